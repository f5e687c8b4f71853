/**
 * What membership needs of a payment provider. Nothing outside this folder knows one by more than its id.
 * The kind of an outcome says how certain it is, and that is the heart of it:
 * `rejected` is definite (the call had no effect), `unknown` may have happened and has to be asked for.
 */
import type { Money } from '../../platform/shared/money/money.ts';

export type ProviderId = 'paypal' | 'toss' | 'eximbay';

export type Outcome<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'rejected'; readonly error: ProviderError }
  | { readonly kind: 'unknown'; readonly error: ProviderError };

export type ProviderErrorKind =
  | 'declined'
  | 'buyer_canceled'
  | 'buyer_action_required'
  | 'not_ready'
  | 'expired'
  | 'not_found'
  | 'already_done'
  | 'in_progress'
  | 'conflict'
  | 'invalid_request'
  | 'configuration'
  | 'rate_limited'
  | 'retry_later'
  | 'refund_exceeds_balance'
  | 'refund_not_allowed'
  | 'refund_window_closed'
  | 'merchant_funds'
  | 'merchant_limit'
  | 'unavailable';

export type ProviderError = {
  readonly kind: ProviderErrorKind;
  /** The provider's own code, e.g. `REJECT_CARD_COMPANY`; people are shown our words for it. */
  readonly providerCode?: string;
  /** For the log only. */
  readonly providerMessage?: string;
  /** Given when an answer arrived; then the same idempotency key may only bring that answer again. */
  readonly httpStatus?: number;
  readonly debugId?: string;
  readonly retryAfterMs?: number;
  /** Another card or another try may help. */
  readonly buyerMayRetry: boolean;
};

export type PaymentState =
  | 'absent'
  | 'created'
  | 'awaiting_buyer'
  | 'approved'
  | 'pending'
  | 'captured'
  | 'partially_refunded'
  | 'refunded'
  | 'reversed'
  | 'declined'
  | 'canceled'
  | 'expired';

/** A payment as the provider says it is: the only source of truth about money. */
export type ProviderPayment = {
  readonly state: PaymentState;
  /** Our reference, as the provider knows it. */
  readonly orderRef: string;
  readonly providerOrderId?: string;
  readonly captureId?: string;
  readonly captured?: Money;
  readonly refunded?: Money;
  readonly balance?: Money;
  readonly refunds?: readonly {
    readonly refundId: string;
    /** Our own key of it, when the provider repeats that. */
    readonly ours?: string;
    readonly amount: Money;
    readonly state: 'done' | 'pending' | 'failed';
  }[];
  readonly methodLabel?: string;
  readonly capturedAt?: string;
  /** The answer without card numbers beyond the last four digits, tokens and keys. */
  readonly raw: unknown;
};

/** One attempt to pay, as we know it. */
export type PaymentRef = {
  readonly attemptId: string;
  /** Unique per attempt, 6 to 40 characters of A-Z a-z 0-9 and -. */
  readonly orderRef: string;
  readonly providerOrderId?: string;
  readonly paymentKey?: string;
  readonly captureId?: string;
  readonly amount: Money;
};

/** What the browser brought back; never trusted, only used to ask the provider. */
export type ReturnEvidence = { readonly paymentKey?: string; readonly raw?: string };

export type CallContext = {
  /** The same key repeats the same call; a new one is a new call. */
  readonly idempotencyKey: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
};

/** What the browser must do so that the buyer can pay. */
export type ClientAction =
  | { readonly type: 'paypal_buttons'; readonly orderId: string }
  | {
      readonly type: 'toss_widget';
      readonly orderId: string;
      readonly orderName: string;
      readonly amount: number;
      readonly customerKey: string;
      readonly successUrl: string;
      readonly failUrl: string;
    }
  | {
      readonly type: 'eximbay_form';
      readonly fgkey: string;
      /** Exactly what the key was made for; a changed byte is refused. */
      readonly payload: Readonly<Record<string, unknown>>;
    };

export type PrepareRequest = {
  readonly attemptId: string;
  readonly orderRef: string;
  readonly amount: Money;
  readonly title: string;
  readonly locale: 'ko' | 'en';
  readonly buyer: { readonly key: string; readonly name: string; readonly email: string };
  readonly urls: { readonly success: string; readonly fail: string; readonly notify: string };
};

/** A message as it arrived: exact bytes, because signatures are made over them. */
export type RawMessage = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/** 'Go and look': which payment a message speaks of. It never says what happened. */
export type Signal = {
  /** The same for a repeated delivery of the same message. */
  readonly dedupeKey: string;
  readonly orderRef?: string;
  readonly providerOrderId?: string;
  readonly captureId?: string;
  readonly authenticity: 'signed' | 'verified' | 'unsigned' | 'forged';
  readonly topic: string;
};

export type RefundRequest = {
  readonly ref: PaymentRef;
  /** Our own key of this refund, unique. */
  readonly refundId: string;
  readonly amount: Money;
  readonly balanceBefore: Money;
  readonly reason: string;
};

/**
 * What the same key brings again: how the call stands by now (`latest`), the very answer it got, an error too (`replay`),
 * or there is no key (`none`).
 */
export type CallIdempotency = 'latest' | 'replay' | 'none';

export type PaymentProvider = {
  readonly id: ProviderId;
  readonly abilities: {
    readonly currency: Money['currency'];
    /** The money may move inside the provider's window, before our server hears of it. */
    readonly capturesWithoutServer: boolean;
    /** How long after `prepare` the provider may still take the money. */
    readonly completeWindowMs: number;
    readonly refundWindowDays: number | null;
    readonly callIdempotency: CallIdempotency;
    /** 'Approved' means that the buyer pressed 'Pay now': the payment is captured even if the buyer does not return. */
    readonly approvalIsFinal: boolean;
    /** A payment that the provider does not know may only be hidden; after a capture it needs a human decision. */
    readonly absentNeedsReview: boolean;
    /** A capture can be repeated with the buyer's stored approval. */
    readonly repeatsCapture: boolean;
    /** A declined order can be paid again with another card. */
    readonly retriesDeclined: boolean;
  };
  /** Begins a payment. Moves no money. */
  prepare(
    request: PrepareRequest,
    context: CallContext,
  ): Promise<
    Outcome<{
      readonly providerOrderId?: string;
      readonly client: ClientAction;
      readonly expiresAt: string;
    }>
  >;
  /** Makes the money move where that is our part, else finds out whether it moved. Safe to repeat. */
  complete(
    request: { readonly ref: PaymentRef; readonly evidence?: ReturnEvidence },
    context: CallContext,
  ): Promise<Outcome<ProviderPayment>>;
  /** Reads the payment; never moves money. */
  query(ref: PaymentRef, context: CallContext): Promise<Outcome<ProviderPayment>>;
  /** Gives the money back. Safe to repeat with the same `refundId`. */
  refund(
    request: RefundRequest,
    context: CallContext,
  ): Promise<Outcome<{ readonly providerRefundId?: string; readonly state: 'done' | 'pending' }>>;
  queryRefund(
    request: Omit<RefundRequest, 'reason'> & { readonly providerRefundId?: string },
    context: CallContext,
  ): Promise<Outcome<{ readonly state: 'done' | 'pending' | 'failed' | 'not_found' }>>;
  /** Reads a message of the provider's, and checks its signature where it has one. Changes nothing. */
  readNotification(message: RawMessage, context: CallContext): Promise<Outcome<Signal>>;
  /** What the provider wants to hear so that it stops, or does not stop, repeating. */
  acknowledge(ok: boolean): { readonly status: number; readonly contentType: string; readonly body: string };
  /** Everything that moved on a day (YYYY-MM-DD, UTC), where the provider can list it. */
  listTransactions?(day: string, context: CallContext): AsyncIterable<ProviderPayment>;
};
