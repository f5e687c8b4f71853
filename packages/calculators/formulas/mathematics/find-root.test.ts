import { describe, expect, it } from 'vitest';
import { findRoot } from './find-root.ts';

describe('root of a function (C-01)', () => {
  it.each([
    ['rising', 1],
    ['falling', -1],
  ])('√2 is found as the root of a %s function to 14 digits', (_, sign) => {
    expect(findRoot((x) => sign * (x * x - 2), 0, 2)).toBeCloseTo(Math.SQRT2, 14);
  });

  it('an end of the interval that is a root is returned, whatever the sign at the other end', () => {
    expect([findRoot((x) => x - 1, 1, 5), findRoot((x) => x - 5, 1, 5), findRoot((x) => x, 0, 1)]).toEqual([
      1, 5, 0,
    ]);
  });

  it('the root of a smooth function is found with fewer than half of the evaluations that bisection needs', () => {
    for (const [value, low, high] of [
      [(x: number) => Math.exp(x) - 5, 0, 10],
      [(x: number) => x ** 3 - 2 * x - 5, 2, 30],
      [(x: number) => Math.log(x) + x / 100, 1e-6, 1000],
    ] as const) {
      let calls = 0;
      const counted = (x: number) => {
        calls += 1;
        return value(x);
      };
      const root = findRoot(counted, low, high) ?? Number.NaN;
      expect(Math.abs(value(root))).toBeLessThan(1e-12);
      expect(calls).toBeLessThan(20);
    }
  });

  it.each([-3.3, 1e-9, 0.7, 812.4])('a jump at %d is located to the last digits', (jump) => {
    let calls = 0;
    const counted = (x: number) => {
      calls += 1;
      return x < jump ? -1 : 1e6;
    };
    const root = findRoot(counted, -1000, 1000) ?? Number.NaN;
    expect(Math.abs(root - jump)).toBeLessThan(2000 * 2 ** -50);
    expect(calls).toBeLessThan(75);
  });

  it('the last valid value before NaN values is returned', () => {
    const value = (x: number) => (x < 2 ? -1 : Math.sqrt(x - 4) + 1);
    expect(findRoot(value, 0, 8)).toBeCloseTo(2, 12);
  });

  it('null is returned if the function does not change its sign or is NaN at an end of the interval', () => {
    expect(findRoot((x) => x * x + 1, -1, 2)).toBeNull();
    expect(findRoot(() => Number.NaN, 0, 1)).toBeNull();
  });

  it('the search stops as soon as no floating-point number lies between both ends', () => {
    let calls = 0;
    const next = 1 + Number.EPSILON;
    expect(
      findRoot(
        (x) => {
          calls += 1;
          return x > 1 ? 1 : -1;
        },
        1,
        next,
      ),
    ).toBeCloseTo(1, 12);
    expect(calls).toBe(2);
  });
});
