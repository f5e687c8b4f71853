import { describe, expect, it } from 'vitest';
import { temperatureAt } from './cooling-history.ts';
import { coolingMeasure } from './jominy-equivalent.ts';
import type { Medium } from './medium.ts';
import { quenchSection, type Section } from './quenched-section.ts';
import { computeSectionProfile, placeDepths } from './section-profile.ts';

const oil: Medium = { temperature: 60, film: [{ celsius: 0, film: 800 }] };
const bar: Section = { shape: 'bar', half: 0.04, start: 850 };
const profileOf = () => computeSectionProfile(bar, oil, 'time', 8);

/** Returns the nodes of a four times finer section that enclose a depth, and its share between them. */
const finer = quenchSection(bar, oil, { cells: 192, change: 0.02 });
const finerAt = (depth: number) => {
  const after = Math.max(
    1,
    finer.depths.findIndex((each) => each >= depth * (1 - 1e-12)),
  );
  const [from, to] = [finer.depths[after - 1] ?? 0, finer.depths[after] ?? 0];
  return { after, share: (depth - from) / (to - from) };
};

describe('profile of a quenched section', () => {
  it('W-04 the points are equally spaced from the surface to the centre', () => {
    const depths = profileOf().points.map(({ depth }) => Number(depth.toPrecision(12)));
    expect(depths).toEqual([0, 0.005, 0.01, 0.015, 0.02, 0.025, 0.03, 0.035, 0.04]);
    expect(computeSectionProfile(bar, oil, 'time').points).toHaveLength(41);
  });

  it('W-04 cooling time and rate at each depth agree within 1 % with a four times finer section', () => {
    for (const { depth, coolingTime, rate } of profileOf().points) {
      const { after, share } = finerAt(depth);
      const [from, to] = [coolingMeasure(finer.history, after - 1), coolingMeasure(finer.history, after)];
      const between = (one: number | null, other: number | null) =>
        (one ?? Number.NaN) * (1 - share) + (other ?? Number.NaN) * share;
      expect(Math.abs((coolingTime ?? 0) / between(from.coolingTime, to.coolingTime) - 1)).toBeLessThan(0.01);
      expect(Math.abs((rate ?? 0) / between(from.rate, to.rate) - 1)).toBeLessThan(0.01);
    }
  });

  it('W-04 the cooling time rises and the rate falls between any two depths, also between nodes', () => {
    const { points } = computeSectionProfile(bar, oil, 'time', 400);
    points.slice(1).forEach(({ coolingTime, rate }, at) => {
      expect(coolingTime).toBeGreaterThan(points[at]?.coolingTime ?? Number.NaN);
      expect(rate).toBeLessThan(points[at]?.rate ?? Number.NaN);
    });
  });

  it('W-04 between nodes, the cooling time changes evenly with the depth', () => {
    const { points } = computeSectionProfile(bar, oil, 'time', 400);
    const logs = points.map(({ coolingTime }) => Math.log(coolingTime ?? Number.NaN));
    const steps = logs.slice(1).map((log, at) => log - (logs[at] ?? Number.NaN));
    steps.slice(1).forEach((step, at) => {
      expect(Math.abs(step - (steps[at] ?? Number.NaN))).toBeLessThan(0.5 * Math.max(...steps));
    });
    // A step in each cell would hold the whole change of the cell.
    expect(Math.max(...steps)).toBeLessThan(0.02);
  });

  it('W-04 the cooling curve at each position agrees within 2 °C with a four times finer section', () => {
    for (const [place, share] of Object.entries(placeDepths)) {
      const curve = profileOf().curves[place as keyof typeof placeDepths];
      expect(curve).toHaveLength(81);
      expect(curve[0]).toEqual([0, 850]);
      const { after, share: within } = finerAt(share * bar.half);
      for (const [seconds, celsius] of curve) {
        const [from, to] = [after - 1, after].map((node) => temperatureAt(finer.history, node, seconds));
        const exact = (from ?? 0) * (1 - within) + (to ?? 0) * within;
        expect(Math.abs(celsius - exact)).toBeLessThan(2);
      }
      const [end, last] = curve.at(-1) ?? [0, 0];
      const half = curve[40]?.[0] ?? 0;
      expect(half / end).toBeCloseTo(1 / 8, 12);
      expect(last).toBeLessThanOrEqual(60 + 0.05 * 790 + 1e-9);
    }
  });

  it('W-04 positions are compared by the rate if the section does not start above 800 °C, because it has no cooling time from 800 °C', () => {
    const criterionFrom = (start: number) =>
      computeSectionProfile({ ...bar, start }, oil, 'time', 4).criterion;
    expect([790, 800, 801].map(criterionFrom)).toEqual(['rate', 'rate', 'time']);
    expect(computeSectionProfile(bar, oil, 'rate', 4).criterion).toBe('rate');
    const { points } = computeSectionProfile({ ...bar, start: 790 }, oil, 'time', 4);
    expect(points.map(({ coolingTime }) => coolingTime)).toEqual([null, null, null, null, null]);
    for (const { rate, equivalent } of points) {
      expect(rate).toBeGreaterThan(0);
      expect(equivalent).toBeGreaterThan(0);
    }
  });
});
