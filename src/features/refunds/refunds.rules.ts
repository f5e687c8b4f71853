/** Rules of refunds and of withdrawals from the contract. */

/** A refund follows the policy of the product, a withdrawal from the contract follows the law. */
export type RequestKind = 'refund' | 'withdrawal';

/** Facts that a refund depends on. */
export type PaidTransaction = {
  readonly status: string;
  readonly capturedAt: Date | null;
  /** Tools opened or computed since the capture. */
  readonly toolsUsedSince: number;
  /** Pending request; at most one. */
  readonly openRequest: RequestKind | null;
};

/** Facts that a withdrawal from the contract depends on. */
export type ContractPayment = Pick<PaidTransaction, 'status' | 'capturedAt'> & {
  readonly hasWithdrawal: boolean;
  /** A refund of the payment is approved. */
  readonly isGoingBack: boolean;
};
export type WithdrawalRefusal =
  | 'no_payment'
  | 'not_paid'
  | 'already_withdrawn'
  | 'already_refunded'
  | 'withdrawal_over';

export const requestStatuses = ['pending', 'approved', 'rejected', 'completed', 'withdrawn'] as const;

export const eligibilityReasons = [
  'eligible',
  'no_payment',
  'not_paid',
  'already_refunded',
  'already_requested',
  'already_withdrawn',
  'tools_used',
  'too_late',
] as const;
export type EligibilityReason = (typeof eligibilityReasons)[number];

export type Eligibility = {
  readonly isEligible: boolean;
  readonly toolUsageCount: number;
  /** Whole days since the payment; null without a payment. */
  readonly daysSincePayment: number | null;
  readonly reasonCode: EligibilityReason;
  /** In English; screens show the text of the code. */
  readonly reason: string;
};

const dayMs = 86_400_000;
/** Period after the capture in which a refund may be requested. */
export const refundWindowMs = 7 * dayMs;

const sentences: Readonly<Record<EligibilityReason, string>> = {
  eligible: 'No tool has been used and the payment is less than 7 days old.',
  no_payment: 'There is no payment that could be refunded.',
  not_paid: 'This payment has not been completed.',
  already_refunded: 'This payment has been refunded.',
  already_requested: 'A refund request was already submitted for this payment.',
  already_withdrawn: 'The contract of this payment was already withdrawn from.',
  tools_used: 'Tools have been used, subscription is considered activated',
  too_late: 'The payment is more than 7 days old.',
};

/** Returns whether a payment can be refunded, with the reason. */
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

/** Deadline of another request after a rejection, or the reason why none is possible. */
export type RequestAgain = { readonly until: Date } | { readonly no: 'tools_used' | 'too_late' };

/** Returns null if a request is open or the payment is refunded. */
export function mayRequestAgain(payment: PaidTransaction, now: Date): RequestAgain | null {
  const { isEligible, reasonCode } = refundEligibility(payment, now);
  if (isEligible && payment.capturedAt)
    return { until: new Date(payment.capturedAt.getTime() + refundWindowMs) };
  return reasonCode === 'tools_used' || reasonCode === 'too_late' ? { no: reasonCode } : null;
}

/**
 * Returns whether the first use of a calculator now would end the refund right. A pending refund request does not change
 * that: after its withdrawal a new one requires unused calculators. A pending withdrawal from the contract is not affected
 * by later use.
 */
export function firstUseEnds(payment: PaidTransaction, now: Date): boolean {
  if (payment.openRequest === 'withdrawal') return false;
  return refundEligibility({ ...payment, openRequest: null }, now).isEligible;
}

function reasonOf(payment: PaidTransaction | null, age: number | null): EligibilityReason {
  if (payment === null) return 'no_payment';
  if (payment.status === 'refunded') return 'already_refunded';
  if (payment.status !== 'completed' || age === null) return 'not_paid';
  if (payment.openRequest !== null)
    return payment.openRequest === 'withdrawal' ? 'already_withdrawn' : 'already_requested';
  if (payment.toolsUsedSince > 0) return 'tools_used';
  return age <= refundWindowMs ? 'eligible' : 'too_late';
}

const hourMs = dayMs / 24;
const withdrawalDays = 14;
/** First and last time zone of the European Union in hours from UTC, with summer time and overseas regions. */
const unionZones = [-4, 3] as const;

/**
 * Returns the end of the withdrawal period in every time zone of the European Union: midnight after the fourteenth day
 * that follows the day of the contract, or after the Monday if that day is a Saturday or a Sunday. Public holidays, which
 * differ by country, are not considered.
 */
export function withdrawalEnd(contract: Date): Date {
  const longer = unionZones.map((zone) => {
    const weekday = new Date(contract.getTime() + zone * hourMs + withdrawalDays * dayMs).getUTCDay();
    return weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  });
  // From the contract to the end of its day there are at most 24 hours.
  return new Date(contract.getTime() + (withdrawalDays + 1 + Math.max(...longer)) * dayMs);
}

/** Returns the last day of the withdrawal period in the time zone of this device, for screens. */
export function lastWithdrawalDay(contract: Date): Date {
  const day = contract.getDate() + withdrawalDays;
  const last = new Date(contract.getFullYear(), contract.getMonth(), day);
  const weekday = last.getDay();
  last.setDate(last.getDate() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
  return last;
}

/** Returns why a withdrawal from the contract is not possible, or null. */
export function withdrawalRefusal(payment: ContractPayment | null, now: Date): WithdrawalRefusal | null {
  if (payment === null) return 'no_payment';
  if (payment.hasWithdrawal) return 'already_withdrawn';
  if (payment.status === 'refunded' || payment.isGoingBack) return 'already_refunded';
  if (payment.status !== 'completed' || payment.capturedAt === null) return 'not_paid';
  return now <= withdrawalEnd(payment.capturedAt) ? null : 'withdrawal_over';
}

/** Refund status of the provider in the dashboard. */
export type ProviderRefundStatus = 'pending' | 'succeeded' | 'error';

/** @param moneyStatus status of the refund at the provider; null before it was sent */
export function providerStatus(moneyStatus: string | null): ProviderRefundStatus | null {
  if (moneyStatus === null) return null;
  if (moneyStatus === 'done') return 'succeeded';
  return moneyStatus === 'manual' || moneyStatus === 'rejected' ? 'error' : 'pending';
}
