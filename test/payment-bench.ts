/**
 * Test setup with the three payment adapters, a running payment sandbox, and a buyer who presses the buttons in its
 * payment windows.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, type Sandbox } from '@ferrite/payment-sandbox/server.ts';
import { readTossSuccess } from '../src/features/payments/providers/browser-returns.rules.ts';
import { createProviders, type ProvidersSettings } from '../src/features/payments/providers/index.ts';
import type {
  CallContext,
  ClientAction,
  PaymentProvider,
  PaymentRef,
  ProviderId,
  RawMessage,
  ReturnEvidence,
} from '../src/features/payments/providers/provider.port.ts';
import { systemClock } from '../src/platform/server/clock.ts';

export const webhookSecret = 'wQ7r1Zp9vKx3mT5uN8yB';

export type Prepared = { readonly ref: PaymentRef; readonly client: ClientAction };
export type Approved = { readonly ref: PaymentRef; readonly evidence: ReturnEvidence };

export type PaymentBench = Awaited<ReturnType<typeof createPaymentBench>>;

/** Number of calls; each call has a new idempotency key unless a test repeats one. */
let calls = 0;
export function context(timeoutMs = 15_000, idempotencyKey = `key-${++calls}`): CallContext {
  return { idempotencyKey, timeoutMs };
}

export async function createPaymentBench() {
  const sandbox = await createSandbox({ file: ':memory:', port: 0, tickMs: 0 });
  const received: (RawMessage & { readonly provider: ProviderId })[] = [];
  const listener = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = request.url ?? '';
      const provider = url.split('/')[2] as ProviderId;
      received.push({
        provider,
        method: request.method ?? '',
        url,
        headers: request.headers as RawMessage['headers'],
        body: Buffer.concat(chunks).toString('utf8'),
      });
      const taken = providers.get(provider)?.acknowledge(true);
      reply.writeHead(taken?.status ?? 500, { 'content-type': taken?.contentType ?? 'text/plain' });
      reply.end(taken?.body);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const settings = sandboxSettings(sandbox);
  const providers = createProviders(settings, { clock: systemClock, brandName: 'Ferrite' });
  await control(sandbox, 'POST', '/webhooks/targets', {
    paypal: [{ id: 'SANDBOX-WEBHOOK', url: `${site}/webhooks/paypal` }],
    toss: [{ id: 'toss', url: `${site}/webhooks/toss/${webhookSecret}` }],
  });

  const provider = (id: ProviderId): PaymentProvider => {
    const found = providers.get(id);
    if (!found) throw new Error(`${id} is off`);
    return found;
  };

  async function prepare(id: ProviderId, minor: number): Promise<Prepared> {
    const number = ++calls;
    const orderRef = `FE-${id}-${number}`;
    const attemptId = `attempt-${id}-${number}`;
    const amount = { currency: provider(id).abilities.currency, minor };
    const urls = {
      success: `${site}/return/${id}`,
      fail: `${site}/failed/${id}`,
      notify: `${site}/webhooks/${id}`,
    };
    const buyer = { key: `buyer-${number}`, name: 'Kim Cheol', email: 'kim@example.test' };
    const prepared = await provider(id).prepare(
      { attemptId, orderRef, amount, title: 'Monthly membership', locale: 'en', buyer, urls },
      context(),
    );
    if (prepared.kind !== 'ok') throw new Error(`prepare: ${JSON.stringify(prepared)}`);
    const { providerOrderId, client } = prepared.value;
    return { ref: { attemptId, orderRef, amount, ...(providerOrderId ? { providerOrderId } : {}) }, client };
  }

  /**
   * Performs the buyer's action in the provider's payment window.
   * @returns the data with which the browser returns
   */
  async function approve({ ref, client }: Prepared, choice = 'approve'): Promise<Approved> {
    if (client.type === 'paypal_buttons') {
      await press(`${sandbox.url}/paypal/checkoutnow/${client.orderId}/${choice}`);
      return { ref, evidence: {} };
    }
    if (client.type === 'toss_widget') {
      const opened = await post(`${sandbox.url}/toss/__client/payments`, {
        ...client,
        clientKey: settings.toss.clientKey,
        amount: { currency: 'KRW', value: client.amount },
      });
      const { paymentKey } = opened as { paymentKey: string };
      const back = await press(`${sandbox.url}/toss/v1/payments/${paymentKey}/checkout/${choice}`);
      const success = readTossSuccess(new URL(back.location ?? site).searchParams);
      return { ref, evidence: { paymentKey: success?.paymentKey ?? paymentKey } };
    }
    const opened = await post(`${sandbox.url}/eximbay/v1/payments`, {
      ...client.payload,
      fgkey: client.fgkey,
    });
    const { url } = opened as { url?: string };
    if (!url) throw new Error(`the window did not open: ${JSON.stringify(opened)}`);
    const { text } = await press(`${url}/${choice}`);
    const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
    const raw = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])).toString();
    return { ref, evidence: raw ? { raw } : {} };
  }

  return {
    sandbox,
    settings,
    providers,
    received,
    provider,
    prepare,
    approve,
    control: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
      control(sandbox, method, path, body),

    /**
     * Prepares, approves and captures an order.
     * @returns its payment reference
     */
    async paid(id: ProviderId, minor: number): Promise<PaymentRef> {
      const { ref, evidence } = await approve(await prepare(id, minor));
      const done = await provider(id).complete({ ref, evidence }, context());
      if (done.kind !== 'ok' || !done.value.captureId) throw new Error(`complete: ${JSON.stringify(done)}`);
      return {
        ...ref,
        captureId: done.value.captureId,
        ...(evidence.paymentKey ? { paymentKey: evidence.paymentKey } : {}),
      };
    },

    /** Returns the amounts charged and refunded for an order, in minor units. */
    async moved(ref: PaymentRef): Promise<{ charged: number; refunded: number }> {
      const { orders } = (await control(sandbox, 'GET', '/ledger')) as {
        orders: Record<string, { charged: number; refunded: number }>;
      };
      const { charged, refunded } = orders[ref.orderRef] ??
        orders[ref.attemptId] ?? { charged: 0, refunded: 0 };
      return { charged, refunded };
    },

    /** Returns the messages that the sandbox has sent for this provider so far, oldest first. */
    async messages(id: ProviderId): Promise<RawMessage[]> {
      await control(sandbox, 'POST', '/webhooks/deliver');
      return received.filter((message) => message.provider === id);
    },

    async close() {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
      await sandbox.close();
    },
  };
}

export function sandboxSettings(sandbox: Sandbox) {
  const { paypal, toss, eximbay } = sandbox.core.credentials;
  return {
    paypal: { mode: 'sandbox', baseUrl: `${sandbox.url}/paypal`, ...paypal },
    toss: { mode: 'sandbox', baseUrl: `${sandbox.url}/toss`, ...toss, webhookSecret },
    eximbay: { mode: 'sandbox', baseUrl: `${sandbox.url}/eximbay`, ...eximbay, shop: 'Ferrite' },
  } as const satisfies ProvidersSettings;
}

async function control(sandbox: Sandbox, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${sandbox.url}/__sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function post(url: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Presses a button in the payment window without following the redirect. */
async function press(url: string): Promise<{ location: string | null; text: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'lang=en',
  });
  if (answer.status >= 400) throw new Error(`${url}: ${answer.status}`);
  return { location: answer.headers.get('location'), text: await answer.text() };
}
