/** Imports payments that the merchant has stored and this sandbox has not; they are stored as paid. */

import type { Core, ProviderName } from '../core.ts';
import { findOrder as findEximbay, saveOrder as saveEximbay } from '../eximbay/records.ts';
import { type Order, saveCapture, saveOrder } from '../paypal/records.ts';
import { findByOrder, savePayment } from '../toss/records.ts';
import { usd } from './amounts.ts';

export type KnownPayment = {
  readonly provider: ProviderName;
  /** Order id assigned by the merchant. */
  readonly orderRef: string;
  /** Second reference assigned by the merchant; used by PayPal only. */
  readonly customId: string;
  /** PayPal's order id; null for the other providers. */
  readonly orderId: string | null;
  /** Payment id assigned by the provider. */
  readonly reference: string;
  readonly minor: number;
  readonly title: string;
  readonly email: string;
  readonly name: string;
  /** Time of the payment as an ISO timestamp. */
  readonly paidAt: string;
};

/**
 * Stores the payments that the sandbox does not have yet.
 * @returns the number of stored payments
 */
export function recordKnown(core: Core, payments: readonly KnownPayment[]): number {
  return core.state.transaction(() => payments.filter((payment) => take(core, payment)).length);
}

function take(core: Core, payment: KnownPayment): boolean {
  const { provider, orderRef, customId, reference, minor } = payment;
  const isNew = { paypal: takePaypal, toss: takeToss, eximbay: takeEximbay }[provider](core, payment);
  const currency = provider === 'toss' ? 'KRW' : 'USD';
  const name = provider === 'paypal' ? customId : orderRef;
  if (isNew) core.moved({ provider, kind: 'charge', orderRef: name, currency, minor, reference });
  return isNew;
}

function takePaypal(core: Core, payment: KnownPayment): boolean {
  const { orderRef, customId, orderId, reference, minor, email, paidAt } = payment;
  if (!orderId || core.state.get<Order>('paypal-order', orderId)) return false;
  const created = Date.parse(paidAt);
  const value = usd(minor);
  saveOrder(core, {
    id: orderId,
    created,
    updated: created,
    approved: created,
    status: 'COMPLETED',
    request: {
      intent: 'CAPTURE',
      purchase_units: [
        { custom_id: customId, invoice_id: orderRef, amount: { currency_code: 'USD', value } },
      ],
    },
    minor,
    email,
    captureId: reference,
  });
  saveCapture(core, {
    id: reference,
    orderId,
    minor,
    refunded: 0,
    status: 'COMPLETED',
    customId,
    invoiceId: orderRef,
    created,
    updated: created,
  });
  return true;
}

function takeToss(core: Core, payment: KnownPayment): boolean {
  const { orderRef, reference, minor, title, email, paidAt } = payment;
  if (findByOrder(core, orderRef)) return false;
  const at = Date.parse(paidAt);
  savePayment(core, {
    paymentKey: reference,
    orderId: orderRef,
    orderName: title,
    amount: minor,
    total: minor,
    status: 'DONE',
    method: '카드',
    customerKey: null,
    email,
    successUrl: '',
    failUrl: '',
    created: at,
    authenticated: at,
    approved: at,
    cancels: [],
    transactionKey: reference,
    secret: reference,
  });
  return true;
}

function takeEximbay(core: Core, payment: KnownPayment): boolean {
  const { orderRef, reference, minor, email, name, paidAt } = payment;
  if (findEximbay(core, orderRef)) return false;
  saveEximbay(core, {
    id: orderRef,
    request: {
      payment: {
        transaction_type: 'PAYMENT',
        order_id: orderRef,
        currency: 'USD',
        amount: usd(minor),
        lang: 'EN',
      },
      merchant: { mid: core.credentials.eximbay.mid },
      buyer: { name, email },
      url: { return_url: '', status_url: '' },
    },
    fgkey: reference,
    page: reference,
    minor,
    status: 'SALE',
    transactionId: reference,
    paidAt: Date.parse(paidAt),
    refunded: 0,
    refunds: [],
  });
  return true;
}
