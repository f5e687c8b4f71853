/** Chargebacks that only an unsigned webhook reports; an administrator must confirm or dismiss them. */

import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { type Page, type PageQuery, windowOf } from '../../../platform/server/http/paging.ts';
import { refuse } from '../refusals.ts';
import type { ChargebacksStore } from './chargebacks.store.ts';
import type { Chargeback } from './queue.contract.ts';

const usualPage = 50;

export type ChargebackDecision = {
  /**
   * `confirmed`: the merchant console of the provider shows the chargeback, and the paid period ends. `dismissed`: it
   * does not.
   */
  readonly outcome: 'confirmed' | 'dismissed';
  readonly note: string;
};

export type ChargebacksOptions = {
  readonly store: ChargebacksStore;
  readonly clock: Clock;
  readonly audit: Pick<AuditStore, 'record'>;
  /**
   * Checks that the caller verified the password recently.
   * @throws AppError 403 otherwise
   */
  readonly requireReauthentication: (caller: Caller) => Promise<void>;
  /** Records the chargeback of the payment with this order reference; repeated calls have no effect. */
  readonly reverse: (paymentId: string) => Promise<void>;
};

export function createChargebacks({
  store,
  clock,
  audit,
  requireReauthentication,
  reverse,
}: ChargebacksOptions) {
  return {
    /** Returns a page of open chargebacks, oldest first. */
    async list(query: Pick<PageQuery, 'page' | 'pageSize'>): Promise<Page<Chargeback>> {
      const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
      return { items: await store.list(window), total: await store.count(), page, pageSize };
    },

    /**
     * Confirms or dismisses a chargeback.
     * @throws AppError 403 without the password; 404 without a report; 409 if it was already decided
     */
    async decide(id: number, { outcome, note }: ChargebackDecision, caller: Caller): Promise<void> {
      await requireReauthentication(caller);
      const found = await store.findOpen(id);
      if (!found) {
        if (await store.wasReported(id)) {
          throw refuse('admin.chargeback_decided');
        }
        throw refuse('admin.no_chargeback');
      }
      const { paymentId, amount, currency, memberId } = found;
      if (outcome === 'confirmed') await reverse(paymentId);
      await audit.record({
        action: `payments.chargeback_${outcome}`,
        memberId: caller.memberId,
        targetId: memberId,
        details: { payment: paymentId, amount, currency, note },
        at: clock.now(),
      });
    },
  };
}

export type ChargebacksUseCases = ReturnType<typeof createChargebacks>;
