/**
 * Interface of the payment providers; code outside this folder knows only their ids. The kind of an outcome states its
 * certainty: `rejected` is definite (the call had no effect); `unknown` means that the call may have succeeded and the
 * payment must be queried.
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
  /** Error code of the provider, e.g. `REJECT_CARD_COMPANY`; users see our own text for it. */
  readonly providerCode?: string;
  /** Error message of the provider, for the log only. */
  readonly providerMessage?: string;
  /** HTTP status if a response arrived; repeating the same idempotency key may then return the same response. */
  readonly httpStatus?: number;
  readonly debugId?: string;
  readonly retryAfterMs?: number;
  /** Whether another card or another attempt may succeed. */
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
  /** Redacted response of the provider: without card numbers beyond the last four digits, tokens and keys. */
  readonly raw: unknown;
};

/** Ids of a payment attempt, as passed to a provider. */
export type PaymentRef = {
  readonly attemptId: string;
  /** Unique per attempt, 6 to 40 characters of A-Z a-z 0-9 and -. */
  readonly orderRef: string;
  readonly providerOrderId?: string;
  readonly paymentKey?: string;
  readonly captureId?: string;
  readonly amount: Money;
};

/** Data that the browser returned from the provider's window; untrusted and only used for queries. */
export type ReturnEvidence = { readonly paymentKey?: string; readonly raw?: string };

export type CallContext = {
  /** Idempotency key: the same key repeats a call, a new key makes a new call. */
  readonly idempotencyKey: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
};

/** Action with which the browser lets the buyer pay. */
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
      /** Order data for which Eximbay computed the key; Eximbay rejects any change. */
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

export type PreparedPayment = {
  readonly providerOrderId?: string;
  readonly client: ClientAction;
  readonly expiresAt: string;
};

export type CompleteRequest = { readonly ref: PaymentRef; readonly evidence?: ReturnEvidence };

/** Received webhook with its exact bytes, for signature verification. */
export type RawMessage = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/** Payment that a webhook refers to. The webhook only triggers a query, unless it is a signed chargeback. */
export type Signal = {
  /** Deduplication key: the same for repeated deliveries of one webhook. */
  readonly dedupeKey: string;
  readonly orderRef?: string;
  readonly providerOrderId?: string;
  readonly captureId?: string;
  readonly authenticity: 'signed' | 'verified' | 'unsigned' | 'forged';
  readonly topic: string;
};

export type RefundRequest = {
  readonly ref: PaymentRef;
  /** Our refund id, unique per refund. */
  readonly refundId: string;
  readonly amount: Money;
  readonly balanceBefore: Money;
  readonly reason: string;
};

export type RefundReceipt = { readonly providerRefundId?: string; readonly state: 'done' | 'pending' };
export type RefundQuery = Omit<RefundRequest, 'reason'> & { readonly providerRefundId?: string };
export type RefundStatus = { readonly state: 'done' | 'pending' | 'failed' | 'not_found' };

/**
 * Behaviour of the provider if an idempotency key is repeated: returns the current state (`latest`), returns the
 * original response including errors (`replay`), or executes the call again (`none`).
 */
export type CallIdempotency = 'latest' | 'replay' | 'none';

export type PaymentProvider = {
  readonly id: ProviderId;
  readonly abilities: {
    readonly currency: Money['currency'];
    /** Whether the provider captures in its own window, before our server is notified. */
    readonly capturesWithoutServer: boolean;
    /** Time after `prepare` within which the provider may capture the payment. */
    readonly completeWindowMs: number;
    readonly refundWindowDays: number | null;
    readonly callIdempotency: CallIdempotency;
    /** Whether an approval is the buyer's final consent, so the payment may be captured without the buyer's return. */
    readonly approvalIsFinal: boolean;
    /**
     * Whether the provider may fail to list an existing payment. After a capture such a payment needs a human
     * decision.
     */
    readonly absentNeedsReview: boolean;
    /** Whether a capture can be repeated with the stored approval of the buyer. */
    readonly repeatsCapture: boolean;
    /** Whether a declined order can be paid again with another card. */
    readonly retriesDeclined: boolean;
  };
  /** Creates a payment without capturing it. */
  prepare(request: PrepareRequest, context: CallContext): Promise<Outcome<PreparedPayment>>;
  /** Captures the payment, or queries it if the provider captures on its own. Idempotent. */
  complete(request: CompleteRequest, context: CallContext): Promise<Outcome<ProviderPayment>>;
  /** Returns the payment's current state at the provider. */
  query(ref: PaymentRef, context: CallContext): Promise<Outcome<ProviderPayment>>;
  /** Refunds the payment. Repeating the same `refundId` refunds once. */
  refund(request: RefundRequest, context: CallContext): Promise<Outcome<RefundReceipt>>;
  queryRefund(request: RefundQuery, context: CallContext): Promise<Outcome<RefundStatus>>;
  /** Parses a webhook of the provider and verifies its signature. */
  readNotification(message: RawMessage, context: CallContext): Promise<Outcome<Signal>>;
  /** Returns the response to a webhook: `true` stops repeated deliveries, `false` requests another delivery. */
  acknowledge(ok: boolean): { readonly status: number; readonly contentType: string; readonly body: string };
  /** Lists the transactions of a day (YYYY-MM-DD, UTC), if supported. */
  listTransactions?(day: string, context: CallContext): AsyncIterable<ProviderPayment>;
};
