import { describe, expect, it } from 'vitest';
import * as tables from './preheat-tables.ts';
import * as preheat from './preheat-temperature.ts';

describe('preheat temperature (C-01)', () => {
  it.each([
    { cet: 0.4, thickness: 30, hydrogen: 4, heat: 1, expected: 151.9 },
    { cet: 0.31, thickness: 25, hydrogen: 5, heat: 1.2, expected: 76.4 },
    { cet: 0.38, thickness: 60, hydrogen: 3, heat: 1.5, expected: 160.1 },
    { cet: 0.4, thickness: 10, hydrogen: 5, heat: 4, expected: 61 },
    { cet: 0.2, thickness: 10, hydrogen: 1, heat: 0.5, expected: -92.8 },
  ])('Method B: CET $cet, d $thickness, HD $hydrogen and Q $heat give $expected °C', (row) => {
    const { cet, thickness, hydrogen, heat, expected } = row;
    const terms = preheat.methodB(cet, thickness, hydrogen, heat);
    expect(Math.abs(preheat.sumOfTerms(terms) - expected)).toBeLessThan(0.1);
    const whole =
      697 * cet + 160 * Math.tanh(thickness / 35) + 62 * hydrogen ** 0.35 + (53 * cet - 32) * heat - 328;
    expect(preheat.sumOfTerms(terms)).toBeCloseTo(whole, 9);
  });

  it('the terms of Method B for CET 0.31 are 82.5, −11.86, 8.90 and −3.11', () => {
    const { cet, thickness, hydrogen, heat } = preheat.methodB(0.31, 25, 5, 1.2);
    expect([cet, thickness, hydrogen, heat].map((each) => Number(each.toFixed(2)))).toEqual([
      82.5, -11.86, 8.9, -3.11,
    ]);
    expect(preheat.governingCet(0.31, 0.3)).toBeCloseTo(0.33, 9);
    expect([preheat.governingCet(0.34, 0.3), preheat.governingCet(0.31, 0)]).toEqual([0.34, 0.31]);
  });

  it.each([
    [-92.8, 20],
    [20.003, 20],
    [20.1, 25],
    [95, 95],
    [99.97, 100],
    [100.003, 100],
    [100.04, 100],
    [100.06, 105],
    [104.9, 105],
  ])('a calculated preheat of %s °C is rounded up to %s °C', (needed, shown) => {
    expect(preheat.inSteps(needed)).toBe(shown);
  });

  it('Ito and Bessyo: Pcm 0.25, H 5 and 30 mm give Pc 0.3833 and 160 °C', () => {
    const crack = preheat.crackParameter(0.25, 5, 30);
    expect(crack).toBeCloseTo(0.3833, 4);
    expect(Math.abs(preheat.itoBessyoPreheat(crack) - 160)).toBeLessThan(0.1);
  });

  it('AWS D1.1: Pcm below 0.28 with H2 is group D, with 150 °C at 50 mm and high restraint', () => {
    expect(tables.groupByTable(0.2799, 'H2')).toBe('D');
    expect(tables.awsPreheat('high', 50, 'D')).toBe(150);
    expect(Math.abs(tables.susceptibilityIndex(0.251, 'H1') - 3.711)).toBeLessThan(0.002);
    expect(tables.groupByIndex(3.711)).toBe('C');
    expect([tables.groupByIndex(7.1), tables.groupByTable(0.38, 'H1')]).toEqual([null, null]);
    expect(
      [9.9, 10, 20, 20.1, 38, 75, 76].map((thickness) => tables.awsPreheat('medium', thickness, 'C')),
    ).toEqual([20, 20, 20, 75, 75, 110, 140]);
  });

  it.each([
    [5, 'H1'],
    [5.1, 'H2'],
    [10, 'H2'],
    [10.1, 'H3'],
  ] as const)('AWS D1.1: %s ml/100 g of diffusible hydrogen are level %s', (diffusible, level) => {
    expect(tables.hydrogenLevel(diffusible)).toBe(level);
  });

  it('AWS D1.1: each limit of the index belongs to the group below it, after rounding to 0.1', () => {
    expect([3, 3.04, 3.06, 3.5, 5.5, 7].map(tables.groupByIndex)).toEqual(['A', 'A', 'B', 'B', 'F', 'G']);
  });

  it('AWS D1.1: the lowest band of Pcm is group A, B or C by hydrogen level, and above the highest band there is no group', () => {
    expect(tables.hydrogenLevels.map((level) => tables.groupByTable(0.17, level))).toEqual(['A', 'B', 'C']);
    expect(tables.hydrogenLevels.map((level) => tables.groupByTable(0.37, level))).toEqual(['E', 'F', 'G']);
    expect(tables.hydrogenLevels.map((level) => tables.groupByTable(0.38, level))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('AWS D1.1: the first row of the table ends below 10 mm', () => {
    expect([9.9, 10].map((thickness) => tables.awsPreheat('high', thickness, 'E'))).toEqual([110, 140]);
  });

  it('EN 1011-2 Table C.1: each limit of CE, hydrogen and heat input belongs to the safe column below it', () => {
    const limits = [3, 3.1, 5, 5.1, 10, 10.1, 15, 15.1];
    expect(limits.map((hydrogen) => tables.thicknessWithoutPreheat(0.49, hydrogen, 1))).toEqual([
      60, 50, 50, 35, 35, 30, 30, 25,
    ]);
    expect(tables.thicknessWithoutPreheat(0.43, 15, 1)).toBe(50);
  });

  it('glycerine hydrogen: 5 ml/100 g by ISO 3690 are 2.55 ml/100 g, by hand', () => {
    expect(preheat.glycerineHydrogen(5)).toBeCloseTo(2.55, 9);
  });

  it.each([
    [20.04, 20],
    [20.06, 21],
    [150, 150],
    [150.3, 151],
  ])('a calculated preheat of %s °C is at least %s °C in whole degrees', (needed, shown) => {
    expect(preheat.roundUpDegrees(needed)).toBe(shown);
  });

  it('without a weld metal, the CET of the parent metal governs, however small it is', () => {
    expect(preheat.governingCet(0.02, 0)).toBe(0.02);
  });

  it('EN 1011-2 Table C.1: CE 0.43, Q 2 and HD 8 give 100 mm; no value above CE 0.49 or below 1 kJ/mm', () => {
    expect(tables.thicknessWithoutPreheat(0.43, 8, 2)).toBe(100);
    expect(tables.thicknessWithoutPreheat(0.45, 16, 1.9)).toBe(25);
    expect([tables.thicknessWithoutPreheat(0.5, 3, 2), tables.thicknessWithoutPreheat(0.4, 3, 0.9)]).toEqual([
      null,
      null,
    ]);
  });

  it('Séférian: S355J2 with a thickness of 25 mm gives 121.7 °C', () => {
    const equivalent = preheat.seferianEquivalent({ C: 0.16, Mn: 1.45, Cr: 0.05, Ni: 0.04, Mo: 0.01 }, 25);
    expect(equivalent).toBeCloseTo(0.371, 3);
    expect(Math.abs((preheat.seferianPreheat(equivalent) ?? 0) - 121.7)).toBeLessThan(0.5);
    expect(preheat.seferianPreheat(0.25)).toBeNull();
  });
});
