import { AppError } from '../../../../platform/server/errors/errors.ts';
import { WorkLimitExceeded } from '../../../../platform/server/work/worker-thread.ts';
import { type Batch, type ComputedBatch, computeBatch, type Portion } from '../batch.ts';
import { refuseEndless } from '../refuse-endless.ts';
import { chargeTime } from './charge-time.ts';
import type { ComputingDeps } from './deps.ts';

/** Computing time in ms that is accumulated before it is recorded. */
const chargeEveryMs = 1_000;

/**
 * Computes a batch.
 * @returns the response as bytes, and the number of rows with a result
 * @throws AppError 429 `tools.computing_time` when the member's time is used up; otherwise as `computeResults`
 */
export async function computeRows(
  deps: ComputingDeps,
  batch: Batch,
  memberId: string,
): Promise<ComputedBatch> {
  await chargeTime(deps, memberId, 0);
  let unpaidMs = 0;
  const charge = async (ms: number) => {
    unpaidMs += ms;
    if (unpaidMs < chargeEveryMs) return;
    const due = unpaidMs;
    unpaidMs = 0;
    await chargeTime(deps, memberId, due);
  };
  const answer = await computeBatch(batch, (portion) => computePortion(deps, batch.id, portion), charge);
  // The result is returned even if the remaining time does not cover the last portion.
  await chargeTime(deps, memberId, unpaidMs).catch(() => undefined);
  return answer;
}

/** Computes some rows of a batch, and once more if the thread crashes meanwhile. */
const computePortion = (
  { run }: Pick<ComputingDeps, 'run'>,
  id: string,
  portion: readonly unknown[],
): Promise<Portion> =>
  run<Portion>('rows', id, portion)
    .catch((error: unknown) => {
      if (error instanceof WorkLimitExceeded || error instanceof AppError) throw error;
      return run<Portion>('rows', id, portion);
    })
    .catch(refuseEndless);
