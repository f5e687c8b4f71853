import { describe, expect, it } from 'vitest';
import { celsiusOf } from '../composition/temperature-formula.ts';
import { msVanBohemen } from './martensite-start.ts';
import * as retained from './retained-austenite.ts';

const percent = (rate: number, ms: number, celsius: number): number =>
  100 * retained.retainedShare(rate, ms, celsius);

describe('retained austenite (C-01)', () => {
  it.each([
    [330, 20, 3.3, 0.02],
    [150, 20, 23.9, 0.1],
    [150, -80, 8, 0.1],
    [150, -196, 2.2, 0.1],
  ])(
    'Koistinen & Marburger: with Ms $0 °C, at $1 °C $2 % austenite remain',
    (ms, celsius, expected, tolerance) => {
      expect(Math.abs(percent(retained.koistinenMarburgerRate, ms, celsius) - expected)).toBeLessThanOrEqual(
        tolerance,
      );
    },
  );

  it.each([
    [
      '4140',
      { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 },
      { ms: 332.2, rate: 0.01772, expected: 0.4, tolerance: 0.03 },
    ],
    [
      '52100, all dissolved',
      { C: 1, Si: 0.25, Mn: 0.35, Cr: 1.5 },
      { ms: 165.6, rate: 0.01129, expected: 19.3, tolerance: 0.2 },
    ],
  ])(
    'van Bohemen: %s retains the expected share of austenite',
    (_, steel, { ms, rate, expected, tolerance }) => {
      const found = retained.rateByAnalysis(steel) ?? 0;
      expect(Math.abs(celsiusOf(msVanBohemen, steel) - ms)).toBeLessThan(0.1);
      expect(Math.abs(found - rate)).toBeLessThan(0.00001);
      expect(Math.abs(percent(found, celsiusOf(msVanBohemen, steel), 20) - expected)).toBeLessThanOrEqual(
        tolerance,
      );
    },
  );

  it('5 % austenite remain at −122 °C when Ms is 150 °C, and all of it above Ms', () => {
    expect(
      Math.abs(retained.temperatureForShare(retained.koistinenMarburgerRate, 150, 0.05) + 122),
    ).toBeLessThanOrEqual(1);
    expect(retained.retainedShare(0.011, 10, 20)).toBe(1);
    expect(retained.rateByAnalysis({ Mn: 100, Si: 100 })).toBeNull();
  });
});
