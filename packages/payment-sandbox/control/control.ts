/** HTTP interface with which tests and the console page control the sandbox: faults, messages, clock, log, ledger. */
import type { FastifyInstance } from 'fastify';
import { type Core, type LedgerEntry, type ProviderName, providers } from '../core.ts';
import { type Fault, faultKinds, operations } from '../faults.ts';
import { type KnownPayment, recordKnown } from '../outside/known.ts';
import type { Mode, Target } from '../outside/outbox.ts';
import { duration } from '../time.ts';
import { executeAction } from './actions.ts';

type Body = Record<string, unknown>;
const refuse = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

export function addControl(server: FastifyInstance, core: Core): void {
  server.get('/__sandbox/health', async () => ({ status: 'ok' }));
  server.get('/__sandbox/log', async () => core.journal.list());
  server.get('/__sandbox/ledger', async () => readLedger(core));
  addFaults(server, core);
  addMessages(server, core);
  addClock(server, core);
  addPayments(server, core);
}

function addFaults(server: FastifyInstance, core: Core): void {
  server.get('/__sandbox/faults', async () => core.faults.list());
  server.delete('/__sandbox/faults', async () => {
    core.faults.clear();
    return core.faults.list();
  });
  server.post('/__sandbox/faults', async (request) => core.faults.arm(readFault(bodyOf(request.body))));
}

function addMessages(server: FastifyInstance, core: Core): void {
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
  // Sends all waiting messages; responds when each has been tried once.
  server.post('/__sandbox/webhooks/deliver', async () => {
    await core.outbox.idle();
    await core.outbox.deliverDue(true);
    await core.outbox.idle();
    return core.outbox.list();
  });
}

function addClock(server: FastifyInstance, core: Core): void {
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
}

function addPayments(server: FastifyInstance, core: Core): void {
  // The product beside the sandbox sends these payments; it has already validated them.
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
      const done = core.state.transaction(() => executeAction(core, providerOf(provider), id, action));
      if (!done)
        throw Object.assign(new Error(`${action} is not possible for ${provider} ${id}.`), {
          statusCode: 409,
        });
      await core.settle();
      return { done: true };
    },
  );
}

function bodyOf(raw: unknown): Body {
  try {
    const body: unknown = JSON.parse(typeof raw === 'string' && raw !== '' ? raw : '{}');
    if (typeof body === 'object' && body !== null) return body as Body;
  } catch {
    // Invalid JSON is rejected below.
  }
  throw refuse('The body must be a JSON object.');
}

function providerOf(value: unknown): ProviderName {
  if (providers.includes(value as ProviderName)) return value as ProviderName;
  throw refuse(`provider: one of ${providers.join(', ')}.`);
}

/** Returns the amounts charged and refunded per order, and all entries of the ledger, oldest first. */
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

function readFault(body: Body): Omit<Fault, 'id'> {
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
