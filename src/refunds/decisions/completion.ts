import type { Clock } from '../../platform/server/clock.ts';
import type { Executor } from '../../platform/server/database/database.ts';
import type { RefundsStore } from '../refunds.store.ts';

/** The end of a request: its money is back, and the member was told so with the payment. */
export function createCompletion({ store, clock }: { readonly store: RefundsStore; readonly clock: Clock }) {
  /** Completes an approved request whose money is back; the mail about the payment tells the member. */
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

    /** Part of the transaction that says that the money is back, whoever brought the word: a call, a notice, a question. */
    async onMoneyDone(
      tx: Executor,
      refundRequestId: number | null,
      providerRefundId: string | null,
    ): Promise<void> {
      if (refundRequestId === null) return;
      const said = { pgStatus: 'succeeded', pgRefundId: providerRefundId };
      await store.keepProviderStatus(tx, refundRequestId, said, clock.now());
      await complete(tx, refundRequestId);
    },

    /** Completes what was left approved although its money is back. */
    async completeReturned(): Promise<void> {
      for (const id of await store.findReturned(clock.now()))
        await store.transaction((tx) => complete(tx, id));
    },
  };
}

export type Completion = ReturnType<typeof createCompletion>;
