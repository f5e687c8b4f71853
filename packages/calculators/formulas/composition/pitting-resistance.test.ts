import { describe, expect, it } from 'vitest';
import { formulaValue } from './composition-formula.ts';
import * as pitting from './pitting-resistance.ts';

describe('pitting resistance (C-01)', () => {
  it.each([
    ['2205', { Cr: 22.4, Mo: 3.1, N: 0.17 }, 35],
    ['LDX 2101', { Cr: 21.5, Mo: 0.3, N: 0.22 }, 26],
  ])('%s has the PREN of its data sheet', (_, steel, expected) => {
    expect(Math.abs(formulaValue(pitting.pren16, steel) - expected)).toBeLessThanOrEqual(0.5);
  });

  it('half the tungsten counts as molybdenum: Zeron 100', () => {
    const steel = { Cr: 25, Mo: 3.5, W: 0.6, N: 0.25 };
    expect(formulaValue(pitting.pren16, steel)).toBeCloseTo(40.55, 2);
    expect(formulaValue(pitting.prew, steel)).toBeCloseTo(41.54, 2);
  });

  it('for 2205, the indices with manganese and nickel and the starting temperatures have the expected values', () => {
    const steel = { Cr: 22.4, Mo: 3.1, N: 0.17, Mn: 1.5, Ni: 5.7 };
    expect(formulaValue(pitting.pren30, steel)).toBeCloseTo(37.73, 2);
    expect(formulaValue(pitting.prenManganese, steel)).toBeCloseTo(36.23, 2);
    expect(Math.abs(formulaValue(pitting.marc, steel) - 33.85)).toBeLessThan(0.1);
    expect(Math.abs(formulaValue(pitting.pittingTemperature, steel) - 44)).toBeLessThan(0.1);
    expect(Math.abs(formulaValue(pitting.creviceTemperatureStainless, steel) - 16)).toBeLessThan(0.1);
  });

  it('steel is stainless from 10.5 % chromium', () => {
    expect([{}, { Cr: 10.49 }, { Cr: 10.5 }].map(pitting.isStainless)).toEqual([false, false, true]);
  });

  it('the resistance class changes at a PREN of 20, 30 and 40', () => {
    expect([-1, 19.99, 20, 30, 40].map(pitting.resistanceClass)).toEqual([
      'basic',
      'basic',
      'medium',
      'high',
      'super',
    ]);
  });
});
