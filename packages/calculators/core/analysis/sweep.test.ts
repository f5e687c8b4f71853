import { expect, it } from 'vitest';
import { definitions } from '../../definitions.ts';
import { distanceTo } from '../../formulas/mathematics/plane-geometry.ts';
import type { Point } from '../chart.ts';
import { defaultInputs } from '../inputs/fields.ts';
import { sweptFields } from '../inputs/swept-fields.ts';
import { runSweep } from './sweep.ts';

function swept(
  id: keyof typeof definitions,
  key: string,
  [from, to]: readonly [number, number],
  output: string,
) {
  const calculator = definitions[id];
  const raw = defaultInputs(calculator);
  const field = sweptFields(calculator, raw).find((each) => each.key === key);
  if (!field) throw new Error(`no ${key}`);
  return runSweep(calculator, raw, { field, from, to, outputs: [output] })[0]?.runs.flat() ?? [];
}

/** Returns the largest distance of a point from the line through its neighbours in a square plot of 600 pixels. */
function largestBend(points: readonly Point[]): number {
  const spanOf = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  const [width, height] = [spanOf(points.map(([x]) => x)), spanOf(points.map(([, y]) => y))];
  const placed = points.map(([x, y]): Point => [(600 * x) / width, (600 * y) / height]);
  return Math.max(
    ...placed.slice(1, -1).map((here, at) => distanceTo([placed[at] ?? here, placed[at + 2] ?? here], here)),
  );
}

const isEven = ([x]: Point): boolean => {
  const step = ((x - 0.5) * 60) / 0.49;
  return Math.abs(step - Math.round(step)) < 1e-6;
};

it('C-03: a sweep has up to 16 additional points where the output curve bends, in ascending order', () => {
  const points = swept('microsegregation', 'solidFraction', [0.5, 0.99], 'enrichmentRatio');
  const places = points.map(([x]) => x);
  expect(points.length).toBeGreaterThan(61);
  expect(points.length).toBeLessThanOrEqual(77);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(largestBend(points)).toBeLessThanOrEqual(1);
  const even = points.filter(isEven);
  expect(even).toHaveLength(61);
  expect(largestBend(even)).toBeGreaterThan(2);
});

it('C-03: a sweep of a straight line has only evenly spaced points', () => {
  expect(swept('pitting-resistance', 'N', [0, 0.5], 'pren16')).toHaveLength(61);
});
