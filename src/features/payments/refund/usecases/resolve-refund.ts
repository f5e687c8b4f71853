import type { Executor } from '../../../../platform/server/database/database.ts';
import type { RefundDeps } from './deps.ts';
import { completeRefund } from './save-refund.ts';

/**
 * Applies an administrator's decision about a refund: it was paid back by other means, or it is to be sent again.
 * @param also runs in the same transaction, e.g. to write the audit log
 * @returns false if the refund needs no decision
 */
export async function resolveRefund(
  deps: RefundDeps,
  id: number,
  decision: 'done' | 'send_again',
  also?: (tx: Executor) => Promise<void>,
): Promise<boolean> {
  const refund = await deps.store.find(id);
  if (refund?.status !== 'manual') return false;
  if (decision === 'done') return completeRefund(deps, refund, also);
  return deps.store.transaction(async (tx) => {
    if (!(await deps.store.sendAgain(tx, refund, deps.clock.now()))) return false;
    await also?.(tx);
    return true;
  });
}
