/** Parses Eximbay's responses and webhooks, and builds its orders. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { lookUp } from '../../../../platform/shared/lookup.ts';
import {
  type Currency,
  formatAmount,
  isCurrency,
  type Money,
  parseAmount,
} from '../../../../platform/shared/money/money.ts';
import type { PaymentState, PrepareRequest, ProviderPayment, RefundRequest } from '../provider.port.ts';
import { redact } from '../redaction.ts';

/** Builds the order. The browser must pass the same object, because Eximbay computes its key from the content. */
export function readyPayload(request: PrepareRequest, merchant: { mid: string; shop: string }) {
  return {
    payment: {
      transaction_type: 'PAYMENT',
      order_id: request.orderRef,
      currency: request.amount.currency,
      amount: formatAmount(request.amount),
      lang: request.locale === 'ko' ? 'KR' : 'EN',
      // Means all card brands.
      payment_method: 'P000',
    },
    merchant: { mid: merchant.mid, shop: merchant.shop },
    buyer: { name: request.buyer.name, email: request.buyer.email },
    url: { return_url: request.urls.success, status_url: request.urls.notify },
  } as const;
}

/** Returns the body of a refund request. */
export function cancelBody({ ref, refundId, amount, balanceBefore, reason }: RefundRequest, mid: string) {
  return {
    mid,
    refund: {
      refund_type: amount.minor === balanceBefore.minor ? 'F' : 'P',
      refund_amount: formatAmount(amount),
      refund_id: refundId,
      reason: reason.slice(0, 200),
    },
    payment: {
      order_id: ref.orderRef,
      currency: ref.amount.currency,
      amount: formatAmount(ref.amount),
      balance: formatAmount(balanceBefore),
      lang: 'EN',
    },
  };
}

const optional = z.string().optional().catch(undefined);
const retrieved = z.object({
  payment: z.object({
    order_id: z.string().min(1),
    currency: z.string().refine(isCurrency),
    amount: z.coerce.string(),
    transaction_id: optional,
    status: optional,
    transaction_date: optional,
    balance: z.coerce.string().optional().catch(undefined),
    payment_method: optional,
  }),
});

const beforeMoney: Readonly<Record<string, PaymentState>> = {
  NONE: 'absent',
  REGISTERED: 'pending',
  AUTH: 'approved',
};

const brands: Readonly<Record<string, string>> = {
  P001: 'PayPal',
  P002: 'UnionPay',
  P101: 'Visa',
  P102: 'Mastercard',
  P103: 'American Express',
  P104: 'JCB',
};

/**
 * Parses a payment. Refunds are derived from the balance, because their statuses are not documented.
 * @returns null if the response is invalid
 */
export function readRetrieved(json: unknown): ProviderPayment | null {
  const parsed = retrieved.safeParse(json);
  if (!parsed.success) return null;
  const { payment } = parsed.data;
  const common = { orderRef: payment.order_id, raw: redact(json) };
  const early = lookUp(beforeMoney, payment.status);
  if (early) return { ...common, state: early };
  const captured = parseAmount(payment.amount, payment.currency);
  const balance = payment.balance === undefined ? null : parseAmount(payment.balance, payment.currency);
  if (!captured || captured.minor === 0 || (balance && balance.minor > captured.minor)) return null;
  const state = stateOf(payment.status, captured, balance);
  if (!state || !payment.transaction_id) return null;
  const brand = lookUp(brands, payment.payment_method);
  const at = koreanMoment(payment.transaction_date);
  return {
    ...common,
    state,
    captureId: payment.transaction_id,
    captured,
    ...(balance ? { balance, refunded: less(captured, balance) } : {}),
    ...(brand ? { methodLabel: brand } : {}),
    ...(at ? { capturedAt: at } : {}),
  };
}

function stateOf(status: string | undefined, captured: Money, balance: Money | null): PaymentState | null {
  if (status === 'CHARGEBACK') return 'reversed';
  // A sale without a balance counts as captured; other statuses require a balance.
  if (!balance) return status === 'SALE' ? 'captured' : null;
  if (balance.minor === 0) return 'refunded';
  if (balance.minor < captured.minor) return 'partially_refunded';
  return status === 'SALE' ? 'captured' : null;
}

const less = (one: Money, other: Money): Money => ({
  currency: one.currency,
  minor: one.minor - other.minor,
});

/** Parses a time in Korean time (yyyyMMddHHmmss). */
function koreanMoment(text: string | undefined): string | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text ?? '');
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** Message sent to the return or webhook URL; some merchants receive the older field names. */
export type EximbayMessage = {
  readonly orderRef?: string;
  readonly transactionId?: string;
  readonly mid?: string;
  readonly code?: string;
  readonly type: string;
  readonly amount?: Money;
};

/**
 * Parses a message.
 * @param raw unmodified form fields
 */
export function readEximbayMessage(raw: string): EximbayMessage {
  const fields = new URLSearchParams(raw.replace(/^\?/, ''));
  const first = (...names: string[]) => names.map((name) => fields.get(name)).find((value) => value);
  const currency = first('currency', 'cur');
  const amount = isCurrency(currency)
    ? parseAmount(first('amount', 'amt') ?? '', currency as Currency)
    : null;
  const found = {
    orderRef: first('order_id', 'ref'),
    transactionId: first('transaction_id', 'transid'),
    mid: first('mid'),
    code: first('rescode'),
    amount: amount ?? undefined,
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  return { type: first('transaction_type', 'txntype') ?? 'UNKNOWN', ...Object.fromEntries(known) };
}

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
