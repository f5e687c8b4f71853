import type { Caller } from '../../../../platform/server/http/api.ts';
import { providerStatus } from '../../refunds.rules.ts';
import { refuse } from '../../refusals.ts';
import type { RequestRow } from '../../request-queries.store.ts';
import { completeRequest } from '../../usecases/complete-request.ts';
import type { DecisionDeps } from './deps.ts';
import { recordAction } from './record-action.ts';

/**
 * Queries the provider about the refund of an approved request.
 * @returns the status
 * @throws AppError 404, 409 for a request that was not approved
 */
export async function checkProvider(deps: DecisionDeps, caller: Caller, id: number) {
  const { store, clock, money, onError } = deps;
  const row = await store.findRequest(id);
  if (!row) throw refuse('refunds.no_request', { about: 'such refund request' });
  const { status } = row.request;
  if (status !== 'approved' && status !== 'completed') throw refuse('refunds.not_approved');
  if (status === 'approved') {
    await money.scheduleNow(id, clock.now());
    await money.runDue().catch(onError);
  }
  const fresh = (await store.findRequest(id)) ?? row;
  const pgStatus = providerStatus(fresh.moneyStatus) ?? fresh.request.pgStatus ?? 'pending';
  if (status === 'approved') await recordStatus(deps, caller, row, pgStatus);
  return { message: messageOf(pgStatus), pgStatus };
}

async function recordStatus(deps: DecisionDeps, caller: Caller, row: RequestRow, pgStatus: string) {
  const { store, clock } = deps;
  const { id } = row.request;
  await store.transaction(async (tx) => {
    await store.saveProviderStatus(tx, id, { pgStatus, pgRefundId: null }, clock.now());
    const completes = pgStatus === 'succeeded';
    await recordAction(deps, tx, caller, {
      row,
      action: 'checked',
      newStatus: completes ? 'completed' : 'approved',
      notes: pgStatus,
    });
    if (completes) await completeRequest(deps, tx, id);
  });
}

function messageOf(pgStatus: string): string {
  if (pgStatus === 'succeeded') return 'The provider has refunded the payment.';
  return pgStatus === 'error'
    ? 'The provider cannot refund this payment; it needs a manual step.'
    : 'The provider is still processing the refund.';
}
