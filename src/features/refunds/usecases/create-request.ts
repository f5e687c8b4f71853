import type { AppError } from '../../../platform/server/errors/errors.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { RequestView } from '../refunds.contract.ts';
import { type Eligibility, refundEligibility } from '../refunds.rules.ts';
import { refuse } from '../refusals.ts';
import { paymentNotFound, viewRequest } from '../views.ts';
import type { RefundDeps } from './deps.ts';
import { newRequest } from './new-request.ts';

/**
 * Creates a refund request. Eligibility is checked in the transaction that inserts the request, while tool uses of the
 * member are locked.
 * @param language language of the page
 * @throws AppError 404 for a payment of another member, 409 with the reason if it cannot be refunded
 */
export async function createRequest(
  { store, clock, audit, mails, findAdministrators }: RefundDeps,
  { memberId }: Caller,
  { paymentTransactionId, reason }: { readonly paymentTransactionId: number; readonly reason: string },
  language: Language | null,
): Promise<RequestView> {
  const now = clock.now();
  return store.transaction(async (tx) => {
    await store.lockMember(tx, memberId);
    const payment = await store.findPayment(memberId, paymentTransactionId, tx);
    if (!payment) throw paymentNotFound();
    const eligibility = refundEligibility(payment, now);
    if (!eligibility.isEligible) throw notEligible(eligibility);
    const id = await store.insertRequest(tx, newRequest(payment, reason, now));
    if (id === null) throw notEligible(refundEligibility({ ...payment, openRequest: 'refund' }, now));
    const request = await store.findRequest(id, tx);
    if (!request) throw new Error('The refund request was not inserted.');
    await audit({ action: 'refunds.requested', memberId, details: { request: id }, at: now }, tx);
    await mails.toMember(tx, 'received', request, { language });
    await mails.toAdmins(tx, request, await findAdministrators(tx));
    return viewRequest(request);
  });
}

function notEligible({ reason, reasonCode }: Eligibility): AppError {
  // Only for completeness: the payment exists and is paid, so these two codes cannot occur.
  if (reasonCode === 'eligible' || reasonCode === 'no_payment') return paymentNotFound();
  return refuse(`refunds.${reasonCode}`, { about: reason, fields: { reasonCode } });
}
