/** Browser of a buyer for tests: the calls that the site sends, and the buttons in the providers' payment windows. */
import type { LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import type { Account, TestApp } from './app.ts';

export type Method = 'paypal' | 'toss' | 'eximbay';
type Json = Record<string, unknown>;
/** Data about an order that the buyer's browser has. */
type Order = { readonly method: Method; readonly id: string; readonly answer: Json };
/** Data with which the buyer returns from the payment window. */
type Return = { readonly paymentKey: string; readonly raw: string };
type Sandbox = NonNullable<TestApp['sandbox']>;
type Call = (method: string, url: string, body?: unknown) => Promise<LightMyRequestResponse>;

const prices = {
  USD: { monthly: '10.00', annual: '96.00', test: '1.00' },
  KRW: { monthly: '13000', annual: '124800', test: '1300' },
} as const;
type Plan = keyof typeof prices.USD;

/** Presses a button of a page of the sandbox. */
async function press(url: string, body = 'lang=en'): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  return answer.text();
}

async function post<T>(url: string, body: Json): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

/**
 * Requests a code by calling this URL.
 * @returns the mailed code; waits for the email, because the response does not
 */
async function codeFrom(call: Call, url: string, email: string): Promise<string> {
  const mails = async () =>
    (await call('GET', `/api/dev/mailbox?to=${encodeURIComponent(email)}`)).json<{ text: string }[]>();
  const before = (await mails()).length;
  await call('POST', url, { email });
  return vi.waitFor(
    async () => {
      const all = await mails();
      if (all.length === before) throw new Error(`no code for ${email}`);
      return /^\d{6}$/m.exec(all[0]?.text ?? '')?.[0] ?? '';
    },
    { timeout: 15_000 },
  );
}

/** Returns the URL and the body of the call that creates an order. */
function orderCall(method: Method, registrationData: Json, changes: Json = {}): [url: string, body: Json] {
  const plan = (registrationData['membershipType'] ?? 'monthly') as Plan;
  const base = { registrationData, membershipType: plan };
  if (method === 'toss') {
    const body = { amount: Number(prices.KRW[plan]), currency: 'KRW', ...base, ...changes };
    return ['/api/toss/create-payment', body];
  }
  const amount = prices.USD[plan];
  if (method === 'eximbay') return ['/api/eximbay/ready', { amount, currency: 'USD', ...base, ...changes }];
  const url = plan === 'test' ? '/api/paypal/order?test=true' : '/api/paypal/order';
  return [url, { amount, currency: 'USD', intent: 'CAPTURE', registrationData, ...changes }];
}

async function order(call: Call, method: Method, registrationData: Json, changes: Json = {}): Promise<Order> {
  const answer = await call('POST', ...orderCall(method, registrationData, changes));
  const json = answer.json<Json>();
  const id = String(json['id'] ?? json['order_id'] ?? json['orderId'] ?? '');
  if (answer.statusCode !== 200) throw new Error(`${method}: ${answer.statusCode} ${answer.body}`);
  return { method, id, answer: json };
}

const checkoutQuery = (answer: Json) => new URL(String(answer['checkoutUrl']), 'http://site').searchParams;

/** Presses a button in the provider's payment window. */
async function decide(
  { url, core }: Sandbox,
  { method, id, answer }: Order,
  choice = 'approve',
): Promise<Return> {
  if (method === 'paypal') {
    await press(`${url}/paypal/checkoutnow/${id}/${choice}`);
    return { paymentKey: '', raw: '' };
  }
  if (method === 'toss') {
    const query = checkoutQuery(answer);
    const { paymentKey } = await post<{ paymentKey: string }>(`${url}/toss/__client/payments`, {
      clientKey: core.credentials.toss.clientKey,
      orderId: query.get('orderId'),
      orderName: query.get('orderName'),
      amount: { currency: 'KRW', value: Number(query.get('amount')) },
      customerEmail: query.get('email'),
      successUrl: 'http://site.test/toss-success',
      failUrl: 'http://site.test/toss-fail',
    });
    await press(`${url}/toss/v1/payments/${paymentKey}/checkout/${choice}`);
    return { paymentKey, raw: '' };
  }
  const opened = await post<{ url: string }>(`${url}/eximbay/v1/payments`, {
    ...(answer['payload'] as Json),
    fgkey: answer['fgkey'],
  });
  const text = await press(`${opened.url}/${choice}`);
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  const raw = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])).toString();
  return { paymentKey: '', raw };
}

/** Sends the call that the site sends after the buyer has returned from the payment window. */
async function finish(call: Call, { method, id, answer }: Order, back: Return) {
  if (method === 'paypal') return call('POST', `/api/paypal/order/${id}/capture`);
  if (method === 'eximbay') return call('GET', `/api/eximbay/check-status?order_id=${id}`);
  const amount = Number(checkoutQuery(answer).get('amount'));
  return call('POST', '/api/toss/confirm-payment', { paymentKey: back.paymentKey, orderId: id, amount });
}

/** Creates a browser with its own cookies, with or without an account. */
export function buyerBrowser(
  server: Pick<TestApp, 'call'>,
  sandbox: Sandbox,
  as: Account | undefined,
  language: string,
) {
  const cookies = new Map<string, string>([['selectedLanguage', language]]);
  let bearer: string | null = null;
  const call: Call = async (method, url, body) => {
    const headers: Record<string, string> = {
      'x-requested-with': 'XMLHttpRequest',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    };
    const answer = await server.call(method, url, { ...(as ? { as } : {}), body, headers });
    for (const { name, value } of answer.cookies as { name: string; value: string }[])
      cookies.set(name, value);
    return answer;
  };
  return {
    call,
    cookies,
    codeFrom: (url: string, email: string) => codeFrom(call, url, email),
    async verify(email: string): Promise<Json> {
      const code = await codeFrom(call, '/api/auth/send-verification', email);
      return (await call('POST', '/api/auth/verify-code', { email, code })).json<Json>();
    },
    orderCall,
    order: (method: Method, registrationData: Json, changes?: Json) =>
      order(call, method, registrationData, changes),
    decide: (made: Order, choice?: string) => decide(sandbox, made, choice),
    finish: (made: Order, back: Return) => finish(call, made, back),
    pickUp: (orderId: string) => call('POST', '/api/auth/complete-payment-and-register', { orderId }),
    signedInWith: (token: string) => (bearer = token),
    /** Creates an order, approves it and captures the payment. */
    async buy(method: Method, registrationData: Json) {
      const made = await order(call, method, registrationData);
      return { order: made, answer: await finish(call, made, await decide(sandbox, made)) };
    },
  };
}
