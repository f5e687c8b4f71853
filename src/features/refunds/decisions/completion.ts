import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { RefundsStore } from '../refunds.store.ts';

type CompletionDeps = {
  readonly store: RefundsStore;
  readonly clock: Clock;
  readonly audit: AuditStore['record'];
};

export function createCompletion({ store, clock, audit }: CompletionDeps) {
  /** Completes an approved request after the refund was made; the mail about the refunded payment notifies the member. */
  async function complete(tx: Executor, id: number): Promise<void> {
    if (await store.complete(tx, id, clock.now())) await noteCompletion(tx, id, 'approved');
  }

  /** Records the completion, by the system, in the history of the request and in the audit log. */
  async function noteCompletion(tx: Executor, id: number, previousStatus: 'approved' | 'pending') {
    const at = clock.now();
    const common = { adminId: null, action: 'completed', newStatus: 'completed' } as const;
    await store.insertAction(tx, { ...common, refundRequestId: id, previousStatus, createdAt: at });
    const targetId = (await store.findRequest(id, tx))?.request.userId ?? null;
    await audit({ action: 'refunds.completed', targetId, details: { request: id }, at }, tx);
  }

  return {
    complete,

    /** Completes the request of a refund, in the transaction that records the completed refund. */
    async onMoneyDone(
      tx: Executor,
      refundRequestId: number | null,
      providerRefundId: string | null,
    ): Promise<void> {
      if (refundRequestId === null) return;
      const outcome = { pgStatus: 'succeeded', pgRefundId: providerRefundId };
      await store.saveProviderStatus(tx, refundRequestId, outcome, clock.now());
      await complete(tx, refundRequestId);
    },

    /** Completes the pending request for a payment that the bank or the provider has returned without our refund. */
    async onReturnedOtherwise(tx: Executor, paymentTransactionId: number): Promise<void> {
      const id = await store.closePending(tx, paymentTransactionId, 'completed', clock.now());
      if (id !== null) await noteCompletion(tx, id, 'pending');
    },

    /** Completes all approved requests whose refund was made. */
    async completeReturned(): Promise<void> {
      for (const id of await store.findReturned(clock.now()))
        await store.transaction((tx) => complete(tx, id));
    },
  };
}

export type Completion = ReturnType<typeof createCompletion>;
