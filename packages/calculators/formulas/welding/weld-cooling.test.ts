import { describe, expect, it } from 'vitest';
import { boronEffect, durenHardness, suzukiHardness, yuriokaHardness, yuriokaParts } from './haz-hardness.ts';
import * as cooling from './weld-cooling.ts';

const plain = { two: 1, three: 1 };
const s355 = {
  C: 0.16,
  Si: 0.35,
  Mn: 1.45,
  Cr: 0.05,
  Mo: 0.01,
  V: 0.005,
  Ni: 0.04,
  Cu: 0.05,
  Nb: 0.02,
  N: 0.005,
};
const x70 = { C: 0.06, Si: 0.25, Mn: 1.6, Cr: 0.1, Mo: 0.1, V: 0.03, Ni: 0.15, Cu: 0.15, Nb: 0.05, N: 0.004 };
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
    'Q $heat, T0 $preheat, d $thickness: $regime, d_t $transition, $seconds s',
    ({ heat, preheat, thickness, regime, transition, seconds }) => {
      const found = cooling.coolingTime(heat, thickness, preheat, plain);
      expect(found.regime).toBe(regime);
      near(found.transition, transition, 0.01);
      near(found.seconds, seconds, 0.01);
    },
  );

  it('a T-joint cools in 0.67 of the time, and both regimes meet at the transition', () => {
    near(cooling.coolingTime(1, 30, 20, { two: 0.67, three: 0.67 }).seconds, 3.54, 0.01);
    for (const preheat of [0, 100, 250]) {
      const thickness = cooling.transitionThickness(1.7, preheat, plain);
      const thin = cooling.coolingTime2d(1.7, thickness, preheat, 1);
      expect(thin / cooling.coolingTime3d(1.7, preheat, 1)).toBeCloseTo(1, 9);
    }
  });

  it('the heat input for a time gives back the time in both regimes', () => {
    for (const thickness of [4, 10, 20, 60]) {
      for (const seconds of [2, 5, 15, 40]) {
        const heat = cooling.heatInputFor(seconds, thickness, 80, plain);
        near(cooling.coolingTime(heat, thickness, 80, plain).seconds, seconds, 1e-6);
      }
    }
  });
});

describe('hardness of the heat-affected zone (C-01)', () => {
  it('S355J2 and X70 at 10 s have the published hardness of three authors', () => {
    near(yuriokaHardness(s355, 10), 304.8, 0.5);
    near(durenHardness(s355, 10), 316.6, 0.5);
    near(suzukiHardness(s355, 10), 317.3, 0.5);
    near(yuriokaHardness(x70, 10), 261.1, 0.5);
    near(durenHardness(x70, 10), 252.4, 0.5);
    near(suzukiHardness(x70, 10), 268.1, 0.5);
  });

  it('the terms of Yurioka for S355J2 have the expected values', () => {
    const { martensite, bainite, tM, tB } = yuriokaParts(s355);
    near(martensite, 434.4, 0.5);
    near(bainite, 216.4, 0.5);
    near(tM, 0.797, 0.01);
    near(tB, 77.46, 0.5);
  });

  it('boron counts as published: 1, 2, 3, 4 and 20 ppm without nitrogen', () => {
    const steps = [0.0001, 0.0002, 0.0003, 0.0004, 0.002].map((boron) => boronEffect(boron, 0));
    expect(steps.map((each) => Number(each.toFixed(9)))).toEqual([0, 0.03, 0.06, 0.09, 0.09]);
  });
});
