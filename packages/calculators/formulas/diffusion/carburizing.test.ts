import { describe, expect, it } from 'vitest';
import { slyckeDiffusivity, tibbettsDiffusivity } from './carbon-diffusivity.ts';
import { carbonProfiles, carbonUptake, depthAtCarbon } from './carbon-profile.ts';
import * as carburizing from './carburizing.ts';

const { carburizedShare, carburizingTime, harrisBoostTime, harrisDepth } = carburizing;

const near = (value: number | null | undefined, expected: number, share: number): void =>
  expect(Math.abs((value ?? 0) / expected - 1), `${value}, expected ${expected}`).toBeLessThan(share);

describe('carburizing (C-01)', () => {
  it('times from the error function match textbook examples', () => {
    near((carburizingTime(0.5e-3, (0.8 - 0.25) / 0.95, 1.6e-11) ?? 0) / 3600, 7.1, 0.02);
    near((carburizingTime(0.5e-3, 0.2 / 0.7, 1.28e-11) ?? 0) / 60, 143, 0.01);
  });

  it('Harris: the case depth is 0.025 inch after one hour at 1700 °F', () => {
    near(harrisDepth((1700 + 459.67) / 1.8, 1) / 0.0254, 0.025, 0.025);
    near(harrisDepth(925 + 273.15, 8) * 1000, 1.776, 0.005);
    // Engineers Edge: table of case depths in inches by hours and °F.
    const table = [
      [1, 1400, 0.008],
      [4, 1500, 0.024],
      [8, 1600, 0.05],
      [9, 1650, 0.063],
      [16, 1700, 0.1],
      [10, 1750, 0.093],
      [20, 1800, 0.153],
      [25, 1850, 0.199],
    ] as const;
    for (const [hours, fahrenheit, inches] of table) {
      const computed = harrisDepth((fahrenheit + 459.67) / 1.8, hours) / 0.0254;
      expect(Math.abs(computed - inches)).toBeLessThan(0.0006);
    }
    expect(harrisBoostTime(6, 0.2, 1, 0.8)).toBeCloseTo(3.375, 9);
  });

  it('the numerical profile agrees with both closed-form solutions', () => {
    const D = 1.5e-11;
    const fixed = carbonProfiles(
      0.2,
      [{ seconds: 14400, surface: { kind: 'carbon', percent: 1 }, diffusivity: () => D }],
      1,
    );
    const share = carburizedShare(0.5e-3, 14400, D);
    near(depthAtCarbon(fixed[0] ?? { width: 0, carbon: [], surface: 0 }, 0.2 + 0.8 * share), 0.5e-3, 0.01);
    const surface = { kind: 'transfer', potential: 1, coefficient: 1.5e-7 } as const;
    const open = carbonProfiles(0.2, [{ seconds: 14400, surface, diffusivity: () => D }], 1)[0];
    near(open?.surface, 0.2 + 0.8 * carburizedShare(0, 14400, D, 1.5e-7), 0.005);
    near(
      depthAtCarbon(
        open ?? { width: 0, carbon: [], surface: 0 },
        0.2 + 0.8 * carburizedShare(0.4e-3, 14400, D, 1.5e-7),
      ),
      0.4e-3,
      0.01,
    );
  });

  it('16NiCrMo13 after 2 h boost and 3 h in vacuum at 900 °C takes up 23.8 g/m² of carbon; 23.5 were measured (Dal’Maz Silva 2017)', () => {
    const diffusivity = (carbon: number): number => slyckeDiffusivity(1173.15, carbon);
    const [, end] = carbonProfiles(
      0.16,
      [
        { seconds: 7200, surface: { kind: 'carbon', percent: 1 }, diffusivity },
        { seconds: 10800, surface: { kind: 'sealed' }, diffusivity },
      ],
      1,
    );
    if (!end) throw new Error('no profile');
    near(end.surface, 0.574, 0.02);
    near(depthAtCarbon(end, 0.4), 0.636e-3, 0.02);
    near(carbonUptake(end, 0.16) * 1000, 23.8, 0.02);
  });

  it('4 h at 930 °C with the diffusivity of Tibbetts give a depth of 0.975 mm at 0.35 % C and 0.577 mm at 0.6 % C', () => {
    const diffusivity = (carbon: number): number => tibbettsDiffusivity(1203.15, carbon);
    const [end] = carbonProfiles(
      0.2,
      [{ seconds: 14400, surface: { kind: 'carbon', percent: 1 }, diffusivity }],
      1,
    );
    if (!end) throw new Error('no profile');
    near(depthAtCarbon(end, 0.35), 0.975e-3, 0.02);
    near(depthAtCarbon(end, 0.6), 0.577e-3, 0.02);
  });

  it('time and reached share of the surface content are inverse functions, also with finite transfer; times beyond 10 years give null', () => {
    const [D, transfer] = [1.5e-11, 1.5e-7];
    for (const coefficient of [undefined, transfer]) {
      const seconds = carburizingTime(0.5e-3, 0.4, D, coefficient) ?? 0;
      near(carburizedShare(0.5e-3, seconds, D, coefficient), 0.4, 1e-9);
    }
    expect(carburizingTime(0.5e-3, 1, D)).toBeNull();
    expect(carburizingTime(1, 0.4, D, transfer)).toBeNull();
  });

  it('finite transfer takes longer, and infinite transfer equals a fixed surface content', () => {
    const [D, seconds] = [1.5e-11, 14400];
    expect(carburizedShare(0.5e-3, seconds, D, 1.5e-7)).toBeLessThan(carburizedShare(0.5e-3, seconds, D));
    near(carburizedShare(0.5e-3, seconds, D, 1), carburizedShare(0.5e-3, seconds, D), 1e-4);
    expect(carburizedShare(0, seconds, D)).toBe(1);
  });

  it('the cementite line is at 1.42 % C for 927 °C, A3 at 767.9 °C for 0.49 % C', () => {
    expect(carburizing.saturationCarbon(927)).toBeCloseTo(1.42, 9);
    expect(carburizing.ferriteLimit(0.49)).toBeCloseTo(767.9, 9);
  });

  const boost = {
    seconds: 7200,
    surface: { kind: 'carbon', percent: 1 },
    diffusivity: () => 1.5e-11,
  } as const;
  const diffuse = { ...boost, surface: { kind: 'sealed' } } as const;

  it('in a vacuum stage no carbon is lost, the surface content falls and the depth grows; a stage of zero time changes nothing', () => {
    const [first, second, third] = carbonProfiles(0.2, [boost, diffuse, { ...boost, seconds: 0 }], 1);
    if (!first || !second || !third) throw new Error('no profile');
    near(carbonUptake(second, 0.2), carbonUptake(first, 0.2), 1e-9);
    expect(first.surface).toBe(1);
    expect(second.surface).toBeLessThan(0.9);
    expect(depthAtCarbon(second, 0.4)).toBeGreaterThan(depthAtCarbon(first, 0.4) ?? 0);
    expect(third.carbon).toEqual(second.carbon);
  });

  it('the carbon uptake through a surface of fixed content is 2 ρ ΔC √(Dt/π), 23.4 g/m² by hand', () => {
    const [end] = carbonProfiles(0.2, [boost], 1);
    // By hand: 2 × 7890 kg/m³ × 0.008 × √(1.5e-11 × 7200/π).
    near(carbonUptake(end ?? { width: 0, carbon: [], surface: 0 }, 0.2) * 1000, 23.4, 0.01);
  });

  it('the depth of a carbon content between surface and first cell is found; contents above the surface or below the core have none', () => {
    const profile = { width: 2e-5, carbon: [0.8, 0.6, 0.4, 0.2], surface: 0.9 };
    expect(depthAtCarbon(profile, 0.85)).toBeCloseTo(0.5e-5, 12);
    expect(depthAtCarbon(profile, 0.9)).toBe(0);
    expect(depthAtCarbon(profile, 0.95)).toBeNull();
    expect(depthAtCarbon(profile, 0.8)).toBeCloseTo(1e-5, 12);
    expect(depthAtCarbon(profile, 0.5)).toBeCloseTo(4e-5, 12);
    expect(depthAtCarbon(profile, 0.2)).toBeNull();
    expect(depthAtCarbon({ ...profile, surface: 0.7 }, 0.85)).toBeNull();
    // By hand: 7890/100 × 2e-5 × (0.6 + 0.4 + 0.2).
    expect(carbonUptake(profile, 0.2)).toBeCloseTo(78.9 * 2e-5 * 1.2, 12);
  });
});
