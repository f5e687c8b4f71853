import { describe, expect, it } from 'vitest';
import { blend, fade } from './blend.ts';

const result = (value: number, weight = 1, author = String(value)) => ({ value, weight, author });

describe('mean of several authors', () => {
  it('C-01: is the arithmetic mean with equal weights, and the spread is their range', () => {
    expect(blend([result(10), result(20), result(60)])).toEqual({ mean: 30, spread: 50, low: 10, high: 60 });
    expect(blend([result(10, 0)])).toBeNull();
    expect(blend([])).toBeNull();
  });

  it('C-01: an author with several formulas counts once', () => {
    expect(blend([result(0, 1, 'a'), result(10, 1, 'a'), result(20, 1, 'b')])?.mean).toBeCloseTo(12.5, 12);
  });

  it('C-01: mean and spread have no step when a formula leaves its range', () => {
    const at = (carbon: number) => blend([result(100), result(110), result(300, fade(carbon, 0.4, 0.6))]);
    expect(fade(0.3, 0.4, 0.6)).toBe(1);
    expect(fade(0.6, 0.4, 0.6)).toBe(0);
    expect(fade(0.1, 0.15, 0.1)).toBe(0);
    for (let carbon = 0.3; carbon < 0.7; carbon += 0.001) {
      const [here, next] = [at(carbon), at(carbon + 0.001)];
      expect(Math.abs((here?.mean ?? 0) - (next?.mean ?? 0))).toBeLessThan(2);
      expect(Math.abs((here?.spread ?? 0) - (next?.spread ?? 0))).toBeLessThan(3);
    }
    expect(at(0.7)).toEqual({ mean: 105, spread: 10, low: 100, high: 110 });
  });
});
