/** Many rows through one calculator, without keeping everybody else waiting. */
import { setImmediate as others } from 'node:timers/promises';

/** How many rows one call may bring. */
export const mostRows = 1_000;
/** So long at a stretch; then whoever else waits has a turn. */
const stretchMs = 8;

/**
 * @param rows inputs, one calculation each
 * @param evaluate computes one; its answer is taken as it is, problems included
 * @param signal ends the work when nobody waits for it any more
 */
export async function computeRows<T>(
  rows: readonly unknown[],
  evaluate: (inputs: unknown) => T,
  signal?: AbortSignal,
): Promise<T[]> {
  const results: T[] = [];
  let since = performance.now();
  for (const row of rows) {
    results.push(evaluate(row));
    if (performance.now() - since < stretchMs) continue;
    await others();
    if (signal?.aborted) break;
    since = performance.now();
  }
  return results;
}
