/** Decisions about a payment attempt. The steps after a query or a capture are tables in transitions.rules.ts. */
import { formatAmount, type Money } from '../../../platform/shared/money/money.ts';
import type {
  Outcome,
  PaymentRef,
  PaymentState,
  ProviderError,
  ProviderPayment,
} from '../providers/provider.port.ts';
import type { Attempt } from './attempt.ts';
import { afterCapture, type NextStep } from './transitions.rules.ts';

export type AttemptState =
  /** The attempt is stored; the provider has not been called. */
  | 'draft'
  /** The buyer can pay. */
  | 'open'
  /**
   * The provider refused a capture of the approved order. The buyer can pay the order; a capture requires a new
   * approval.
   */
  | 'refused'
  /** Capture in progress; committed before the call. */
  | 'capturing'
  /** The response of the capture was lost; the payment may be captured. */
  | 'unknown'
  /** The provider has not decided yet. */
  | 'pending'
  | 'paid'
  /** Captured although the purchase was already paid; is refunded automatically. */
  | 'duplicate'
  /** Captured with another amount than ordered, or after the buyer's data were deleted; is refunded automatically. */
  | 'mismatch'
  | 'declined'
  | 'canceled'
  | 'expired'
  | 'refunded'
  | 'reversed'
  /** The outcome cannot be determined automatically; an administrator must decide. */
  | 'manual'
  /** The attempt was abandoned before the buyer could pay. */
  | 'closed';

/** Captured; only a refund or a reversal changes these states. */
const recorded: readonly AttemptState[] = ['paid', 'duplicate', 'mismatch', 'refunded', 'reversed'];
/** States whose outcome is unknown; no other attempt of the purchase may be captured meanwhile. */
export const uncertainStates: readonly AttemptState[] = ['capturing', 'unknown', 'pending'];
/** States that count as ended; these attempts are queried for some days more, as the provider may capture late. */
const over: readonly AttemptState[] = ['declined', 'canceled', 'expired'];

export const isRecorded = (state: AttemptState) => recorded.includes(state);
export const isUncertain = (state: AttemptState) => uncertainStates.includes(state);
/** Returns whether the payment may have been captured although this is not recorded; the buyer must not pay again. */
export const isUndecided = (state: AttemptState) => isUncertain(state) || state === 'manual';
export const isClosedUnpaid = (state: AttemptState) => over.includes(state);
/** Returns whether the captured payment was refunded or reversed. */
export const isRefundedOrReversed = (state: AttemptState): boolean =>
  state === 'refunded' || state === 'reversed';

/** Returns whether a capture may be started or repeated. A declined, canceled or expired order can still be paid. */
export function mayCapture(state: AttemptState): boolean {
  return isPayable(state) || state === 'capturing' || state === 'unknown' || over.includes(state);
}

/** Returns whether the buyer can approve the order in the provider's window. */
export const isPayable = (state: AttemptState): boolean => state === 'open' || state === 'refused';

/** Knowledge of the buyer's approval for which a capture is started. */
export type Approval = {
  /** Number of answered captures (`callSequence`) when the approval became known. */
  readonly sequence: number;
  /** Approval that the buyer's browser returned (Toss). */
  readonly paymentKey?: string | undefined;
};

/** Returns whether a capture for this approval was answered before; a new capture requires a new approval. */
export function isAnswered(
  { callSequence, state, paymentKey }: Pick<Attempt, 'callSequence' | 'state' | 'paymentKey'>,
  approval: Approval,
): boolean {
  if (approval.sequence !== callSequence) return true;
  return state === 'declined' && approval.paymentKey !== undefined && approval.paymentKey === paymentKey;
}

/** Returns the payment reference that is passed to the provider adapters. */
export function paymentRefOf({
  id,
  orderRef,
  providerOrderId,
  paymentKey,
  captureId,
  amount,
}: Pick<Attempt, 'id' | 'orderRef' | 'providerOrderId' | 'paymentKey' | 'captureId' | 'amount'>): PaymentRef {
  return {
    attemptId: String(id),
    orderRef,
    amount,
    ...(providerOrderId ? { providerOrderId } : {}),
    ...(paymentKey ? { paymentKey } : {}),
    ...(captureId ? { captureId } : {}),
  };
}

/**
 * Returns whether a payment of the provider belongs to the attempt; a payment without an order reference counts as its
 * own.
 */
export const isPaymentOf = ({ orderRef }: Pick<Attempt, 'orderRef'>, payment: ProviderPayment): boolean =>
  payment.orderRef === '' || payment.orderRef === orderRef;

export type Answer =
  | { readonly kind: 'ok'; readonly state: PaymentState }
  | { readonly kind: 'rejected'; readonly error: Pick<ProviderError, 'kind' | 'buyerMayRetry'> }
  | { readonly kind: 'unknown' };

/** Maps the outcome of a capture call to the payment state, a refusal or unknown. */
export function answerOf(outcome: Outcome<ProviderPayment>): Answer {
  if (outcome.kind === 'ok') return { kind: 'ok', state: outcome.value.state };
  return outcome.kind === 'rejected' ? outcome : { kind: 'unknown' };
}

/**
 * Returns the next step after the response to a capture call.
 * @param before state of the attempt when the call was started
 * @param isRestartable true if a declined order can be paid again with another card (PayPal)
 */
export function nextAfterCall(before: AttemptState, answer: Answer, isRestartable: boolean): NextStep {
  if (answer.kind === 'unknown') return { do: 'transition', state: 'unknown' };
  if (answer.kind === 'rejected') {
    if (before === 'capturing' || before === 'unknown') return { do: 'query' };
    return { do: 'transition', state: nextAfterRefusal(answer.error, isRestartable) };
  }
  return afterCapture[answer.state];
}

/**
 * Returns the state of the attempt after a definite refusal, which had no effect at the provider. Every refusal is
 * shown to the buyer, so an order that was approved is captured again only after a new approval.
 */
export function nextAfterRefusal(
  error: Pick<ProviderError, 'kind' | 'buyerMayRetry'>,
  isRestartable: boolean,
): AttemptState {
  switch (error.kind) {
    case 'declined':
      return isRestartable && error.buyerMayRetry ? 'refused' : 'declined';
    case 'buyer_canceled':
      return 'canceled';
    case 'expired':
      return 'expired';
    // Another call is in progress.
    case 'in_progress':
    case 'conflict':
    case 'already_done':
      return 'unknown';
    // The buyer has not approved the order yet.
    case 'not_ready':
      return 'open';
    // Not found, or our own mistake: the buyer may try again until the deadline.
    default:
      return isRestartable ? 'refused' : 'open';
  }
}

/**
 * Reasons why a captured payment is refunded automatically: a second payment of the purchase, another amount than
 * ordered, or no buyer, because the account or the registration data were deleted before the payment.
 */
export const returnReasons = ['duplicate', 'mismatch', 'no_buyer'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const isRefundedAutomatically = <Recorded extends { readonly kind: string }>(
  recorded: Recorded,
): recorded is Extract<Recorded, { readonly kind: ReturnReason }> =>
  returnReasons.some((reason) => reason === recorded.kind);

/** Facts about a locked purchase that decide how captured money is recorded. */
export type PurchaseFacts = {
  /** Whether the purchase already has its membership period. */
  readonly isGranted: boolean;
  /** Whether the purchase has a member or the registration data of one. */
  readonly hasBuyer: boolean;
};

export type Effect = {
  readonly state: AttemptState;
  readonly grants: boolean;
  readonly refund: ReturnReason | null;
};

/**
 * Returns how captured, refunded or reversed money changes the attempt, decided while the purchase is locked; null if
 * it is already recorded.
 */
export function effectOf(
  state: AttemptState,
  reading: PaymentState,
  purchase: PurchaseFacts,
  isRightSum: boolean,
): Effect | null {
  if (isRecorded(state)) return null;
  if (reading === 'refunded' || reading === 'reversed')
    return { state: reading, grants: false, refund: null };
  if (!isRightSum) return { state: 'mismatch', grants: false, refund: 'mismatch' };
  if (purchase.isGranted) return { state: 'duplicate', grants: false, refund: 'duplicate' };
  if (!purchase.hasBuyer) return { state: 'mismatch', grants: false, refund: 'no_buyer' };
  return { state: 'paid', grants: true, refund: null };
}

/** Returns the status shown to members and administrators. */
export function shownStatus(
  state: AttemptState,
): 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' {
  if (state === 'paid' || state === 'duplicate' || state === 'mismatch') return 'completed';
  if (state === 'refunded' || state === 'reversed') return 'refunded';
  if (state === 'declined') return 'failed';
  // Not paid: the buyer left or canceled.
  return state === 'canceled' || state === 'closed' || state === 'expired' ? 'cancelled' : 'pending';
}

/** Returns the details of an audit entry about the payment of an attempt. */
export const auditDetailsOf = (
  { orderRef, provider }: { readonly orderRef: string; readonly provider: string },
  amount: Money,
) => ({ payment: orderRef, provider, amount: Number(formatAmount(amount)), currency: amount.currency });
