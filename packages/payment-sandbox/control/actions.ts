/** Simulates events that neither merchant nor buyer cause: decisions of banks, and expiry. */
import type { Core, ProviderName } from '../core.ts';
import { completePending } from '../eximbay/pay.ts';
import { findOrder as findEximbay, saveOrder as saveEximbay } from '../eximbay/records.ts';
import { decidePending } from '../paypal/capture.ts';
import { fireEvent } from '../paypal/events.ts';
import { base, type Capture, type Order, orderRefOf, saveCapture, saveOrder } from '../paypal/records.ts';
import { confirmDeposit } from '../toss/payments.ts';
import { findByOrder, findPayment, notifyMerchant, type Payment, savePayment } from '../toss/records.ts';

type PaypalAction = (core: Core, order: Order, capture: Capture | undefined) => boolean;
const paypalActions: Readonly<Record<string, PaypalAction>> = {
  expire(core, order) {
    if (order.status === 'COMPLETED') return false;
    saveOrder(core, { ...order, gone: true });
    return true;
  },
  complete: (core, _order, capture) => capture !== undefined && decidePending(core, capture.id, true),
  deny: (core, _order, capture) => capture !== undefined && decidePending(core, capture.id, false),
  reverse(core, order, capture) {
    if (!capture || capture.reversed || capture.status !== 'COMPLETED') return false;
    reverse(core, order, capture);
    return true;
  },
  dispute(core, _order, capture) {
    if (!capture) return false;
    fireEvent(core, 'CUSTOMER.DISPUTE.CREATED', 'A new dispute opened', {
      dispute_id: `PP-D-${capture.id.slice(0, 5)}`,
      disputed_transactions: [
        { seller_transaction_id: capture.id, invoice_number: capture.invoiceId, custom: capture.customId },
      ],
      reason: 'UNAUTHORISED',
      status: 'OPEN',
    });
    return true;
  },
};

type TossAction = (core: Core, payment: Payment) => boolean;
const tossActions: Readonly<Record<string, TossAction>> = {
  webhook(core, payment) {
    notifyMerchant(core, payment);
    return true;
  },
  complete: (core, payment) => confirmDeposit(core, payment.paymentKey),
  expire(core, payment) {
    if (payment.status !== 'READY' && payment.status !== 'IN_PROGRESS') return false;
    notifyMerchant(core, savePayment(core, { ...payment, status: 'EXPIRED' }));
    return true;
  },
};

const byProvider: Readonly<Record<ProviderName, (core: Core, id: string, action: string) => boolean>> = {
  paypal(core, id, action) {
    const order = core.state.get<Order>('paypal-order', id) ?? core.state.find<Order>('paypal-order', id);
    if (!order) return false;
    const capture = order.captureId ? core.state.get<Capture>('paypal-capture', order.captureId) : undefined;
    return Object.hasOwn(paypalActions, action) && paypalActions[action]?.(core, order, capture) === true;
  },
  toss(core, id, action) {
    const payment = findPayment(core, id) ?? findByOrder(core, id);
    if (!payment) return false;
    return Object.hasOwn(tossActions, action) && tossActions[action]?.(core, payment) === true;
  },
  eximbay(core, id, action) {
    const order = findEximbay(core, id);
    if (action === 'complete') return completePending(core, order);
    if (action !== 'expire' || order?.status !== 'READY') return false;
    saveEximbay(core, { ...order, status: 'DECLINED' });
    return true;
  },
};

/**
 * Executes an action on a payment.
 * @returns false if the action is not possible for this payment
 */
export const executeAction = (core: Core, provider: ProviderName, id: string, action: string): boolean =>
  byProvider[provider](core, id, action);

function reverse(core: Core, order: Order, capture: Capture): void {
  const minor = capture.minor - capture.refunded;
  // As at PayPal, a capture that the bank has reversed has the status REFUNDED in later queries.
  saveCapture(core, { ...capture, reversed: true, refunded: capture.minor, status: 'REFUNDED' });
  core.moved({
    provider: 'paypal',
    kind: 'reversal',
    orderRef: orderRefOf(order),
    currency: 'USD',
    minor,
    reference: capture.id,
  });
  fireEvent(core, 'PAYMENT.CAPTURE.REVERSED', 'Payment reversed', {
    id: `${capture.id.slice(0, 12)}RVRSD`,
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: (minor / 100).toFixed(2) },
    links: [{ href: `${base(core)}/v2/payments/captures/${capture.id}`, rel: 'up', method: 'GET' }],
  });
}
