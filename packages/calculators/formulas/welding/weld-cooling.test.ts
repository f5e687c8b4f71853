import { describe, expect, it } from 'vitest';
import * as cooling from './weld-cooling.ts';

const plain = { two: 1, three: 1 };
const near = (value: number | null, expected: number, tolerance: number): void =>
  expect(Math.abs((value ?? Number.NaN) - expected), `${value}, expected ${expected}`).toBeLessThanOrEqual(
    tolerance,
  );

describe('heat input and cooling time (C-01)', () => {
  it('arc energy: 24 V, 180 A, 3 mm/s give 1.44 kJ/mm; 200 V, 32 A over 20 mm in 11 s with k 0.8 give 2.816', () => {
    expect(cooling.arcEnergy(24, 180, 3)).toBeCloseTo(1.44, 9);
    expect(0.8 * cooling.arcEnergy(200, 32, 20 / 11)).toBeCloseTo(2.816, 9);
  });

  it.each([
    { heat: 1, preheat: 20, thickness: 10, regime: '2D', transition: 14.66, seconds: 11.36 },
    { heat: 1, preheat: 20, thickness: 30, regime: '3D', transition: 14.66, seconds: 5.29 },
    { heat: 1.5, preheat: 100, thickness: 15, regime: '2D', transition: 19.18, seconds: 16.29 },
    { heat: 2, preheat: 150, thickness: 40, regime: '3D', transition: 23.24, seconds: 15.69 },
  ] as const)(
    'Q $heat, T0 $preheat and d $thickness: $regime, transition at $transition, cooling time $seconds s',
    ({ heat, preheat, thickness, regime, transition, seconds }) => {
      const found = cooling.coolingTime(heat, thickness, preheat, plain);
      expect(found.regime).toBe(regime);
      near(found.transition, transition, 0.01);
      near(found.seconds, seconds, 0.01);
    },
  );

  it('a T-joint cools in 0.67 of the time, and both regimes give the same time at the transition thickness', () => {
    near(cooling.coolingTime(1, 30, 20, { two: 0.67, three: 0.67 }).seconds, 3.54, 0.01);
    for (const preheat of [0, 100, 250]) {
      const thickness = cooling.transitionThickness(1.7, preheat, plain);
      const thin = cooling.coolingTime2d(1.7, thickness, preheat, 1);
      expect(thin / cooling.coolingTime3d(1.7, preheat, 1)).toBeCloseTo(1, 9);
    }
  });

  it('the cooling time of thin plate is proportional to the joint factor of two-dimensional heat flow', () => {
    const { regime, seconds } = cooling.coolingTime(1, 10, 20, { two: 0.9, three: 0.67 });
    expect(regime).toBe('2D');
    near(seconds, 0.9 * 11.36, 0.01);
  });

  it('the heat input computed for a cooling time gives this time in both regimes', () => {
    for (const thickness of [4, 10, 20, 60]) {
      for (const seconds of [2, 5, 15, 40]) {
        const heat = cooling.heatInputFor(seconds, thickness, 80, plain);
        near(cooling.coolingTime(heat, thickness, 80, plain).seconds, seconds, 1e-6);
      }
    }
  });
});
