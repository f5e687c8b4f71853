import { leaseMs } from '../../capture/schedule.rules.ts';
import type { ProviderId } from '../../providers/provider.port.ts';
import type { Refund } from '../refund.store.ts';
import type { RefundDeps } from './deps.ts';
import { queryRefund } from './query-refund.ts';
import { requireDecision } from './save-refund.ts';
import { sendRefund } from './send-refund.ts';

const batch = 20;

/** Sends or queries refunds that are due. A lease prevents several server instances from handling the same refund. */
export async function runDueRefunds(deps: RefundDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.store.takeDue(now, new Date(now.getTime() + leaseMs), batch);
  for (const refund of due) {
    deps.failpoint('refund.requested');
    await runRefund(deps, refund).catch(deps.onError);
  }
}

function runRefund(deps: RefundDeps, refund: Refund): Promise<void> {
  const provider = deps.providers.get(refund.provider as ProviderId);
  if (!provider) return requireDecision(deps, refund, 'method_off');
  return refund.status === 'requested'
    ? sendRefund(deps, refund, provider)
    : queryRefund(deps, refund, provider);
}
