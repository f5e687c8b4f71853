import { describe, expect, it } from 'vitest';
import { spreadOf, tFactor } from '../mathematics/confidence-interval.ts';
import * as grain from './grain-size.ts';

describe('grain size (C-01)', () => {
  it.each([
    [0, 7.75, 359.2, 320],
    [5, 248, 63.5, 56.6],
    [8, 1984, 22.45, 20],
    [12, 31744, 5.61, 5],
  ])('E112 Table 4, G %s: %s grains per mm², d %s µm, l %s µm', (number, perMm2, diameter, intercept) => {
    const grains = grain.grainsPerMm2(number);
    expect(Math.abs(grains / perMm2 - 1)).toBeLessThan(0.001);
    expect(Math.abs((grain.diameterOf(grains) * 1000) / diameter - 1)).toBeLessThan(0.001);
    expect(Math.abs(grain.interceptOf(number) * 1000 - intercept)).toBeLessThan(0.05);
  });

  it('an intercept of 20 µm is G 8, and 1000 grains per mm² are G 7.01', () => {
    expect(Math.abs(grain.sizeFromIntercept(0.02) - 8)).toBeLessThan(0.01);
    expect(Math.abs(grain.sizeFromGrains(1000) - 7.01)).toBeLessThan(0.01);
    expect(grain.sizeFromGrainsPerInch2(grain.grainsPerInch2(6.5))).toBeCloseTo(6.5, 5);
    expect(Math.abs(grain.sizeFromGrains(grain.grainsPerMm2(8)) - 8)).toBeLessThan(0.001);
  });

  it('ISO 643: 256, 1024 and 2048 grains per mm² have the size numbers 5, 7 and 8', () => {
    expect([256, 1024, 2048].map(grain.isoNumber)).toEqual([5, 7, 8]);
  });

  it('planimetric count: 52 grains inside and 28 cut at 100× in 5000 mm² give 132 per mm² and G 4.09', () => {
    const perMm2 = grain.jeffriesMultiplier(100, 5000) * grain.planimetricCount(52, 28, 'circle');
    expect(perMm2).toBe(132);
    expect(Math.abs(grain.sizeFromGrains(perMm2) - 4.09)).toBeLessThan(0.01);
    expect(grain.planimetricCount(52, 28, 'rectangle')).toBe(67);
  });

  it('three circles: 85 intercepts on 500 mm at 200× give 29.4 µm and G 6.89', () => {
    const intercept = grain.meanIntercept(500, 200, 85);
    expect(Math.abs(intercept * 1000 - 29.41)).toBeLessThan(0.01);
    expect(Math.abs(grain.sizeFromIntercept(intercept) - 6.89)).toBeLessThan(0.01);
  });

  it('the counts 62 70 58 66 64 have the mean 64, s 4.472 and the interval ±5.55', () => {
    const { mean, deviation, halfWidth } = spreadOf([62, 70, 58, 66, 64]);
    expect(mean).toBe(64);
    expect(deviation).toBeCloseTo(4.472, 3);
    expect(halfWidth).toBeCloseTo(5.552, 2);
    expect(spreadOf([5])).toEqual({ mean: 5, deviation: null, halfWidth: null });
  });

  it('Student’s t decreases smoothly from the table to the expansion: 2.093, 2.086, … 1.96', () => {
    expect([20, 21, 31, 100000].map((count) => Number(tFactor(count).toFixed(3)))).toEqual([
      2.093, 2.086, 2.042, 1.96,
    ]);
  });
});
