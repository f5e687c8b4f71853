/**
 * What becomes of an attempt to pay, decided by arguments alone: the product and the exhaustive search over
 * all interleavings (attempt-model.test.ts) call the same functions.
 */
import type { PaymentState, ProviderError } from '../providers/provider.port.ts';

export type AttemptState =
  /** Written, the provider not asked yet. */
  | 'draft'
  /** The buyer can pay. */
  | 'open'
  /** We are making the money move; committed before the call. */
  | 'capturing'
  /** The call's answer was lost: it may have moved. */
  | 'unknown'
  /** The provider itself is not sure yet. */
  | 'pending'
  | 'paid'
  /** Paid, but the purchase had its period already: goes back. */
  | 'duplicate'
  /** Paid, but not the sum that was asked for: goes back. */
  | 'mismatch'
  | 'declined'
  | 'canceled'
  | 'expired'
  | 'refunded'
  | 'reversed'
  /** A person has to look. */
  | 'manual'
  /** Never reached the buyer. */
  | 'closed';

/** Money came in; only a refund or a reversal changes these. */
const recorded: readonly AttemptState[] = ['paid', 'duplicate', 'mismatch', 'refunded', 'reversed'];
/** Nobody knows whether money moved: meanwhile nothing else of the purchase may be paid. */
const uncertain: readonly AttemptState[] = ['capturing', 'unknown', 'pending'];
/** Over as far as we know; still asked for a while, because money may come late. */
const over: readonly AttemptState[] = ['declined', 'canceled', 'expired'];
const moneyMoved: readonly PaymentState[] = ['captured', 'partially_refunded', 'refunded', 'reversed'];

export const isRecorded = (state: AttemptState) => recorded.includes(state);
export const isUncertain = (state: AttemptState) => uncertain.includes(state);
export const isOver = (state: AttemptState) => over.includes(state);

/** What to do with what was learnt. */
export type Next =
  | { readonly do: 'become'; readonly state: AttemptState }
  /** The provider says that money moved: that counts in every state. */
  | { readonly do: 'record' }
  /** Refused, but an earlier call may have had its effect. */
  | { readonly do: 'query' }
  /** Approved and begun, or approved a moment ago by a buyer who then vanished. */
  | { readonly do: 'complete' };

const become = (state: AttemptState): Next => ({ do: 'become', state });

/** Whether the money may be asked for, also again: an order that was declined or given up can still be paid. */
export function mayBegin(state: AttemptState): boolean {
  return state === 'open' || state === 'capturing' || state === 'unknown' || over.includes(state);
}

export type Answer =
  | { readonly kind: 'ok'; readonly state: PaymentState }
  | { readonly kind: 'rejected'; readonly error: Pick<ProviderError, 'kind' | 'buyerMayRetry'> }
  | { readonly kind: 'unknown' };

/**
 * After the call that moves the money.
 * @param before the state in which the call was begun
 * @param isRestartable a declined order can be paid again with another card (PayPal)
 */
export function afterCall(before: AttemptState, answer: Answer, isRestartable: boolean): Next {
  if (answer.kind === 'unknown') return become('unknown');
  if (answer.kind === 'rejected') {
    if (before === 'capturing' || before === 'unknown') return { do: 'query' };
    return become(afterRefusal(answer.error, isRestartable));
  }
  return afterReading(answer.state, 'capturing');
}

/** A definite refusal: this call had no effect. */
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
    // Another call is under way.
    case 'in_progress':
    case 'conflict':
    case 'already_done':
      return 'unknown';
    // Not approved yet, not found under this key, or our own fault: the buyer may come again until the deadline.
    default:
      return 'open';
  }
}

/** What a payment's state means for an attempt whose call has been answered. */
function afterReading(reading: PaymentState, otherwise: AttemptState): Next {
  if (moneyMoved.includes(reading)) return { do: 'record' };
  switch (reading) {
    case 'pending':
    case 'declined':
    case 'canceled':
    case 'expired':
      return become(reading);
    case 'created':
    case 'awaiting_buyer':
      return become('open');
    default:
      return become(otherwise === 'capturing' ? 'unknown' : otherwise);
  }
}

export type Circumstances = {
  /** The provider will not take the money any more. */
  readonly isPastDeadline: boolean;
  /** The buyer pressed 'Pay now' a moment ago and vanished. */
  readonly mayAutoComplete: boolean;
  /** 'No such payment' may mean 'no longer shown' (PayPal), so that a begun one needs a person. */
  readonly absentNeedsPerson: boolean;
  /** The buyer's approval is in our hands and the call can be repeated: 'no such payment' is then 'not taken yet' (Toss). */
  readonly mayRepeat: boolean;
};

/** After asking the provider. `reading` null: it did not answer. */
export function afterQuery(state: AttemptState, reading: PaymentState | null, at: Circumstances): Next {
  if (reading === null) return become(state === 'capturing' ? 'unknown' : state);
  if (moneyMoved.includes(reading)) return { do: 'record' };
  if (isRecorded(state) || state === 'closed') return become(state);
  if (isOver(state)) return become(reading === 'pending' ? 'pending' : state);
  if (reading === 'approved') {
    if (state === 'capturing' || state === 'unknown' || at.mayAutoComplete) return { do: 'complete' };
    return become(at.isPastDeadline ? 'expired' : state);
  }
  if (reading === 'absent') {
    const isBegun = state === 'capturing' || state === 'unknown';
    if (!at.isPastDeadline && isBegun && at.mayRepeat) return { do: 'complete' };
    if (!at.isPastDeadline) return become(state === 'capturing' ? 'unknown' : state);
    if (state === 'open' || state === 'draft') return become('expired');
    return become(at.absentNeedsPerson || state === 'pending' || state === 'manual' ? 'manual' : 'expired');
  }
  if (reading === 'created' || reading === 'awaiting_buyer') {
    return become(at.isPastDeadline ? 'expired' : 'open');
  }
  return afterReading(reading, state);
}

export type Effect = {
  readonly state: AttemptState;
  readonly grants: boolean;
  readonly refund: 'duplicate' | 'mismatch' | null;
};

/**
 * What money that moved means; decided while the purchase is locked. Null: it is known already.
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

/** What people are shown. */
export function shownStatus(
  state: AttemptState,
): 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' {
  if (state === 'paid' || state === 'duplicate' || state === 'mismatch') return 'completed';
  if (state === 'refunded' || state === 'reversed') return 'refunded';
  if (state === 'declined') return 'failed';
  // Nobody paid: left without a word, or by the button.
  return state === 'canceled' || state === 'closed' || state === 'expired' ? 'cancelled' : 'pending';
}
