/** Adapter for PayPal: the buyer approves in PayPal's window, then our server captures. Charged in US dollars. */
import type { Clock } from '../../../../platform/server/clock.ts';
import type { ProviderReply } from '../../../../platform/server/http-call.ts';
import { formatAmount } from '../../../../platform/shared/money/money.ts';
import { failure, ok, rejectUnsent, unknownOutcome } from '../outcomes.ts';
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
import { createPaypalApi, type PaypalApi } from './api.ts';
import { captureIssues, createIssues, readError, refundIssues } from './errors.ts';
import { forgedWebhookKey, readEvent } from './notices.ts';
import { listPaypalTransactions } from './report.ts';
import { createSignatureCheck } from './signature.ts';
import { orderBody, orderRequest, readCapture, readOrder, refundBody, refundState } from './wire.ts';

export type PaypalSettings = {
  readonly mode: ProviderMode;
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
};

type PaypalDeps = { readonly api: PaypalApi; readonly clock: Clock; readonly brandName: string };

const hourMs = 3_600_000;
const json = { status: 200, contentType: 'application/json' };
const pathId = (id: string) => encodeURIComponent(id);
const isSuccess = (reply: ProviderReply) =>
  reply.kind === 'answer' && (reply.status === 200 || reply.status === 201);
const bodyOf = (reply: ProviderReply) => (reply.kind === 'answer' ? reply.json : undefined);

const abilities: PaymentProvider['abilities'] = {
  currency: 'USD',
  capturesWithoutServer: false,
  // Three hours for the buyer's approval plus three hours for the capture.
  completeWindowMs: 6 * hourMs,
  refundWindowDays: 180,
  callIdempotency: 'latest',
  approvalIsFinal: true,
  absentNeedsReview: true,
  repeatsCapture: false,
  retriesDeclined: true,
};

/**
 * Creates the adapter.
 * @throws Error if URL or keys do not fit the mode
 */
export function createPaypal(
  settings: PaypalSettings,
  { clock, brandName }: { readonly clock: Clock; readonly brandName: string },
): PaymentProvider {
  requireValidHostAndKeys('paypal', settings.mode, settings.baseUrl, [
    settings.clientId,
    settings.clientSecret,
  ]);
  const api = createPaypalApi(settings, clock);
  const checkSignature = createSignatureCheck({ ...settings, api, clock });
  const deps: PaypalDeps = { api, clock, brandName };
  return {
    id: 'paypal',
    abilities,
    prepare: (request, context) => prepare(deps, request, context),
    complete: (request, context) => complete(api, request, context),
    query: (ref, context) => query(api, ref, context),
    refund: (request, context) => refund(api, request, context),
    queryRefund: (request, context) => queryRefund(api, request, context),
    async readNotification(message, context) {
      const signal = readEvent(message.body);
      if (!signal) return rejectUnsent('invalid_request', 'not an event');
      const found = await checkSignature(message, context);
      if (found === null) return unknownOutcome('unavailable', { message: 'signature not checked' });
      if (found === 'forged')
        return ok({ ...signal, dedupeKey: forgedWebhookKey(message.body), authenticity: found });
      return ok({ ...signal, authenticity: found });
    },
    acknowledge: (isTaken) => ({ ...json, status: isTaken ? 200 : 503, body: '{}' }),
    listTransactions: (day, context) => listPaypalTransactions(api, day, context),
  };
}

async function prepare(
  { api, clock, brandName }: PaypalDeps,
  request: PrepareRequest,
  context: CallContext,
): Promise<Outcome<PreparedPayment>> {
  if (request.amount.currency !== 'USD')
    return rejectUnsent('invalid_request', 'PayPal is charged in dollars');
  const body = JSON.stringify(orderRequest(request, brandName));
  const reply = await api.post('/v2/checkout/orders', body, context);
  const order = isSuccess(reply) ? orderBody.safeParse(bodyOf(reply)) : null;
  if (!order) {
    const { details, meaning } = readError(reply, createIssues);
    return failure(reply, details, meaning);
  }
  if (!order.success) return unknownOutcome('unavailable', { message: 'unreadable order', status: 200 });
  const orderId = order.data.id;
  return ok({
    providerOrderId: orderId,
    client: { type: 'paypal_buttons', orderId },
    expiresAt: new Date(clock.now().getTime() + abilities.completeWindowMs).toISOString(),
  });
}

/** Captures the order. If PayPal has already captured it, returns its current state. */
async function complete(
  api: PaypalApi,
  { ref }: CompleteRequest,
  context: CallContext,
): Promise<Outcome<ProviderPayment>> {
  if (!ref.providerOrderId) return rejectUnsent('invalid_request', 'no order to capture');
  const reply = await api.post(`/v2/checkout/orders/${pathId(ref.providerOrderId)}/capture`, '{}', context);
  if (isSuccess(reply)) {
    const payment = readOrder(bodyOf(reply));
    // A minimal response contains no capture, so the order is queried.
    if (payment?.captureId) return ok(payment);
    return bodyOf(reply) === undefined
      ? unknownOutcome('unavailable', { message: 'unreadable capture', status: 200 })
      : query(api, ref, context);
  }
  const { details, meaning } = readError(reply, captureIssues);
  const failed = failure(reply, details, meaning);
  if (failed.error.kind !== 'already_done') return failed;
  const asked = await query(api, ref, context);
  if (asked.kind !== 'ok' || asked.value.captureId) return asked;
  return unknownOutcome('conflict', { ...details, message: `reported as done, but is ${asked.value.state}` });
}

async function query(
  api: PaypalApi,
  ref: PaymentRef,
  context: CallContext,
): Promise<Outcome<ProviderPayment>> {
  if (!ref.providerOrderId && !ref.captureId)
    return ok({ state: 'absent', orderRef: ref.orderRef, raw: null });
  const path = ref.providerOrderId
    ? `/v2/checkout/orders/${pathId(ref.providerOrderId)}`
    : `/v2/payments/captures/${pathId(ref.captureId ?? '')}`;
  const reply = await api.get(path, context);
  const { details, meaning } = readError(reply, createIssues);
  if (reply.kind === 'answer' && reply.status === 404 && meaning?.kind === 'not_found')
    return ok({ state: 'absent', orderRef: ref.orderRef, raw: null });
  if (!isSuccess(reply)) return failure(reply, details, meaning);
  const payment = ref.providerOrderId ? readOrder(bodyOf(reply)) : readCapture(bodyOf(reply));
  return payment
    ? ok(payment)
    : unknownOutcome('unavailable', { message: 'unreadable payment', status: 200 });
}

async function refund(
  api: PaypalApi,
  request: RefundRequest,
  context: CallContext,
): Promise<Outcome<RefundReceipt>> {
  const { ref, refundId, amount } = request;
  if (!ref.captureId) return rejectUnsent('invalid_request', 'no capture to refund');
  const body = JSON.stringify({
    amount: { currency_code: amount.currency, value: formatAmount(amount) },
    invoice_id: refundId,
    custom_id: refundId,
    note_to_payer: request.reason.slice(0, 255),
  });
  const reply = await api.post(`/v2/payments/captures/${pathId(ref.captureId)}/refund`, body, context);
  if (isSuccess(reply)) return refundIn(reply);
  const { details, meaning } = readError(reply, refundIssues);
  const failed = failure(reply, details, meaning);
  if (failed.error.kind !== 'already_done') return failed;
  const asked = await queryRefund(api, request, context);
  if (asked.kind !== 'ok') return asked;
  const { state } = asked.value;
  if (state === 'done' || state === 'pending') return ok({ state });
  return failure(reply, details, { kind: 'already_done', certainty: 'rejected' });
}

/** Reads the refund in a successful response and returns its outcome. */
function refundIn(reply: ProviderReply): Outcome<RefundReceipt> {
  const refunded = refundBody.safeParse(bodyOf(reply));
  const state = refunded.success ? refundState(refunded.data) : undefined;
  if (!refunded.success || !state)
    return unknownOutcome('unavailable', { message: 'unreadable refund', status: 200 });
  if (state === 'failed') return rejectUnsent('refund_not_allowed', `refund ${refunded.data.status}`);
  return ok({ providerRefundId: refunded.data.id, state });
}

async function queryRefund(
  api: PaypalApi,
  request: RefundQuery,
  context: CallContext,
): Promise<Outcome<RefundStatus>> {
  if (request.providerRefundId) return queryRefundById(api, request.providerRefundId, context);
  const asked = await query(api, request.ref, context);
  if (asked.kind !== 'ok') return asked;
  const { refunds = [], state } = asked.value;
  const own = refunds.find((each) => each.ours === request.refundId);
  if (own) return ok({ state: own.state });
  // The payment is refunded, but PayPal lists no refund. Sending another one could refund twice.
  const isHidden = refunds.length === 0 && (state === 'refunded' || state === 'partially_refunded');
  return isHidden || state === 'absent'
    ? unknownOutcome('conflict', { message: `no list of refunds, payment ${state}` })
    : ok({ state: 'not_found' });
}

async function queryRefundById(
  api: PaypalApi,
  providerRefundId: string,
  context: CallContext,
): Promise<Outcome<RefundStatus>> {
  const reply = await api.get(`/v2/payments/refunds/${pathId(providerRefundId)}`, context);
  const { details, meaning } = readError(reply, refundIssues);
  if (reply.kind === 'answer' && reply.status === 404 && meaning?.kind === 'not_found')
    return ok({ state: 'not_found' });
  if (!isSuccess(reply)) return failure(reply, details, meaning);
  const found = refundBody.safeParse(bodyOf(reply));
  const state = found.success ? refundState(found.data) : undefined;
  return state ? ok({ state }) : unknownOutcome('unavailable', { message: 'unreadable refund', status: 200 });
}
