import { describe, expect, it } from 'vitest';
import { coolEndQuenchBar } from './end-quench-bar.ts';
import { coolingMeasure, endQuenchScale, equivalentDistance } from './jominy-equivalent.ts';
import { filmOfSeverity } from './medium.ts';
import { computeSectionProfile } from './section-profile.ts';

const scale = endQuenchScale();

/** Returns the cooling rate at 704 °C at a distance in mm, K/s. */
function rateAt(distance: number): number {
  const at = scale.findIndex((each) => each.distance * 1000 >= distance);
  const [from, to] = [scale[at - 1], scale[at]];
  if (!from?.rate || !to?.rate) throw new Error('no such distance');
  const share = (distance / 1000 - from.distance) / (to.distance - from.distance);
  return from.rate ** (1 - share) * to.rate ** share;
}

const centreEquivalent = (diameter: number, severity: number): number => {
  const section = { shape: 'bar', half: diameter / 2000, start: 845 } as const;
  const medium = { temperature: 24, film: [{ celsius: 0, film: filmOfSeverity(severity) }] };
  return 1000 * Number(computeSectionProfile(section, medium, 'time').points.at(-1)?.equivalent);
};

describe('cooling of the Jominy bar', () => {
  // The rates are those of the axis in Callister & Rethwisch, Fundamentals of Materials Science and Engineering (2008),
  // Fig. 14.8.
  it.each([
    [1.6, 270, 0.53],
    [3.2, 170, -0.02],
    [12.7, 18, 0],
    [19, 9, 0],
    [25.4, 5.6, 0.01],
    [38.1, 2.8, 0.09],
    [50.8, 2, 0.05],
  ])(
    'W-04 the Jominy bar at %f mm cools near the published %f K/s at 704 °C, with a known deviation',
    (distance, published, known) => {
      expect(Math.abs(rateAt(distance) / published - 1 - known)).toBeLessThan(0.02);
    },
  );

  it('W-04 cooling time and cooling rate are monotonic along the Jominy bar', () => {
    for (const [at, each] of scale.entries()) {
      const before = scale[at - 1];
      if (!before) continue;
      expect(Number(each.coolingTime)).toBeGreaterThan(Number(before.coolingTime));
      expect(Number(each.rate)).toBeLessThan(Number(before.rate));
    }
  });

  it('W-04 four times as many cells and a quarter of the time step change the cooling rates by less than 1 % at the quenched end and 0.3 % elsewhere', () => {
    const { history } = coolEndQuenchBar(845, { cells: 288, change: 0.0125 });
    for (const node of [0, 5, 9, 18, 36, 54, 72]) {
      const [usual, finer] = [scale[node], coolingMeasure(history, 4 * node)];
      const most = node === 0 ? 0.01 : 0.003;
      expect(Math.abs(Number(usual?.coolingTime) / Number(finer.coolingTime) - 1)).toBeLessThan(most);
      expect(Math.abs(Number(usual?.rate) / Number(finer.rate) - 1)).toBeLessThan(most);
    }
  });
});

describe('Jominy equivalent of a section', () => {
  // Bhadeshia & Honeycombe, Steels (hardenability, diagram of equivalent positions): severity 1000 represents the ideal
  // quench. Callister & Rethwisch, Materials Science and Engineering, 8th ed., p. 433 and its solved problem:
  // moderately agitated water, taken as severity 1.5.
  it.each([
    [75, 1000, 12.5, 0.12],
    [50, 1, 12, 0.05],
    [51, 0.3, 19, 0.09],
    [50, 1.5, 9.5, 0.19],
    [75, 1.5, 17, 0],
  ])(
    'W-04 the Jominy equivalent of the centre of Ø%i mm at severity %f is near the published %f mm, with a known deviation',
    (diameter, severity, published, known) => {
      expect(Math.abs(centreEquivalent(diameter, severity) / published - 1 - known)).toBeLessThan(0.02);
    },
  );

  it('W-04 each position of the Jominy bar is its own equivalent by cooling time and by cooling rate', () => {
    for (const each of scale.slice(1))
      for (const by of ['time', 'rate'] as const)
        expect(equivalentDistance(scale, each, by)).toBeCloseTo(each.distance, 9);
  });

  it('W-04 the distance depends on the cooling alone: sections from any temperature with the same cooling time have the same equivalent', () => {
    const scale = endQuenchScale();
    for (const start of [810, 850, 1000, 1300]) {
      const section = { shape: 'bar', half: 0.04, start } as const;
      const medium = { temperature: 60, film: [{ celsius: 0, film: filmOfSeverity(0.5) }] };
      for (const point of computeSectionProfile(section, medium, 'time', 4).points)
        expect(point.equivalent, `${start} °C`).toBe(equivalentDistance(scale, point, 'time'));
    }
  });

  it('W-04 faster cooling than at the quenched end gets the quenched end as equivalent; slower cooling than at the far end gets none', () => {
    expect(equivalentDistance(scale, { coolingTime: 0.01, rate: 5000 }, 'time')).toBe(0);
    expect(equivalentDistance(scale, { coolingTime: 1000, rate: 0.1 }, 'time')).toBeNull();
    expect(equivalentDistance(scale, { coolingTime: null, rate: null }, 'time')).toBeNull();
  });

  it('W-04 the equivalent distance increases with depth, with size and in a weaker medium; for start temperatures below 800 °C the match uses the cooling rate instead of the cooling time', () => {
    const profileOf = (half: number, film: number, start: number) =>
      computeSectionProfile(
        { shape: 'bar', half, start },
        { temperature: 60, film: [{ celsius: 0, film }] },
        'time',
      );
    const { points, criterion } = profileOf(0.04, 1500, 850);
    expect(criterion).toBe('time');
    const equivalents = points.map(({ equivalent }) => Number(equivalent));
    expect(equivalents).toEqual(equivalents.toSorted((one, other) => one - other));
    const centre = (half: number, film: number): number =>
      Number(profileOf(half, film, 850).points.at(-1)?.equivalent);
    expect(centre(0.05, 1500)).toBeGreaterThan(centre(0.04, 1500));
    expect(centre(0.04, 1000)).toBeGreaterThan(centre(0.04, 1500));
    const cold = profileOf(0.01, 1500, 780);
    expect(cold.criterion).toBe('rate');
    expect(Number(cold.points.at(-1)?.equivalent)).toBeGreaterThan(0);
  });

  it('W-04 cooling curves begin at the start temperature and end in the order of their depth', () => {
    const { curves } = computeSectionProfile(
      { shape: 'plate', half: 0.02, start: 880 },
      { temperature: 60, film: [{ celsius: 0, film: 2000 }] },
      'time',
    );
    const at = (place: keyof typeof curves, index: number): number => curves[place][index]?.[1] ?? Number.NaN;
    for (const place of ['surface', 'threeQuarters', 'half', 'centre'] as const)
      expect(at(place, 0)).toBe(880);
    expect(at('surface', 40)).toBeLessThan(at('threeQuarters', 40));
    expect(at('threeQuarters', 40)).toBeLessThan(at('half', 40));
    expect(at('half', 40)).toBeLessThan(at('centre', 40));
  });
});
