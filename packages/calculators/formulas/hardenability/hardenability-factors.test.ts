import { describe, expect, it } from 'vitest';
import * as factors from './hardenability-factors.ts';

const steel4118 = { C: 0.22, Mn: 0.8, Si: 0.18, Ni: 0.1, Cr: 0.43, Mo: 0.25, Cu: 0.1, V: 0.05 };
const inch = (steel: Parameters<typeof factors.idealDiameterInch>[0]): number =>
  factors.idealDiameterInch(steel) ?? 0;

describe('ideal critical diameter by factors (C-01)', () => {
  it.each([
    [factors.carbonFactor(0.22), 0.119],
    [factors.carbonFactor(0.4), 0.213],
    [factors.alloyFactor('Mn', 0.8), 3.667],
    [factors.alloyFactor('Si', 0.18), 1.126],
    [factors.alloyFactor('Ni', 0.1), 1.036],
    [factors.alloyFactor('Cr', 0.43), 1.929],
    [factors.alloyFactor('Mo', 0.25), 1.75],
    [factors.alloyFactor('Ni', 1.8), 1.6795],
  ])('%s has the factor printed in ASTM A255: %s', (found, printed) => {
    expect(Math.abs((found ?? 0) - printed)).toBeLessThanOrEqual(0.001);
  });

  it('the worked example of ASTM A255, SAE 4118 modified, gives 1.95 in', () => {
    expect(Math.abs(inch(steel4118) - 1.95)).toBeLessThanOrEqual(0.02);
  });

  it.each([
    ['4140', { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 }, 4.702],
    ['4340', { C: 0.4, Si: 0.25, Mn: 0.7, Cr: 0.8, Ni: 1.8, Mo: 0.25 }, 6.714],
    ['C45', { C: 0.45, Si: 0.25, Mn: 0.65 }, 0.838],
  ])('the factors of %s give the expected ideal diameter', (_, steel, expected) => {
    expect(Math.abs(inch(steel) / expected - 1)).toBeLessThan(0.005);
  });

  it('there is no carbon factor above 0.90 %, and the piecewise polynomials nearly meet at each bound', () => {
    expect(factors.carbonFactor(0.91)).toBeNull();
    for (const bound of [0.39, 0.55, 0.65, 0.75]) {
      const [below, above] = [factors.carbonFactor(bound) ?? 0, factors.carbonFactor(bound + 1e-9) ?? 0];
      expect(Math.abs(above / below - 1)).toBeLessThan(0.01);
    }
  });

  it.each([
    [0.39, 0.2106],
    [0.5, 0.2378],
    [0.55, 0.2517],
    [0.6, 0.2621],
    [0.65, 0.2731],
    [0.7, 0.283],
    [0.75, 0.293],
    [0.8, 0.3028],
    [0.9, 0.3208],
  ])(
    '$0 % C has the carbon factor $1: each bound of ASTM A255 belongs to the piece below it',
    (carbon, expected) => {
      expect(factors.carbonFactor(carbon)).toBeCloseTo(expected, 4);
    },
  );

  it('the second pieces of the manganese and nickel factors begin above 1.20 and 1.50 %', () => {
    expect([1.2, 1.5].map((percent) => factors.manganeseFactor(percent).toFixed(5))).toEqual([
      '4.99996',
      '6.53000',
    ]);
    expect(factors.nickelFactor(1.5)).toBeCloseTo(1.5445, 9);
  });

  it('there is no ideal diameter without a carbon factor', () => {
    expect(factors.idealDiameterInch({ C: 0.91, Mn: 1 })).toBeNull();
  });

  it('titanium and zirconium bind nitrogen: 0.008 N with 0.02 Ti or 0.06 Zr leave 10 of 30 ppm boron', () => {
    expect(factors.effectiveBoronPpm({ B: 0.003, N: 0.008, Ti: 0.02 })).toBeCloseTo(10, 6);
    expect(factors.effectiveBoronPpm({ B: 0.003, N: 0.008, Zr: 0.06 })).toBeCloseTo(10, 6);
  });

  it('nitrogen reduces the effect of boron unless titanium binds it', () => {
    expect(factors.effectiveBoronPpm({ B: 0.003, N: 0.004 })).toBeCloseTo(10, 6);
    expect(factors.effectiveBoronPpm({ B: 0.002, N: 0.006 })).toBe(0);
    expect(factors.effectiveBoronPpm({ B: 0.002, N: 0.006, Ti: 0.03 })).toBeCloseTo(20, 6);
    expect(factors.boronFactor(0.4)).toBeCloseTo(1.75, 9);
  });

  it('a finer grain lowers the hardenability', () => {
    expect(factors.grainFactor(7)).toBe(1);
    expect(factors.grainFactor(8)).toBeLessThan(1);
    expect(factors.grainFactor(5)).toBeCloseTo(1.083 ** 2, 12);
  });
});
