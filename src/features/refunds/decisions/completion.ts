import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { RefundsStore } from '../refunds.store.ts';

/** Creates the functions that complete refund requests. */
export function createCompletion({ store, clock }: { readonly store: RefundsStore; readonly clock: Clock }) {
  /** Completes an approved request after the refund was made; the mail about the refunded payment notifies the member. */
  async function complete(tx: Executor, id: number): Promise<void> {
    const createdAt = clock.now();
    if (!(await store.complete(tx, id, createdAt))) return;
    await store.insertAction(tx, {
      adminId: null,
      refundRequestId: id,
      action: 'completed',
      previousStatus: 'approved',
      newStatus: 'completed',
      createdAt,
    });
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

    /** Completes all approved requests whose refund was made. */
    async completeReturned(): Promise<void> {
      for (const id of await store.findReturned(clock.now()))
        await store.transaction((tx) => complete(tx, id));
    },
  };
}

export type Completion = ReturnType<typeof createCompletion>;
