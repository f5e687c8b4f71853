/** Computes an output over the range of an input, with all other inputs unchanged. */

import type { Calculator } from '../calculator.ts';
import type { Point } from '../chart.ts';
import { evaluate } from '../evaluate.ts';
import type { ContinuousField, RawInputs } from '../inputs/fields.ts';
import { withSwept } from '../inputs/swept-fields.ts';
import { isOutsideData } from '../models.ts';

export type Sweep = {
  readonly field: ContinuousField;
  /** Start of the range, in the unit of the input. */
  readonly from: number;
  readonly to: number;
  /** Keys of numeric outputs. */
  readonly outputs: readonly string[];
};

export type Swept = {
  readonly output: string;
  /** Points in the units of input and output; a point without a value interrupts the run. */
  readonly runs: readonly (readonly Point[])[];
  /** Values of the input at which the output is out of range. */
  readonly outside: ReadonlySet<number>;
  /** Limits of the 90 % band of measurements at each value of the input, for outputs with a band. */
  readonly band: readonly { readonly at: number; readonly low: number; readonly high: number }[];
};

/** Number of even parts of a sweep. */
const steps = 60;
/**
 * Maximum number of additional points where the first output bends, and the smallest part of a step, which is not
 * divided further.
 */
const maxAdded = 16;
const finest = 1 / 8;
/**
 * Minimum distance of a point from the line through its neighbours, as a share of the diagram, at which points are
 * added: about a pixel.
 */
const minBend = 1 / 600;

type Evaluated = { readonly at: number; readonly result: ReturnType<typeof evaluate> };

/** Returns the value of an output before rounding; NaN if it has no number. */
function numberAt(calculator: Calculator, output: string, { result }: Evaluated): number {
  const value = result.ok ? result.values[output] : null;
  if (!result.ok || typeof value !== 'number') return Number.NaN;
  return calculator.unrounded?.(result.inputs, output) ?? value;
}

/** Returns twice the area of the triangle of three points. */
const across = (a: Point, b: Point, c: Point): number =>
  (c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0]);

/**
 * Returns the index of the inner point that is farthest from the line through its neighbours, among those with parts
 * that can be divided; -1 if there is none.
 */
function sharpest(points: readonly Point[]): number {
  const heights = points.map(([, y]) => y).filter(Number.isFinite);
  const width = (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0);
  const height = Math.max(...heights) - Math.min(...heights);
  const placed = points.map(([x, y]): Point => [x / width, y / height]);
  const isFine = ([from]: Point, [to]: Point): boolean => Math.abs(to - from) < (1.5 * finest) / steps;
  let [place, most] = [-1, minBend];
  for (let at = 1; at < placed.length - 1; at += 1) {
    const [a, b, c] = [placed[at - 1], placed[at], placed[at + 1]];
    if (!a || !b || !c || isFine(a, b) || isFine(b, c)) continue;
    const distance = Math.abs(across(a, b, c)) / Math.hypot(c[0] - a[0], c[1] - a[1]);
    if (distance > most) [place, most] = [at, distance];
  }
  return place;
}

/** Returns the runs of an output, its band, and the values of the input at which it is out of range. */
function sweptOutput(calculator: Calculator, key: string, found: readonly Evaluated[]): Swept {
  const output = calculator.outputs.find((each) => each.key === key);
  const ends = output?.band;
  const runs: Point[][] = [[]];
  const outside = new Set<number>();
  const band: { at: number; low: number; high: number }[] = [];
  for (const each of found) {
    const { at, result } = each;
    const value = numberAt(calculator, key, each);
    if (!result.ok || !Number.isFinite(value)) {
      if (runs.at(-1)?.length) runs.push([]);
      continue;
    }
    runs.at(-1)?.push([at, value]);
    if (output && isOutsideData(calculator, result, output)) outside.add(at);
    const [low, high] = ends ? [result.values[ends.low], result.values[ends.high]] : [];
    if (typeof low === 'number' && typeof high === 'number') band.push({ at, low, high });
  }
  return { output: key, runs: runs.filter((run) => run.length > 0), outside, band };
}

/**
 * Computes a sweep in even steps, with more points where the first output bends. Yields after each point, which lets
 * the caller pause. @param raw all inputs, in their own units
 */
export function* sweeping(
  calculator: Calculator,
  raw: RawInputs,
  { field, from, to, outputs }: Sweep,
): Generator<undefined, readonly Swept[]> {
  const [first = ''] = outputs;
  const found: Evaluated[] = [];
  const addAt = (place: number, at: number): void => {
    found.splice(place, 0, { at, result: evaluate(calculator, withSwept(raw, field.key, at)) });
  };
  for (let step = 0; step <= steps; step += 1) {
    addAt(step, from + ((to - from) * step) / steps);
    yield;
  }
  for (let added = 0; added < maxAdded; added += 2) {
    const place = sharpest(found.map((each): Point => [each.at, numberAt(calculator, first, each)]));
    const [before, here, after] = [found[place - 1], found[place], found[place + 1]];
    if (!before || !here || !after) break;
    addAt(place + 1, (here.at + after.at) / 2);
    yield;
    addAt(place, (before.at + here.at) / 2);
    yield;
  }
  return outputs.map((output) => sweptOutput(calculator, output, found));
}

/** Runs {@link sweeping} to its end and returns the result. */
export function runSweep(calculator: Calculator, raw: RawInputs, sweep: Sweep): readonly Swept[] {
  const work = sweeping(calculator, raw, sweep);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
