/** Creates the refund functions that other features use. */
import type { Executor } from '../../../platform/server/database/database.ts';
import type { NewRefund } from './refund.store.ts';
import type { RefundDeps } from './usecases/deps.ts';
import { resolveRefund } from './usecases/resolve-refund.ts';
import { runDueRefunds } from './usecases/run-due-refunds.ts';

export function createRefunds(deps: RefundDeps) {
  return {
    /**
     * Requests a refund within the caller's transaction; a worker sends it after the commit.
     * @returns its id; null if a refund is in progress or completed
     */
    request: (tx: Executor, refund: NewRefund, now = deps.clock.now()): Promise<number | null> =>
      deps.store.request(tx, refund, now),
    scheduleNow: deps.store.scheduleNow,
    findManual: deps.store.findManual,
    resolveManual: (id: number, decision: 'done' | 'send_again', also?: (tx: Executor) => Promise<void>) =>
      resolveRefund(deps, id, decision, also),
    runDue: () => runDueRefunds(deps),
  };
}

export type Refunds = ReturnType<typeof createRefunds>;
