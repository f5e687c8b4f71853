/** Stored PayPal orders, captures and refunds, and their representation in responses. */

import type { Core } from '../core.ts';
import { usd } from '../outside/amounts.ts';
import { hours, paypalTime } from '../time.ts';

export type Order = {
  readonly id: string;
  /** Time of creation in milliseconds of the virtual clock. */
  readonly created: number;
  readonly updated: number;
  readonly approved?: number;
  readonly status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  readonly request: OrderRequest;
  readonly minor: number;
  readonly email: string;
  readonly captureId?: string;
  /** Whether the funding source fails at the first capture. */
  readonly failing?: boolean;
  /** Whether the funding source has already failed once. */
  readonly failed?: boolean;
  readonly gone?: boolean;
};

export type OrderRequest = {
  readonly intent: string;
  readonly purchase_units: readonly [
    {
      readonly reference_id?: string;
      readonly custom_id?: string;
      readonly invoice_id?: string;
      readonly description?: string;
      readonly amount: { readonly currency_code: string; readonly value: string };
    },
  ];
  readonly payment_source?: {
    readonly paypal?: {
      readonly email_address?: string;
      readonly experience_context?: Readonly<Record<string, string>>;
    };
  };
};

export type Capture = {
  readonly id: string;
  readonly orderId: string;
  readonly minor: number;
  readonly refunded: number;
  readonly status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED' | 'FAILED';
  readonly reversed?: boolean;
  readonly customId?: string;
  readonly invoiceId?: string;
  readonly created: number;
  readonly updated: number;
  /** Whether a call for this refund has already been answered with 409 once. */
  readonly conflicted?: boolean;
};

export type Refund = {
  readonly id: string;
  readonly captureId: string;
  readonly minor: number;
  readonly status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';
  readonly customId?: string;
  readonly invoiceId?: string;
  readonly note?: string;
  readonly created: number;
};

const approvable = 3 * hours;
export const base = (core: Core) => `${core.origin()}/paypal`;

/** Returns the order, or undefined if it has expired: three hours without approval, or three more without capture. */
export function findOrder(core: Core, id: string): Order | undefined {
  const order = core.state.get<Order>('paypal-order', id);
  if (!order || order.gone) return undefined;
  if (order.status === 'COMPLETED') return order;
  const now = core.clock.now().getTime();
  const deadline = (order.approved ?? order.created) + approvable;
  return now >= deadline ? undefined : order;
}

export const orderRefOf = (order: Order) => {
  const [unit] = order.request.purchase_units;
  return unit.custom_id ?? unit.invoice_id ?? order.id;
};

export const saveOrder = (core: Core, order: Order) =>
  core.state.put('paypal-order', order.id, { ...order, updated: core.clock.now().getTime() });
export const saveCapture = (core: Core, capture: Capture) =>
  core.state.put('paypal-capture', capture.id, capture, capture.orderId);
export const saveRefund = (core: Core, refund: Refund) =>
  core.state.put('paypal-refund', refund.id, refund, refund.captureId);

const money = (minor: number) => ({ currency_code: 'USD', value: usd(minor) });
const time = (ms: number) => paypalTime(new Date(ms));
const link = (href: string, rel: string, method = 'GET') => ({ href, rel, method });

/**
 * Returns the order as in PayPal's responses.
 * @param full true for `Prefer: return=representation`
 */
export function showOrder(core: Core, order: Order, full: boolean): object {
  const own = `${base(core)}/v2/checkout/orders/${order.id}`;
  const approve = `${base(core)}/checkoutnow?token=${order.id}`;
  const links = [link(own, 'self')];
  if (order.status === 'CREATED')
    links.push(
      link(approve, 'approve'),
      link(own, 'update', 'PATCH'),
      link(`${own}/capture`, 'capture', 'POST'),
    );
  if (order.status === 'PAYER_ACTION_REQUIRED') links.push(link(approve, 'payer-action'));
  if (order.status === 'APPROVED')
    links.push(link(own, 'update', 'PATCH'), link(`${own}/capture`, 'capture', 'POST'));
  const source = { payment_source: { paypal: showPayer(order) } };
  if (!full)
    return {
      id: order.id,
      status: order.status,
      ...(order.request.payment_source ? { payment_source: { paypal: {} } } : {}),
      links,
    };
  const [unit] = order.request.purchase_units;
  const capture = order.captureId ? core.state.get<Capture>('paypal-capture', order.captureId) : undefined;
  const refunds = capture
    ? core.state.list<Refund>('paypal-refund').filter((each) => each.captureId === capture.id)
    : [];
  const payments = capture && {
    payments: {
      captures: [showCapture(core, capture)],
      ...(refunds.length > 0 ? { refunds: refunds.map((each) => showRefund(core, each)) } : {}),
    },
  };
  return {
    id: order.id,
    intent: order.request.intent,
    status: order.status,
    ...(order.approved ? source : {}),
    purchase_units: [
      {
        reference_id: 'default',
        ...unit,
        payee: { email_address: 'merchant@sandbox.local', merchant_id: 'SANDBOXMERCHT' },
        ...payments,
      },
    ],
    ...(order.approved ? { payer: { ...showPayer(order), payer_id: 'QYR5Z8XDVJNXQ' } } : {}),
    create_time: time(order.created),
    update_time: time(order.updated),
    links,
  };
}

const showPayer = (order: Order) => ({
  email_address: order.email,
  account_id: 'QYR5Z8XDVJNXQ',
  account_status: 'VERIFIED',
  name: { given_name: 'Sandy', surname: 'Box' },
  address: { country_code: 'US' },
});

export function showCapture(core: Core, capture: Capture): object {
  const own = `${base(core)}/v2/payments/captures/${capture.id}`;
  const fee = Math.min(49 + Math.round(capture.minor * 0.0349), capture.minor);
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: money(capture.minor),
    final_capture: true,
    ...(capture.customId === undefined ? {} : { custom_id: capture.customId }),
    ...(capture.invoiceId === undefined ? {} : { invoice_id: capture.invoiceId }),
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    ...(capture.status === 'PENDING'
      ? {}
      : {
          seller_receivable_breakdown: {
            gross_amount: money(capture.minor),
            paypal_fee: money(fee),
            net_amount: money(capture.minor - fee),
          },
        }),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    create_time: time(capture.created),
    update_time: time(capture.updated),
    links: [
      link(own, 'self'),
      link(`${own}/refund`, 'refund', 'POST'),
      link(`${base(core)}/v2/checkout/orders/${capture.orderId}`, 'up'),
    ],
  };
}

export function showRefund(core: Core, refund: Refund): object {
  const capture = core.state.get<Capture>('paypal-capture', refund.captureId);
  return {
    id: refund.id,
    status: refund.status,
    ...(refund.status === 'PENDING' ? { status_details: { reason: 'ECHECK' } } : {}),
    amount: money(refund.minor),
    ...(refund.invoiceId === undefined ? {} : { invoice_id: refund.invoiceId }),
    ...(refund.customId === undefined ? {} : { custom_id: refund.customId }),
    ...(refund.note === undefined ? {} : { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: money(refund.minor),
      paypal_fee: money(0),
      net_amount: money(refund.minor),
      total_refunded_amount: money(capture?.refunded ?? refund.minor),
    },
    create_time: time(refund.created),
    update_time: time(refund.created),
    links: [
      link(`${base(core)}/v2/payments/refunds/${refund.id}`, 'self'),
      link(`${base(core)}/v2/payments/captures/${refund.captureId}`, 'up'),
    ],
  };
}
