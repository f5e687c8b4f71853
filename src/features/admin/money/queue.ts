/** Use cases for payments with unknown outcome, and for paid registrations without an account. */

import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { type Page, type PageQuery, windowOf } from '../../../platform/server/http/paging.ts';
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import { refuse } from '../refusals.ts';
import type { FailedRegistration, WaitingPayment } from './queue.contract.ts';
import type { QueueStore } from './queue.store.ts';

const usualPage = 50;

export type QueueOptions = {
  readonly store: QueueStore;
  readonly clock: Clock;
  readonly audit: Pick<AuditStore, 'record'>;
  /** Queries the provider about a payment and applies the result. */
  readonly checkPayment: (id: number) => Promise<void>;
  /** Creates the account of a paid member; failures are recorded, not thrown. */
  readonly makeAccount: (memberId: string) => Promise<unknown>;
};

export function createQueue({ store, clock, audit, checkPayment, makeAccount }: QueueOptions) {
  const note = (action: AuditAction, caller: Caller, targetId: string | null, details: AuditDetails) =>
    audit.record({ action, memberId: caller.memberId, targetId, details, at: clock.now() });

  return {
    async listPayments(query: Pick<PageQuery, 'page' | 'pageSize'>): Promise<Page<WaitingPayment>> {
      const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
      return { items: await store.listPayments(window), total: await store.countPayments(), page, pageSize };
    },

    async listFailures(query: Pick<PageQuery, 'page' | 'pageSize'>): Promise<Page<FailedRegistration>> {
      const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
      return { items: await store.listFailures(window), total: await store.countFailures(), page, pageSize };
    },

    /**
     * Queries the provider about a payment.
     * @returns its state afterwards
     * @throws AppError 404; 409 if the outcome is already known
     */
    async checkPayment(id: number, caller: Caller): Promise<{ state: string }> {
      const before = await store.findPayment(id);
      if (!before) throw refuse('admin.no_payment');
      if (!['capturing', 'unknown', 'pending', 'manual'].includes(before.state)) {
        throw refuse('admin.not_waiting');
      }
      await checkPayment(id);
      // Recording the payment may just have created the member, so the member is read now.
      const { state, memberId } = (await store.findPayment(id)) ?? before;
      await note('admin.payment_checked', caller, memberId, {
        payment: before.paymentId,
        from: before.state,
        to: state,
      });
      return { state };
    },

    /**
     * Retries the creation of an account.
     * @returns whether the account exists now, and the reason if not
     * @throws AppError 404; 409 if it existed before or the member was deleted
     */
    async retry(id: number, caller: Caller): Promise<{ recovered: boolean; errorMessage: string | null }> {
      const before = await store.findFailure(id);
      if (!before) {
        throw refuse('admin.no_failed_registration');
      }
      if (before.recovered) {
        throw refuse('admin.already_recovered');
      }
      if (before.memberId === null) {
        throw refuse('admin.member_gone');
      }
      await makeAccount(before.memberId);
      const after = (await store.findFailure(id)) ?? before;
      const recovered = after.recovered;
      await note('admin.registration_retried', caller, before.memberId, {
        payment: before.paymentId,
        recovered,
      });
      return { recovered, errorMessage: recovered ? null : after.errorMessage };
    },
  };
}

export type QueueUseCases = ReturnType<typeof createQueue>;
