/** Simulates refunds of PayPal captures. */

import { type Core, randomId } from '../core.ts';
import { readDecimal, refundSpecialOf } from '../outside/amounts.ts';
import { type Answer, type Call, logUnknownFields, type Route, textAt, valueAt } from '../routes.ts';
import { days } from '../time.ts';
import { authorised, findRepeated, refundKeyLife, storeReply } from './access.ts';
import { pendingMs } from './capture.ts';
import { paypalError } from './errors.ts';
import { fireEvent } from './events.ts';
import {
  type Capture,
  type Order,
  orderRefOf,
  type Refund,
  saveCapture,
  saveRefund,
  showRefund,
} from './records.ts';

const refundableMs = 180 * days;

export function refundRoutes(core: Core): Route[] {
  core.onTask('paypal-refund', (id) => {
    const refund = core.state.get<Refund>('paypal-refund', id);
    const capture = refund && core.state.get<Capture>('paypal-capture', refund.captureId);
    if (refund?.status === 'PENDING' && capture) complete(core, { ...refund, status: 'COMPLETED' }, capture);
  });
  return [
    {
      method: 'POST',
      path: '/v2/payments/captures/:id/refund',
      op: 'refund',
      subject: (call) => {
        const capture = core.state.get<Capture>('paypal-capture', call.params['id'] ?? '');
        const order = capture && core.state.get<Order>('paypal-order', capture.orderId);
        return order ? { orderRef: orderRefOf(order), amount: amountOf(call, capture) ?? undefined } : {};
      },
      handle: authorised(core, (call) => refund(core, call)),
    },
    {
      method: 'GET',
      path: '/v2/payments/refunds/:id',
      op: 'query',
      handle: authorised(core, (call) => {
        const found = core.state.get<Refund>('paypal-refund', call.params['id'] ?? '');
        return found
          ? { status: 200, body: showRefund(core, found) }
          : paypalError('INVALID_RESOURCE_ID', { path: 'refund_id', in: 'path' });
      }),
    },
  ];
}

/** Returns the amount to refund, by default all that is not refunded yet; null if the amount is invalid. */
function amountOf(call: Call, capture: Capture): number | null {
  const value = valueAt(call.body, 'amount.value');
  return value === undefined ? capture.minor - capture.refunded : readDecimal(value, 2);
}

function refund(core: Core, call: Call): Answer {
  logUnknownFields(call, ['amount', 'invoice_id', 'custom_id', 'note_to_payer', 'payment_instruction']);
  const before = findRepeated(core, call, refundKeyLife);
  const known = before === undefined ? undefined : core.state.get<Refund>('paypal-refund', before);
  if (known) return { status: 200, body: showRefund(core, known) };
  const capture = core.state.get<Capture>('paypal-capture', call.params['id'] ?? '');
  if (!capture) return paypalError('INVALID_RESOURCE_ID', { path: 'capture_id', in: 'path' });
  const minor = amountOf(call, capture);
  const refusal = refuse(core, call, capture, minor);
  if (refusal) return refusal;

  const special = refundSpecialOf(minor as number);
  const made: Refund = {
    id: randomId(17),
    captureId: capture.id,
    minor: minor as number,
    status: 'PENDING',
    ...optional('customId', textAt(call.body, 'custom_id')),
    ...optional('invoiceId', textAt(call.body, 'invoice_id')),
    ...optional('note', textAt(call.body, 'note_to_payer')),
    created: core.clock.now().getTime(),
  };
  storeReply(core, call, made.id);
  if (special === 'pending') {
    saveRefund(core, made);
    // A pending refund already counts as refunded, so that the same money cannot be refunded twice.
    saveCapture(core, { ...capture, refunded: capture.refunded + made.minor });
    core.later(pendingMs, { name: 'paypal-refund', id: made.id });
    return { status: 201, body: showRefund(core, made) };
  }
  const done: Refund = { ...made, status: 'COMPLETED' };
  complete(core, done, { ...capture, refunded: capture.refunded + made.minor });
  return {
    status: 201,
    body: showRefund(core, done),
    ...(special === 'lost' ? { spoil: { kind: 'reset' as const } } : {}),
  };
}

function refuse(core: Core, call: Call, capture: Capture, minor: number | null): Answer | undefined {
  const note = valueAt(call.body, 'note_to_payer');
  if (note !== undefined && (typeof note !== 'string' || note.length > 255))
    return paypalError('INVALID_STRING_LENGTH', { path: '/note_to_payer' });
  const currency = valueAt(call.body, 'amount.currency_code');
  if (valueAt(call.body, 'amount') !== undefined && typeof currency !== 'string')
    return paypalError('MISSING_REQUIRED_PARAMETER', { path: '/amount/currency_code' });
  if (currency !== undefined && currency !== 'USD') return paypalError('REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (minor === null) return paypalError('DECIMAL_PRECISION', { path: '/amount/value' });
  const state = refuseState(capture, core.clock.now());
  if (state) return state;
  return refuseAmount(core, capture, minor);
}

function refuseState(capture: Capture, now: Date): Answer | undefined {
  if (capture.status === 'PENDING') return paypalError('PENDING_CAPTURE');
  if (capture.reversed) return paypalError('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (capture.status === 'DECLINED' || capture.status === 'FAILED') return paypalError('REFUND_NOT_ALLOWED');
  if (capture.refunded >= capture.minor) return paypalError('CAPTURE_FULLY_REFUNDED');
  return now.getTime() > capture.created + refundableMs
    ? paypalError('REFUND_TIME_LIMIT_EXCEEDED')
    : undefined;
}

function refuseAmount(core: Core, capture: Capture, minor: number): Answer | undefined {
  if (minor === 0) return paypalError('INVALID_PARAMETER_VALUE', { path: '/amount/value' });
  const special = refundSpecialOf(minor);
  if (minor > capture.minor - capture.refunded || special === 'exceeded')
    return paypalError('REFUND_AMOUNT_EXCEEDED');
  if (special === 'too_late') return paypalError('REFUND_TIME_LIMIT_EXCEEDED');
  if (special === 'in_progress' && !capture.conflicted) {
    saveCapture(core, { ...capture, conflicted: true });
    return paypalError('PREVIOUS_REQUEST_IN_PROGRESS');
  }
  return undefined;
}

/** Completes the refund; the refunded amount of `capture` must already include it. */
function complete(core: Core, refund: Refund, capture: Capture): void {
  saveRefund(core, refund);
  saveCapture(core, {
    ...capture,
    status: capture.refunded >= capture.minor ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    updated: core.clock.now().getTime(),
  });
  const order = core.state.get<Order>('paypal-order', capture.orderId);
  core.moved({
    provider: 'paypal',
    kind: 'refund',
    orderRef: order ? orderRefOf(order) : capture.orderId,
    currency: 'USD',
    minor: refund.minor,
    reference: refund.id,
  });
  fireEvent(core, 'PAYMENT.CAPTURE.REFUNDED', 'Payment refunded', showRefund(core, refund));
}

const optional = <K extends string>(name: K, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [key in K]?: string };
