import { describe, expect, it } from 'vitest';
import { filmOfSeverity } from '../quenching/medium.ts';
import * as quench from './immersion-time.ts';
import { plateShares } from './transient-conduction.ts';

const conductivity = 28;
const diffusivity = 28 / (7750 * 680);
const bath = (severityPerInch: number): quench.Bath => ({
  filmCoefficient: filmOfSeverity(severityPerInch, conductivity),
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

  const widths = [1, 1.5, 2, 3, 5, 9.999, 10, 30, 200].map((ratio) => ratio * 0.05);

  it('the series differs from the closed form by at most 1.5 % for round bars and 10 % for rectangles of any width', () => {
    for (const severity of [0.2, 0.5, 1.5, 4]) {
      const differs = (section: quench.Section, share: number) =>
        Math.abs(
          (quench.regularRegimeTime(section, bath(severity), share) ?? 0) /
            (quench.timeUntil(quench.coolingOf(section, bath(severity)), 'centre', share) ?? 0) -
            1,
        );
      for (const share of [0.1, 0.2, 0.4])
        for (const width of widths)
          expect(differs({ shape: 'rectangular', thickness: 0.05, width }, share)).toBeLessThan(0.1);
      expect(differs({ shape: 'round', diameter: 0.08 }, 0.2)).toBeLessThan(0.015);
    }
  });

  it('a wider rectangle never takes less time, without a step, and tends to the time of an infinite plate', () => {
    for (const severity of [0.2, 1.5, 4])
      for (const place of ['centre', 'mean'] as const) {
        const time = (width: number) => {
          const section = { shape: 'rectangular', thickness: 0.05, width } as const;
          const closed = quench.regularRegimeTime(section, bath(severity), 0.2) ?? 0;
          return {
            series: quench.timeUntil(quench.coolingOf(section, bath(severity)), place, 0.2) ?? 0,
            closed,
          };
        };
        for (const width of widths) {
          const [here, wider] = [time(width), time(width * 1.001)];
          for (const by of ['series', 'closed'] as const) {
            expect(wider[by]).toBeGreaterThan(here[by] * (1 - 1e-9));
            expect(wider[by]).toBeLessThan(here[by] * 1.002);
          }
        }
        const plate = plateShares((bath(severity).filmCoefficient * 0.025) / conductivity);
        const seconds = time(50).series;
        expect(plate((diffusivity * seconds) / 0.025 ** 2)[place]).toBeCloseTo(0.2, 2);
      }
  });

  it('sides can be exchanged: centre, mean and closed form stay the same', () => {
    for (const width of widths) {
      const [a, b] = [
        { shape: 'rectangular', thickness: 0.05, width } as const,
        { shape: 'rectangular', thickness: width, width: 0.05 } as const,
      ];
      const [left, right] = [quench.coolingOf(a, bath(1))(60), quench.coolingOf(b, bath(1))(60)];
      expect(left.centre).toBeCloseTo(right.centre, 12);
      expect(left.mean).toBeCloseTo(right.mean, 12);
      expect(quench.regularRegimeTime(a, bath(1), 0.2)).toBeCloseTo(
        quench.regularRegimeTime(b, bath(1), 0.2) ?? 0,
        9,
      );
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

  it('a rectangle cools as the product of two plates', () => {
    const seconds = 60;
    const plate = (thickness: number) =>
      plateShares((bath(0.5).filmCoefficient * (thickness / 2)) / conductivity)(
        (diffusivity * seconds) / (thickness / 2) ** 2,
      );
    const section = { shape: 'rectangular', thickness: 0.05, width: 0.1 } as const;
    const [thin, thick] = [plate(0.05), plate(0.1)];
    const block = quench.coolingOf(section, bath(0.5))(seconds);
    expect(block.centre).toBeCloseTo(thin.centre * thick.centre, 12);
    expect(block.mean).toBeCloseTo(thin.mean * thick.mean, 12);
    expect(block.surface).toBeCloseTo(thin.surface * thick.centre, 12);
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
