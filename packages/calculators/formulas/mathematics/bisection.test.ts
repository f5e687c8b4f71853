import { describe, expect, it } from 'vitest';
import { findRoot } from './bisection.ts';

describe('bisection (C-01)', () => {
  it.each([
    ['rising', 1],
    ['falling', -1],
  ])('finds √2 as the root of a %s function to 14 digits', (_, sign) => {
    expect(findRoot((x) => sign * (x * x - 2), 0, 2)).toBeCloseTo(Math.SQRT2, 14);
  });

  it('returns an end that is a root, although the other end has any sign', () => {
    expect([findRoot((x) => x - 1, 1, 5), findRoot((x) => x - 5, 1, 5), findRoot((x) => x, 0, 1)]).toEqual([
      1, 5, 0,
    ]);
  });

  it('finds no root without a change of sign or with a value that is not a number', () => {
    expect(findRoot((x) => x * x + 1, -1, 2)).toBeNull();
    expect(findRoot(() => Number.NaN, 0, 1)).toBeNull();
  });

  it('stops as soon as no number lies between both ends', () => {
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
