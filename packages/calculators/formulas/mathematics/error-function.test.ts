import { describe, expect, it } from 'vitest';
import { erf, erfc, erfcx, inverseErf, inverseErfc } from './error-function.ts';

describe('error function (C-01)', () => {
  it.each([
    [0, 0],
    [0.025, 0.0282],
    [0.5, 0.5205],
    [1, 0.8427007929],
    [2, 0.995322265],
    [3, 0.9999779095],
  ])('erf %s is %s as in printed tables', (x, expected) => {
    expect(Math.abs(erf(x) - expected)).toBeLessThan(5e-5);
    expect(erf(-x)).toBeCloseTo(-erf(x), 12);
  });

  it('erfc keeps its relative accuracy in the tail', () => {
    expect(erfc(5) / 1.5374597944280349e-12).toBeCloseTo(1, 9);
    expect(erfc(2.5 - 1e-12) / erfc(2.5)).toBeCloseTo(1, 9);
    expect(erfcx(1)).toBeCloseTo(0.427583576, 8);
    expect(erfcx(100)).toBeCloseTo(0.005641613783, 11);
  });

  it('the inverse of erf at 0.4210 is 0.3924, as interpolated by Callister', () => {
    expect(Math.abs((inverseErf(0.421) ?? 0) - 0.3924)).toBeLessThan(3e-4);
    for (const x of [0.01, 0.3, 1.2, 4]) expect(inverseErfc(erfc(x))).toBeCloseTo(x, 8);
    expect(inverseErf(1)).toBeNull();
    expect(inverseErfc(0)).toBeNull();
  });

  it('beyond 2.5, below zero and scaled, the functions have the values of printed tables', () => {
    expect(erf(2.6)).toBeCloseTo(0.9997639656, 9);
    expect(erfc(2.6) / 2.360344e-4).toBeCloseTo(1, 5);
    expect(erfc(-1)).toBeCloseTo(1.8427007929, 9);
    expect([erfcx(0), erfcx(2)].map((each) => Number(each.toFixed(9)))).toEqual([1, 0.255395676]);
  });

  it('the inverse of erf is odd, and null outside −1 to 1', () => {
    expect(inverseErf(0.6)).toBeCloseTo(0.5951160814, 9);
    expect(inverseErf(0.9)).toBeCloseTo(1.1630871537, 9);
    expect(inverseErf(-0.9)).toBeCloseTo(-1.1630871537, 9);
    expect([-1, 1.1, Number.NaN].map(inverseErf)).toEqual([null, null, null]);
    expect([1, 1.2, -0.1, Number.NaN].map(inverseErfc)).toEqual([0, null, null, null]);
  });
});
