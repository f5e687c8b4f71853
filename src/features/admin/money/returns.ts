/** Refunds without a request, e.g. of a duplicate charge, that need a human decision. */

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
  /** `returned`: paid back by other means. `send_again`: retry at the provider. */
  readonly outcome: 'returned' | 'send_again';
  /** Method and date of the refund, or the reason of the retry. */
  readonly note: string;
};

export type ReturnsOptions = {
  readonly store: ReturnsStore;
  readonly clock: Clock;
  readonly audit: Pick<AuditStore, 'record'>;
  /** @throws AppError 403 unless the password was verified within the last minutes */
  readonly requireSudo: (caller: Caller) => Promise<void>;
  /** Resolves a refund with further writes in the transaction. @returns false if it needs no decision */
  readonly resolve: (
    id: number,
    decision: 'done' | 'send_again',
    also: (tx: Executor) => Promise<void>,
  ) => Promise<boolean>;
};

export function createReturns({ store, clock, audit, requireSudo, resolve }: ReturnsOptions) {
  return {
    /** Returns a page, oldest first. */
    async list(query: Pick<PageQuery, 'page' | 'pageSize'>): Promise<Page<ManualReturn>> {
      const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
      return { items: await store.list(window), total: await store.count(), page, pageSize };
    },

    /** Records a manual refund, or retries it. @throws AppError 403 without the password; 404; 409 if it was decided meanwhile */
    async decide(id: number, { outcome, note }: ReturnDecision, caller: Caller): Promise<void> {
      await requireSudo(caller);
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
