import type { AppError } from '../../../platform/server/errors/errors.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { PaidRow } from '../payment-queries.store.ts';
import type { RequestView, Statement } from '../refunds.contract.ts';
import { type WithdrawalRefusal, withdrawalRefusal } from '../refunds.rules.ts';
import { refuse } from '../refusals.ts';
import { paymentNotFound, viewRequest } from '../views.ts';
import type { RefundDeps } from './deps.ts';
import { newRequest } from './new-request.ts';

/**
 * Records a withdrawal from the contract: a legal right of consumers in the European Union, in addition to the refund
 * policy. Any member can declare one; an administrator judges whether the member is a consumer. A withdrawal takes
 * effect when it is declared, so it is stored first, then acknowledged, then decided. It replaces a pending refund
 * request, so that there is only one decision and one refund.
 * @param language language of the page
 * @throws AppError 404 for a payment of another member; 409 if a withdrawal was declared before, the period has
 * ended, or the payment is refunded
 */
export async function declareWithdrawal(
  { store, clock, audit, mails, findAdministrators }: RefundDeps,
  { memberId }: Caller,
  { paymentTransactionId, name, email }: Statement,
  language: Language | null,
): Promise<RequestView> {
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
    if (id === null) throw notWithdrawable('already_refunded');
    const row = await store.findRequest(id, tx);
    if (!row) throw new Error('The withdrawal was not inserted.');
    const details = { request: id, ...(replaced === null ? {} : { insteadOf: replaced }) };
    await audit({ action: 'refunds.contract_withdrawn', memberId, details, at: now }, tx);
    await mails.toMember(tx, 'received', row, { language });
    await mails.toAdmins(tx, row, await findAdministrators(tx));
    return viewRequest(row);
  });
}

/**
 * Checks that the member can withdraw from the contract of a payment.
 * @throws AppError otherwise
 */
function requireWithdrawable(payment: PaidRow | null, now: Date): PaidRow {
  const refusal = withdrawalRefusal(payment, now);
  if (!payment || refusal === 'no_payment') throw paymentNotFound();
  if (refusal) throw notWithdrawable(refusal);
  return payment;
}

const notWithdrawable = (reason: Exclude<WithdrawalRefusal, 'no_payment'>): AppError =>
  refuse(`refunds.${reason}`);
