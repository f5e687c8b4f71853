/**
 * Simulates a crash at each failpoint of a payment by throwing an error, lets the workers continue, and checks the
 * result. A separate test kills whole processes (CRASH_AT).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Method, type Shop } from '../../../test/shop.ts';
import { createFailpoint, type FailpointName, failpoints } from './failpoint.ts';

let shop: Shop;
let at: FailpointName | null = null;
let crashes = 0;
beforeAll(async () => {
  shop = await createShop(
    {},
    {
      onError: () => undefined,
      failpoint: (name) => {
        if (name !== at) return;
        at = null;
        crashes += 1;
        throw new Error(`crashed at ${name}`);
      },
    },
  );
});
afterAll(() => shop.close());
beforeEach(() => {
  at = null;
  crashes = 0;
});

/** Advances the clock and runs the workers four times; a run may crash. */
async function runWorkers(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await shop.pass(100);
    await shop.work()?.catch(() => undefined);
  }
}

describe('crash and restart during a payment', () => {
  const places: [FailpointName, Method][] = [
    ['complete.before_write', 'paypal'],
    ['complete.written', 'paypal'],
    ['complete.written', 'toss'],
    ['complete.answered', 'paypal'],
    ['complete.answered', 'toss'],
    ['record.before_commit', 'paypal'],
    ['record.before_commit', 'toss'],
    ['record.before_commit', 'eximbay'],
    ['record.committed', 'paypal'],
    ['record.committed', 'eximbay'],
    ['account.made', 'toss'],
    ['account.tied', 'toss'],
    ['check.answered', 'eximbay'],
    ['check.taken', 'eximbay'],
    ['notice.written', 'eximbay'],
    ['notice.read', 'eximbay'],
  ];
  it.each(places)(
    'P-07: after a crash at %s (%s) the buyer is charged once, granted once and can log in',
    async (place, method) => {
      const { person, browser } = await shop.newcomer();
      const order = await browser.order(method, person);
      const back = await browser.decide(order);
      at = place;
      await browser.finish(order, back).catch(() => undefined);
      if (place.startsWith('notice')) await shop.deliver();
      await runWorkers();
      expect(crashes).toBe(1);

      expect((await shop.moved(order.id)).charged).toBe(method === 'toss' ? 13_000 : 1_000);
      expect((await shop.moved(order.id)).refunded).toBe(0);
      const granted = await shop.rows(
        'SELECT 1 FROM subscriptions s JOIN local_users u ON u.id = s.user_id WHERE u.email = $1',
        person.email,
      );
      expect(granted).toHaveLength(1);
      expect(await shop.payment(order.id)).toMatchObject({ state: 'paid' });
      const login = { email: person.email, password: person.password };
      const signedIn = await shop.call('POST', '/api/auth/login', { body: { ...login, takeOver: true } });
      expect(signedIn.statusCode, signedIn.body).toBe(200);
    },
  );

  it.each<FailpointName>(['order.before_write', 'order.written', 'order.prepared', 'order.opened'])(
    'P-07: after a crash at %s nothing is charged and the buyer can order again',
    async (place) => {
      const { person, browser } = await shop.newcomer();
      at = place;
      const answer = await browser.call('POST', ...browser.orderCall('paypal', person));
      expect(answer.statusCode).toBe(500);
      await shop.pass(11);
      const { order } = await browser.buy('paypal', person);
      expect((await shop.moved(order.id)).charged).toBe(1_000);
      await shop.pass(7 * 3_600);
      await shop.work();
      const left = await shop.rows(
        "SELECT state FROM payment_transactions WHERE user_email = $1 AND state NOT IN ('paid', 'closed', 'expired', 'canceled')",
        person.email,
      );
      expect(left).toEqual([]);
    },
  );

  it.each<FailpointName>(['refund.requested', 'refund.written', 'refund.answered', 'refund.recorded'])(
    'P-07: after a crash at %s a second payment is refunded exactly once',
    async (place) => {
      const { person, browser } = await shop.newcomer();
      const second = await browser.order('eximbay', person);
      const first = await browser.order('paypal', person);
      await browser.decide(second, 'approve-lose-both');
      await browser.finish(first, await browser.decide(first));
      await browser.finish(second, { paymentKey: '', raw: '' });
      at = place;
      await runWorkers();
      expect(crashes).toBe(1);
      expect(await shop.moved(second.id)).toEqual({ charged: 1_000, refunded: 1_000 });
      expect(await shop.payment(second.id)).toMatchObject({ state: 'refunded' });
      expect(await shop.payment(first.id)).toMatchObject({ state: 'paid' });
    },
  );

  it('tests exist for every failpoint, and a failpoint that is not enabled does nothing', () => {
    const tested = new Set<string>([
      ...places.map(([place]) => place),
      ...['order.before_write', 'order.written', 'order.prepared', 'order.opened'],
      ...['refund.requested', 'refund.written', 'refund.answered', 'refund.recorded'],
    ]);
    expect([...failpoints].filter((name) => !tested.has(name))).toEqual([]);
    const inert = createFailpoint(undefined);
    for (const name of failpoints) expect(inert(name)).toBeUndefined();
  });
});
