/**
 * Simulates a merchant for tests: sends calls of the server, receives messages, and acts as the buyer in payment
 * windows.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, type Sandbox } from '../server.ts';

export type Heard = {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
};
export type Reply = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of three providers, and every test states what it expects of one.
  readonly body: any;
  readonly text: string;
  readonly headers: Headers;
};

export type Shop = Awaited<ReturnType<typeof startShop>>;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

type Respond = (path: string) => readonly [status: number, text: string];

/**
 * Starts a server that records the messages of the sandbox and accepts them, unless `answerWith` changes the
 * responses.
 */
async function listen() {
  const heard: Heard[] = [];
  let respond: Respond = () => [200, 'rescode=0000&resmsg=Success'];
  const listener = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body });
      const [status, text] = respond(request.url ?? '');
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    heard,
    answerWith: (next: Respond) => {
      respond = next;
    },
    stop: () => new Promise((resolve) => listener.close(resolve)),
  };
}

type Call = (
  method: string,
  path: string,
  headers?: Record<string, string>,
  body?: unknown,
) => Promise<Reply>;

/** Returns a function that calls the sandbox, or an absolute URL. */
const callerOf =
  (sandboxUrl: string): Call =>
  async (method, path, headers = {}, body) => {
    const response = await fetch(path.startsWith('http') ? path : sandboxUrl + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    let read: unknown;
    try {
      read = JSON.parse(text);
    } catch {
      read = undefined;
    }
    return { status: response.status, body: read, text, headers: response.headers };
  };

/** Returns a function that requests PayPal's token once and returns the header with it. */
function paypalBearer(call: Call): () => Promise<string> {
  let token = '';
  return async () => {
    if (!token) {
      const headers = { ...form, authorization: basic('sandbox-client-id:sandbox-client-secret') };
      const reply = await call('POST', '/paypal/v1/oauth2/token', headers, 'grant_type=client_credentials');
      token = reply.body.access_token;
    }
    return `Bearer ${token}`;
  };
}

/** Starts a sandbox and a merchant. The clock moves, and due events are processed, only when the test requests it. */
export async function startShop(file = ':memory:') {
  const sandbox: Sandbox = await createSandbox({
    file,
    port: 0,
    tickMs: 0,
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
  });
  const { url, heard, answerWith, stop } = await listen();
  const call = callerOf(sandbox.url);
  const control = (path: string, body: unknown = {}) => call('POST', `/__sandbox/${path}`, json, body);
  await control('webhooks/targets', {
    paypal: [{ id: 'SANDBOX-WEBHOOK', url: `${url}/paypal` }],
    toss: [{ id: 'toss', url: `${url}/toss` }],
  });
  const bearer = paypalBearer(call);
  const press = (path: string, fields: Record<string, string> = {}) =>
    call('POST', path, form, new URLSearchParams(fields).toString());

  return {
    sandbox,
    url,
    heard,
    call,
    control,
    press,
    answerWith,
    topics: (path: string) =>
      heard
        .filter((each) => each.path === path)
        .map(({ body }) => {
          const message = JSON.parse(body);
          return message.event_type ?? message.data?.status ?? message.status;
        }),
    advance: (by: string) => control('clock', { advance: by }),
    deliver: () => control('webhooks/deliver'),
    ledger: async () => (await call('GET', '/__sandbox/ledger')).body.orders,
    paypal: async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(method, `/paypal${path}`, { authorization: await bearer(), ...json, ...headers }, body),
    toss: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(method, `/toss${path}`, { authorization: basic('test_gsk_sandbox:'), ...json, ...headers }, body),
    eximbay: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(
        'POST',
        `/eximbay${path}`,
        { authorization: basic('test_sandbox_api_key:'), ...json, ...headers },
        body,
      ),
    async close() {
      await sandbox.close();
      await stop();
    },
  };
}

/** Creates a PayPal order, by default an approved one. */
export async function paypalOrder(
  shop: Shop,
  { value = '96.00', ref = 'attempt-1', button = 'approve', email = 'buyer@example.org' } = {},
): Promise<string> {
  const { body } = await shop.paypal(
    'POST',
    '/v2/checkout/orders',
    {
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: ref, invoice_id: ref, amount: { currency_code: 'USD', value } }],
      payment_source: {
        paypal: { experience_context: { return_url: `${shop.url}/back`, cancel_url: `${shop.url}/no` } },
      },
    },
    { 'paypal-request-id': `create-${ref}` },
  );
  if (button) await shop.press(`/paypal/checkoutnow/${body.id}/${button}`, { email });
  return body.id;
}

/** Creates a Toss payment, by default an authenticated one. */
export async function tossPayment(
  shop: Shop,
  { amount = 13_000, orderId = 'attempt-1', button = 'approve', email = 'buyer@example.org' } = {},
): Promise<{ paymentKey: string; reply: Reply | null }> {
  const { body } = await shop.call(
    'POST',
    '/toss/__client/payments',
    {},
    {
      clientKey: 'test_gck_sandbox',
      amount: { currency: 'KRW', value: amount },
      orderId,
      orderName: '월간 멤버십',
      customerEmail: email,
      successUrl: `${shop.url}/success?attempt=1`,
      failUrl: `${shop.url}/fail?attempt=1`,
    },
  );
  const reply = button ? await shop.press(`/toss/v1/payments/${body.paymentKey}/checkout/${button}`) : null;
  return { paymentKey: body.paymentKey, reply };
}

export function eximbayRequest(
  shop: Pick<Shop, 'url'>,
  { amount = '10.00', orderId = 'attempt-1', email = 'buyer@example.org' } = {},
) {
  return {
    payment: {
      transaction_type: 'PAYMENT',
      order_id: orderId,
      currency: 'USD',
      amount,
      lang: 'EN',
      payment_method: 'P000',
    },
    merchant: { mid: 'SANDBOX000', shop: 'Ferrite' },
    buyer: { name: 'Sandy Box', email },
    url: { return_url: `${shop.url}/return`, status_url: `${shop.url}/status` },
  };
}

/**
 * Creates an Eximbay payment and presses the given button.
 * @returns the page that follows
 */
export async function eximbayPayment(
  shop: Shop,
  {
    button = 'approve',
    code = 'HE00',
    ...order
  }: { button?: string; code?: string; amount?: string; orderId?: string; email?: string } = {},
): Promise<Reply> {
  const request = eximbayRequest(shop, order);
  const { fgkey } = (await shop.eximbay('/v1/payments/ready', request)).body;
  const { url } = (await shop.call('POST', '/eximbay/v1/payments', {}, { ...request, fgkey })).body;
  return shop.press(`${url}/${button}`, { code });
}

export const retrieve = (shop: Shop, orderId = 'attempt-1', amount = '10.00') =>
  shop.eximbay('/v1/payments/retrieve', {
    mid: 'SANDBOX000',
    key_field: 'order_id',
    payment: { order_id: orderId, currency: 'USD', amount, lang: 'EN' },
  });
