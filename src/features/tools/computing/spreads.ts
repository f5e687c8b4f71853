/** Computes intervals of results with a ± in slices, so that several computations share the thread. */
import { intervalsOf, type Spreads, spreading } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Interval } from '@ferrite/calculators/core/models.ts';

export type Intervals = Readonly<Record<string, Interval>>;

/** Result of a slice: the computing time in milliseconds, and the intervals when they are complete; null without ±. */
export type SpreadsSlice =
  | { readonly isDone: false; readonly ms: number }
  | { readonly isDone: true; readonly ms: number; readonly intervals: Intervals | null };

/** Duration of a slice in milliseconds. */
const sliceMs = 200;
/** Maximum number of unfinished computations; the oldest one is dropped and would begin again. */
const maxUnfinished = 32;

/** Creates the function of the thread that computes the next slice of a job. */
export function createSpreadsWork(
  calculatorOf: (id: string) => Calculator,
  durationMs: number = sliceMs,
): (job: string, calculatorId: string, raw: RawInputs) => SpreadsSlice {
  const unfinished = new Map<string, Generator<Spreads | undefined, Spreads | null>>();
  return (job, calculatorId, raw) => {
    const begun = performance.now();
    const calculator = calculatorOf(calculatorId);
    const work = unfinished.get(job) ?? spreading(calculator, raw);
    unfinished.delete(job);
    let step = work.next();
    while (!step.done && performance.now() - begun < durationMs) step = work.next();
    const ms = performance.now() - begun;
    if (step.done) return { isDone: true, ms, intervals: step.value && intervalsOf(calculator, step.value) };
    unfinished.set(job, work);
    const [oldest] = unfinished.keys();
    if (oldest !== undefined && unfinished.size > maxUnfinished) unfinished.delete(oldest);
    return { isDone: false, ms };
  };
}
