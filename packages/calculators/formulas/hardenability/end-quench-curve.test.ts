import { describe, expect, it } from 'vitest';
import * as curve from './end-quench-curve.ts';
import { idealDiameterInch } from './hardenability-factors.ts';

const steel4140 = { C: 0.4, Si: 0.25, Mn: 0.85, Cr: 0.95, Mo: 0.2 };
const steel8620 = { C: 0.2, Si: 0.25, Mn: 0.8, Cr: 0.5, Ni: 0.55, Mo: 0.2 };
const diameterOf = (steel: typeof steel4140): number => 25.4 * (idealDiameterInch(steel) ?? 0);

describe('Jominy curve (C-01)', () => {
  it.each([
    [7, 55.8],
    [9, 54.8],
    [11, 53.1],
    [13, 51.1],
    [15, 49.4],
    [20, 45.3],
    [25, 42],
    [30, 40],
    [40, 36.8],
    [50, 35],
  ])('4140 at %s mm has %s HRC by ASTM A255', (distance, expected) => {
    expect(diameterOf(steel4140)).toBeCloseTo(119.4, 0);
    expect(Math.abs(curve.curveA255(0.4, diameterOf(steel4140))(distance) - expected)).toBeLessThanOrEqual(
      0.2,
    );
  });

  it.each([
    [3, 43.6],
    [5, 38.2],
    [7, 32.2],
    [9, 25.1],
    [15, 20.3],
    [25, 16.6],
  ])('8620 at %s mm has %s HRC', (distance, expected) => {
    expect(Math.abs(curve.curveA255(0.2, diameterOf(steel8620))(distance) - expected)).toBeLessThanOrEqual(
      0.2,
    );
  });

  it('the divisor never falls below 1, and values beyond the printed range stay bounded', () => {
    for (let diameter = 25; diameter <= 400; diameter += 5) {
      for (const distance of curve.distances) {
        const factor = curve.dividingFactor(distance, diameter);
        expect(factor).toBeGreaterThanOrEqual(1);
        expect(factor).toBeLessThan(6);
      }
    }
    expect(curve.dividingFactor(3, 125)).toBe(1);
    expect(curve.dividingFactor(60, 100)).toBe(curve.dividingFactor(50, 100));
  });

  it('Just 1969 and the later formula give the expected values at 8 and 16 sixteenths', () => {
    const at = (formula: typeof curve.hardnessJust1969, e: number) =>
      formula(steel4140, e * curve.sixteenthMm, 7);
    expect(Math.abs(at(curve.hardnessJust1969, 8) - 50.9)).toBeLessThanOrEqual(0.2);
    expect(Math.abs(at(curve.hardnessJust1969, 16) - 42.6)).toBeLessThanOrEqual(0.2);
    expect(Math.abs(at(curve.hardnessJustGrain, 8) - 47.6)).toBeLessThanOrEqual(0.2);
    expect(Math.abs(at(curve.hardnessJustGrain, 16) - 39.4)).toBeLessThanOrEqual(0.2);
  });

  it('the distance of a hardness is found, or null', () => {
    const distance = curve.distanceAtHardness(0.4, diameterOf(steel4140), 42.7) ?? 0;
    expect(curve.curveA255(0.4, diameterOf(steel4140))(distance)).toBeCloseTo(42.7, 0);
    expect(curve.distanceAtHardness(0.4, 400, 42.7)).toBeNull();
  });
});
