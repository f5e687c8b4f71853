import { describe, expect, it } from 'vitest';
import { cylinderTerms, sharesAt } from '../heating/transient-conduction.ts';
import { findRoot } from '../mathematics/find-root.ts';
import * as bar from './quenched-bar.ts';

/** Returns the half-way time of the centre (as Fourier number) from the series itself. */
function halfFourierBySeries(biot: number): number {
  const terms = cylinderTerms(biot);
  let late = 0.25;
  while (sharesAt(terms, late).centre > 0.5) late *= 2;
  return findRoot((fourier) => sharesAt(terms, fourier).centre - 0.5, 0.01, late) ?? Number.NaN;
}

describe('ideal and critical diameter (C-01)', () => {
  it('half-way cooling times of the centre match the published values', () => {
    expect(bar.halfFourier(1)).toBeCloseTo(0.55885, 3);
    expect(bar.halfFourier(2)).toBeCloseTo(0.38455, 3);
    expect(Math.abs(bar.halfFourier(1e5) / bar.idealHalfFourier - 1)).toBeLessThan(0.001);
  });

  it.each([
    [2, 0.35, 0.704],
    [2, 1, 1.292],
    [2, 5, 1.815],
    [4.7, 0.5, 3.22],
    [4.7, 1.5, 4.1],
  ])('DI %s in at H %s through-hardens %s in', (ideal, severity, expected) => {
    expect(Math.abs(bar.criticalDiameter(ideal, severity) / expected - 1)).toBeLessThan(0.01);
  });

  it('the closed form matches the series within 3e-6 from the thinnest wire to the ideal bath', () => {
    for (let exponent = -6; exponent <= 5; exponent += 0.1) {
      const biot = 10 ** exponent;
      expect(Math.abs(bar.halfFourier(biot) / halfFourierBySeries(biot) - 1), `Bi ${biot}`).toBeLessThan(
        3e-6,
      );
    }
  });

  it('converting the ideal diameter to the critical diameter and back gives the same value', () => {
    expect(bar.requiredIdealDiameter(bar.criticalDiameter(3, 0.5), 0.5)).toBeCloseTo(3, 6);
    expect(bar.criticalDiameter(0, 1)).toBe(0);
  });
});
