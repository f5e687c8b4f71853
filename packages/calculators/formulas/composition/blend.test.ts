import { describe, expect, it } from 'vitest';
import { blend, carbonWeight, contentWeight, fadingWeight } from './blend.ts';

const result = (value: number, weight = 1, author = String(value)) => ({ value, weight, author });

describe('mean of several authors', () => {
  it('C-01: with equal weights the result is the arithmetic mean, and the spread is the range of the formulas', () => {
    expect(blend([result(10), result(20), result(60)])).toEqual({ mean: 30, spread: 50, low: 10, high: 60 });
    expect(blend([result(10, 0)])).toBeNull();
    expect(blend([])).toBeNull();
  });

  it('C-01: several formulas by one author share the weight of one formula in the mean', () => {
    expect(blend([result(0, 1, 'a'), result(10, 1, 'a'), result(20, 1, 'b')])?.mean).toBeCloseTo(12.5, 12);
  });

  it('C-01: mean and spread stay continuous when a formula leaves its range', () => {
    const at = (carbon: number) =>
      blend([result(100), result(110), result(300, fadingWeight(carbon, 0.4, 0.6))]);
    expect(fadingWeight(0.3, 0.4, 0.6)).toBe(1);
    expect(fadingWeight(0.6, 0.4, 0.6)).toBe(0);
    expect(fadingWeight(0.1, 0.15, 0.1)).toBe(0);
    for (let carbon = 0.3; carbon < 0.7; carbon += 0.001) {
      const [here, next] = [at(carbon), at(carbon + 0.001)];
      expect(Math.abs((here?.mean ?? 0) - (next?.mean ?? 0))).toBeLessThan(2);
      expect(Math.abs((here?.spread ?? 0) - (next?.spread ?? 0))).toBeLessThan(3);
    }
    expect(at(0.7)).toEqual({ mean: 105, spread: 10, low: 100, high: 110 });
  });

  it('C-01: the weight of a formula falls quadratically within 0.05 % of its lower and 0.2 % of its upper carbon limit', () => {
    const range = { min: 0.1, max: 0.6 };
    const weights = [0.05, 0.1, 0.125, 0.15, 0.4, 0.5, 0.6, 0.7].map((carbon) => carbonWeight(carbon, range));
    expect(weights.map((each) => Number(each.toFixed(9)))).toEqual([0, 0, 0.25, 1, 1, 0.25, 0, 0]);
    expect(carbonWeight(5, { min: 0.1 })).toBe(1);
    expect(carbonWeight(0, { max: 0.6 })).toBe(1);
  });

  it('C-01: the weight of a formula falls from 80 % of its upper limit of each element; weights of several elements multiply', () => {
    const ranges = { Cr: { max: 1 }, Ni: { min: 0, max: 5 }, Mo: { min: 0.1 } };
    expect(contentWeight({ Cr: 0.8, Ni: 4, Mo: 9 }, ranges)).toBe(1);
    expect(contentWeight({ Cr: 0.9 }, ranges)).toBeCloseTo(0.25, 12);
    expect(contentWeight({ Cr: 0.9, Ni: 4.5 }, ranges)).toBeCloseTo(0.0625, 12);
    expect(contentWeight({ Cr: 1.1 }, ranges)).toBe(0);
  });
});
