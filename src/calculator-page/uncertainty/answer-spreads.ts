import { type Spreads, spreading } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';

export type SpreadsRequest = { readonly task: 'spreads'; readonly id: number; readonly raw: RawInputs };
/** Response with spreads: those of the first samples, or the final ones. */
export type SpreadsAnswer = {
  readonly id: number;
  readonly spreads: Spreads | null;
  readonly isLast: boolean;
};

/** Maximum time in ms without handling messages. */
const sliceMs = 30;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Returns a function for a worker that computes spreads; a new call cancels the running computation. */
export function spreadsAnswerer(
  calculator: Calculator,
  send: (answer: SpreadsAnswer) => void,
): (request: SpreadsRequest) => Promise<void> {
  let newest = 0;
  return async ({ id, raw }) => {
    newest = id;
    const work = spreading(calculator, raw);
    let since = performance.now();
    let step = work.next();
    while (!step.done) {
      if (step.value !== undefined) send({ id, spreads: step.value, isLast: false });
      if (performance.now() - since > sliceMs) {
        await pause();
        if (newest !== id) return;
        since = performance.now();
      }
      step = work.next();
    }
    send({ id, spreads: step.value, isLast: true });
  };
}
