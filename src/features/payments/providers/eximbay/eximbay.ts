/**
 * Adapter for Eximbay: international cards, charged in US dollars. Eximbay captures in its own window, possibly
 * without notifying our server; queries by our order reference find such payments.
 */
import type { Clock } from '../../../../platform/server/clock.ts';
import { formatAmount } from '../../../../platform/shared/money/money.ts';
import { ok, rejectUnsent, toQueryFailure, unknownOutcome } from '../outcomes.ts';
import type {
  CallContext,
  CompleteRequest,
  Outcome,
  PaymentProvider,
  PaymentRef,
  PreparedPayment,
  PrepareRequest,
  ProviderError,
  ProviderPayment,
  RawMessage,
  RefundQuery,
  RefundReceipt,
  RefundRequest,
  RefundStatus,
  Signal,
} from '../provider.port.ts';
import { type ProviderMode, requireValidHostAndKeys } from '../provider-hosts.ts';
import { codeOf, failureOf, isAnswered } from './answers.ts';
import { createEximbayApi, type EximbayApi } from './api.ts';
import { eximbayMeaning, noTransactionCode, successCode } from './codes.ts';
import { readEximbayNotice } from './notices.ts';
import { cancelBody, readEximbayMessage, readRetrieved, readyPayload } from './wire.ts';

export type EximbaySettings = {
  readonly mode: ProviderMode;
  readonly baseUrl: string;
  readonly mid: string;
  readonly apiKey: string;
  /** Shop name shown in the payment window and on the card statement. */
  readonly shop: string;
};

type Merchant = Pick<EximbaySettings, 'mid' | 'shop'>;
type EximbayDeps = { readonly api: EximbayApi; readonly merchant: Merchant; readonly clock: Clock };

const hourMs = 3_600_000;

const abilities: PaymentProvider['abilities'] = {
  currency: 'USD',
  capturesWithoutServer: true,
  completeWindowMs: 24 * hourMs,
  refundWindowDays: null,
  callIdempotency: 'none',
  approvalIsFinal: false,
  absentNeedsReview: false,
  repeatsCapture: false,
  retriesDeclined: false,
};

/**
 * Creates the adapter.
 * @throws Error if URL or keys do not fit the mode
 */
export function createEximbay(
  settings: EximbaySettings,
  { clock }: { readonly clock: Clock },
): PaymentProvider {
  requireValidHostAndKeys('eximbay', settings.mode, settings.baseUrl, [settings.apiKey, settings.mid]);
  const deps: EximbayDeps = { api: createEximbayApi(settings), merchant: settings, clock };
  return {
    id: 'eximbay',
    abilities,
    prepare: (request, context) => prepare(deps, request, context),
    complete: (request, context) => complete(deps, request, context),
    query: (ref, context) => query(deps, ref, context),
    refund: (request, context) => refund(deps, request, context),
    queryRefund: (request, context) => queryRefund(deps, request, context),
    readNotification: (message, context) => readNotification(deps, message, context),
    // Eximbay repeats the webhook unless the response body is this text.
    acknowledge: (isTaken) => ({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      body: isTaken ? 'rescode=0000&resmsg=Success' : 'rescode=9999&resmsg=Failed',
    }),
  };
}

async function prepare(
  { api, merchant, clock }: EximbayDeps,
  request: PrepareRequest,
  context: CallContext,
): Promise<Outcome<PreparedPayment>> {
  if (request.amount.currency !== 'USD')
    return rejectUnsent('invalid_request', 'Eximbay is charged in dollars');
  if (!/^[A-Za-z0-9-]{6,40}$/.test(request.orderRef))
    return rejectUnsent('invalid_request', 'order reference');
  const payload = readyPayload(request, merchant);
  const reply = await api.post('/v1/payments/ready', payload, context);
  if (!isAnswered(reply) || codeOf(reply) !== successCode) return failureOf(reply);
  const fgkey = (reply.json as { fgkey?: unknown }).fgkey;
  if (typeof fgkey !== 'string' || fgkey === '')
    return unknownOutcome('unavailable', { message: 'no key', status: 200 });
  return ok({
    client: { type: 'eximbay_form', fgkey, payload },
    expiresAt: new Date(clock.now().getTime() + abilities.completeWindowMs).toISOString(),
  });
}

/**
 * Only queries, because Eximbay captures in its window. The data from the browser only explains why a payment is
 * absent.
 */
async function complete(
  deps: EximbayDeps,
  { ref, evidence }: CompleteRequest,
  context: CallContext,
): Promise<Outcome<ProviderPayment>> {
  const refusal = evidence?.raw ? await refusalIn(deps, evidence.raw, ref, context) : null;
  const asked = await query(deps, ref, context);
  if (!refusal || asked.kind !== 'ok' || asked.value.state !== 'absent') return asked;
  return { kind: 'rejected', error: refusal };
}

/**
 * Returns why a verified message reports no payment: declined card, or a buyer who left the window (whose code is
 * not documented). The refusal applies only if Eximbay has no payment of the order.
 */
async function refusalIn(
  { api, merchant }: EximbayDeps,
  raw: string,
  ref: PaymentRef,
  context: CallContext,
): Promise<ProviderError | null> {
  const { code, orderRef, mid } = readEximbayMessage(raw);
  const meaning = eximbayMeaning(code);
  if (code === undefined || code === successCode || meaning?.certainty === 'unknown') return null;
  if (orderRef !== ref.orderRef || mid !== merchant.mid || !(await isGenuine(api, raw, context))) return null;
  return meaning
    ? { kind: 'declined', providerCode: code, buyerMayRetry: meaning.buyerMayRetry ?? false }
    : { kind: 'buyer_canceled', providerCode: code, buyerMayRetry: true };
}

async function query(
  { api, merchant }: EximbayDeps,
  ref: PaymentRef,
  context: CallContext,
): Promise<Outcome<ProviderPayment>> {
  const body = {
    mid: merchant.mid,
    key_field: 'order_id',
    payment: {
      order_id: ref.orderRef,
      currency: ref.amount.currency,
      amount: formatAmount(ref.amount),
      lang: 'EN',
    },
  };
  const reply = await api.post('/v1/payments/retrieve', body, context);
  const code = codeOf(reply);
  if (isAnswered(reply) && code === noTransactionCode)
    return ok({ state: 'absent', orderRef: ref.orderRef, raw: null });
  if (!isAnswered(reply) || code !== successCode) return toQueryFailure(failureOf(reply));
  const payment = readRetrieved(reply.json);
  return payment
    ? ok(payment)
    : unknownOutcome('unavailable', { message: 'unreadable payment', status: 200 });
}

/** Refunds are not idempotent at Eximbay, so each call first checks whether an earlier one succeeded. */
async function refund(
  deps: EximbayDeps,
  request: RefundRequest,
  context: CallContext,
): Promise<Outcome<RefundReceipt>> {
  const { captureId } = request.ref;
  if (!captureId) return rejectUnsent('invalid_request', 'no payment to refund');
  const before = await queryRefund(deps, request, context);
  if (before.kind !== 'ok') return before;
  if (before.value.state === 'done') return ok({ state: 'done' });
  const body = cancelBody(request, deps.merchant.mid);
  const reply = await deps.api.post(`/v1/payments/${encodeURIComponent(captureId)}/cancel`, body, context);
  if (!isAnswered(reply) || codeOf(reply) !== successCode) return failureOf(reply);
  const id = (reply.json as { refund?: { refund_transaction_id?: unknown } }).refund?.refund_transaction_id;
  return ok({ state: 'done', ...(typeof id === 'string' && id ? { providerRefundId: id } : {}) });
}

async function queryRefund(
  deps: EximbayDeps,
  { ref, amount, balanceBefore }: RefundQuery,
  context: CallContext,
): Promise<Outcome<RefundStatus>> {
  const asked = await query(deps, ref, context);
  if (asked.kind !== 'ok') return asked;
  const { balance, state } = asked.value;
  if (balance?.currency === balanceBefore.currency) {
    if (balance.minor === balanceBefore.minor) return ok({ state: 'not_found' });
    if (balance.minor === balanceBefore.minor - amount.minor) return ok({ state: 'done' });
  }
  return unknownOutcome('conflict', { message: `balance ${balance?.minor ?? 'unknown'}, payment ${state}` });
}

async function readNotification(
  { api, merchant }: EximbayDeps,
  message: RawMessage,
  context: CallContext,
): Promise<Outcome<Signal>> {
  const notice = readEximbayNotice(message, merchant.mid);
  if (!notice) return rejectUnsent('invalid_request', 'not a message of Eximbay');
  // JSON messages cannot be verified, so they only trigger a query.
  if (notice.checkable === null) return ok(notice.signal);
  const genuine = notice.isOurs ? await isGenuine(api, notice.checkable, context) : false;
  if (genuine === null) return unknownOutcome('unavailable', { message: 'message not checked' });
  if (genuine) return ok({ ...notice.signal, authenticity: 'verified' });
  return ok({ ...notice.signal, dedupeKey: `forged:${notice.signal.dedupeKey}`, authenticity: 'forged' });
}

/** Queries Eximbay whether it sent these fields; null if Eximbay does not respond. */
async function isGenuine(api: EximbayApi, raw: string, context: CallContext): Promise<boolean | null> {
  const reply = await api.post('/v1/payments/verify', { data: raw }, context);
  const code = codeOf(reply);
  if (!isAnswered(reply) || code === undefined) return null;
  if (code === successCode) return true;
  const meaning = eximbayMeaning(code);
  return meaning?.certainty === 'unknown' || meaning?.kind === 'configuration' ? null : false;
}
