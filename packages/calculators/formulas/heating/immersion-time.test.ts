import { describe, expect, it } from 'vitest';
import * as quench from './immersion-time.ts';

const conductivity = 28;
const diffusivity = 28 / (7750 * 680);
const bath = (severityPerInch: number): quench.Bath => ({
  filmCoefficient: quench.filmCoefficient(conductivity, severityPerInch / 0.0254),
  conductivity,
  diffusivity,
});

describe('immersion time (C-02)', () => {
  it('Grossmann’s H is converted to film coefficients: 1.5 per inch is 3307 W/(m²·K)', () => {
    expect(bath(1.5).filmCoefficient).toBeCloseTo(3307, 0);
    expect(bath(0.02).filmCoefficient).toBeCloseTo(44, 0);
  });

  it('round 100 mm in agitated water takes 224.7 s by the series and 224.9 s by the closed form', () => {
    const bar = { shape: 'round', diameter: 0.1 } as const;
    const share = (200 - 25) / (870 - 25);
    expect(quench.timeUntil(quench.coolingOf(bar, bath(1.5)), 'centre', share)).toBeCloseTo(224.7, 0);
    expect(quench.regularRegimeTime(bar, bath(1.5), share)).toBeCloseTo(224.9, 0);
  });

  it('the series differs from the closed form by at most 1.5 % for round bars and 7 % for rectangles', () => {
    const share = 0.2;
    for (const severity of [0.2, 0.5, 1.5, 4]) {
      const round = { shape: 'round', diameter: 0.08 } as const;
      const block = { shape: 'rectangular', thickness: 0.1, width: 0.2 } as const;
      for (const [section, limit] of [
        [round, 0.015],
        [block, 0.07],
      ] as const) {
        const series = quench.timeUntil(quench.coolingOf(section, bath(severity)), 'centre', share) ?? 0;
        const closed = quench.regularRegimeTime(section, bath(severity), share) ?? 0;
        expect(Math.abs(closed / series - 1)).toBeLessThan(limit);
      }
    }
  });

  it('the closed form counts a rectangle with a width of ten thicknesses as a plate, within 5 % of the series of the plate', () => {
    const share = 0.2;
    for (const severity of [0.2, 0.5, 1.5, 4]) {
      const closed = (width: number) =>
        quench.regularRegimeTime({ shape: 'rectangular', thickness: 0.05, width }, bath(severity), share) ??
        0;
      const plate = quench.coolingOf({ shape: 'rectangular', thickness: 0.05, width: 0.5 }, bath(severity));
      const series = quench.timeUntil(plate, 'centre', share) ?? 0;
      expect(closed(0.5)).toBe(closed(5));
      expect(closed(0.49)).not.toBeCloseTo(closed(0.5), 0);
      expect(Math.abs(closed(0.5) / series - 1)).toBeLessThan(0.05);
    }
  });

  it('there is no immersion time when the bath is as warm as the target temperature', () => {
    const bar = { shape: 'round', diameter: 0.1 } as const;
    expect(quench.timeUntil(quench.coolingOf(bar, bath(1)), 'centre', 0)).toBeNull();
    expect(quench.regularRegimeTime(bar, bath(1), -0.1)).toBeNull();
  });

  it('Biot number by hand: round 100 mm 1.786, 100 × 40 mm 0.714 for either order, at 1000 W/(m²·K) and 28 W/(m·K)', () => {
    const at = { filmCoefficient: 1000, conductivity, diffusivity };
    expect(quench.biotNumber({ shape: 'round', diameter: 0.1 }, at)).toBeCloseTo(1.7857, 4);
    for (const [thickness, width] of [
      [0.1, 0.04],
      [0.04, 0.1],
    ] as const)
      expect(quench.biotNumber({ shape: 'rectangular', thickness, width }, at)).toBeCloseTo(0.7143, 4);
  });

  it('a rectangle cools as the product of two plates, and with a width of ten thicknesses as a plate', () => {
    const of = (thickness: number, width: number) =>
      quench.coolingOf({ shape: 'rectangular', thickness, width }, bath(0.5))(60);
    const [thin, thick] = [of(0.05, 0.5), of(0.1, 1)];
    const block = of(0.05, 0.1);
    expect(block.centre).toBeCloseTo(thin.centre * thick.centre, 12);
    expect(block.mean).toBeCloseTo(thin.mean * thick.mean, 12);
    expect(block.surface).toBeCloseTo(thin.surface * thick.centre, 12);
    expect(of(0.05, 5)).toEqual(thin);
    expect(of(0.05, 0.49).mean).toBeLessThan(0.99 * thin.mean);
  });

  it('temperatures at or above the start need no time in the series; the closed form gives none above the start', () => {
    const bar = { shape: 'round', diameter: 0.1 } as const;
    const cooling = quench.coolingOf(bar, bath(1));
    expect([1, 1.2].map((share) => quench.timeUntil(cooling, 'mean', share))).toEqual([0, 0]);
    expect(quench.regularRegimeTime(bar, bath(1), 1.01)).toBeNull();
    expect(quench.regularRegimeTime(bar, bath(1), 1)).toBeGreaterThan(0);
    expect(quench.timeUntil(() => ({ centre: 1, mean: 1, surface: 1 }), 'centre', 0.5)).toBeNull();
  });

  it('the mean temperature falls to a given share before the centre does, at short and at long times', () => {
    for (const diameter of [0.002, 0.1, 1]) {
      const cooling = quench.coolingOf({ shape: 'round', diameter }, bath(1));
      const [mean, centre] = (['mean', 'centre'] as const).map(
        (place) => quench.timeUntil(cooling, place, 0.3) ?? Number.NaN,
      );
      expect(cooling(mean ?? 0).mean).toBeCloseTo(0.3, 9);
      expect(mean).toBeLessThan(centre ?? 0);
    }
  });
});
