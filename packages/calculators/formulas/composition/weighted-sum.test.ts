import { expect, it } from 'vitest';
import {
  formatSubstitutedSum,
  sharesOf,
  sumOf,
  sumTex,
  type WeightedSum,
  weightsOf,
} from './weighted-sum.ts';

const sum: WeightedSum = [{ of: ['C'] }, { of: ['Cr', 'Mo'], over: 5 }, { of: ['B'], times: 5 }];
const steel = { C: 0.1, Cr: 0.4, Mo: 0.1, B: 0.002 };

it('the contributions to a weighted sum are printed as they are computed', () => {
  expect(sumOf(sum, steel)).toBeCloseTo(0.21, 12);
  expect(sharesOf(sum, steel)).toEqual({
    C: 0.1,
    Cr: 0.08000000000000002,
    Mo: 0.020000000000000004,
    B: 0.01,
  });
  expect(sumTex(sum)).toBe('\\mathrm{C} + \\frac{\\mathrm{Cr}+\\mathrm{Mo}}{5} + 5\\,\\mathrm{B}');
  expect(sumTex(sum, 'line')).toBe('\\mathrm{C} + (\\mathrm{Cr}+\\mathrm{Mo})/5 + 5\\,\\mathrm{B}');
  expect(formatSubstitutedSum(sum, steel)).toBe('0.1 + (0.4 + 0.1)/5 + 5 × 0.002');
});

it('a sum has a weight for each element, and single and grouped terms are printed alike', () => {
  const grouped: WeightedSum = [{ of: ['Mn'], over: 6 }, { of: ['Nb', 'V'], times: 2 }, { of: ['Ni', 'Cu'] }];
  expect(weightsOf(grouped)).toEqual({ Mn: 1 / 6, Nb: 2, V: 2, Ni: 1, Cu: 1 });
  expect(sumTex(grouped)).toBe(
    '\\frac{\\mathrm{Mn}}{6} + 2\\,(\\mathrm{Nb}+\\mathrm{V}) + (\\mathrm{Ni}+\\mathrm{Cu})',
  );
  expect(sumTex(grouped, 'line')).toMatch(/^\\mathrm\{Mn\}\/6 \+ /);
  expect(formatSubstitutedSum(grouped, { Mn: 1.2, Nb: 0.03 })).toBe('1.2/6 + 2 × (0.03 + 0) + (0 + 0)');
});
