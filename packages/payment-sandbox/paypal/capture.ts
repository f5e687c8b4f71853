/** Simulates captures of approved PayPal orders, and queries of captures. */

import { type Core, randomId } from '../core.ts';
import { type Special, specialOf } from '../outside/amounts.ts';
import type { Answer, Call, Route, Spoil } from '../routes.ts';
import { minutes, seconds } from '../time.ts';
import { authorised, findRepeated, orderKeyLife, storeReply, wantsRepresentation } from './access.ts';
import { orderNotFound, orderSubject } from './create.ts';
import { paypalError } from './errors.ts';
import { fireEvent } from './events.ts';
import {
  type Capture,
  findOrder,
  type Order,
  orderRefOf,
  saveCapture,
  saveOrder,
  showCapture,
  showOrder,
} from './records.ts';

/** Time of the virtual clock after which a pending capture is decided. */
export const pendingMs = minutes;
export const slowMs = 90 * seconds;

export function captureRoutes(core: Core): Route[] {
  core.onTask('paypal-capture', (id) => decidePending(core, id, true));
  return [
    {
      method: 'POST',
      path: '/v2/checkout/orders/:id/capture',
      op: 'capture',
      subject: (call) => orderSubject(core, call.params['id'] ?? ''),
      handle: authorised(core, (call) => capture(core, call)),
    },
    {
      method: 'GET',
      path: '/v2/payments/captures/:id',
      op: 'query',
      handle: authorised(core, (call) => {
        const found = core.state.get<Capture>('paypal-capture', call.params['id'] ?? '');
        return found
          ? { status: 200, body: showCapture(core, found) }
          : paypalError('INVALID_RESOURCE_ID', { path: 'capture_id', in: 'path' });
      }),
    },
  ];
}

function capture(core: Core, call: Call): Answer {
  const id = call.params['id'] ?? '';
  const order = findOrder(core, id);
  if (!order) return orderNotFound();
  if (findRepeated(core, call, orderKeyLife)) return { status: 200, body: showOrder(core, order, true) };
  if (order.status === 'COMPLETED') return paypalError('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') return paypalError('ORDER_NOT_APPROVED');

  const special = specialOf(order.minor, order.email);
  const refusal = refuse(core, order, special);
  if (refusal) return refusal;
  const done = take(core, order, special);
  storeReply(core, call, order.id);
  const full = wantsRepresentation(call) ? showOrder(core, done, true) : minimal(core, done);
  return { status: 201, body: full, ...spoilOf(special) };
}

/** Returns the minimal response of a capture call, which still contains the capture. */
function minimal(core: Core, order: Order): object {
  const all = showOrder(core, order, true) as Record<string, unknown>;
  const { id, status, payment_source, payer, links } = all;
  const [unit] = all['purchase_units'] as [Record<string, unknown>];
  return {
    id,
    status,
    payment_source,
    purchase_units: [{ reference_id: unit['reference_id'], payments: unit['payments'] }],
    payer,
    links,
  };
}

function refuse(core: Core, order: Order, special: Special | undefined): Answer | undefined {
  if ((order.failing || special === 'decline') && !order.failed) {
    saveOrder(core, { ...order, failed: true, failing: false });
    return paypalError('INSTRUMENT_DECLINED');
  }
  if (special === 'refuse') return paypalError('TRANSACTION_REFUSED');
  if (special === 'error') return paypalError('INTERNAL_SERVER_ERROR');
  if (special === 'repeated')
    return paypalError('DUPLICATE_INVOICE_ID', { path: '/purchase_units/0/invoice_id' });
  return undefined;
}

function spoilOf(special: Special | undefined): { spoil?: Spoil } {
  if (special === 'lost') return { spoil: { kind: 'reset' } };
  return special === 'slow' ? { spoil: { kind: 'delay', ms: slowMs } } : {};
}

function take(core: Core, order: Order, special: Special | undefined): Order {
  const now = core.clock.now().getTime();
  const [unit] = order.request.purchase_units;
  const taken: Capture = {
    id: randomId(17),
    orderId: order.id,
    minor: special === 'mismatch' ? order.minor - 1 : order.minor,
    refunded: 0,
    status: special === 'pending' ? 'PENDING' : 'COMPLETED',
    ...(unit.custom_id === undefined ? {} : { customId: unit.custom_id }),
    ...(unit.invoice_id === undefined ? {} : { invoiceId: unit.invoice_id }),
    created: now,
    updated: now,
  };
  saveCapture(core, taken);
  const done: Order = { ...order, status: 'COMPLETED', captureId: taken.id };
  saveOrder(core, done);
  if (taken.status === 'PENDING') {
    core.later(pendingMs, { name: 'paypal-capture', id: taken.id });
    fireEvent(core, 'PAYMENT.CAPTURE.PENDING', 'Payment pending', showCapture(core, taken));
  } else charged(core, taken, order);
  return done;
}

function charged(core: Core, taken: Capture, order: Order): void {
  core.moved({
    provider: 'paypal',
    kind: 'charge',
    orderRef: orderRefOf(order),
    currency: 'USD',
    minor: taken.minor,
    reference: taken.id,
  });
  fireEvent(core, 'PAYMENT.CAPTURE.COMPLETED', 'Payment completed', showCapture(core, taken));
}

/**
 * Completes or declines a pending capture.
 * @returns false if none is pending
 */
export function decidePending(core: Core, id: string, accepted: boolean): boolean {
  const pending = core.state.get<Capture>('paypal-capture', id);
  const order = pending && core.state.get<Order>('paypal-order', pending.orderId);
  if (pending?.status !== 'PENDING' || !order) return false;
  const decided: Capture = {
    ...pending,
    status: accepted ? 'COMPLETED' : 'DECLINED',
    updated: core.clock.now().getTime(),
  };
  saveCapture(core, decided);
  if (accepted) charged(core, decided, order);
  else fireEvent(core, 'PAYMENT.CAPTURE.DECLINED', 'Payment declined', showCapture(core, decided));
  return true;
}
