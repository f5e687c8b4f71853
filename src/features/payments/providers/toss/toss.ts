/**
 * Adapter for Toss Payments: the buyer authenticates in Toss's window, then our server captures by confirming. Charged
 * in won.
 */
import type { Clock } from '../../../../platform/server/clock.ts';
import {
  basicAuthorization,
  callProvider,
  type ProviderReply,
} from '../../../../platform/server/http-call.ts';
import { failure, ok, rejectUnsent, toQueryFailure, unknownOutcome } from '../outcomes.ts';
import type {
  CallContext,
  CompleteRequest,
  Outcome,
  PaymentProvider,
  PaymentRef,
  PreparedPayment,
  PrepareRequest,
  ProviderPayment,
  RefundQuery,
  RefundReceipt,
  RefundRequest,
  RefundStatus,
} from '../provider.port.ts';
import { type ProviderMode, requireValidHostAndKeys } from '../provider-hosts.ts';
import { tossCodes } from './codes.rules.ts';
import { readTossNotice } from './notices.ts';
import { listTossTransactions } from './report.ts';
import { cancelReason, readTossPayment } from './wire.ts';

export type TossSettings = {
  readonly mode: ProviderMode;
  readonly baseUrl: string;
  /** Public key; must belong to the same merchant as the secret key. */
  readonly clientKey: string;
  readonly secretKey: string;
  /** Random last part of the registered webhook URL. */
  readonly webhookSecret: string;
};

type TossApi = {
  get(path: string, context: CallContext): Promise<ProviderReply>;
  /** Sends a body as JSON, with the idempotency key. */
  post(path: string, body: unknown, context: CallContext): Promise<ProviderReply>;
};

const minuteMs = 60_000;
const plainText = { contentType: 'text/plain; charset=utf-8' };
const beforeMoney = new Set(['absent', 'created', 'awaiting_buyer', 'approved']);

const abilities: PaymentProvider['abilities'] = {
  currency: 'KRW',
  capturesWithoutServer: false,
  // Thirty minutes for the buyer's authentication plus ten for the confirmation.
  completeWindowMs: 40 * minuteMs,
  refundWindowDays: null,
  callIdempotency: 'replay',
  approvalIsFinal: false,
  absentNeedsReview: false,
  repeatsCapture: true,
  retriesDeclined: false,
};

/**
 * Creates the adapter.
 * @throws Error if URL or keys do not fit the mode
 */
export function createToss(settings: TossSettings, { clock }: { readonly clock: Clock }): PaymentProvider {
  requireValidHostAndKeys('toss', settings.mode, settings.baseUrl, [settings.clientKey, settings.secretKey]);
  const api = createTossApi(settings);
  return {
    id: 'toss',
    abilities,
    prepare: async (request) => prepare(clock, request),
    complete: (request, context) => complete(api, request, context),
    query: (ref, context) => query(api, ref, context),
    refund: (request, context) => refund(api, request, context),
    queryRefund: (request, context) => queryRefund(api, request, context),
    async readNotification(message) {
      const signal = readTossNotice(message, settings.webhookSecret);
      return signal ? ok(signal) : rejectUnsent('invalid_request', 'not a message of Toss');
    },
    // Toss repeats a delivery unless the status is 200.
    acknowledge: (isTaken) => ({ ...plainText, status: isTaken ? 200 : 503, body: isTaken ? 'OK' : 'later' }),
    listTransactions: (day, context) => listTossTransactions((path) => api.get(path, context), day),
  };
}

/** Sends nothing to Toss: the widget registers the payment, and `complete` compares the amount. */
function prepare(
  clock: Clock,
  { amount, orderRef, title, buyer, urls }: PrepareRequest,
): Outcome<PreparedPayment> {
  if (amount.currency !== 'KRW') return rejectUnsent('invalid_request', 'Toss is charged in won');
  if (!/^[A-Za-z0-9_-]{6,64}$/.test(orderRef)) return rejectUnsent('invalid_request', 'order reference');
  if (!/^[A-Za-z0-9\-_=.@]{2,50}$/.test(buyer.key)) return rejectUnsent('invalid_request', 'customer key');
  return ok({
    client: {
      type: 'toss_widget',
      orderId: orderRef,
      orderName: title.slice(0, 100),
      amount: amount.minor,
      customerKey: buyer.key,
      successUrl: urls.success,
      failUrl: urls.fail,
    },
    expiresAt: new Date(clock.now().getTime() + abilities.completeWindowMs).toISOString(),
  });
}

/** Confirms the payment. If Toss has already confirmed it, returns its current state. */
async function complete(
  api: TossApi,
  { ref, evidence }: CompleteRequest,
  context: CallContext,
): Promise<Outcome<ProviderPayment>> {
  const paymentKey = evidence?.paymentKey ?? ref.paymentKey;
  if (!paymentKey) return rejectUnsent('not_ready', 'the buyer has not come back from the window');
  if (paymentKey.length > 200) return rejectUnsent('invalid_request', 'payment key');
  const body = { paymentKey, orderId: ref.orderRef, amount: ref.amount.minor };
  const confirmed = paymentOr(await api.post('/v1/payments/confirm', body, context));
  if (confirmed.kind === 'ok' || confirmed.error.kind !== 'already_done') return confirmed;
  const asked = await query(api, { ...ref, paymentKey }, context);
  if (asked.kind !== 'ok' || !beforeMoney.has(asked.value.state)) return asked;
  return unknownOutcome('conflict', {
    code: confirmed.error.providerCode,
    message: `reported as done, but is ${asked.value.state}`,
  });
}

/** Queries by order id first, because the payment key comes from a browser and is untrusted. */
async function query(api: TossApi, ref: PaymentRef, context: CallContext): Promise<Outcome<ProviderPayment>> {
  const readPayment = async (path: string) => paymentOrAbsent(await api.get(path, context), ref);
  const byOrder = await readPayment(`/v1/payments/orders/${encodeURIComponent(ref.orderRef)}`);
  const key = ref.captureId ?? ref.paymentKey;
  if (byOrder.kind !== 'ok' || byOrder.value.state !== 'absent' || !key) return byOrder;
  // An unconfirmed payment can be found only by its payment key.
  const byKey = await readPayment(`/v1/payments/${encodeURIComponent(key)}`);
  return byKey.kind === 'ok' && byKey.value.orderRef !== ref.orderRef ? byOrder : byKey;
}

async function refund(
  api: TossApi,
  request: RefundRequest,
  context: CallContext,
): Promise<Outcome<RefundReceipt>> {
  const { ref, refundId, amount, balanceBefore } = request;
  const paymentKey = ref.captureId ?? ref.paymentKey;
  if (!paymentKey) return rejectUnsent('invalid_request', 'no payment to refund');
  const body = {
    cancelReason: cancelReason(request.reason, refundId),
    cancelAmount: amount.minor,
    // Toss rejects the refund if the balance has changed, which prevents a double refund.
    refundableAmount: balanceBefore.minor,
  };
  const reply = await api.post(`/v1/payments/${encodeURIComponent(paymentKey)}/cancel`, body, context);
  const canceled = paymentOr(reply);
  if (canceled.kind === 'ok') return refundIn(canceled.value, refundId);
  const { kind } = canceled.error;
  if (kind !== 'already_done' && kind !== 'conflict' && kind !== 'refund_exceeds_balance') return canceled;
  // Already refunded: by our earlier call, whose response was lost, or by someone else at Toss.
  const asked = await queryRefund(api, request, context);
  if (asked.kind !== 'ok') return asked;
  const { state } = asked.value;
  return state === 'done' || state === 'pending'
    ? ok({ state })
    : { kind: 'rejected', error: canceled.error };
}

async function queryRefund(
  api: TossApi,
  request: RefundQuery,
  context: CallContext,
): Promise<Outcome<RefundStatus>> {
  const asked = await query(api, request.ref, context);
  if (asked.kind !== 'ok') return asked;
  const { refunds = [], state } = asked.value;
  if (state === 'absent') return unknownOutcome('conflict', { message: 'the payment is not found' });
  const own = refunds.find(
    (each) => each.ours === request.refundId || each.refundId === request.providerRefundId,
  );
  return ok({ state: own?.state ?? 'not_found' });
}

/** Finds our refund in the payment returned by Toss and returns its outcome. */
function refundIn(payment: ProviderPayment, refundId: string): Outcome<RefundReceipt> {
  const own = payment.refunds?.findLast((each) => each.ours === refundId);
  if (!own)
    return unknownOutcome('unavailable', { message: 'the answer does not show the refund', status: 200 });
  if (own.state === 'failed') return rejectUnsent('refund_not_allowed', 'the cancel was aborted');
  return ok({ providerRefundId: own.refundId, state: own.state });
}

/** Returns the payment in the response to a query; without a payment its state is `absent`. */
function paymentOrAbsent(reply: ProviderReply, ref: PaymentRef): Outcome<ProviderPayment> {
  if (reply.kind === 'answer' && reply.status === 404 && errorOf(reply).details.code === 'NOT_FOUND_PAYMENT')
    return ok({ state: 'absent', orderRef: ref.orderRef, raw: null });
  const answer = paymentOr(reply);
  return answer.kind === 'ok' ? answer : toQueryFailure(answer);
}

function paymentOr(reply: ProviderReply): Outcome<ProviderPayment> {
  if (reply.kind === 'answer' && reply.status === 200) {
    const payment = readTossPayment(reply.json);
    return payment
      ? ok(payment)
      : unknownOutcome('unavailable', { message: 'unreadable payment', status: 200 });
  }
  const { details, meaning } = errorOf(reply);
  return failure(reply, details, meaning);
}

function errorOf(reply: ProviderReply) {
  const body = (reply.kind === 'answer' ? (reply.json ?? {}) : {}) as { code?: unknown; message?: unknown };
  const code = typeof body.code === 'string' ? body.code : undefined;
  const message = typeof body.message === 'string' ? body.message : undefined;
  return { details: { code, message }, meaning: tossCodes.get(code ?? '') };
}

function createTossApi(settings: { readonly baseUrl: string; readonly secretKey: string }): TossApi {
  const base = settings.baseUrl.replace(/(?<!\/)\/+$/, '');
  const headers = { authorization: basicAuthorization(settings.secretKey, ''), accept: 'application/json' };
  return {
    get: (path, { timeoutMs, signal }) =>
      callProvider({ method: 'GET', url: `${base}${path}`, headers, timeoutMs, signal }),
    post: (path, body, { idempotencyKey, timeoutMs, signal }) =>
      callProvider({
        method: 'POST',
        url: `${base}${path}`,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey.slice(0, 300),
        },
        body: JSON.stringify(body),
        timeoutMs,
        signal,
      }),
  };
}
