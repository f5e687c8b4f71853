/** Money that has to go back without a request, such as a second charge, and that only a person can send back. */

import type { AuditStore } from '../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../platform/server/clock.ts';
import type { Executor } from '../../platform/server/database/database.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import { type Page, type PageQuery, windowOf } from '../../platform/server/http/paging.ts';
import { refuse } from '../refusals.ts';
import type { ManualReturn } from './queue.contract.ts';
import type { ReturnsStore } from './returns.store.ts';

const usualPage = 50;

export type ReturnDecision = {
  /** `returned`: paid back by other means. `send_again`: the provider may be asked once more. */
  readonly outcome: 'returned' | 'send_again';
  /** How and when it was paid back, or why to send it again. */
  readonly note: string;
};

export type ReturnsOptions = {
  readonly store: ReturnsStore;
  readonly clock: Clock;
  readonly audit: Pick<AuditStore, 'record'>;
  /** @throws AppError 403 unless the password was shown in the last minutes */
  readonly requireSudo: (caller: Caller) => Promise<void>;
  /** Brings such a refund on, with what else is written together with it. False when it waits for nobody. */
  readonly resolve: (
    id: number,
    decision: 'done' | 'send_again',
    also: (tx: Executor) => Promise<void>,
  ) => Promise<boolean>;
};

export function createReturns({ store, clock, audit, requireSudo, resolve }: ReturnsOptions) {
  return {
    /** One page, the longest waiting first. */
    async list(query: Pick<PageQuery, 'page' | 'pageSize'>): Promise<Page<ManualReturn>> {
      const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
      return { items: await store.list(window), total: await store.count(), page, pageSize };
    },

    /**
     * Says that the money was paid back by hand, or has it sent once more.
     * @throws AppError 403 without the password; 404; 409 when somebody decided meanwhile
     */
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
