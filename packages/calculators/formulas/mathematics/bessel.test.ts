import { describe, expect, it } from 'vitest';
import { besselJ0, besselJ1 } from './bessel.ts';

describe('Bessel functions (C-01)', () => {
  it.each([
    [0, 1, 0],
    [1, 0.7651976866, 0.4400505857],
    [5, -0.1775967713, -0.3275791376],
    [13, 0.2069261024, -0.0703180521],
    [20, 0.1670246643, 0.0668331242],
    [50, 0.0558123277, -0.0975118281],
  ])('J0 and J1 of %s are %s and %s as tabulated by Abramowitz and Stegun', (x, zeroth, first) => {
    expect(besselJ0(x)).toBeCloseTo(zeroth, 9);
    expect(besselJ1(x)).toBeCloseTo(first, 9);
  });

  it('the first roots of J0 and J1 are 2.4048256 and 3.8317060', () => {
    expect(besselJ0(2.404825557695773)).toBeCloseTo(0, 12);
    expect(besselJ1(3.831705970207512)).toBeCloseTo(0, 12);
  });

  it('the slope of J0 is −J1, also where the series changes', () => {
    for (const x of [0.5, 4, 12.9, 13, 13.1, 17, 40])
      expect((besselJ0(x + 1e-4) - besselJ0(x - 1e-4)) / 2e-4).toBeCloseTo(-besselJ1(x), 5);
  });
});
