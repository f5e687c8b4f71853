/** Rules of refunds and of withdrawals from the contract. */

/** Kind of a request: a refund follows the policy of the product, a withdrawal from the contract follows the law. */
export type RequestKind = 'refund' | 'withdrawal';

export type PaidTransaction = {
  readonly status: string;
  readonly capturedAt: Date | null;
  /** Number of tools opened or computed since the capture. */
  readonly toolsUsedSince: number;
  /** Kind of the pending request; null without one. There is at most one. */
  readonly openRequest: RequestKind | null;
};

export type ContractPayment = Pick<PaidTransaction, 'status' | 'capturedAt'> & {
  readonly hasWithdrawal: boolean;
  /** Whether a refund of the payment is approved. */
  readonly isGoingBack: boolean;
};
export type WithdrawalRefusal =
  | 'no_payment'
  | 'not_paid'
  | 'already_withdrawn'
  | 'already_refunded'
  | 'charged_back'
  | 'being_checked'
  | 'withdrawal_over';

/** Maximum number of rows of an unpaged list. */
export const maxUnpagedRows = 500;

export const requestStatuses = ['pending', 'approved', 'rejected', 'completed', 'withdrawn'] as const;

export const eligibilityReasons = [
  'eligible',
  'no_payment',
  'not_paid',
  'already_refunded',
  'charged_back',
  'being_checked',
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
  /** Reason in English; pages show the translation of the code. */
  readonly reason: string;
};

const dayMs = 86_400_000;
/** Period after the capture within which a refund can be requested. */
export const refundWindowMs = 7 * dayMs;

const sentences: Readonly<Record<EligibilityReason, string>> = {
  eligible: 'No tool has been used and the payment is less than 7 days old.',
  no_payment: 'There is no payment that could be refunded.',
  not_paid: 'This payment has not been completed.',
  already_refunded: 'This payment has been refunded.',
  charged_back: 'The bank or the payment provider took this payment back.',
  being_checked: 'This payment is being checked.',
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

/** End of the period for another request after a rejection, or the reason why none is possible. */
export type RepeatEligibility = { readonly until: Date } | { readonly no: 'tools_used' | 'too_late' };

/**
 * Returns whether and until when a refund can be requested again; null if a request is open or the payment is
 * refunded.
 */
export function repeatEligibility(payment: PaidTransaction, now: Date): RepeatEligibility | null {
  const { isEligible, reasonCode } = refundEligibility(payment, now);
  if (isEligible && payment.capturedAt)
    return { until: new Date(payment.capturedAt.getTime() + refundWindowMs) };
  return reasonCode === 'tools_used' || reasonCode === 'too_late' ? { no: reasonCode } : null;
}

/**
 * Returns whether the first use of a calculator now would end the refund right. That is also so during a refund
 * request: if it is cancelled, a new one is possible only without any use. A pending withdrawal from the contract is
 * not affected by later use.
 */
export function firstUseEnds(payment: PaidTransaction, now: Date): boolean {
  if (payment.openRequest === 'withdrawal') return false;
  return refundEligibility({ ...payment, openRequest: null }, now).isEligible;
}

function reasonOf(payment: PaidTransaction | null, age: number | null): EligibilityReason {
  if (payment === null) return 'no_payment';
  const unpaid = whyNotPaid(payment);
  if (unpaid) return unpaid;
  if (age === null) return 'not_paid';
  if (payment.openRequest !== null)
    return payment.openRequest === 'withdrawal' ? 'already_withdrawn' : 'already_requested';
  if (payment.toolsUsedSince > 0) return 'tools_used';
  return age <= refundWindowMs ? 'eligible' : 'too_late';
}

/** Returns why there is no money of this payment to refund; null for a completed payment. */
function whyNotPaid({ status }: Pick<PaidTransaction, 'status'>) {
  switch (status) {
    case 'completed':
      return null;
    case 'refunded':
      return 'already_refunded';
    case 'charged_back':
      return 'charged_back';
    case 'pending':
      return 'being_checked';
    default:
      return 'not_paid';
  }
}

const hourMs = dayMs / 24;
const withdrawalDays = 14;
/** First and last time zone of the European Union, in hours from UTC, including summer time and overseas regions. */
const unionZones = [-4, 3] as const;

/**
 * Returns the time at which the withdrawal period has ended in every time zone of the European Union: the end of the
 * fourteenth day after the day of the contract, or of the Monday after it if that day is a Saturday or Sunday. Public
 * holidays are not considered, because they differ by country.
 */
export function withdrawalEnd(contract: Date): Date {
  const longer = unionZones.map((zone) => {
    const weekday = new Date(contract.getTime() + zone * hourMs + withdrawalDays * dayMs).getUTCDay();
    return weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  });
  // Between the contract and the end of its day are at most 24 hours.
  return new Date(contract.getTime() + (withdrawalDays + 1 + Math.max(...longer)) * dayMs);
}

/** Returns the last day of the withdrawal period in the time zone of this device, to show it on pages. */
export function lastWithdrawalDay(contract: Date): Date {
  const day = contract.getDate() + withdrawalDays;
  const last = new Date(contract.getFullYear(), contract.getMonth(), day);
  const weekday = last.getDay();
  last.setDate(last.getDate() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
  return last;
}

/** Returns why a withdrawal from the contract is not possible; null if it is. */
export function withdrawalRefusal(payment: ContractPayment | null, now: Date): WithdrawalRefusal | null {
  if (payment === null) return 'no_payment';
  if (payment.hasWithdrawal) return 'already_withdrawn';
  if (payment.isGoingBack) return 'already_refunded';
  const unpaid = whyNotPaid(payment);
  if (unpaid) return unpaid;
  if (payment.capturedAt === null) return 'not_paid';
  return now <= withdrawalEnd(payment.capturedAt) ? null : 'withdrawal_over';
}

export type ProviderRefundStatus = 'pending' | 'succeeded' | 'error';

/**
 * Returns the refund status of the provider to show.
 * @param moneyStatus internal status of the refund; null before it was sent
 */
export function providerStatus(moneyStatus: string | null): ProviderRefundStatus | null {
  if (moneyStatus === null) return null;
  if (moneyStatus === 'done') return 'succeeded';
  return moneyStatus === 'manual' || moneyStatus === 'rejected' ? 'error' : 'pending';
}
