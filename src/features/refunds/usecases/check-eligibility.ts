import type { Caller } from '../../../platform/server/http/api.ts';
import { type Eligibility, refundEligibility } from '../refunds.rules.ts';
import { paymentNotFound } from '../views.ts';
import type { RefundDeps } from './deps.ts';

/**
 * Returns whether a payment can be refunded; without an id the newest paid one.
 * @throws AppError 404 for a payment of another member
 */
export async function checkEligibility(
  { store, clock }: Pick<RefundDeps, 'store' | 'clock'>,
  caller: Caller,
  transactionId?: number,
): Promise<Eligibility> {
  const payment =
    transactionId === undefined
      ? await store.findNewestPaid(caller.memberId)
      : await store.findPayment(caller.memberId, transactionId);
  if (transactionId !== undefined && !payment) throw paymentNotFound();
  return refundEligibility(payment, clock.now());
}
