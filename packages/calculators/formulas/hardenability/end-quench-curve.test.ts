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
  ])('8620 at %s mm has %s HRC by ASTM A255', (distance, expected) => {
    expect(Math.abs(curve.curveA255(0.2, diameterOf(steel8620))(distance) - expected)).toBeLessThanOrEqual(
      0.2,
    );
  });

  it('the dividing factor of ASTM A255 never falls below 1, and hardness values beyond the printed range stay bounded', () => {
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

  it.each([0.1, 0.4, 0.9])(
    'the ASTM A255 curve never rises with the distance at a carbon content of %s',
    (carbon) => {
      for (let diameter = 25; diameter <= 400; diameter += 3) {
        const hardness = curve.curveA255(carbon, diameter);
        for (let distance = 1.5; distance < 50; distance += 0.5)
          expect(hardness(distance + 0.5), `DI ${diameter}, ${distance} mm`).toBeLessThanOrEqual(
            hardness(distance) + 1e-9,
          );
      }
    },
  );

  it('both formulas of Just (1969 and later) give the expected values at 8 and 16 sixteenths of an inch', () => {
    const at = (formula: typeof curve.hardnessJust1969, e: number) =>
      Number(formula(steel4140, e * curve.sixteenthMm, 7));
    expect(Math.abs(at(curve.hardnessJust1969, 8) - 50.9)).toBeLessThanOrEqual(0.2);
    expect(Math.abs(at(curve.hardnessJust1969, 16) - 42.6)).toBeLessThanOrEqual(0.2);
    expect(Math.abs(at(curve.hardnessJustGrain, 8) - 47.6)).toBeLessThanOrEqual(0.2);
    expect(Math.abs(at(curve.hardnessJustGrain, 16) - 39.4)).toBeLessThanOrEqual(0.2);
  });

  it('both formulas of Just count every element as published, checked by hand at 16 sixteenths of an inch', () => {
    const steel = { C: 0.36, Cr: 1, Ni: 2, Mn: 0.5, Mo: 0.1 };
    const distance = 16 * curve.sixteenthMm;
    // By hand: 98 × 0.6 − 0.025 × 256 × 0.6 + 20 + 12.8 + 9.5 + 3.4 + 2.8 − 24 × 4 + 2.86 × 16 − 7.
    expect(curve.hardnessJust1969({ ...steel, V: 0.1 }, distance, 7)).toBeCloseTo(46.22, 9);
    // By hand: 88 × 0.6 − 0.0135 × 256 × 0.6 + 19 + 12.6 + 8 + 3.5 + 2 − 0.82 × 5 − 20 × 4 + 2.11 × 16 − 2.
    expect(curve.hardnessJustGrain({ ...steel, Si: 0.4 }, distance, 5)).toBeCloseTo(43.4864, 9);
  });

  it('neither formula of Just exceeds the hardness of the quenched end, 60 √C + 20', () => {
    const steel = { C: 0.36, Cr: 5, Mo: 1 };
    const distance = 4 * curve.sixteenthMm;
    expect([curve.hardnessJust1969, curve.hardnessJustGrain].map((each) => each(steel, distance, 7))).toEqual(
      [56, 56],
    );
  });

  it('the distance of a hardness is found; null if the curve does not reach it', () => {
    const distance = curve.distanceAtHardness(0.4, diameterOf(steel4140), 42.7) ?? 0;
    expect(curve.curveA255(0.4, diameterOf(steel4140))(distance)).toBeCloseTo(42.7, 0);
    expect(curve.distanceAtHardness(0.4, 400, 42.7)).toBeNull();
    expect(curve.distanceAtHardness(0.4, diameterOf(steel4140), 70)).toBeNull();
  });
});
