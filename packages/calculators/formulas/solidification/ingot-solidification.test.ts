import { describe, expect, it } from 'vitest';
import * as solid from './ingot-solidification.ts';

const near = (value: number | null, expected: number, share: number): void =>
  expect(Math.abs((value ?? 0) / expected - 1), `${value}, expected ${expected}`).toBeLessThan(share);

describe('ingot solidification (C-01)', () => {
  it('Groover: a steel plate of 30 x 10 x 2 cm with 4.0 min/cm² solidifies in 2.49 min', () => {
    near(solid.chvorinovTime(4 * 6e5, solid.boxModulus(0.3, 0.1, 0.02)) / 60, 2.49, 0.005);
  });

  it('the shell is 40 mm after 4 min with K = 20', () => {
    near(solid.planeShell(solid.solidificationConstant(20), 240, 0), 0.04, 0.001);
  });

  it('half thickness 300 mm and K = 26: a plate takes 133.1 min, a cylinder 66.57 min', () => {
    const constant = solid.solidificationConstant(26);
    near(solid.planeTime(constant, 0.3, 0) / 60, 133.1, 0.003);
    near(solid.stefanTime('round', 0.3, constant) / 60, 66.57, 0.003);
    near(solid.cylinderTime(0.3, 0, constant), solid.stefanTime('round', 0.3, constant), 1e-12);
  });

  it('the shell of a cylinder grows like a plane one at first and ends at the radius, and its time is the inverse function', () => {
    const constant = solid.solidificationConstant(26);
    near(solid.cylinderShell(0.3, constant, 1), solid.planeShell(constant, 1, 0), 0.01);
    expect(solid.cylinderShell(0.3, constant, 1e6)).toBe(0.3);
    near(solid.cylinderTime(0.3, 0.3 - solid.cylinderShell(0.3, constant, 1800), constant), 1800, 1e-6);
  });

  it('a plane shell begins after its delay, and the time of a shell with a delay is the inverse function', () => {
    const constant = solid.solidificationConstant(26);
    expect(solid.planeShell(constant, 1, 0.01)).toBe(0);
    const seconds = solid.planeTime(constant, 0.1, 0.01);
    near(solid.planeShell(constant, seconds, 0.01), 0.1, 1e-9);
    near(seconds / solid.planeTime(constant, 0.11, 0), 1, 1e-12);
  });

  it('a square solidifies as a cylinder of 1.08 times half its side, and a plate takes twice the time of a cylinder', () => {
    const constant = solid.solidificationConstant(26);
    const round = solid.stefanTime('round', 0.3, constant);
    near(solid.stefanTime('square', 0.3, constant) / round, 1.08 ** 2, 1e-12);
    near(solid.stefanTime('plate', 0.3, constant) / round, 2, 1e-12);
  });

  it('the modulus of a cylinder of 0.2 m by 0.3 m is 37.5 mm, that of a long one D/4', () => {
    expect(solid.cylinderModulus(0.2, 0.3)).toBeCloseTo(0.0375, 12);
    expect(solid.cylinderModulus(0.2, 1e6)).toBeCloseTo(0.05, 6);
  });

  it('half the radius of a cylinder solidifies from outside in 0.4034 of the whole time, by hand', () => {
    // (1 − r²) + 2 r² ln r for r = 1/2 is 0.75 − 0.5 ln 2.
    const constant = solid.solidificationConstant(26);
    near(
      solid.cylinderTime(0.3, 0.15, constant) / solid.cylinderTime(0.3, 0, constant),
      0.75 - 0.5 * Math.LN2,
      1e-9,
    );
    const end = solid.cylinderTime(0.3, 0, constant);
    expect(solid.cylinderShell(0.3, constant, end)).toBe(0.3);
    expect(solid.cylinderShell(0.3, constant, 0.999 * end)).toBeLessThan(0.3);
  });

  it('the mould constant of silica sand and the feeder volume match the example', () => {
    const sand = {
      metalDensity: 7200,
      heatOfFusion: 272000,
      liquidHeat: 750,
      superheat: 50,
      difference: 1475,
      conductivity: 0.6,
      mouldDensity: 1550,
      mouldHeat: 1150,
    };
    near(solid.mouldConstant(sand), 1.676e6, 0.005);
    near(solid.feederVolume(1.2, 0.035, 0.14), 0.4, 0.003);
    expect(solid.feederVolume(1, 0.2, 0.14)).toBeNull();
    expect(solid.feederVolume(1, 0.14, 0.14)).toBeNull();
  });
});
