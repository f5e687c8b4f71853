/** What tests and the console page ask of the sandbox itself: faults, messages, clock, journal, ledger. */
import type { FastifyInstance } from 'fastify';
import { type Core, type LedgerEntry, type ProviderName, providers } from './core.ts';
import { completePending } from './eximbay/pay.ts';
import { findOrder as findEximbay, saveOrder as saveEximbay } from './eximbay/records.ts';
import { type Fault, faultKinds, operations } from './faults.ts';
import { type KnownPayment, recordKnown } from './outside/known.ts';
import type { Mode, Target } from './outside/outbox.ts';
import { decidePending } from './paypal/capture.ts';
import { fireEvent } from './paypal/events.ts';
import { base, type Capture, type Order, orderRefOf, saveCapture, saveOrder } from './paypal/records.ts';
import { duration } from './time.ts';
import { deposited } from './toss/payments.ts';
import { findByOrder, findPayment, savePayment, tell } from './toss/records.ts';

type Body = Record<string, unknown>;
const refuse = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

export function addControl(server: FastifyInstance, core: Core): void {
  const bodyOf = (raw: unknown): Body => {
    try {
      const body: unknown = JSON.parse(typeof raw === 'string' && raw !== '' ? raw : '{}');
      if (typeof body === 'object' && body !== null) return body as Body;
    } catch {
      // Falls through to the refusal.
    }
    throw refuse('The body must be a JSON object.');
  };
  const providerOf = (value: unknown): ProviderName => {
    if (providers.includes(value as ProviderName)) return value as ProviderName;
    throw refuse(`provider: one of ${providers.join(', ')}.`);
  };

  server.get('/__sandbox/health', async () => ({ status: 'ok' }));
  server.get('/__sandbox/log', async () => core.journal.list());
  server.get('/__sandbox/ledger', async () => readLedger(core));
  server.get('/__sandbox/faults', async () => core.faults.list());
  server.delete('/__sandbox/faults', async () => {
    core.faults.clear();
    return core.faults.list();
  });
  server.post('/__sandbox/faults', async (request) =>
    core.faults.arm(readFault(bodyOf(request.body), providerOf)),
  );

  server.get('/__sandbox/webhooks', async () => ({
    modes: Object.fromEntries(providers.map((each) => [each, core.outbox.mode(each)])),
    targets: Object.fromEntries(providers.map((each) => [each, core.outbox.targets(each)])),
    deliveries: core.outbox.list(),
  }));
  server.post('/__sandbox/webhooks/mode', async (request) => {
    const { provider, ...mode } = bodyOf(request.body);
    const name = providerOf(provider);
    core.outbox.setMode(name, mode as Mode);
    return core.outbox.mode(name);
  });
  server.post('/__sandbox/webhooks/targets', async (request) => {
    for (const [name, list] of Object.entries(bodyOf(request.body)))
      core.outbox.setTargets(providerOf(name), readTargets(list));
    return Object.fromEntries(providers.map((each) => [each, core.outbox.targets(each)]));
  });
  // Everything that waits is sent now, and the answer comes when it has been tried.
  server.post('/__sandbox/webhooks/deliver', async () => {
    await core.outbox.idle();
    await core.outbox.deliverDue(true);
    await core.outbox.idle();
    return core.outbox.list();
  });

  server.get('/__sandbox/clock', async () => ({ now: core.clock.now().toISOString() }));
  server.post('/__sandbox/clock', async (request) => {
    const ms = duration(bodyOf(request.body)['advance']);
    if (ms === null) throw refuse('advance: a time such as 90s, 11m, 3h or 180d.');
    core.clock.advance(ms);
    await core.settle();
    await core.outbox.idle();
    return { now: core.clock.now().toISOString() };
  });
  server.post('/__sandbox/reset', async () => {
    core.reset();
    return { now: core.clock.now().toISOString() };
  });

  // Of the product beside it: what it says has been checked there.
  server.post('/__sandbox/payments', { bodyLimit: 4_000_000 }, async (request) => {
    const { payments } = bodyOf(request.body);
    if (!Array.isArray(payments)) throw refuse('payments: a list.');
    for (const each of payments) providerOf((each as Body)['provider']);
    return { taken: recordKnown(core, payments as KnownPayment[]) };
  });
  server.post<{ Params: { provider: string; id: string; action: string } }>(
    '/__sandbox/payments/:provider/:id/:action',
    async (request) => {
      const { provider, id, action } = request.params;
      const done = core.state.transaction(() => act(core, providerOf(provider), id, action));
      if (!done)
        throw Object.assign(new Error(`${action} is not possible for ${provider} ${id}.`), {
          statusCode: 409,
        });
      await core.settle();
      return { done: true };
    },
  );
}

/** The true money per order, and every movement, oldest first. */
export function readLedger(core: Core) {
  const entries = core.state.list<LedgerEntry>('ledger').reverse();
  const orders: Record<
    string,
    { provider: ProviderName; currency: string; charged: number; refunded: number }
  > = {};
  for (const { provider, orderRef, currency, kind, minor } of entries) {
    orders[orderRef] ??= { provider, currency, charged: 0, refunded: 0 };
    const order = orders[orderRef];
    if (kind === 'charge') order.charged += minor;
    else order.refunded += minor;
  }
  return { orders, entries };
}

function readFault(body: Body, providerOf: (value: unknown) => ProviderName): Omit<Fault, 'id'> {
  const { provider, op, phase, kind, times = 1 } = body;
  if (!operations.includes(op as never)) throw refuse(`op: one of ${operations.join(', ')}.`);
  if (phase !== 'before' && phase !== 'after') throw refuse('phase: before or after.');
  if (!faultKinds.includes(kind as never)) throw refuse(`kind: one of ${faultKinds.join(', ')}.`);
  if (!Number.isSafeInteger(times) || (times as number) < 1) throw refuse('times: a whole number from 1.');
  return { ...body, provider: providerOf(provider), times } as Omit<Fault, 'id'>;
}

function readTargets(list: unknown): Target[] {
  const valid = (each: unknown): each is Target =>
    typeof (each as Target)?.id === 'string' && URL.canParse(String((each as Target)?.url));
  if (!Array.isArray(list) || !list.every(valid)) throw refuse('targets: [{id, url}].');
  return list;
}

/** What no merchant and no buyer can do, but banks and time; false when it is not possible. */
function act(core: Core, provider: ProviderName, id: string, action: string): boolean {
  if (provider === 'paypal') return actPaypal(core, id, action);
  if (provider === 'toss') {
    const payment = findPayment(core, id) ?? findByOrder(core, id);
    if (!payment) return false;
    if (action === 'webhook') tell(core, payment);
    else if (action === 'complete') return deposited(core, payment.paymentKey);
    else if (action === 'expire' && ['READY', 'IN_PROGRESS'].includes(payment.status))
      tell(core, savePayment(core, { ...payment, status: 'EXPIRED' }));
    else return false;
    return true;
  }
  const order = findEximbay(core, id);
  if (action === 'complete') return completePending(core, order);
  if (action !== 'expire' || order?.status !== 'READY') return false;
  saveEximbay(core, { ...order, status: 'DECLINED' });
  return true;
}

function actPaypal(core: Core, id: string, action: string): boolean {
  const order = core.state.get<Order>('paypal-order', id) ?? core.state.find<Order>('paypal-order', id);
  const capture = order?.captureId ? core.state.get<Capture>('paypal-capture', order.captureId) : undefined;
  if (!order) return false;
  if (action === 'expire' && order.status !== 'COMPLETED') saveOrder(core, { ...order, gone: true });
  else if (action === 'complete' && capture) return decidePending(core, capture.id, true);
  else if (action === 'deny' && capture) return decidePending(core, capture.id, false);
  else if (action === 'reverse' && capture && !capture.reversed && capture.status === 'COMPLETED')
    reverse(core, order, capture);
  else if (action === 'dispute' && capture)
    fireEvent(core, 'CUSTOMER.DISPUTE.CREATED', 'A new dispute opened', {
      dispute_id: `PP-D-${capture.id.slice(0, 5)}`,
      disputed_transactions: [
        { seller_transaction_id: capture.id, invoice_number: capture.invoiceId, custom: capture.customId },
      ],
      reason: 'UNAUTHORISED',
      status: 'OPEN',
    });
  else return false;
  return true;
}

function reverse(core: Core, order: Order, capture: Capture): void {
  const minor = capture.minor - capture.refunded;
  // Read again, PayPal shows a capture taken back by the bank as refunded.
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
