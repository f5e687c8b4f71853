import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { RefundsStore } from '../refunds.store.ts';

export function createCompletion({ store, clock }: { readonly store: RefundsStore; readonly clock: Clock }) {
  /** Completes an approved request after the refund was made; the mail about the refunded payment notifies the member. */
  async function complete(tx: Executor, id: number): Promise<void> {
    if (await store.complete(tx, id, clock.now())) await noteCompletion(tx, id, 'approved');
  }

  function noteCompletion(tx: Executor, refundRequestId: number, previousStatus: 'approved' | 'pending') {
    const common = { adminId: null, action: 'completed', newStatus: 'completed' } as const;
    return store.insertAction(tx, { ...common, refundRequestId, previousStatus, createdAt: clock.now() });
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
