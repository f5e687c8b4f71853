import { describe, expect, it } from 'vitest';
import { besselJ0, besselJ1 } from '../mathematics/bessel.ts';
import { cylinderTerms, plateShares, plateTerms, sharesAt } from './transient-conduction.ts';

describe('conduction in a cylinder and a plate (C-01, C-02)', () => {
  it('the first root and weight of the series for Bi = 1 match the textbook', () => {
    expect(Math.abs((cylinderTerms(1)[0]?.root ?? 0) - 1.2558)).toBeLessThan(0.0002);
    expect(Math.abs((cylinderTerms(1)[0]?.centre ?? 0) - 1.2071)).toBeLessThan(0.0002);
    expect(Math.abs((plateTerms(1)[0]?.root ?? 0) - 0.8603)).toBeLessThan(0.0002);
    expect(Math.abs((plateTerms(1)[0]?.centre ?? 0) - 1.1191)).toBeLessThan(0.0002);
  });

  it('temperatures start at 1 and decrease, with the centre above the mean and the mean above the surface', () => {
    for (const terms of [cylinderTerms(0.02), cylinderTerms(20), plateTerms(0.02), plateTerms(20)]) {
      expect(sharesAt(terms, 0)).toEqual({ centre: 1, surface: 1, mean: 1 });
      for (const fourier of [0.05, 0.2, 1, 5]) {
        const { centre, mean, surface } = sharesAt(terms, fourier);
        expect(centre).toBeGreaterThanOrEqual(mean);
        expect(mean).toBeGreaterThanOrEqual(surface);
        expect(surface).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('a plate cools without a step where the half-space solution is replaced by the series, and its mean falls by the heat that leaves its faces', () => {
    for (const biot of [0.01, 0.5, 5, 200]) {
      const at = plateShares(biot);
      const [short, long] = [at(0.01 - 1e-12), at(0.01)];
      for (const place of ['centre', 'surface', 'mean'] as const)
        expect(Math.abs(short[place] - long[place])).toBeLessThan(1e-8);
      for (const fourier of [1e-5, 1e-3, 0.009, 0.02, 1]) {
        const step = fourier * 0.005;
        const slope = (at(fourier + step).mean - at(fourier - step).mean) / (2 * step);
        expect(slope / (-biot * at(fourier).surface)).toBeCloseTo(1, 4);
      }
      expect(at(0)).toEqual({ centre: 1, surface: 1, mean: 1 });
    }
  });

  it('the centre of a cylinder has cooled half-way at Fo 0.55885 for Bi 1 and at Fo 0.38455 for Bi 2', () => {
    expect(sharesAt(cylinderTerms(1), 0.55885).centre).toBeCloseTo(0.5, 4);
    expect(sharesAt(cylinderTerms(2), 0.38455).centre).toBeCloseTo(0.5, 4);
  });

  it('J0 and J1 are continuous where the power series changes to the asymptotic series', () => {
    expect(besselJ0(1)).toBeCloseTo(0.765197686557967, 12);
    expect(besselJ1(1)).toBeCloseTo(0.440050585744934, 12);
    for (const x of [12.999999, 13]) {
      // J0'' + J0'/x + J0 = 0 and J0' = -J1 hold on either side of the change.
      const step = 1e-3;
      const slope = (besselJ0(x + step) - besselJ0(x - step)) / (2 * step);
      expect(slope).toBeCloseTo(-besselJ1(x), 5);
    }
    expect(besselJ0(13)).toBeCloseTo(besselJ0(13 - 1e-9), 8);
    expect(besselJ1(13)).toBeCloseTo(besselJ1(13 - 1e-9), 8);
  });
});
