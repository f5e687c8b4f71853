import { WorkLimitExceeded } from '../../../platform/server/work/worker-thread.ts';
import { refuse } from '../refusals.ts';

/** Translates the error of a computation that does not finish. @throws AppError 422 `tools.endless`, or the error itself */
export function refuseEndless(error: unknown): never {
  if (!(error instanceof WorkLimitExceeded)) throw error;
  throw refuse('tools.endless', { cause: error });
}
