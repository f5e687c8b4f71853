/** Builds and parses PayPal's orders and captures. */
import { z } from 'zod';
import { lookUp } from '../../../../platform/shared/lookup.ts';
import {
  formatAmount,
  isCurrency,
  type Money,
  parseAmount,
} from '../../../../platform/shared/money/money.ts';
import type { PaymentState, PrepareRequest, ProviderPayment } from '../provider.port.ts';
import { redact } from '../redaction.ts';

/** Amount with currency, in minor units. */
const amount = z
  .object({ currency_code: z.string().refine(isCurrency), value: z.string() })
  .transform(({ currency_code, value }, context): Money => {
    const money = parseAmount(value, currency_code);
    if (money) return money;
    context.addIssue('unreadable amount');
    return z.NEVER;
  });

export const captureBody = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount,
  invoice_id: z.string().optional(),
  create_time: z.string().optional(),
});

export const refundBody = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: amount.optional(),
  invoice_id: z.string().optional(),
  custom_id: z.string().optional(),
});

export const orderBody = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        invoice_id: z.string().optional(),
        payments: z
          .object({ captures: z.array(captureBody).default([]), refunds: z.array(refundBody).default([]) })
          .optional(),
      }),
    )
    .default([]),
});

type Capture = z.infer<typeof captureBody>;
type Refund = z.infer<typeof refundBody>;

/** Builds the order: one item, immediate payment, no shipping. */
export function orderRequest(request: PrepareRequest, brandName: string): unknown {
  const value = { currency_code: request.amount.currency, value: formatAmount(request.amount) };
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: request.attemptId,
        invoice_id: request.orderRef,
        description: request.title.slice(0, 127),
        amount: { ...value, breakdown: { item_total: value } },
        items: [
          { name: request.title.slice(0, 127), quantity: '1', category: 'DIGITAL_GOODS', unit_amount: value },
        ],
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brandName.slice(0, 127),
          locale: request.locale === 'ko' ? 'ko-KR' : 'en-US',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: request.urls.success,
          cancel_url: request.urls.fail,
        },
      },
    },
  };
}

const orderStates: Readonly<Record<string, PaymentState>> = {
  CREATED: 'created',
  SAVED: 'awaiting_buyer',
  PAYER_ACTION_REQUIRED: 'awaiting_buyer',
  APPROVED: 'approved',
  VOIDED: 'canceled',
};

const captureStates: Readonly<Record<string, PaymentState>> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'partially_refunded',
  REFUNDED: 'refunded',
  REVERSED: 'reversed',
  PENDING: 'pending',
  DECLINED: 'declined',
  DENIED: 'declined',
  FAILED: 'declined',
};

const refundStates: Readonly<Record<string, 'done' | 'pending' | 'failed'>> = {
  COMPLETED: 'done',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** Returns the state of a PayPal refund; undefined for an unknown status. */
export const refundState = (refund: Refund) => lookUp(refundStates, refund.status);

/** Order of preference if an order has several captures, e.g. a declined one and a later completed one. */
const rank = ['captured', 'partially_refunded', 'refunded', 'reversed', 'pending', 'declined'] as const;

/**
 * Parses an order. The status COMPLETED alone does not prove a capture.
 * @returns null if the response is invalid or contradictory
 */
export function readOrder(json: unknown): ProviderPayment | null {
  const parsed = orderBody.safeParse(json);
  const unit = parsed.data?.purchase_units[0];
  if (!parsed.success || !unit) return null;
  const { captures = [], refunds = [] } = unit.payments ?? {};
  const capture = [...captures].sort((one, other) => rankOf(one) - rankOf(other))[0];
  const orderRef = unit.invoice_id ?? capture?.invoice_id;
  if (!orderRef) return null;
  const orderState = lookUp(orderStates, parsed.data.status);
  const common = { orderRef, providerOrderId: parsed.data.id, methodLabel: 'PayPal', raw: redact(json) };
  if (!capture || (lookUp(captureStates, capture.status) === 'declined' && orderState))
    return orderState ? { state: orderState, ...common } : null;
  return withCapture(capture, refunds, common);
}

/** Parses a single capture, without its refunds. */
export function readCapture(json: unknown): ProviderPayment | null {
  const parsed = captureBody.safeParse(json);
  if (!parsed.success || !parsed.data.invoice_id) return null;
  return withCapture(parsed.data, [], {
    orderRef: parsed.data.invoice_id,
    methodLabel: 'PayPal',
    raw: redact(json),
  });
}

function rankOf(capture: Capture): number {
  const index = rank.indexOf(lookUp(captureStates, capture.status) as (typeof rank)[number]);
  return index < 0 ? rank.length : index;
}

function withCapture(
  capture: Capture,
  refunds: readonly Refund[],
  common: Pick<ProviderPayment, 'orderRef' | 'providerOrderId' | 'methodLabel' | 'raw'>,
): ProviderPayment | null {
  const state = lookUp(captureStates, capture.status);
  if (!state) return null;
  const listed = refunds.flatMap((refund) => {
    const refundStateNow = refundState(refund);
    if (!refund.amount || !refundStateNow) return [];
    const ours = refund.custom_id ?? refund.invoice_id;
    return [{ refundId: refund.id, ...(ours ? { ours } : {}), amount: refund.amount, state: refundStateNow }];
  });
  const isWhole = state === 'refunded';
  const taken = listed
    .filter((refund) => refund.state !== 'failed' && refund.amount.currency === capture.amount.currency)
    .reduce((sum, refund) => sum + refund.amount.minor, 0);
  const refunded = isWhole ? capture.amount.minor : Math.min(taken, capture.amount.minor);
  const { currency, minor } = capture.amount;
  const knowsRefunds = isWhole || listed.length > 0 || state === 'captured';
  return {
    ...common,
    state,
    captureId: capture.id,
    captured: capture.amount,
    ...(knowsRefunds
      ? { refunded: { currency, minor: refunded }, balance: { currency, minor: minor - refunded } }
      : {}),
    refunds: listed,
    ...(capture.create_time ? { capturedAt: capture.create_time } : {}),
  };
}
