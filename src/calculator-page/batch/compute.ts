/** Many rows through one calculator, in turns with the page, which keeps answering. */
import type { Calculator } from '../../../calculators/calculator.ts';
import { type Evaluated, evaluate } from '../../../calculators/evaluate.ts';
import { fieldsOf, type RawInputs } from '../../../calculators/fields.ts';
import type { Column } from './columns.ts';

/** So long at a stretch: a frame at most. */
const stretchMs = 12;

/** Gives the page its turn at once, where a timer would wait. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** What rows without a column for it take from the form: everything but the elements of a composition in the table. */
export function fixedInputs(calculator: Calculator, columns: readonly Column[], form: RawInputs): RawInputs {
  const given = new Set(columns.flatMap(({ field }) => (field.kind === 'element' ? [field.input.key] : [])));
  return Object.fromEntries(
    fieldsOf(calculator).flatMap((field) => {
      const value = form[field.key];
      const fromTable = field.kind === 'element' && given.has(field.input.key);
      return value === undefined || fromTable ? [] : [[field.key, value]];
    }),
  );
}

/**
 * Computes each row; a row that cannot be computed has its problems as its result.
 * @param onProgress rows done so far
 * @param signal ends the work; the rows done until then are answered
 */
export async function computeRows(
  calculator: Calculator,
  rows: readonly RawInputs[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<readonly Evaluated[]> {
  const results: Evaluated[] = [];
  let since = performance.now();
  for (const row of rows) {
    results.push(evaluate(calculator, row));
    if (performance.now() - since < stretchMs) continue;
    onProgress(results.length);
    await turn();
    if (signal.aborted) break;
    since = performance.now();
  }
  onProgress(results.length);
  return results;
}
