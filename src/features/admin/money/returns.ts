/**
 * Automatic refunds (without a request), e.g. of a duplicate payment, that the provider refused; an administrator
 * decides.
 */

import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Executor } from '../../../platform/server/database/database.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { type Page, type PageQuery, windowOf } from '../../../platform/server/http/paging.ts';
import { refuse } from '../refusals.ts';
import type { ManualReturn } from './queue.contract.ts';
import type { ReturnsStore } from './returns.store.ts';

const usualPage = 50;

export type ReturnDecision = {
  /** `returned`: the money was paid back by other means. `send_again`: the refund is sent to the provider again. */
  readonly outcome: 'returned' | 'send_again';
  /** Method and date of the payment by other means, or the reason for sending the refund again. */
  readonly note: string;
};

export type ReturnsOptions = {
  readonly store: ReturnsStore;
  readonly clock: Clock;
  readonly audit: Pick<AuditStore, 'record'>;
  /**
   * Checks that the caller verified the password recently.
   * @throws AppError 403 otherwise
   */
  readonly requireReauthentication: (caller: Caller) => Promise<void>;
  /**
   * Applies the decision; `also` runs in the same transaction.
   * @returns false if the refund needs no decision
   */
  readonly resolve: (
    id: number,
    decision: 'done' | 'send_again',
    also: (tx: Executor) => Promise<void>,
  ) => Promise<boolean>;
};

export function createReturns({ store, clock, audit, requireReauthentication, resolve }: ReturnsOptions) {
  return {
    /** Returns a page of refused refunds, oldest first. */
    async list(query: Pick<PageQuery, 'page' | 'pageSize'>): Promise<Page<ManualReturn>> {
      const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
      return { items: await store.list(window), total: await store.count(), page, pageSize };
    },

    /**
     * Records a refund paid by other means, or sends it again.
     * @throws AppError 403 without the password; 404; 409 if it was decided meanwhile
     */
    async decide(id: number, { outcome, note }: ReturnDecision, caller: Caller): Promise<void> {
      await requireReauthentication(caller);
      const found = await store.find(id);
      if (!found) throw refuse('admin.no_return');
      const { refundId, paymentId, amount, currency, origin, memberId } = found;
      const entry = {
        action:
          outcome === 'returned' ? ('refunds.returned_by_hand' as const) : ('refunds.sent_again' as const),
        memberId: caller.memberId,
        targetId: memberId,
        details: { refund: refundId, payment: paymentId, amount, currency, origin, note },
        at: clock.now(),
      };
      const decision = outcome === 'returned' ? 'done' : 'send_again';
      if (await resolve(id, decision, (tx) => audit.record(entry, tx))) return;
      throw refuse('admin.return_decided');
    },
  };
}

export type ReturnsUseCases = ReturnType<typeof createReturns>;
