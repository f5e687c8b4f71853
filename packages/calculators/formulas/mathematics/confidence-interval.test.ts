import { describe, expect, it } from 'vitest';
import { spreadOf, tFactor } from './confidence-interval.ts';

describe('confidence interval (C-01)', () => {
  it.each([
    [2, 12.706],
    [5, 2.776],
    [20, 2.093],
    [21, 2.086],
    [31, 2.042],
    [61, 2],
    [121, 1.98],
  ])('the two-sided 95 % t factor of $0 values is $1 as in printed tables of Student', (count, printed) => {
    expect(Math.abs(tFactor(count) - printed)).toBeLessThanOrEqual(0.0006);
  });

  it('by hand, 2, 4, 4, 4, 5, 5, 7, 9 have the mean 5, the standard deviation 2.138 and the interval ±1.788', () => {
    const { mean, deviation, halfWidth } = spreadOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(mean).toBe(5);
    // Computed as √(32/7), and 2.365 × 2.138/√8.
    expect(deviation).toBeCloseTo(2.13809, 5);
    expect(halfWidth).toBeCloseTo(1.7878, 4);
  });

  it('a single value has no standard deviation; two values have one', () => {
    expect(spreadOf([3])).toEqual({ mean: 3, deviation: null, halfWidth: null });
    expect(spreadOf([3, 5]).deviation).toBeCloseTo(Math.SQRT2, 12);
  });
});
