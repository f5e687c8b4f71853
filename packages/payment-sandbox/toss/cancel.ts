/** Simulates refunds of Toss payments. */

import { type Core, randomId } from '../core.ts';
import { refundSpecialOf } from '../outside/amounts.ts';
import { type Answer, type Call, logUnknownFields, type Route, textAt, valueAt } from '../routes.ts';
import { repeatable } from './access.ts';
import { tossError } from './errors.ts';
import { balanceOf, findPayment, notifyMerchant, type Payment, savePayment, showPayment } from './records.ts';

export function cancelRoutes(core: Core): Route[] {
  return [
    repeatable(core, {
      method: 'POST',
      path: '/v1/payments/:key/cancel',
      op: 'refund',
      subject: (call) => {
        const payment = findPayment(core, call.params['key'] ?? '');
        return payment ? { orderRef: payment.orderId, amount: amountOf(call, payment) } : {};
      },
      handle: (call) => cancel(core, call),
    }),
  ];
}

/** Returns the amount to refund, by default all that is not refunded yet. */
function amountOf(call: Call, payment: Payment): number {
  const amount = valueAt(call.body, 'cancelAmount');
  return amount === undefined || amount === null ? balanceOf(payment) : (amount as number);
}

function cancel(core: Core, call: Call): Answer {
  logUnknownFields(call, [
    'cancelReason',
    'cancelAmount',
    'taxFreeAmount',
    'refundReceiveAccount',
    'refundableAmount',
    'currency',
  ]);
  const reason = textAt(call.body, 'cancelReason');
  if (!reason || reason.length > 200) return tossError('INVALID_REQUEST', 'cancelReason 은 필수입니다.');
  const payment = findPayment(core, call.params['key'] ?? '');
  if (!payment) return tossError('NOT_FOUND_PAYMENT');
  const amount = amountOf(call, payment);
  const special = refundSpecialOf(amount);
  const refused = refuse(call, payment, amount);
  if (refused) return refused;
  if (special === 'exceeded') return tossError('NOT_CANCELABLE_AMOUNT');
  if (special === 'too_late') return tossError('EXCEED_MAX_REFUND_DUE');
  if (special === 'in_progress' && !payment.conflicted) {
    savePayment(core, { ...payment, conflicted: true });
    return tossError('IDEMPOTENT_REQUEST_PROCESSING');
  }

  const balance = balanceOf(payment) - amount;
  const entry = { amount, reason, at: core.clock.now().getTime(), balance, transactionKey: randomId(32) };
  const done = savePayment(core, {
    ...payment,
    cancels: [...payment.cancels, entry],
    // A payment that was partially cancelled keeps this status, even when nothing is left to refund.
    status: balance === 0 && payment.status === 'DONE' ? 'CANCELED' : 'PARTIAL_CANCELED',
  });
  core.moved({
    provider: 'toss',
    kind: 'refund',
    orderRef: payment.orderId,
    currency: 'KRW',
    minor: amount,
    reference: entry.transactionKey,
  });
  notifyMerchant(core, done);
  return {
    status: 200,
    body: showPayment(core, done),
    ...(special === 'lost' ? { spoil: { kind: 'reset' as const } } : {}),
  };
}

function refuse(call: Call, payment: Payment, amount: number): Answer | undefined {
  if (payment.status === 'CANCELED') return tossError('ALREADY_CANCELED_PAYMENT');
  if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED')
    return tossError('NOT_CANCELABLE_PAYMENT');
  const expected = valueAt(call.body, 'refundableAmount');
  if (expected !== undefined && expected !== balanceOf(payment))
    return tossError('NOT_MATCHES_REFUNDABLE_AMOUNT');
  if (!Number.isSafeInteger(amount)) return tossError('INVALID_REQUEST');
  return amount <= 0 || amount > balanceOf(payment) ? tossError('NOT_CANCELABLE_AMOUNT') : undefined;
}
