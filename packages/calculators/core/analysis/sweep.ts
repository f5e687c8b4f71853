/** Computes an output over the range of an input, with all other inputs unchanged. */
import type { Calculator } from '../calculator.ts';
import type { Point } from '../chart.ts';
import { evaluate } from '../evaluate.ts';
import type { ContinuousField, RawInputs } from '../inputs/fields.ts';
import { withSwept } from '../inputs/swept-fields.ts';
import { isOutsideData } from '../models.ts';

export type Sweep = {
  readonly field: ContinuousField;
  /** In the unit of the input. */
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
  /** Range of 90 % of the measurements, for outputs with a band. */
  readonly band: readonly { readonly at: number; readonly low: number; readonly high: number }[];
};

/** Number of points of a sweep. */
const steps = 60;

/**
 * Computes a sweep and yields after each point, so that the caller can pause.
 * @param raw all inputs, in their own units
 */
export function* sweeping(
  calculator: Calculator,
  raw: RawInputs,
  { field, from, to, outputs }: Sweep,
): Generator<undefined, readonly Swept[]> {
  const found = outputs.map((output) => ({
    output,
    runs: [[]] as Point[][],
    outside: new Set<number>(),
    band: [] as { at: number; low: number; high: number }[],
  }));
  for (let step = 0; step <= steps; step += 1) {
    const at = from + ((to - from) * step) / steps;
    const result = evaluate(calculator, withSwept(raw, field.key, at));
    for (const each of found) {
      const value = result.ok ? result.values[each.output] : null;
      if (!result.ok || typeof value !== 'number' || !Number.isFinite(value)) {
        if (each.runs.at(-1)?.length) each.runs.push([]);
        continue;
      }
      each.runs.at(-1)?.push([at, calculator.unrounded?.(result.inputs, each.output) ?? value]);
      const output = calculator.outputs.find(({ key }) => key === each.output);
      if (output && isOutsideData(calculator, result, output)) each.outside.add(at);
      const ends = output?.band;
      const [low, high] = ends ? [result.values[ends.low], result.values[ends.high]] : [];
      if (typeof low === 'number' && typeof high === 'number') each.band.push({ at, low, high });
    }
    yield;
  }
  return found.map(({ runs, ...rest }) => ({ ...rest, runs: runs.filter((run) => run.length > 0) }));
}

/** Runs {@link sweeping} to its end. */
export function sweptOf(calculator: Calculator, raw: RawInputs, sweep: Sweep): readonly Swept[] {
  const work = sweeping(calculator, raw, sweep);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
