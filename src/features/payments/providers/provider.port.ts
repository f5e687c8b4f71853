/**
 * Port of payment providers; code outside of this folder knows their ids only. The kind of an outcome states its
 * certainty: `rejected` is definite (the call had no effect), `unknown` may have succeeded and must be queried.
 */
import type { Money } from '../../../platform/shared/money/money.ts';

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
  /** Code of the provider, e.g. `REJECT_CARD_COMPANY`; users see our text for it. */
  readonly providerCode?: string;
  /** For the log only. */
  readonly providerMessage?: string;
  /** Set if a response arrived; the same idempotency key may then only repeat it. */
  readonly httpStatus?: number;
  readonly debugId?: string;
  readonly retryAfterMs?: number;
  /** Another card or another try may succeed. */
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

/** State of a payment at the provider; the only source of truth. */
export type ProviderPayment = {
  readonly state: PaymentState;
  /** Our reference, as sent to the provider. */
  readonly orderRef: string;
  readonly providerOrderId?: string;
  readonly captureId?: string;
  readonly captured?: Money;
  readonly refunded?: Money;
  readonly balance?: Money;
  readonly refunds?: readonly {
    readonly refundId: string;
    /** Our refund id, if the provider returns it. */
    readonly ours?: string;
    readonly amount: Money;
    readonly state: 'done' | 'pending' | 'failed';
  }[];
  readonly methodLabel?: string;
  readonly capturedAt?: string;
  /** Redacted response: without card numbers beyond the last four digits, tokens and keys. */
  readonly raw: unknown;
};

/** Reference of a payment attempt. */
export type PaymentRef = {
  readonly attemptId: string;
  /** Unique per attempt, 6 to 40 characters of A-Z a-z 0-9 and -. */
  readonly orderRef: string;
  readonly providerOrderId?: string;
  readonly paymentKey?: string;
  readonly captureId?: string;
  readonly amount: Money;
};

/** Data returned by the browser; untrusted, only used for queries. */
export type ReturnEvidence = { readonly paymentKey?: string; readonly raw?: string };

export type CallContext = {
  /** The same key repeats the call; a new key is a new call. */
  readonly idempotencyKey: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
};

/** Action of the browser that lets the buyer pay. */
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
      /** Payload of the key; any change is rejected. */
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

/** Received message with exact bytes, for signature verification. */
export type RawMessage = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/** Payment that a message refers to; triggers a query. */
export type Signal = {
  /** Equal for repeated deliveries of a message. */
  readonly dedupeKey: string;
  readonly orderRef?: string;
  readonly providerOrderId?: string;
  readonly captureId?: string;
  readonly authenticity: 'signed' | 'verified' | 'unsigned' | 'forged';
  readonly topic: string;
};

export type RefundRequest = {
  readonly ref: PaymentRef;
  /** Our unique id of the refund. */
  readonly refundId: string;
  readonly amount: Money;
  readonly balanceBefore: Money;
  readonly reason: string;
};

/**
 * Effect of a repeated key: current state (`latest`), the original response including errors (`replay`), or no idempotency
 * (`none`).
 */
export type CallIdempotency = 'latest' | 'replay' | 'none';

export type PaymentProvider = {
  readonly id: ProviderId;
  readonly abilities: {
    readonly currency: Money['currency'];
    /** Payments may be captured in the provider's window before a notification. */
    readonly capturesWithoutServer: boolean;
    /** Time after `prepare` in which the provider may capture. */
    readonly completeWindowMs: number;
    readonly refundWindowDays: number | null;
    readonly callIdempotency: CallIdempotency;
    /** An approval is the buyer's final consent: the payment is captured even if the buyer does not return. */
    readonly approvalIsFinal: boolean;
    /** A payment unknown to the provider may be hidden; after a capture it needs a human decision. */
    readonly absentNeedsReview: boolean;
    /** A capture can be repeated with the buyer's stored approval. */
    readonly repeatsCapture: boolean;
    /** A declined order can be paid again with another card. */
    readonly retriesDeclined: boolean;
  };
  /** Creates a payment without capturing it. */
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
  /** Captures the payment, or queries it if the provider captures. Idempotent. */
  complete(
    request: { readonly ref: PaymentRef; readonly evidence?: ReturnEvidence },
    context: CallContext,
  ): Promise<Outcome<ProviderPayment>>;
  /** Queries the payment. */
  query(ref: PaymentRef, context: CallContext): Promise<Outcome<ProviderPayment>>;
  /** Refunds the payment. Idempotent for the same `refundId`. */
  refund(
    request: RefundRequest,
    context: CallContext,
  ): Promise<Outcome<{ readonly providerRefundId?: string; readonly state: 'done' | 'pending' }>>;
  queryRefund(
    request: Omit<RefundRequest, 'reason'> & { readonly providerRefundId?: string },
    context: CallContext,
  ): Promise<Outcome<{ readonly state: 'done' | 'pending' | 'failed' | 'not_found' }>>;
  /** Parses a message of the provider and verifies its signature. */
  readNotification(message: RawMessage, context: CallContext): Promise<Outcome<Signal>>;
  /** Returns the response that stops or continues repeated deliveries. */
  acknowledge(ok: boolean): { readonly status: number; readonly contentType: string; readonly body: string };
  /** Lists the transactions of a day (YYYY-MM-DD, UTC), if supported. */
  listTransactions?(day: string, context: CallContext): AsyncIterable<ProviderPayment>;
};
