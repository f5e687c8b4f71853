/**
 * Spread of results whose inputs are known only to ±. Each input is drawn from a normal distribution around its value,
 * cut off at what is possible, and the calculator computes with every draw; where an output has a band of measured
 * error, that is drawn as well. Draws are stratified (Latin hypercube) and the same every time.
 */
import type { Calculator } from '../calculator.ts';
import { evaluate } from '../evaluate.ts';
import { fieldsOf, type RawInputs } from '../inputs/fields.ts';
import { readNumber } from '../inputs/read-number.ts';
import { generator } from '../random.ts';

/** Seed of the draws: results are the same every time. */
const seed = 20_261_123;
/** Draws of one calculation. */
export const draws = 300;
/** ± is taken for 95 of 100 values: two standard deviations. */
const deviationsOfPlusMinus = 2;
/** A band holds 90 of 100 values: so many standard deviations to either side. */
const deviationsOfBand = 1.645;

/** Distribution of an output: the ends of the middle 90 %, and every draw in order. */
export type Spread = { readonly low: number; readonly high: number; readonly sorted: readonly number[] };
/** By output; outputs that are no numbers, or that most draws leave without a value, have none. */
export type Spreads = Readonly<Record<string, Spread>>;

type Rows = readonly Readonly<Record<string, unknown>>[];
type Limits = { readonly min: number; readonly max: number };
/** A number that was given with ±, and the inputs with another one in its place. */
type Uncertain = {
  readonly value: number;
  readonly plusMinus: number;
  readonly limits: Limits;
  readonly whole: boolean;
  readonly replaced: (raw: RawInputs, value: number) => RawInputs;
};

function uncertain(
  given: unknown,
  { limits, whole }: { readonly limits: Limits; readonly whole?: boolean | undefined },
  replaced: Uncertain['replaced'],
): readonly Uncertain[] {
  const reading = typeof given === 'string' ? readNumber(given) : null;
  if (reading?.kind !== 'number' || !reading.plusMinus) return [];
  return [{ value: reading.value, plusMinus: reading.plusMinus, limits, whole: whole === true, replaced }];
}

/** The inputs that were given with ±, e.g. `0.42±0.02`, those in rows included. */
function uncertainInputs(calculator: Calculator, raw: RawInputs): readonly Uncertain[] {
  return fieldsOf(calculator).flatMap((field) => {
    const { key } = field;
    const given = raw[key];
    const replaced = (all: RawInputs, value: unknown): RawInputs => ({ ...all, [key]: value });
    if (field.kind === 'number') return uncertain(given, field.input, replaced);
    if (field.kind === 'element') return uncertain(given, field, replaced);
    if (field.kind === 'choice' || !Array.isArray(given)) return [];
    return (given as Rows).flatMap((row, at) =>
      field.input.columns.flatMap((column) =>
        uncertain(row[column.key], column, (all, value) =>
          replaced(
            all,
            (all[key] as Rows).map((each, of) => (of === at ? { ...each, [column.key]: value } : each)),
          ),
        ),
      ),
    );
  });
}

/** Whether any input was given with ±. */
export const isUncertain = (calculator: Calculator, raw: RawInputs): boolean =>
  uncertainInputs(calculator, raw).length > 0;

/** The quantile of the standard normal distribution, to 0.0005 (Abramowitz and Stegun, 26.2.23). */
function normalQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(share, 1 - share)));
  const size =
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
  return share < 0.5 ? -size : size;
}

/** One normal deviate from each of `draws` equal strata, in an order of its own. */
function stratified(next: () => number): readonly number[] {
  const order = Array.from({ length: draws }, (_, at) => normalQuantile((at + 0.5) / draws));
  for (let at = draws - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.05), high: at(0.95), sorted };
}

/**
 * Computes the spread of every output and yields after each draw, so that the caller can pause.
 * @returns null where no input was given with ±, or the inputs give no result
 */
export function* spreading(calculator: Calculator, raw: RawInputs): Generator<undefined, Spreads | null> {
  const inputs = uncertainInputs(calculator, raw);
  if (inputs.length === 0 || !evaluate(calculator, raw).ok) return null;
  const next = generator(seed);
  const deviates = inputs.map(() => stratified(next));
  const errors = stratified(next);
  const found = new Map<string, number[]>();
  for (let draw = 0; draw < draws; draw += 1) {
    const drawn = inputs.reduce((all, { value, plusMinus, limits, whole, replaced }, at) => {
      const moved = value + (plusMinus / deviationsOfPlusMinus) * (deviates[at]?.[draw] ?? 0);
      const possible = Math.min(limits.max, Math.max(limits.min, moved));
      return replaced(all, whole ? Math.round(possible) : possible);
    }, raw);
    const result = evaluate(calculator, drawn);
    const error = (errors[draw] ?? 0) / deviationsOfBand;
    if (result.ok)
      for (const { key, band } of calculator.outputs) {
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
  const enough = [...found].filter(([, values]) => values.length >= 0.9 * draws);
  return Object.fromEntries(enough.map(([key, values]) => [key, spreadOf(values)]));
}

/** {@link spreading} to its end. */
export function spreadsOf(calculator: Calculator, raw: RawInputs): Spreads | null {
  const work = spreading(calculator, raw);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Returns the share of a spread below `min` or above `max`, from 0 to 1. */
export function shareOutside(
  { sorted }: Spread,
  { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number },
): number {
  return sorted.filter((value) => value < min || value > max).length / sorted.length;
}
