import { describe, expect, it } from 'vitest';
import { slyckeDiffusivity, tibbettsDiffusivity } from './carbon-diffusivity.ts';
import { carbonProfiles, carbonUptake, depthAtCarbon } from './carbon-profile.ts';
import { carburizedShare, carburizingTime, harrisBoostTime, harrisDepth } from './carburizing.ts';

const near = (value: number | null | undefined, expected: number, share: number): void =>
  expect(Math.abs((value ?? 0) / expected - 1), `${value}, expected ${expected}`).toBeLessThan(share);

describe('carburizing (C-01)', () => {
  it('times by the error function match textbook examples', () => {
    near((carburizingTime(0.5e-3, (0.8 - 0.25) / 0.95, 1.6e-11) ?? 0) / 3600, 7.1, 0.02);
    near((carburizingTime(0.5e-3, 0.2 / 0.7, 1.28e-11) ?? 0) / 60, 143, 0.01);
  });

  it('Harris: 0.025 inch in one hour at 1700 °F', () => {
    near(harrisDepth((1700 + 459.67) / 1.8, 1) / 0.0254, 0.025, 0.025);
    near(harrisDepth(925 + 273.15, 8) * 1000, 1.776, 0.005);
    // Engineers Edge, table of case depths in inches by hours and °F.
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

  it('the numerical profile agrees with both closed forms', () => {
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

  it('16NiCrMo13, 900 °C: 2 h boost, 3 h in vacuum; 23.5 g/m² were measured (Dal’Maz Silva 2017)', () => {
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

  it('930 °C, 4 h, Tibbetts: 0.975 mm at 0.35 % C and 0.577 mm at 0.6 % C', () => {
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
});
