/** Eligibility by the refund policy; pure. */

/** A refund is asked for by the product's own rule; a withdrawal is stated by right of the law. */
export type RequestKind = 'refund' | 'withdrawal';

/** A payment as far as a refund depends on it. */
export type PaidTransaction = {
  readonly status: string;
  readonly capturedAt: Date | null;
  /** Tools opened or computed since the capture. */
  readonly toolsUsedSince: number;
  /** Pending request; at most one. */
  readonly openRequest: RequestKind | null;
};

/** A payment as far as a withdrawal from its contract depends on it. */
export type ContractPayment = Pick<PaidTransaction, 'status' | 'capturedAt'> & {
  readonly hasWithdrawal: boolean;
  /** A refund of it is approved. */
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
  /** Whole days gone by; null when nothing was paid. */
  readonly daysSincePayment: number | null;
  readonly reasonCode: EligibilityReason;
  /** English; screens word it by the code. */
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

/** Whether a rejected refund may be requested again: until when, or why not. */
export type RequestAgain = { readonly until: Date } | { readonly no: 'tools_used' | 'too_late' };

/** @returns null when it is requested already or refunded */
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
/** Whole hours east of Greenwich between which the Union's clocks stand, summer and far islands included. */
const unionZones = [-4, 3] as const;

/**
 * When the period for withdrawing from a contract of this moment is over, wherever in the Union its party lives: the day
 * of the contract is not counted, the fourteenth day counts to its midnight, and one that falls on a Saturday or a
 * Sunday to the midnight of the Monday. Public holidays, which would lengthen it too, differ from country to country.
 */
export function withdrawalEnd(contract: Date): Date {
  const longer = unionZones.map((zone) => {
    const weekday = new Date(contract.getTime() + zone * hourMs + withdrawalDays * dayMs).getUTCDay();
    return weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  });
  // The hours from the contract to its own midnight are never more than a day.
  return new Date(contract.getTime() + (withdrawalDays + 1 + Math.max(...longer)) * dayMs);
}

/** The last day of that period as its party reads the calendar: in the zone of this machine, so for a screen only. */
export function lastWithdrawalDay(contract: Date): Date {
  const day = contract.getDate() + withdrawalDays;
  const last = new Date(contract.getFullYear(), contract.getMonth(), day);
  const weekday = last.getDay();
  last.setDate(last.getDate() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
  return last;
}

/** Why a withdrawal from the contract of this payment cannot be stated any more; null when it can. */
export function withdrawalRefusal(payment: ContractPayment | null, now: Date): WithdrawalRefusal | null {
  if (payment === null) return 'no_payment';
  if (payment.hasWithdrawal) return 'already_withdrawn';
  if (payment.status === 'refunded' || payment.isGoingBack) return 'already_refunded';
  if (payment.status !== 'completed' || payment.capturedAt === null) return 'not_paid';
  return now <= withdrawalEnd(payment.capturedAt) ? null : 'withdrawal_over';
}

/** Refund status of the provider in the dashboard. */
export type ProviderRefundStatus = 'pending' | 'succeeded' | 'error';

/** @param moneyStatus where the money's way back stands; null when it has not begun */
export function providerStatus(moneyStatus: string | null): ProviderRefundStatus | null {
  if (moneyStatus === null) return null;
  if (moneyStatus === 'done') return 'succeeded';
  return moneyStatus === 'manual' || moneyStatus === 'rejected' ? 'error' : 'pending';
}
