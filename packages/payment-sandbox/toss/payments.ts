/** Simulates Toss's API for the server of a merchant: create, confirm, read and list payments. */

import { type Core, randomId } from '../core.ts';
import { type Special, specialOf } from '../outside/amounts.ts';
import {
  type Answer,
  type Call,
  logUnknownFields,
  type Route,
  type Spoil,
  textAt,
  valueAt,
} from '../routes.ts';
import { minutes, seconds, tossTime } from '../time.ts';
import { repeatable, requireSecretKey } from './access.ts';
import { tossError } from './errors.ts';
import {
  confirmMs,
  expireWhenDue,
  findByOrder,
  findPayment,
  newPaymentKey,
  notifyDeposit,
  notifyMerchant,
  type Payment,
  savePayment,
  showPayment,
  windowMs,
} from './records.ts';

const depositMs = minutes;
const slowMs = 90 * seconds;

export function paymentRoutes(core: Core): Route[] {
  core.onTask('toss-expire', (key) => expireWhenDue(core, key));
  core.onTask('toss-deposit', (key) => confirmDeposit(core, key));
  const found = (payment: Payment | undefined): Answer =>
    payment ? { status: 200, body: showPayment(core, payment) } : tossError('NOT_FOUND_PAYMENT');
  return [
    repeatable(core, {
      method: 'POST',
      path: '/v1/payments',
      op: 'create',
      subject: (call) => ({ orderRef: textAt(call.body, 'orderId'), amount: amountAt(call) }),
      handle: (call) => {
        const payment = createPayment(core, call);
        return 'status' in payment && 'body' in payment ? payment : found(payment as Payment);
      },
    }),
    repeatable(core, {
      method: 'POST',
      path: '/v1/payments/confirm',
      op: 'confirm',
      subject: (call) => ({ orderRef: textAt(call.body, 'orderId'), amount: amountAt(call) }),
      handle: (call) => confirm(core, call),
    }),
    {
      method: 'GET',
      path: '/v1/payments/:key',
      op: 'query',
      subject: (call) => ({ orderRef: findPayment(core, call.params['key'] ?? '')?.orderId }),
      handle: requireSecretKey(core, (call) => found(findPayment(core, call.params['key'] ?? ''))),
    },
    {
      method: 'GET',
      path: '/v1/payments/orders/:orderId',
      op: 'query',
      subject: (call) => ({ orderRef: call.params['orderId'] }),
      handle: requireSecretKey(core, (call) => found(findByOrder(core, call.params['orderId'] ?? ''))),
    },
    {
      method: 'GET',
      path: '/v1/transactions',
      op: 'query',
      handle: requireSecretKey(core, (call) => transactions(core, call)),
    },
  ];
}

function amountAt(call: Call): number | undefined {
  const amount = valueAt(call.body, 'amount');
  return typeof amount === 'number' ? amount : undefined;
}

/** Creates a payment in status READY for a request of the script or the server, or returns Toss's error. */
export function createPayment(core: Core, call: Call): Payment | Answer {
  const given = valueAt(call.body, 'amount');
  const amount = typeof given === 'object' ? valueAt(call.body, 'amount.value') : given;
  const orderId = textAt(call.body, 'orderId') ?? '';
  const orderName = textAt(call.body, 'orderName') ?? '';
  const [successUrl, failUrl] = [textAt(call.body, 'successUrl') ?? '', textAt(call.body, 'failUrl') ?? ''];
  if (!/^[A-Za-z0-9\-_=]{6,64}$/.test(orderId)) return tossError('INVALID_ORDER_ID');
  if (!Number.isSafeInteger(amount) || (amount as number) <= 0)
    return tossError('INVALID_REQUEST', 'amount 는 0 보다 커야 합니다.');
  if ((amount as number) < 100) return tossError('BELOW_MINIMUM_AMOUNT');
  if (!orderName || orderName.length > 100)
    return tossError('INVALID_REQUEST', 'orderName 은 1자 이상 100자 이하여야 합니다.');
  if (![successUrl, failUrl].every((url) => /^https?:\/\//.test(url) && URL.canParse(url)))
    return tossError('INVALID_REQUEST', 'successUrl, failUrl 형식이 올바르지 않습니다.');
  const email = textAt(call.body, 'customerEmail');
  const payment = savePayment(core, {
    paymentKey: newPaymentKey(),
    orderId,
    orderName,
    amount: amount as number,
    total: amount as number,
    status: 'READY',
    method: '카드',
    customerKey: textAt(call.body, 'customerKey') ?? null,
    ...(email === undefined ? {} : { email }),
    successUrl,
    failUrl,
    created: core.clock.now().getTime(),
    cancels: [],
    transactionKey: randomId(32),
    secret: `ps_${randomId(20)}`,
  });
  core.later(windowMs, { name: 'toss-expire', id: payment.paymentKey });
  return payment;
}

/** Marks the payment as authenticated by the buyer; the merchant must confirm it within ten minutes. */
export function authenticate(core: Core, payment: Payment): void {
  savePayment(core, { ...payment, status: 'IN_PROGRESS', authenticated: core.clock.now().getTime() });
  core.later(confirmMs, { name: 'toss-expire', id: payment.paymentKey });
}

function confirm(core: Core, call: Call): Answer {
  logUnknownFields(call, ['paymentKey', 'orderId', 'amount']);
  const [key, orderId, amount] = [
    textAt(call.body, 'paymentKey'),
    textAt(call.body, 'orderId'),
    amountAt(call),
  ];
  if (!key || !orderId || amount === undefined) return tossError('INVALID_REQUEST');
  if (key.length > 200) return tossError('INVALID_PAYMENT_KEY');
  expireWhenDue(core, key);
  const payment = findPayment(core, key);
  if (!payment) return tossError('NOT_FOUND_PAYMENT');
  if (payment.approved !== undefined) return tossError('ALREADY_PROCESSED_PAYMENT');
  if (payment.status === 'ABORTED') return tossError(payment.failure?.code ?? 'PAY_PROCESS_ABORTED');
  if (payment.status !== 'IN_PROGRESS') return tossError('NOT_FOUND_PAYMENT_SESSION');
  // The buyer could have changed order id and amount in the URL that led back to the shop.
  if (payment.orderId !== orderId || payment.amount !== amount) return tossError('FORBIDDEN_REQUEST');
  if (findByOrder(core, orderId)?.approved !== undefined) return tossError('DUPLICATED_ORDER_ID');

  const special = specialOf(payment.amount, payment.email);
  return refuse(core, payment, special) ?? take(core, payment, special);
}

function refuse(core: Core, payment: Payment, special: Special | undefined): Answer | undefined {
  if (special === 'decline' || special === 'refuse') {
    const answer = tossError(special === 'decline' ? 'REJECT_CARD_PAYMENT' : 'REJECT_CARD_COMPANY');
    notifyMerchant(
      core,
      savePayment(core, {
        ...payment,
        status: 'ABORTED',
        failure: answer.body as { code: string; message: string },
      }),
    );
    return answer;
  }
  if (special === 'error') return tossError('FAILED_INTERNAL_SYSTEM_PROCESSING');
  return special === 'vanish' ? tossError('NOT_FOUND_PAYMENT_SESSION') : undefined;
}

function take(core: Core, payment: Payment, special: Special | undefined): Answer {
  const total = special === 'mismatch' ? payment.total - 1 : payment.total;
  if (special === 'pending') {
    core.later(depositMs, { name: 'toss-deposit', id: payment.paymentKey });
    const waiting = savePayment(core, { ...payment, method: '가상계좌', status: 'WAITING_FOR_DEPOSIT' });
    notifyMerchant(core, waiting);
    return { status: 200, body: showPayment(core, waiting) };
  }
  const done = charge(core, { ...payment, total });
  if (special === 'repeated') return tossError('ALREADY_PROCESSED_PAYMENT');
  const spoil: Spoil | undefined =
    special === 'lost' ? { kind: 'reset' } : special === 'slow' ? { kind: 'delay', ms: slowMs } : undefined;
  return { status: 200, body: showPayment(core, done), ...(spoil ? { spoil } : {}) };
}

function charge(core: Core, payment: Payment): Payment {
  const done = savePayment(core, { ...payment, status: 'DONE', approved: core.clock.now().getTime() });
  core.moved({
    provider: 'toss',
    kind: 'charge',
    orderRef: done.orderId,
    currency: 'KRW',
    minor: done.total,
    reference: done.transactionKey,
  });
  notifyMerchant(core, done);
  return done;
}

/**
 * Records the deposit to a virtual account.
 * @returns false if no deposit is pending
 */
export function confirmDeposit(core: Core, key: string): boolean {
  const payment = findPayment(core, key);
  if (payment?.status !== 'WAITING_FOR_DEPOSIT') return false;
  notifyDeposit(core, charge(core, payment));
  return true;
}

function transactions(core: Core, call: Call): Answer {
  const [from, to] = [Date.parse(zoned(call.query['startDate'])), Date.parse(zoned(call.query['endDate']))];
  if (Number.isNaN(from) || Number.isNaN(to))
    return tossError('INVALID_REQUEST', 'startDate, endDate 는 필수입니다.');
  const limit = Math.min(Math.max(Number(call.query['limit'] ?? 100) || 100, 1), 10_000);
  const rows = core.state
    .list<Payment>('toss-payment')
    .filter((each) => each.approved !== undefined)
    .flatMap((each) => [
      {
        payment: each,
        key: each.transactionKey,
        at: each.approved as number,
        amount: each.total,
        status: 'DONE',
      },
      ...each.cancels.map((cancel) => ({
        payment: each,
        key: cancel.transactionKey,
        at: cancel.at,
        amount: -cancel.amount,
        status: cancel.balance === 0 && each.cancels.length === 1 ? 'CANCELED' : 'PARTIAL_CANCELED',
      })),
    ])
    .filter(({ at }) => at >= from && at <= to)
    .sort((a, b) => a.at - b.at);
  const after = call.query['startingAfter'];
  const start = after ? rows.findIndex(({ key }) => key === after) + 1 : 0;
  const page = rows.slice(start, start + limit).map(({ payment, key, at, amount, status }) => ({
    mId: 'sandbox',
    transactionKey: key,
    paymentKey: payment.paymentKey,
    orderId: payment.orderId,
    method: payment.method,
    customerKey: payment.customerKey,
    useEscrow: false,
    receiptUrl: '',
    status,
    transactionAt: tossTime(new Date(at)),
    currency: 'KRW',
    amount,
  }));
  return { status: 200, body: page };
}

/** Parses a time; a time without a zone is Korean time. */
const zoned = (text = '') =>
  /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : text.includes('T') ? `${text}+09:00` : `${text}T00:00:00+09:00`;
