/**
 * Spread of results for inputs with a ± value. Each input is sampled from a normal distribution around its value,
 * censored at its limits, and the calculator is evaluated for every sample; for outputs with a band of measured error,
 * the measured error is sampled too. Samples are stratified (Latin hypercube) and reproducible; nonlinear results get
 * more samples. The share of each input in the variance is taken from the linearization (GUM, 5.1.2).
 */
import type { Calculator, Output, OutputValues } from '../calculator.ts';
import { evaluate } from '../evaluate.ts';
import type { RawInputs } from '../inputs/fields.ts';
import { type Interval, lacksCarbon } from '../models.ts';
import { generator } from '../random.ts';
import { type Uncertain, uncertainInputs } from './uncertain-inputs.ts';

/** Fixed seed of the samples, which makes results reproducible. */
const seed = 20_261_123;
/** Number of samples of a linear result. */
export const sampledDraws = 300;
/** Number of samples of a nonlinear result. */
const drawsOfCurved = 2000;
/**
 * Relative difference above which a result counts as nonlinear: between a spread and its linearization, or between the
 * two halves of a spread.
 */
const curvature = 0.15;
/** Standard deviations in a ± value, which covers 95 % of the values. */
const deviationsOfPlusMinus = 2;
/** Standard deviations in the half-width of a band, which contains 90 % of the values. */
const deviationsOfBand = 1.645;

/** Share of the variance, 0 to 1, by input key; null for the measured error of the result. */
export type VarianceShare = { readonly key: string | null; readonly share: number };
/** Distribution of an output: limits of the middle 90 %, sorted samples, and the origin of the variance. */
export type Spread = {
  readonly low: number;
  readonly high: number;
  readonly sorted: readonly number[];
  /** Shares of the variance, largest first; empty if the linearization is constant. */
  readonly shares: readonly VarianceShare[];
};
/**
 * Spread of each output; text outputs, outputs undefined for most samples, and outputs that depend on a carbon content that
 * was not stated are omitted.
 */
export type Spreads = Readonly<Record<string, Spread>>;

/** Computes the quantile of the standard normal distribution, within 0.0005 (Abramowitz and Stegun, 26.2.23). */
function normalQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(share, 1 - share)));
  const size =
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  return share < 0.5 ? -size : size;
}

/** Returns one normal deviate from each of `count` equal strata, in random order. */
function stratified(next: () => number, count: number): readonly number[] {
  const order = Array.from({ length: count }, (_, at) => normalQuantile((at + 0.5) / count));
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Returns the inputs with one input shifted by a multiple of its standard deviation, within its limits. */
function moved(
  raw: RawInputs,
  { value, plusMinus, limits, whole, replaced }: Uncertain,
  by: number,
): RawInputs {
  const drawn = value + (plusMinus / deviationsOfPlusMinus) * by;
  const possible = Math.min(limits.max, Math.max(limits.min, drawn));
  return replaced(raw, whole ? Math.round(possible) : possible);
}

function valuesOf(calculator: Calculator, raw: RawInputs): OutputValues {
  const result = evaluate(calculator, raw);
  return result.ok ? result.values : {};
}

type Variance = { readonly key: string | null; readonly variance: number };
type Variances = Readonly<Record<string, readonly Variance[]>>;

/**
 * Computes the variances of every output by linearization, caused by each input and by the measured error. Yields after
 * each evaluation.
 */
function* linearizing(
  calculator: Calculator,
  raw: RawInputs,
  inputs: readonly Uncertain[],
): Generator<undefined, Variances> {
  const nominal = valuesOf(calculator, raw);
  const ends: { readonly key: string; readonly up: OutputValues; readonly down: OutputValues }[] = [];
  for (const input of inputs) {
    yield;
    const up = valuesOf(calculator, moved(raw, input, 1));
    yield;
    ends.push({ key: input.key, up, down: valuesOf(calculator, moved(raw, input, -1)) });
  }
  /** Returns half of the difference of two values; 0 if one is missing. */
  const half = (low: OutputValues[string] = null, high: OutputValues[string] = null): number =>
    typeof low === 'number' && typeof high === 'number' ? (high - low) / 2 : 0;
  return Object.fromEntries(
    calculator.outputs.map(({ key: output, band }) => {
      const parts = ends.map(({ key, up, down }) => ({ key, variance: half(down[output], up[output]) ** 2 }));
      const error = band ? half(nominal[band.low], nominal[band.high]) / deviationsOfBand : 0;
      return [output, [...parts, { key: null, variance: error ** 2 }]];
    }),
  );
}

const totalOf = (variances: readonly Variance[] = []): number =>
  variances.reduce((sum, { variance }) => sum + variance, 0);

function sharesOf(variances: readonly Variance[] = []): readonly VarianceShare[] {
  const total = totalOf(variances);
  return variances
    .filter(({ variance }) => variance > 0)
    .map(({ key, variance }) => ({ key, share: variance / total }))
    .toSorted((one, other) => other.share - one.share);
}

function spreadOf(values: readonly number[], variances: readonly Variance[] | undefined): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.05), high: at(0.95), sorted, shares: sharesOf(variances) };
}

/** Returns whether the samples of an output deviate from its linearization. */
function isCurved({ low, high, sorted }: Spread, variances: readonly Variance[] | undefined): boolean {
  const half = (high - low) / 2;
  if (half === 0) return false;
  const middle = sorted[Math.round((sorted.length - 1) / 2)] ?? 0;
  const straight = deviationsOfBand * Math.sqrt(totalOf(variances));
  return Math.abs(straight / half - 1) > curvature || Math.abs((low + high) / 2 - middle) > curvature * half;
}

/**
 * Computes the spread of every output and yields after each evaluation, which lets the caller pause.
 * @yields undefined, and once the spreads of the first samples if results are nonlinear and more samples follow
 * @returns null if no input has a ± value, or the inputs give no result
 */
export function* spreading(
  calculator: Calculator,
  raw: RawInputs,
): Generator<Spreads | undefined, Spreads | null> {
  const inputs = uncertainInputs(calculator, raw);
  const exact = evaluate(calculator, raw);
  if (inputs.length === 0 || !exact.ok) return null;
  const variances = yield* linearizing(calculator, raw, inputs);
  const outputs = calculator.outputs.filter(({ key }) => !lacksCarbon(key, exact));
  const sampled = { calculator, raw, inputs, variances, outputs };
  const first = yield* drawing(sampled, sampledDraws);
  const curved = calculator.outputs.some(({ key, role }) => {
    const spread = role === 'detail' ? undefined : first[key];
    return spread && isCurved(spread, variances[key]);
  });
  if (!curved) return withBands(calculator, first, exact.values);
  yield withBands(calculator, first, exact.values);
  return withBands(calculator, yield* drawing(sampled, drawsOfCurved), exact.values);
}

/** Extends each spread to the measured band of the exact inputs, because samples of a small ± can be narrower by chance. */
const withBands = (calculator: Calculator, spreads: Spreads, values: OutputValues): Spreads => {
  const bands = new Map(calculator.outputs.map(({ key, band }) => [key, band]));
  return Object.fromEntries(
    Object.entries(spreads).map(([key, spread]) => {
      const band = bands.get(key);
      const [low, high] = band ? [values[band.low], values[band.high]] : [];
      const isKnown = typeof low === 'number' && typeof high === 'number';
      return [
        key,
        isKnown ? { ...spread, low: Math.min(low, spread.low), high: Math.max(high, spread.high) } : spread,
      ];
    }),
  );
};

type Sampled = {
  readonly calculator: Calculator;
  readonly raw: RawInputs;
  readonly inputs: readonly Uncertain[];
  readonly variances: Variances;
  readonly outputs: readonly Output[];
};

function* drawing(
  { calculator, raw, inputs, variances, outputs }: Sampled,
  count: number,
): Generator<undefined, Spreads> {
  const next = generator(seed);
  const deviates = inputs.map(() => stratified(next, count));
  const errors = stratified(next, count);
  const found = new Map<string, number[]>();
  for (let draw = 0; draw < count; draw += 1) {
    const drawn = inputs.reduce((all, input, at) => moved(all, input, deviates[at]?.[draw] ?? 0), raw);
    const result = evaluate(calculator, drawn);
    const error = (errors[draw] ?? 0) / deviationsOfBand;
    if (result.ok)
      for (const { key, band } of outputs) {
        const value = result.values[key];
        if (typeof value !== 'number') continue;
        const end = band && result.values[error < 0 ? band.low : band.high];
        const off = typeof end === 'number' ? Math.abs(end - value) * error : 0;
        const values = found.get(key) ?? [];
        values.push(value + off);
        found.set(key, values);
      }
    yield;
  }
  const enough = [...found].filter(([, values]) => values.length >= 0.9 * count);
  return Object.fromEntries(enough.map(([key, values]) => [key, spreadOf(values, variances[key])]));
}

/** Runs {@link spreading} to its end and returns the result. */
export function spreadsOf(calculator: Calculator, raw: RawInputs): Spreads | null {
  const work = spreading(calculator, raw);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Returns the intervals of the outputs that pages and reports show. */
export const intervalsOf = (calculator: Calculator, spreads: Spreads): Readonly<Record<string, Interval>> =>
  Object.fromEntries(
    calculator.outputs.flatMap(({ key, role }) => {
      const { low, high } = (role !== 'detail' && spreads[key]) || {};
      return low === undefined || high === undefined ? [] : [[key, { low, high }]];
    }),
  );

/** Returns the share of a spread below `min` or above `max`, from 0 to 1. */
export function shareOutside(
  { sorted }: Pick<Spread, 'sorted'>,
  { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number },
): number {
  return sorted.filter((value) => value < min || value > max).length / sorted.length;
}
