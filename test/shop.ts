/**
 * Buyers of a membership for tests: they use the calls that the site sends and the buttons in the providers' payment
 * windows.
 */
import type { LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import { type Account, createTestApp, type TestAppOptions } from './app.ts';
import { buyer } from './newcomer.ts';

export type Method = 'paypal' | 'toss' | 'eximbay';
type Json = Record<string, unknown>;
/** Data about an order that the buyer's browser has. */
export type Order = { readonly method: Method; readonly id: string; readonly answer: Json };

const prices = {
  USD: { monthly: '10.00', annual: '96.00', test: '1.00' },
  KRW: { monthly: '13000', annual: '124800', test: '1300' },
} as const;
export type Plan = keyof typeof prices.USD;

export type Browser = ReturnType<Shop['browser']>;
export type Shop = Awaited<ReturnType<typeof createShop>>;

export async function createShop(settings: Record<string, string> = {}, options: TestAppOptions = {}) {
  const server = await createTestApp(settings, { ...options, sandbox: true });
  const { sandbox } = server;
  if (!sandbox) throw new Error('no sandbox');
  let people = 0;

  async function control<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${sandbox?.url}/__sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async function press(url: string, body = 'lang=en'): Promise<{ location: string | null; text: string }> {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    return { location: answer.headers.get('location'), text: await answer.text() };
  }

  /** Creates a browser with its own cookies, with or without an account. */
  function browser(as?: Account, language = 'en') {
    const cookies = new Map<string, string>([['selectedLanguage', language]]);
    let bearer: string | null = null;

    async function call(method: string, url: string, body?: unknown): Promise<LightMyRequestResponse> {
      const headers: Record<string, string> = {
        'x-requested-with': 'XMLHttpRequest',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      };
      const answer = await server.call(method, url, { ...(as ? { as } : {}), body, headers });
      for (const { name, value } of answer.cookies as { name: string; value: string }[])
        cookies.set(name, value);
      return answer;
    }

    /**
     * Requests a code by calling this URL.
     * @returns the mailed code; waits for the email, because the response does not
     */
    async function codeFrom(url: string, email: string): Promise<string> {
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

    async function verify(email: string): Promise<Json> {
      const code = await codeFrom('/api/auth/send-verification', email);
      return (await call('POST', '/api/auth/verify-code', { email, code })).json<Json>();
    }

    /** Returns the URL and the body of the call that creates an order. */
    function orderCall(
      method: Method,
      registrationData: Json,
      changes: Json = {},
    ): [url: string, body: Json] {
      const plan = (registrationData['membershipType'] ?? 'monthly') as Plan;
      const base = { registrationData, membershipType: plan };
      if (method === 'toss') {
        const body = { amount: Number(prices.KRW[plan]), currency: 'KRW', ...base, ...changes };
        return ['/api/toss/create-payment', body];
      }
      const amount = prices.USD[plan];
      if (method === 'eximbay')
        return ['/api/eximbay/ready', { amount, currency: 'USD', ...base, ...changes }];
      const url = plan === 'test' ? '/api/paypal/order?test=true' : '/api/paypal/order';
      return [url, { amount, currency: 'USD', intent: 'CAPTURE', registrationData, ...changes }];
    }

    async function order(method: Method, registrationData: Json, changes: Json = {}): Promise<Order> {
      const answer = await call('POST', ...orderCall(method, registrationData, changes));
      const json = answer.json<Json>();
      const id = String(json['id'] ?? json['order_id'] ?? json['orderId'] ?? '');
      if (answer.statusCode !== 200) throw new Error(`${method}: ${answer.statusCode} ${answer.body}`);
      return { method, id, answer: json };
    }

    /**
     * Presses a button in the provider's payment window.
     * @returns the data with which the buyer returns
     */
    async function decide({ method, id, answer }: Order, choice = 'approve') {
      if (method === 'paypal') {
        await press(`${sandbox?.url}/paypal/checkoutnow/${id}/${choice}`);
        return { paymentKey: '', raw: '' };
      }
      if (method === 'toss') {
        const query = new URL(String(answer['checkoutUrl']), 'http://site').searchParams;
        const opened = await fetch(`${sandbox?.url}/toss/__client/payments`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            clientKey: sandbox?.core.credentials.toss.clientKey,
            orderId: query.get('orderId'),
            orderName: query.get('orderName'),
            amount: { currency: 'KRW', value: Number(query.get('amount')) },
            customerEmail: query.get('email'),
            successUrl: 'http://site.test/toss-success',
            failUrl: 'http://site.test/toss-fail',
          }),
        });
        const { paymentKey } = (await opened.json()) as { paymentKey: string };
        await press(`${sandbox?.url}/toss/v1/payments/${paymentKey}/checkout/${choice}`);
        return { paymentKey, raw: '' };
      }
      const opened = await fetch(`${sandbox?.url}/eximbay/v1/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...(answer['payload'] as Json), fgkey: answer['fgkey'] }),
      });
      const { url } = (await opened.json()) as { url: string };
      const { text } = await press(`${url}/${choice}`);
      const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
      return {
        paymentKey: '',
        raw: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])).toString(),
      };
    }

    /** Sends the call that the site sends after the buyer has returned from the payment window. */
    async function finish({ method, id, answer }: Order, back: { paymentKey: string; raw: string }) {
      if (method === 'paypal') return call('POST', `/api/paypal/order/${id}/capture`);
      if (method === 'toss') {
        const amount = Number(
          new URL(String(answer['checkoutUrl']), 'http://site').searchParams.get('amount'),
        );
        return call('POST', '/api/toss/confirm-payment', {
          paymentKey: back.paymentKey,
          orderId: id,
          amount,
        });
      }
      return call('GET', `/api/eximbay/check-status?order_id=${id}`);
    }

    return {
      call,
      cookies,
      codeFrom,
      verify,
      orderCall,
      order,
      decide,
      finish,
      pickUp: (orderId: string) => call('POST', '/api/auth/complete-payment-and-register', { orderId }),
      signedInWith: (token: string) => (bearer = token),
      /** Creates an order, approves it and captures the payment. */
      async buy(method: Method, registrationData: Json) {
        const made = await order(method, registrationData);
        return { order: made, answer: await finish(made, await decide(made)) };
      },
    };
  }

  async function payment(orderId: string): Promise<Json> {
    const { rows } = await server.database.pool.query(
      'SELECT * FROM payment_transactions WHERE payment_id = $1 OR provider_order_id = $1',
      [orderId],
    );
    return rows[0] as Json;
  }

  return {
    ...server,
    control,
    browser,

    /** Creates a new customer with a verified email address. */
    async newcomer(changes: Json = {}) {
      const number = ++people;
      const person = { ...buyer(number), ...changes };
      const own = browser();
      await own.verify(person.email);
      return { person, browser: own };
    },

    /** Returns the amounts charged and refunded for an order, in minor units. */
    async moved(orderId: string): Promise<{ charged: number; refunded: number }> {
      const { id, payment_id } = await payment(orderId);
      const { orders } = await control<{ orders: Record<string, { charged: number; refunded: number }> }>(
        'GET',
        '/ledger',
      );
      // In PayPal's ledger the order is identified by its row id, in the others by our reference.
      const { charged, refunded } = orders[String(payment_id)] ??
        orders[String(id)] ?? { charged: 0, refunded: 0 };
      return { charged, refunded };
    },

    fault: (fault: Json) => control('POST', '/faults', fault),
    /** Delivers all pending messages of the providers to the site. */
    deliver: () => control('POST', '/webhooks/deliver'),
    /** Advances the clocks of the product and the sandbox. */
    async pass(seconds: number): Promise<void> {
      server.clock.advance(seconds);
      await control('POST', '/clock', { advance: '0s' });
    },
    work: () => server.app.runJob('payments'),

    async rows<T extends Json = Json>(query: string, ...values: unknown[]): Promise<T[]> {
      return (await server.database.pool.query(query, values)).rows as T[];
    },
    async member(email: string) {
      const { rows } = await server.database.pool.query('SELECT * FROM local_users WHERE lower(email) = $1', [
        email.toLowerCase(),
      ]);
      return rows[0] as Json | undefined;
    },
    payment,
  };
}
