/** Many rows through one calculator, without keeping everybody else waiting. */
import { setImmediate as others } from 'node:timers/promises';

/** How many rows one call may bring. */
export const mostRows = 1_000;
/** So long at a stretch; then whoever else waits has a turn. */
const stretchMs = 8;

/**
 * @param rows inputs, one calculation each
 * @param compute computes one; what it throws ends the batch
 * @param signal ends the work when nobody waits for it any more
 */
export async function computeRows(
  rows: readonly unknown[],
  compute: (inputs: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  let since = performance.now();
  for (const row of rows) {
    compute(row);
    if (performance.now() - since < stretchMs) continue;
    await others();
    if (signal?.aborted) return;
    since = performance.now();
  }
}
