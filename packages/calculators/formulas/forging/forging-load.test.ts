import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as load from './forging-load.ts';

const ratio = fc.double({ min: 0.01, max: 20, noNaN: true });
const coefficient = fc.double({ min: 0.001, max: 0.5, noNaN: true });

describe('forging load: upsetting', () => {
  it.each([
    [62, 649_303],
    [36, 1_467_422],
  ])('C-01: Groover’s example with a height of %f mm needs a force of %f N', (height, expected) => {
    const start = { diameter: 0.05, height: 0.075 };
    const disc = { diameter: load.upsetDiameter(start, height / 1000), height: height / 1000 };
    const sigma = 350e6 * load.upsetStrain(75, height) ** 0.17;
    expect(load.grooverUpset(disc, sigma, 0.1) / expected).toBeCloseTo(1, 2.5);
  });

  it('C-01: the formulas by Siebel and with the friction factor give 19.93 and 17.45 MN', () => {
    expect(load.siebelUpset({ diameter: 0.6, height: 0.4 }, 60e6, 0.35) / 1e6).toBeCloseTo(19.93, 2);
    expect(load.frictionFactorUpset({ diameter: 0.5, height: 0.25 }, 70e6, 0.7) / 1e6).toBeCloseTo(17.45, 2);
  });

  it('C-01: without friction every formula gives the ideal force', () => {
    const disc = { diameter: 0.5, height: 0.2 };
    const ideal = load.idealUpset(disc, 80e6);
    for (const formula of [load.siebelUpset, load.grooverUpset, load.frictionFactorUpset, load.slabUpset])
      expect(formula(disc, 80e6, 0) / ideal).toBeCloseTo(1, 12);
  });

  it('C-01: Siebel approximates the slab solution for flat discs with little friction and stays below it', () => {
    fc.assert(
      fc.property(ratio, coefficient, (slenderness, friction) => {
        const disc = { diameter: slenderness, height: 1 };
        const share = load.slabUpset(disc, 1, friction) / load.siebelUpset(disc, 1, friction);
        expect(share).toBeGreaterThanOrEqual(1 - 1e-9);
        if (friction * slenderness < 0.1) expect(share).toBeLessThan(1.001);
      }),
    );
  });

  it.each([
    [0.15, 0.3],
    [0.02, 0.3],
    [0.02, 0.577],
    [0.4, 0.05],
  ])(
    'C-01: at height %f and friction μ %f the integral of the pressure equals the force',
    (height, friction) => {
      const disc = { diameter: 0.6, height };
      const rings = 4000;
      let force = 0;
      for (let at = 0; at < rings; at++) {
        const radius = ((at + 0.5) / rings) * 0.3;
        force += load.discPressure(disc, 60e6, friction, radius) * 2 * Math.PI * radius * (0.3 / rings);
      }
      expect(force / load.slabUpset(disc, 60e6, friction)).toBeCloseTo(1, 5);
    },
  );

  it('C-01: the force increases continuously with flatness and friction, up to full sticking', () => {
    fc.assert(
      fc.property(ratio, fc.double({ min: 0, max: 0.577, noNaN: true }), (slenderness, friction) => {
        const force = (across: number, rough: number) =>
          load.slabUpset({ diameter: across, height: 1 }, 1, rough) /
          load.idealUpset({ diameter: across, height: 1 }, 1);
        const here = force(slenderness, friction);
        expect(force(slenderness * 1.001, friction)).toBeGreaterThanOrEqual(here - 1e-9);
        expect(force(slenderness * 1.001, friction) / here).toBeLessThan(1.005);
        expect(force(slenderness, Math.min(0.577, friction + 1e-4)) / here).toBeLessThan(1.01);
        expect(here).toBeLessThanOrEqual(1 + slenderness / (3 * Math.sqrt(3)) + 1e-9);
      }),
    );
  });

  it('C-01: from μ = 0.577 the whole face of a disc sticks to the die; below, only the centre of a flat disc', () => {
    const radius = (diameter: number, friction: number) =>
      load.stickingRadius({ diameter, height: 1 }, friction);
    expect(radius(0.1, 0.5)).toBe(0);
    expect(radius(0.1, 0.58)).toBe(0.05);
    expect(radius(4, 0.3)).toBeCloseTo(2 - Math.log(1 / (0.3 * Math.sqrt(3))) / 0.6, 9);
    expect(radius(4, 0)).toBe(0);
  });
});

describe('forging load: plane strain', () => {
  const strip = { width: 0.096, height: 0.006, length: 0.15 };

  it('C-01: Ghosh & Mallik: the strip slides over 8.318 mm and needs 0.54 MN', () => {
    expect(load.slidingLength(strip.height, 0.25) * 1000).toBeCloseTo(8.318, 3);
    expect(load.stripForce(strip, 7e6, 0.25) / 1e6).toBeCloseTo(0.54, 2);
  });

  it('C-01: the pressure is continuous where sliding ends, and its integral equals the force', () => {
    const edge = load.slidingLength(strip.height, 0.25);
    const pressure = (at: number) => load.stripPressure(strip, 7e6, 0.25, at);
    expect(pressure(edge + 1e-9) / pressure(edge - 1e-9)).toBeCloseTo(1, 5);
    const slices = 20_000;
    let force = 0;
    for (let at = 0; at < slices; at++)
      force += pressure(((at + 0.5) / slices) * 0.048) * (0.048 / slices) * 2 * strip.length;
    expect(force / load.stripForce(strip, 7e6, 0.25)).toBeCloseTo(1, 5);
  });

  it('C-01: a narrow strip slides everywhere, without friction the force is ideal, and at μ = 0.5 the strip sticks everywhere', () => {
    const narrow = { ...strip, width: 0.006 };
    const expected =
      2 * 0.15 * ((2 * 7e6) / Math.sqrt(3)) * (0.006 / 0.5) * Math.expm1((0.5 * 0.003) / 0.006);
    expect(load.stripForce(narrow, 7e6, 0.25) / expected).toBeCloseTo(1, 9);
    expect(load.stripForce(strip, 7e6, 0) / ((2 * 7e6 * 0.096 * 0.15) / Math.sqrt(3))).toBeCloseTo(1, 9);
    expect(load.stripForce(strip, 7e6, 1e-7) / load.stripForce(strip, 7e6, 0)).toBeCloseTo(1, 4);
    expect(load.slidingLength(strip.height, 0.5)).toBeCloseTo(0, 12);
  });
});

describe('forging load: cogging and work', () => {
  it('C-01: cogging with a bite of 700 × 400 mm at a height of 600 mm needs 24.78 MN', () => {
    expect(load.coggingForce({ width: 0.7, bite: 0.4, height: 0.6 }, 60e6, 0.3) / 1e6).toBeCloseTo(24.78, 2);
  });

  it('C-01: the cogging force has a minimum over the bite length', () => {
    const pressure = (bite: number) => load.coggingForce({ width: 1, bite, height: 1 }, 1, 0.3) / bite;
    const best = Math.sqrt(0.5 / 0.3);
    expect(pressure(best)).toBeLessThan(pressure(0.8 * best));
    expect(pressure(best)).toBeLessThan(pressure(1.2 * best));
  });

  it('C-01: the work of a constant force is force × distance', () => {
    expect(load.forgingWork(() => 5e6, 0.4, 0.1) / (5e6 * 0.3)).toBeCloseTo(1, 6);
  });

  it('C-01: the work of a frictionless upset is volume × flow stress × strain', () => {
    const start = { diameter: 0.6, height: 0.4 };
    const work = load.forgingWork(
      (height) => load.idealUpset({ diameter: load.upsetDiameter(start, height), height }, 60e6),
      0.4,
      0.1,
    );
    const volume = (Math.PI / 4) * 0.6 ** 2 * 0.4;
    expect(work / (volume * 60e6 * Math.log(4))).toBeCloseTo(1, 9);
  });
});
