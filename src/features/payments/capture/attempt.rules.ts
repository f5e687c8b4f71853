/** Decisions about a payment attempt; what follows a query or a capture is a table in transitions.rules.ts. */
import type {
  Outcome,
  PaymentRef,
  PaymentState,
  ProviderError,
  ProviderPayment,
} from '../providers/provider.port.ts';
import type { Attempt } from './attempt.ts';
import { afterCapture, type Next } from './transitions.rules.ts';

export type AttemptState =
  /** Stored; the provider has not been called. */
  | 'draft'
  /** The buyer can pay. */
  | 'open'
  /** Capture in progress; committed before the call. */
  | 'capturing'
  /** The response of the capture was lost; the payment may be captured. */
  | 'unknown'
  /** The provider has not decided yet. */
  | 'pending'
  | 'paid'
  /** Captured although the purchase already had its period; is refunded. */
  | 'duplicate'
  /** Captured with another amount than ordered; is refunded. */
  | 'mismatch'
  | 'declined'
  | 'canceled'
  | 'expired'
  | 'refunded'
  | 'reversed'
  /** Needs a human decision. */
  | 'manual'
  /** Abandoned before the buyer could pay. */
  | 'closed';

/** Captured; only a refund or a reversal changes these states. */
const recorded: readonly AttemptState[] = ['paid', 'duplicate', 'mismatch', 'refunded', 'reversed'];
/** Outcome unknown; meanwhile no other attempt of the purchase may be captured. */
const uncertain: readonly AttemptState[] = ['capturing', 'unknown', 'pending'];
/** Ended as far as known; still polled for a while, as the provider may capture late. */
const over: readonly AttemptState[] = ['declined', 'canceled', 'expired'];

export const isRecorded = (state: AttemptState) => recorded.includes(state);
export const isUncertain = (state: AttemptState) => uncertain.includes(state);
export const isOver = (state: AttemptState) => over.includes(state);
/** Returns whether the payment was captured and returned. */
export const isReturned = (state: AttemptState): boolean => state === 'refunded' || state === 'reversed';

/** Returns whether a capture may begin or be repeated; a declined or canceled order can still be paid. */
export function mayBegin(state: AttemptState): boolean {
  return state === 'open' || state === 'capturing' || state === 'unknown' || over.includes(state);
}

/** Returns the reference that adapters use. */
export function refOf({
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

/** Returns whether a payment belongs to the attempt; responses without a reference do. */
export const isPaymentOf = ({ orderRef }: Pick<Attempt, 'orderRef'>, payment: ProviderPayment): boolean =>
  payment.orderRef === '' || payment.orderRef === orderRef;

export type Answer =
  | { readonly kind: 'ok'; readonly state: PaymentState }
  | { readonly kind: 'rejected'; readonly error: Pick<ProviderError, 'kind' | 'buyerMayRetry'> }
  | { readonly kind: 'unknown' };

/** Returns what an outcome of a capture says about the payment. */
export function answerOf(outcome: Outcome<ProviderPayment>): Answer {
  if (outcome.kind === 'ok') return { kind: 'ok', state: outcome.value.state };
  return outcome.kind === 'rejected' ? outcome : { kind: 'unknown' };
}

/**
 * Returns what follows the response of a capture.
 * @param before the state in which the call was begun
 * @param isRestartable a declined order can be paid again with another card (PayPal)
 */
export function afterCall(before: AttemptState, answer: Answer, isRestartable: boolean): Next {
  if (answer.kind === 'unknown') return { do: 'transition', state: 'unknown' };
  if (answer.kind === 'rejected') {
    if (before === 'capturing' || before === 'unknown') return { do: 'query' };
    return { do: 'transition', state: afterRefusal(answer.error, isRestartable) };
  }
  return afterCapture[answer.state];
}

/** Returns the state after a definite rejection: the call had no effect. */
export function afterRefusal(
  error: Pick<ProviderError, 'kind' | 'buyerMayRetry'>,
  isRestartable: boolean,
): AttemptState {
  switch (error.kind) {
    case 'declined':
      return isRestartable && error.buyerMayRetry ? 'open' : 'declined';
    case 'buyer_canceled':
      return 'canceled';
    case 'expired':
      return 'expired';
    // Another call is in progress.
    case 'in_progress':
    case 'conflict':
    case 'already_done':
      return 'unknown';
    // Not approved yet, not found, or our own mistake: the buyer may try again until the deadline.
    default:
      return 'open';
  }
}

export type Effect = {
  readonly state: AttemptState;
  readonly grants: boolean;
  readonly refund: 'duplicate' | 'mismatch' | null;
};

/**
 * Returns the effect of captured or returned money, decided while the purchase is locked; null when it is recorded already.
 * @param isGranted the purchase has its period
 */
export function effectOf(
  state: AttemptState,
  reading: PaymentState,
  purchase: { readonly isGranted: boolean },
  isRightSum: boolean,
): Effect | null {
  if (isRecorded(state)) return null;
  if (reading === 'refunded' || reading === 'reversed')
    return { state: reading, grants: false, refund: null };
  if (!isRightSum) return { state: 'mismatch', grants: false, refund: 'mismatch' };
  if (purchase.isGranted) return { state: 'duplicate', grants: false, refund: 'duplicate' };
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
