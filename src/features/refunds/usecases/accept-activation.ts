import type { PaidRow } from '../payment-queries.store.ts';
import { firstUseEnds, refundWindowMs } from '../refunds.rules.ts';
import type { RefundDeps } from './deps.ts';

/** Returns whether using a calculator now would end the refund right for a payment of this member. */
export async function firstUseEndsRefund(
  { store, clock }: Pick<RefundDeps, 'store' | 'clock'>,
  memberId: string,
): Promise<boolean> {
  return (await listPaymentsEndedByUse(store, memberId, clock.now())).length > 0;
}

/** Records the member's consent for each payment whose refund right ends with the first use. */
export async function acceptActivation(
  { store, clock, recordActivation }: Pick<RefundDeps, 'store' | 'clock' | 'recordActivation'>,
  memberId: string,
): Promise<void> {
  const now = clock.now();
  const ending = await listPaymentsEndedByUse(store, memberId, now);
  if (ending.length === 0) return;
  await recordActivation(
    memberId,
    ending.map(({ paymentId }) => paymentId),
    now,
  );
}

/** Returns the payments whose refund right a first use would end, newest first. */
async function listPaymentsEndedByUse(
  store: RefundDeps['store'],
  memberId: string,
  now: Date,
): Promise<PaidRow[]> {
  const payments = await store.listPaidSince(memberId, new Date(now.getTime() - refundWindowMs));
  return payments.filter((payment) => firstUseEnds(payment, now));
}
