/** Stored Toss payments, their representation in responses, and the messages about them. */
import { randomUUID } from 'node:crypto';
import { type Core, randomId } from '../core.ts';
import { hours, minutes, tossTime } from '../time.ts';

export type Status =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED';

export type Cancel = {
  readonly amount: number;
  readonly reason: string;
  readonly at: number;
  readonly balance: number;
  readonly transactionKey: string;
};

export type Payment = {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly amount: number;
  /** Amount that the buyer paid; differs from `amount` only in simulated mismatches. */
  readonly total: number;
  readonly status: Status;
  readonly method: '카드' | '간편결제' | '가상계좌' | null;
  readonly customerKey: string | null;
  readonly email?: string;
  readonly successUrl: string;
  readonly failUrl: string;
  readonly created: number;
  /** Time at which the buyer authenticated the payment. */
  readonly authenticated?: number;
  readonly approved?: number;
  readonly cancels: readonly Cancel[];
  readonly transactionKey: string;
  readonly secret: string;
  readonly failure?: { readonly code: string; readonly message: string };
  readonly conflicted?: boolean;
};

export const windowMs = 30 * minutes;
export const confirmMs = 10 * minutes;
export const base = (core: Core) => `${core.origin()}/toss`;

export const balanceOf = (payment: Payment) =>
  payment.total - payment.cancels.reduce((sum, each) => sum + each.amount, 0);

export function savePayment(core: Core, payment: Payment): Payment {
  core.state.put('toss-payment', payment.paymentKey, payment, payment.orderId);
  return payment;
}

export const findPayment = (core: Core, key: string) => core.state.get<Payment>('toss-payment', key);
/** Returns the paid payment of an order, or else the newest one. */
export function findByOrder(core: Core, orderId: string): Payment | undefined {
  const all = core.state.list<Payment>('toss-payment').filter((each) => each.orderId === orderId);
  return all.find((each) => each.approved !== undefined) ?? all[0];
}

/** Expires the payment if the time for the buyer to pay or for the merchant to confirm is over. */
export function expireWhenDue(core: Core, key: string): void {
  const payment = findPayment(core, key);
  if (!payment) return;
  const now = core.clock.now().getTime();
  const late =
    (payment.status === 'READY' && now >= payment.created + windowMs) ||
    (payment.status === 'IN_PROGRESS' && now >= (payment.authenticated ?? payment.created) + confirmMs);
  if (late) notifyMerchant(core, savePayment(core, { ...payment, status: 'EXPIRED' }));
}

export function showPayment(core: Core, payment: Payment): object {
  const paid = payment.approved !== undefined;
  const vat = Math.round(balanceOf(payment) / 11);
  return {
    mId: 'sandbox',
    version: '2022-11-16',
    paymentKey: payment.paymentKey,
    type: 'NORMAL',
    orderId: payment.orderId,
    orderName: payment.orderName,
    currency: 'KRW',
    method: payment.method,
    totalAmount: payment.total,
    balanceAmount: balanceOf(payment),
    suppliedAmount: balanceOf(payment) - vat,
    vat,
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    status: payment.status,
    requestedAt: tossTime(new Date(payment.created)),
    approvedAt: payment.approved === undefined ? null : tossTime(new Date(payment.approved)),
    useEscrow: false,
    cultureExpense: false,
    lastTransactionKey: paid ? (payment.cancels.at(-1)?.transactionKey ?? payment.transactionKey) : null,
    cancels: payment.cancels.length === 0 ? null : payment.cancels.map(showCancel),
    isPartialCancelable: true,
    card: paid && payment.method === '카드' ? showCard(payment) : null,
    virtualAccount: payment.method === '가상계좌' ? showVirtualAccount(payment) : null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    easyPay:
      payment.method === '간편결제'
        ? { provider: '토스페이', amount: payment.total, discountAmount: 0 }
        : null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    secret: payment.secret,
    failure: payment.failure ?? null,
    country: 'KR',
    receipt: paid ? { url: `${base(core)}/receipt?transactionId=${payment.transactionKey}` } : null,
    checkout: { url: `${base(core)}/v1/payments/${payment.paymentKey}/checkout` },
    metadata: null,
  };
}

const showCard = (payment: Payment) => ({
  amount: payment.total,
  issuerCode: '71',
  acquirerCode: '71',
  number: '12345678****000*',
  installmentPlanMonths: 0,
  approveNo: '00000000',
  useCardPoint: false,
  cardType: '신용',
  ownerType: '개인',
  acquireStatus: 'READY',
  isInterestFree: false,
  interestPayer: null,
});

const showVirtualAccount = (payment: Payment) => ({
  accountType: '일반',
  accountNumber: 'X6505636518308',
  bankCode: '20',
  customerName: 'Sandbox',
  dueDate: tossTime(new Date(payment.created + 24 * hours)),
  refundStatus: 'NONE',
  expired: false,
  settlementStatus: 'INCOMPLETED',
  refundReceiveAccount: null,
});

const showCancel = (cancel: Cancel) => ({
  cancelAmount: cancel.amount,
  cancelReason: cancel.reason,
  taxFreeAmount: 0,
  taxExemptionAmount: 0,
  refundableAmount: cancel.balance,
  easyPayDiscountAmount: 0,
  canceledAt: tossTime(new Date(cancel.at)),
  transactionKey: cancel.transactionKey,
  receiptKey: null,
  cancelStatus: 'DONE',
  cancelRequestId: null,
});

/** Notifies the merchant of a changed status. The message is unsigned, as Toss's messages about payments are. */
export function notifyMerchant(core: Core, payment: Payment): void {
  const data = core.outbox.mode('toss').oldDataForm
    ? { paymentKey: payment.paymentKey, status: payment.status, orderId: payment.orderId }
    : showPayment(core, payment);
  post(core, 'PAYMENT_STATUS_CHANGED', {
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt: localTime(core),
    data,
  });
}

/** Notifies the merchant of a deposit to a virtual account. */
export function notifyDeposit(core: Core, payment: Payment): void {
  post(core, 'DEPOSIT_CALLBACK', {
    createdAt: localTime(core),
    secret: payment.secret,
    status: payment.status,
    transactionKey: payment.transactionKey,
    orderId: payment.orderId,
  });
}

const localTime = (core: Core) => `${tossTime(core.clock.now()).slice(0, 19)}.000000`;

function post(core: Core, topic: string, body: object): void {
  core.outbox.send({
    provider: 'toss',
    topic,
    url: null,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'tosspayments-webhook-transmission-id': randomUUID(),
      'tosspayments-webhook-transmission-time': core.clock.now().toISOString(),
    },
  });
}

export const newPaymentKey = () => `tsbx_${randomId(24)}`;
