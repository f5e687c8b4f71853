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

  it('round 100 mm in agitated water takes 224.7 s by series and 224.9 s by the closed form', () => {
    const bar = { shape: 'round', diameter: 0.1 } as const;
    const share = (200 - 25) / (870 - 25);
    expect(quench.timeUntil(quench.coolingOf(bar, bath(1.5)), 'centre', share)).toBeCloseTo(224.7, 0);
    expect(quench.regularRegimeTime(bar, bath(1.5), share)).toBeCloseTo(224.9, 0);
  });

  it('differs from the closed form by at most 1.5 % for round bars and 7 % for rectangles', () => {
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

  it('does not exist when the bath is as warm as the target temperature', () => {
    const bar = { shape: 'round', diameter: 0.1 } as const;
    expect(quench.timeUntil(quench.coolingOf(bar, bath(1)), 'centre', 0)).toBeNull();
    expect(quench.regularRegimeTime(bar, bath(1), -0.1)).toBeNull();
  });
});
