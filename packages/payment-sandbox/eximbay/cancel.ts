/** Simulates refunds of Eximbay payments. Eximbay has no idempotency keys: each repeated call is another refund. */

import type { Core } from '../core.ts';
import { readDecimal, refundSpecialOf, usd } from '../outside/amounts.ts';
import { type Answer, type Call, logUnknownFields, type Route, textAt } from '../routes.ts';
import { eximbayTime } from '../time.ts';
import { missing, requireApiKey, result } from './api.ts';
import { newTransactionId } from './pay.ts';
import { findByTransaction, type Order, saveOrder } from './records.ts';

export function cancelRoutes(core: Core): Route[] {
  return [
    {
      method: 'POST',
      path: '/v1/payments/:transactionId/cancel',
      op: 'refund',
      subject: (call) => ({
        orderRef: findByTransaction(core, call.params['transactionId'] ?? '')?.id,
        amount: readDecimal(textAt(call.body, 'refund.refund_amount'), 2) ?? undefined,
      }),
      handle: requireApiKey(core, (call) => cancel(core, call)),
    },
  ];
}

const mandatory = [
  'mid',
  'refund.refund_type',
  'refund.refund_amount',
  'refund.refund_id',
  'refund.reason',
  'payment.order_id',
  'payment.currency',
  'payment.amount',
  'payment.balance',
  'payment.lang',
];

/** Returns the name of the first field that does not match the order, or undefined. */
function invalidField(body: unknown, order: Order): string | undefined {
  const left = order.minor - order.refunded;
  const minor = (name: string) => readDecimal(textAt(body, name), 2);
  const type = textAt(body, 'refund.refund_type') ?? '';
  const amount = minor('refund.refund_amount') ?? 0;
  const fields: readonly (readonly [name: string, isValid: boolean])[] = [
    ['payment.order_id', textAt(body, 'payment.order_id') === order.id],
    ['payment.currency', textAt(body, 'payment.currency') === order.request.payment.currency],
    ['payment.amount', minor('payment.amount') === order.minor],
    ['payment.balance', minor('payment.balance') === left],
    ['refund.refund_type', ['F', 'P'].includes(type)],
    ['refund.refund_amount', amount > 0 && amount <= left && (type === 'P' || amount === order.minor)],
  ];
  return fields.find(([, isValid]) => !isValid)?.[0];
}

function cancel(core: Core, call: Call): Answer {
  const { body } = call;
  logUnknownFields(call, ['mid', 'refund', 'payment']);
  const transactionId = call.params['transactionId'] ?? '';
  if (transactionId.length !== 24) return result('EC1002', 'Transaction id is invalid.');
  for (const name of mandatory) if (!textAt(body, name)) return missing(name);
  if (textAt(body, 'mid') !== core.credentials.eximbay.mid) return missing('mid');
  const order = findByTransaction(core, transactionId);
  if (order?.status !== 'SALE') return result('Q004', 'No Transaction');
  const invalid = invalidField(body, order);
  if (invalid) return missing(invalid);
  const amount = readDecimal(textAt(body, 'refund.refund_amount'), 2);
  if (!amount) return missing('refund.refund_amount');
  const special = refundSpecialOf(amount);
  if (special === 'exceeded') return missing('refund.refund_amount');

  const refundId = textAt(body, 'refund.refund_id') as string;
  const made = { refundId, minor: amount, transactionId: newTransactionId(core) };
  const done = saveOrder(core, {
    ...order,
    refunded: order.refunded + amount,
    refunds: [...order.refunds, made],
  });
  core.moved({
    provider: 'eximbay',
    kind: 'refund',
    orderRef: order.id,
    currency: 'USD',
    minor: amount,
    reference: made.transactionId,
  });
  const answer = result('0000', 'Success.', {
    mid: order.request.merchant.mid,
    refund: {
      refund_id: refundId,
      refund_date: eximbayTime(core.clock.now()),
      refund_transaction_id: made.transactionId,
    },
    payment: {
      order_id: order.id,
      currency: order.request.payment.currency,
      amount: order.request.payment.amount,
      transaction_id: transactionId,
      balance: done.minor === done.refunded ? '0' : usd(done.minor - done.refunded),
    },
  });
  return special === 'lost' ? { ...answer, spoil: { kind: 'reset' } } : answer;
}
