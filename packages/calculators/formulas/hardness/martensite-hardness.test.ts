import { describe, expect, it } from 'vitest';
import { fullMartensite, halfMartensite } from '../hardenability/end-quench-hardness.ts';
import { hardnessTables } from './hardness-conversion.ts';
import { convertHardness } from './hardness-interpolation.ts';
import * as hardness from './martensite-hardness.ts';
import * as maynier from './maynier-hardness.ts';

describe('hardness of martensite (C-01)', () => {
  it.each([
    [0.1, 38, 26],
    [0.2, 44, 32],
    [0.3, 50, 37],
    [0.4, 56, 43],
    [0.5, 61, 47],
    [0.6, 65, 51],
  ])('$0 % C matches the table of ASTM A255', (carbon, full, half) => {
    expect(Math.abs(fullMartensite(carbon) - full)).toBeLessThanOrEqual(1);
    expect(Math.abs(halfMartensite(carbon) - half)).toBeLessThanOrEqual(1);
  });

  it('full martensite is harder than half martensite at every carbon content', () => {
    for (let carbon = 0; carbon <= 1.2; carbon += 0.01)
      expect(fullMartensite(carbon), `${carbon} % C`).toBeGreaterThan(halfMartensite(carbon));
  });

  it('the hardness is constant above the maximum carbon content of the table', () => {
    expect(fullMartensite(1)).toBe(fullMartensite(0.7));
    expect(halfMartensite(1)).toBe(halfMartensite(0.74));
  });

  it('the hardness of full martensite follows 20 + 60 √C at 0.45 % C', () => {
    expect(hardness.burnsHardness(0.45)).toBeCloseTo(60.25, 2);
    expect(hardness.thumbHardness('ninety', 0.4)).toBe(50);
  });

  it('the hardness of 90 % martensite at 0.40 % C is 51.4 HRC, and the inverse returns 90 %', () => {
    expect(Math.abs(hardness.hardnessAtMartensite(0.4, 90) - 51.4)).toBeLessThan(0.2);
    for (const percent of [50, 80, 95, 99.9]) {
      expect(hardness.martensiteAtHardness(0.4, hardness.hardnessAtMartensite(0.4, percent))).toBeCloseTo(
        percent,
        6,
      );
    }
    expect(hardness.martensiteAtHardness(0.4, 30)).toBeNull();
    expect(hardness.martensiteAtHardness(0.4, 64)).toBeNull();
  });

  it('the hardness by Maynier at 20 °C/s matches published values for 8620 and 4140', () => {
    const steel8620 = { C: 0.2, Si: 0.25, Mn: 0.8, Cr: 0.5, Ni: 0.55, Mo: 0.2 };
    const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
    const at20 = (structure: maynier.RateHardness, steel: typeof steel4140) =>
      maynier.vickersAt(structure, steel, 72000);
    expect(Math.abs(at20(maynier.martensiteHardness, steel8620) - 446.8)).toBeLessThan(0.5);
    expect(Math.abs(at20(maynier.martensiteHardness, steel4140) - 639.9)).toBeLessThan(0.5);
    expect(Math.abs(at20(maynier.bainiteHardness, steel4140) - 391.9)).toBeLessThan(0.5);
    expect(Math.abs(at20(maynier.ferritePearliteHardness, steel4140) - 242.8)).toBeLessThan(0.5);
    const rockwell = convertHardness(
      hardnessTables['e140-1'],
      'HV',
      'HRC',
      at20(maynier.martensiteHardness, steel8620),
    );
    expect(Math.abs((rockwell ?? 0) - 45.1)).toBeLessThan(0.1);
  });
});
