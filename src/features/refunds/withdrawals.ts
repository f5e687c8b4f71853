/**
 * Use cases of the withdrawal from the contract: a legal right of consumers in the European Union, in addition to the
 * refund policy. A withdrawal takes effect when it is declared, so it is stored first, then acknowledged, then
 * decided.
 */

import type { AppError } from '../../platform/server/errors/errors.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';
import type { Statement } from './refunds.contract.ts';
import { type WithdrawalRefusal, withdrawalRefusal } from './refunds.rules.ts';
import {
  listPaymentsEndedByUse,
  newRequest,
  noPayment,
  type RefundsOptions,
  viewRequest,
} from './refunds.ts';
import { refuse } from './refusals.ts';

export type WithdrawalsOptions = RefundsOptions & {
  /** Records the member's consent that the first use of a calculator ends the refund right of these payments. */
  readonly recordActivation: (memberId: string, payments: readonly string[], at: Date) => Promise<void>;
};

type Payment = NonNullable<Awaited<ReturnType<RefundsOptions['store']['findPayment']>>>;

export function createWithdrawals(options: WithdrawalsOptions) {
  const { store, clock, audit, mails, recordActivation } = options;
  return {
    /**
     * Records a withdrawal by any member; an administrator judges whether the member is a consumer. The withdrawal
     * replaces a pending refund request, so that there is only one decision and one refund.
     * @param language language of the page
     * @throws AppError 404 for a payment of another member; 409 if a withdrawal was declared before, the period has
     * ended, or the payment is refunded
     */
    async state(
      caller: Caller,
      { paymentTransactionId, name, email }: Statement,
      language: Language | null = null,
    ) {
      const { memberId } = caller;
      const now = clock.now();
      return store.transaction(async (tx) => {
        await store.lockMember(tx, memberId);
        const payment = requireWithdrawable(await store.findPayment(memberId, paymentTransactionId, tx), now);
        const replaced = await store.closePending(tx, payment.id, 'withdrawn', now);
        const id = await store.insertRequest(tx, {
          ...newRequest(payment, '', now),
          kind: 'withdrawal',
          statedName: name,
          statedEmail: email,
        });
        // An administrator has approved the pending refund request meanwhile.
        if (id === null) throw refused('already_refunded');
        const row = await store.findRequest(id, tx);
        if (!row) throw new Error('The withdrawal was not inserted.');
        const details = { request: id, ...(replaced === null ? {} : { insteadOf: replaced }) };
        await audit({ action: 'refunds.contract_withdrawn', memberId, details, at: now }, tx);
        await mails.toMember(tx, 'received', row, { language });
        await mails.toAdmins(tx, row, await store.findAdmins());
        return viewRequest(row);
      });
    },

    /** Records the consent for each payment whose refund right ends with the first use. */
    async acceptActivation(memberId: string): Promise<void> {
      const now = clock.now();
      const ending = await listPaymentsEndedByUse(store, memberId, now);
      if (ending.length === 0) return;
      await recordActivation(
        memberId,
        ending.map(({ paymentId }) => paymentId),
        now,
      );
    },
  };
}

export type WithdrawalsUseCases = ReturnType<typeof createWithdrawals>;

/**
 * Checks that the member can withdraw from the contract of a payment.
 * @throws AppError otherwise
 */
function requireWithdrawable(payment: Payment | null, now: Date): Payment {
  const refusal = withdrawalRefusal(payment, now);
  if (!payment || refusal === 'no_payment') throw noPayment();
  if (refusal) throw refused(refusal);
  return payment;
}

function refused(why: Exclude<WithdrawalRefusal, 'no_payment'>): AppError {
  return refuse(`refunds.${why}`);
}
