/** Who gets money back by the refund policy; pure. */

/** A payment as far as a refund depends on it. */
export type PaidTransaction = {
  readonly status: string;
  readonly capturedAt: Date | null;
  /** Tools opened or computed since the capture. */
  readonly toolsUsedSince: number;
  readonly hasOpenRequest: boolean;
};

export type EligibilityReason =
  | 'eligible'
  | 'no_payment'
  | 'not_paid'
  | 'already_refunded'
  | 'already_requested'
  | 'tools_used'
  | 'too_late';

export type Eligibility = {
  readonly isEligible: boolean;
  readonly toolUsageCount: number;
  /** Whole days gone by; null when nothing was paid. */
  readonly daysSincePayment: number | null;
  readonly reasonCode: EligibilityReason;
  /** English; screens word it by the code. */
  readonly reason: string;
};

const dayMs = 86_400_000;
/** How long after the capture a refund may be asked for, to the millisecond. */
export const refundWindowMs = 7 * dayMs;

const sentences: Readonly<Record<EligibilityReason, string>> = {
  eligible: 'No tool has been used and the payment is less than 7 days old.',
  no_payment: 'There is no payment that could be refunded.',
  not_paid: 'This payment has not been completed.',
  already_refunded: 'This payment has been refunded.',
  already_requested: 'A refund request was already submitted for this payment.',
  tools_used: 'Tools have been used, subscription is considered activated',
  too_late: 'The payment is more than 7 days old.',
};

/** @param payment null when there is none */
export function refundEligibility(payment: PaidTransaction | null, now: Date): Eligibility {
  const age = payment?.capturedAt ? now.getTime() - payment.capturedAt.getTime() : null;
  const reasonCode = reasonOf(payment, age);
  return {
    isEligible: reasonCode === 'eligible',
    toolUsageCount: payment?.toolsUsedSince ?? 0,
    daysSincePayment: age === null ? null : Math.max(0, Math.floor(age / dayMs)),
    reasonCode,
    reason: sentences[reasonCode],
  };
}

function reasonOf(payment: PaidTransaction | null, age: number | null): EligibilityReason {
  if (payment === null) return 'no_payment';
  if (payment.status === 'refunded') return 'already_refunded';
  if (payment.status !== 'completed' || age === null) return 'not_paid';
  if (payment.hasOpenRequest) return 'already_requested';
  if (payment.toolsUsedSince > 0) return 'tools_used';
  return age <= refundWindowMs ? 'eligible' : 'too_late';
}

/** What the provider says, as the dashboard names it. */
export type ProviderRefundStatus = 'pending' | 'succeeded' | 'error';

/** @param moneyStatus where the money's way back stands; null when it has not begun */
export function providerStatus(moneyStatus: string | null): ProviderRefundStatus | null {
  if (moneyStatus === null) return null;
  if (moneyStatus === 'done') return 'succeeded';
  return moneyStatus === 'manual' || moneyStatus === 'rejected' ? 'error' : 'pending';
}
