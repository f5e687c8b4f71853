import { expect, it } from 'vitest';
import { sharesOf, sumInserted, sumOf, sumTex, type WeightedSum } from './weighted-sum.ts';

const sum: WeightedSum = [{ of: ['C'] }, { of: ['Cr', 'Mo'], over: 5 }, { of: ['B'], times: 5 }];
const steel = { C: 0.1, Cr: 0.4, Mo: 0.1, B: 0.002 };

it('shares of a weighted sum are printed as they are computed', () => {
  expect(sumOf(sum, steel)).toBeCloseTo(0.21, 12);
  expect(sharesOf(sum, steel)).toEqual({
    C: 0.1,
    Cr: 0.08000000000000002,
    Mo: 0.020000000000000004,
    B: 0.01,
  });
  expect(sumTex(sum)).toBe('\\mathrm{C} + \\frac{\\mathrm{Cr}+\\mathrm{Mo}}{5} + 5\\,\\mathrm{B}');
  expect(sumTex(sum, 'line')).toBe('\\mathrm{C} + (\\mathrm{Cr}+\\mathrm{Mo})/5 + 5\\,\\mathrm{B}');
  expect(sumInserted(sum, steel)).toBe('0.1 + (0.4 + 0.1)/5 + 5 × 0.002');
});
