import type { Executor } from '../../../platform/server/database/database.ts';
import type { RefundDeps } from './deps.ts';

export type CompletionDeps = Pick<RefundDeps, 'store' | 'clock' | 'audit'>;

/**
 * Completes an approved request after the refund was made; the mail about the refunded payment notifies the member.
 * Does nothing if the request is not approved or already completed.
 */
export async function completeRequest(deps: CompletionDeps, tx: Executor, id: number): Promise<void> {
  if (await deps.store.complete(tx, id, deps.clock.now())) await recordCompletion(deps, tx, id, 'approved');
}

/**
 * Completes the request of a refund, in the transaction that records the completed refund.
 * @param refundRequestId null for a refund without a request
 */
export async function completeRefunded(
  deps: CompletionDeps,
  tx: Executor,
  refundRequestId: number | null,
  providerRefundId: string | null,
): Promise<void> {
  if (refundRequestId === null) return;
  const outcome = { pgStatus: 'succeeded', pgRefundId: providerRefundId };
  await deps.store.saveProviderStatus(tx, refundRequestId, outcome, deps.clock.now());
  await completeRequest(deps, tx, refundRequestId);
}

/** Completes the pending request for a payment that the bank or the provider has returned without our refund. */
export async function completeReturnedOtherwise(
  deps: CompletionDeps,
  tx: Executor,
  paymentTransactionId: number,
): Promise<void> {
  const id = await deps.store.closePending(tx, paymentTransactionId, 'completed', deps.clock.now());
  if (id !== null) await recordCompletion(deps, tx, id, 'pending');
}

/** Completes all approved requests whose refund was made. */
export async function completeAllRefunded(deps: CompletionDeps): Promise<void> {
  const { store, clock } = deps;
  for (const id of await store.findReturned(clock.now()))
    await store.transaction((tx) => completeRequest(deps, tx, id));
}

/** Records the completion, by the system, in the history of the request and in the audit log. */
async function recordCompletion(
  { store, clock, audit }: CompletionDeps,
  tx: Executor,
  id: number,
  previousStatus: 'approved' | 'pending',
): Promise<void> {
  const at = clock.now();
  const common = { adminId: null, action: 'completed', newStatus: 'completed' } as const;
  await store.insertAction(tx, { ...common, refundRequestId: id, previousStatus, createdAt: at });
  const targetId = (await store.findRequest(id, tx))?.request.userId ?? null;
  await audit({ action: 'refunds.completed', targetId, details: { request: id }, at }, tx);
}
