/** Site with a payment sandbox for tests, and its buyers of a membership. */
import { type Account, createTestApp, type TestAppOptions } from './app.ts';
import { buyerBrowser } from './buyer-browser.ts';
import { buyer } from './newcomer.ts';

export type { Method } from './buyer-browser.ts';

type Json = Record<string, unknown>;
export type Browser = ReturnType<Shop['browser']>;
export type Shop = Awaited<ReturnType<typeof createShop>>;

/** Returns a function that calls the control routes of a sandbox. */
const controlOf =
  (url: string) =>
  async <T = unknown>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${url}/__sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };

export async function createShop(settings: Record<string, string> = {}, options: TestAppOptions = {}) {
  const server = await createTestApp(settings, { ...options, sandbox: true });
  const { sandbox } = server;
  if (!sandbox) throw new Error('no sandbox');
  let people = 0;

  const control = controlOf(sandbox.url);

  /** Creates a browser with its own cookies, with or without an account. */
  const browser = (as?: Account, language = 'en') => buyerBrowser(server, sandbox, as, language);

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
