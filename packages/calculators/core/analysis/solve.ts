/**
 * Finds the values of an input for which an output has a target value: the calculator is evaluated over the range of
 * the input, and each crossing of the target is refined. No formula is inverted, which makes it work for every numeric
 * result.
 */
import { roundDistance } from '../axis-span.ts';
import type { Calculator, OutputValues } from '../calculator.ts';
import { evaluate } from '../evaluate.ts';
import type { ContinuousField, RawInputs } from '../inputs/fields.ts';
import { sweptValue, withSwept } from '../inputs/swept-fields.ts';
import { lacksCarbon } from '../models.ts';

export type Solution = {
  /** Value of the input, in the unit of the input. */
  readonly value: number;
  /** End of an interval from `value` in which all values are solutions; set only if the output is constant there. */
  readonly until?: number;
  /** True if the calculator gives a range warning at this solution. */
  readonly isOutside: boolean;
};

export type Solutions = {
  /** Solutions in ascending order. */
  readonly found: readonly Solution[];
  /** Range of the output within the limits of the input, in the unit of the output; null if there is no value. */
  readonly reached: { readonly min: number; readonly max: number } | null;
  /** True if the output has the target value over the whole range of the input. */
  readonly isEverywhere: boolean;
  /** True if there are no solutions because the output depends on a carbon content that is not stated. */
  readonly isWithoutCarbon: boolean;
};

/** Result without a solution and without a value in the range. */
export const unsolved: Solutions = { found: [], reached: null, isEverywhere: false, isWithoutCarbon: false };

export type Wanted = {
  readonly field: ContinuousField;
  /** Key of a numeric output. */
  readonly output: string;
  /** Target value, in the unit of the output. */
  readonly target: number;
};

/** Number of samples before refinement: evenly spaced, and then logarithmically spaced. */
const evenSteps = 120;
const ratioSteps = 80;
/** Number of bisection steps, more than the bits of a number's mantissa. */
const halvings = 60;
/** Number of golden-section steps in the search for the smallest distance. */
const goldenSteps = 40;
/** Tolerance of a solution, relative to the target and the range of the output. */
const closeness = 1e-7;

type Sample = { readonly at: number; readonly value: number };

function placesOf({ min, max }: ContinuousField['limits'], own: unknown): readonly number[] {
  const even = Array.from({ length: evenSteps + 1 }, (_, n) => min + ((max - min) * n) / evenSteps);
  const lowest = min > 0 ? min : max * 1e-6;
  const byRatio =
    max > 0 && max / lowest > 20
      ? Array.from({ length: ratioSteps + 1 }, (_, n) => lowest * (max / lowest) ** (n / ratioSteps))
      : [];
  const all = [...even, ...byRatio, ...(typeof own === 'number' ? [own] : [])];
  return [...new Set(all.filter((at) => at >= min && at <= max))].sort((a, b) => a - b);
}

/**
 * Searches the solutions and yields after each evaluation, which lets the caller pause. @param raw the other inputs, in
 * their units
 */
export function* solving(
  calculator: Calculator,
  raw: RawInputs,
  { field, output, target }: Wanted,
): Generator<undefined, Solutions> {
  let isWithoutCarbon = false;
  const valueAt = (at: number): number | null => {
    const result = evaluate(calculator, { ...raw, [field.key]: at });
    if (result.ok && lacksCarbon(output, result)) {
      isWithoutCarbon = true;
      return null;
    }
    const value = result.ok ? result.values[output] : null;
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  };
  const samples: (Sample | null)[] = [];
  for (const at of placesOf(field.limits, raw[field.key])) {
    const value = valueAt(at);
    samples.push(value === null ? null : { at, value });
    yield;
  }
  const known = samples.filter((each) => each !== null);
  if (known.length === 0) return { ...unsolved, isWithoutCarbon };
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { value } of known) [min, max] = [Math.min(min, value), Math.max(max, value)];
  const close = closeness * Math.max(Math.abs(target), max - min, Number.MIN_VALUE);
  const solves = (value: number | null): value is number =>
    value !== null && Math.abs(value - target) <= close;
  const found: { value: number; until?: number }[] = [];
  const add = (at: number) => {
    const apart = 1e-6 * (field.limits.max - field.limits.min);
    if (!found.some(({ value, until = value }) => at >= value - apart && at <= until + apart))
      found.push({ value: at });
  };
  let together = 0;
  for (const [n, sample] of samples.entries()) {
    const before = samples[n - 1];
    if (sample && solves(sample.value)) {
      together += 1;
      const stretch = found.at(-1);
      if (stretch && before && solves(before.value)) stretch.until = sample.at;
      else add(sample.at);
      continue;
    }
    if (!sample || !before || solves(before.value)) continue;
    const place =
      before.value < target !== sample.value < target
        ? narrowed(before, sample, target, valueAt)
        : nearest(before, sample, samples[n + 1] ?? null, { target, valueAt });
    if (place !== null && solves(valueAt(place))) add(place);
    yield;
  }
  return {
    found: found
      .toSorted((a, b) => a.value - b.value)
      .map((each) => ({ ...each, isOutside: leavesRange(calculator, { ...raw, [field.key]: each.value }) })),
    reached: { min, max },
    isEverywhere: together === known.length,
    isWithoutCarbon: false,
  };
}

/** Finds by bisection where the output crosses the target between two points; at a step, finds the edge of the step. */
function narrowed(
  { at: from, value }: Sample,
  { at: to }: Sample,
  target: number,
  valueAt: (at: number) => number | null,
): number | null {
  let [low, high] = [from, to];
  const isBelow = value < target;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    const there = valueAt(middle);
    if (there === null) return null;
    if (there < target === isBelow) low = middle;
    else high = middle;
  }
  const [lowValue, highValue] = [valueAt(low), valueAt(high)];
  if (lowValue === null || highValue === null) return null;
  return Math.abs(lowValue - target) < Math.abs(highValue - target) ? low : high;
}

/**
 * Returns the extremum near a sample if the output turns back towards the target there, because the extremum may touch
 * the target.
 */
function nearest(
  before: Sample,
  { at, value }: Sample,
  after: Sample | null,
  { target, valueAt }: { readonly target: number; readonly valueAt: (at: number) => number | null },
): number | null {
  const off = (each: number) => Math.abs(each - target);
  if (!after || off(value) > off(before.value) || off(value) > off(after.value)) return null;
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [before.at, after.at];
  let best: number | null = at;
  for (let step = 0; step < goldenSteps; step += 1) {
    const [left, right] = [high - golden * (high - low), low + golden * (high - low)];
    const [leftValue, rightValue] = [valueAt(left), valueAt(right)];
    if (leftValue === null || rightValue === null) return best;
    if (off(leftValue) < off(rightValue)) high = right;
    else low = left;
    best = (low + high) / 2;
  }
  return best;
}

function leavesRange(calculator: Calculator, raw: RawInputs): boolean {
  const result = evaluate(calculator, raw);
  return !result.ok || result.warnings.some(({ code }) => code === 'outside_range');
}

/** Runs {@link solving} to its end and returns the result. */
export function solutionsOf(calculator: Calculator, raw: RawInputs, wanted: Wanted): Solutions {
  const work = solving(calculator, raw, wanted);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Returns the outputs that can be solved for and swept: numeric outputs with a value, except band limits. */
export function numericOutputs(calculator: Calculator, values: OutputValues): Calculator['outputs'] {
  const ends = new Set(calculator.outputs.flatMap(({ band }) => (band ? [band.low, band.high] : [])));
  return calculator.outputs.filter(
    ({ key, role }) => role !== 'detail' && !ends.has(key) && typeof values[key] === 'number',
  );
}

/** Returns a range around the current value, within the limits. */
export function rangeAround(
  { limits: { min, max } }: ContinuousField,
  value: number | null | undefined,
): readonly [number, number] {
  const around = value ? Math.abs(value) / 2 : (max - min) / 10;
  const step = roundDistance(around / 5);
  const round = (each: number) => Number((Math.round(each / step) * step).toPrecision(6));
  const middle = value ?? min;
  return [Math.max(min, round(middle - around)), Math.min(max, round(middle + around))];
}

/**
 * Returns the number input that changes an output most around its current value; if none does, the first element that
 * changes the output, otherwise the first input. @param raw all inputs, in their units
 */
export function dominantField(
  calculator: Calculator,
  raw: RawInputs,
  fields: readonly ContinuousField[],
  output: string,
): ContinuousField | undefined {
  const at = (field: ContinuousField, value: number) => {
    const result = evaluate(calculator, withSwept(raw, field.key, value));
    return result.ok ? result.values[output] : null;
  };
  const changeOf = (field: ContinuousField): number => {
    const own = sweptValue(raw, field.key);
    const [min, max] = rangeAround(field, typeof own === 'number' ? own : null);
    const values = [0, 0.25, 0.5, 0.75, 1]
      .map((share) => at(field, min + (max - min) * share))
      .filter((value) => typeof value === 'number');
    return values.length > 0 ? Math.max(...values) - Math.min(...values) : 0;
  };
  const changes = fields
    .map((field) => ({ field, change: changeOf(field) }))
    .filter(({ change }) => change > 0);
  const numbers = changes.filter(({ field }) => field.kind === 'number');
  return (numbers.toSorted((a, b) => b.change - a.change)[0] ?? changes[0])?.field ?? fields[0];
}
