import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());
beforeEach(() => shop.control('DELETE', '/faults'));

const nothing = { paymentKey: '', raw: '' };
const issue = (name: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }] });
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;
const periods = (email: string) =>
  shop.rows(
    'SELECT s.* FROM subscriptions s JOIN local_users u ON u.id = s.user_id WHERE lower(u.email) = lower($1)',
    email,
  );

describe('a refused capture', () => {
  it('P-02: after a declined capture neither webhooks nor reconciliation capture the order; a new approval captures it once', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    await browser.decide(order, 'fail');
    const declined = await browser.finish(order, nothing);
    expect([declined.statusCode, codeOf(declined)]).toEqual([422, 'payments.declined']);
    for (const seconds of [0, 6, 300, 300, 900]) {
      await shop.pass(seconds);
      await shop.deliver();
      await shop.work();
      expect(await shop.moved(order.id)).toEqual({ charged: 0, refunded: 0 });
    }
    expect(await shop.payment(order.id)).toMatchObject({ state: 'refused', payment_status: 'pending' });
    await browser.decide(order);
    await shop.deliver();
    await shop.work();
    expect((await shop.moved(order.id)).charged).toBe(0);
    expect((await browser.finish(order, nothing)).statusCode).toBe(200);
    expect((await shop.moved(order.id)).charged).toBe(1_000);
    expect(await periods(person.email)).toHaveLength(1);
  });

  it.each([
    ['an error of our settings', { status: 403, body: { name: 'NOT_AUTHORIZED' } }],
    ['a required action of the buyer', { status: 422, body: issue('PAYER_ACTION_REQUIRED') }],
    ['a limit of requests', { status: 429, body: { name: 'RATE_LIMIT_REACHED' } }],
  ])(
    'P-02: an approved order whose capture was refused because of %s is not captured by the reconciliation',
    async (_reason, fault) => {
      const { person, browser } = await shop.newcomer();
      const order = await browser.order('paypal', person);
      await browser.decide(order);
      await shop.fault({
        provider: 'paypal',
        op: 'capture',
        phase: 'before',
        kind: 'http',
        times: 1,
        ...fault,
      });
      expect((await browser.finish(order, nothing)).statusCode).toBeGreaterThanOrEqual(400);
      await shop.pass(300);
      await shop.deliver();
      await shop.work();
      expect((await shop.moved(order.id)).charged).toBe(0);
      expect((await browser.finish(order, nothing)).statusCode).toBe(200);
    },
  );

  it('P-06: five simultaneous captures of one approval with a declined card charge nothing and all answer that it was declined', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    await browser.decide(order, 'fail');
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () =>
        browser.call('POST', `/api/paypal/order/${order.id}/capture`, { approval: 0 }),
      ),
      shop.deliver().then(() => shop.work()),
    ]);
    for (const answer of answers.slice(0, 5) as Awaited<ReturnType<typeof browser.finish>>[])
      expect(answer.json()).toMatchObject({ code: 'payments.declined', restart: true });
    await shop.work();
    expect((await shop.moved(order.id)).charged).toBe(0);
  });

  it('P-02: a repeated call for an approval that was declined gets the same refusal and captures nothing', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    await browser.decide(order, 'fail');
    const url = `/api/paypal/order/${order.id}/capture`;
    const first = await browser.call('POST', url, { approval: 0 });
    expect(first.json()).toMatchObject({ code: 'payments.declined', restart: true, approval: 1 });
    const repeated = await browser.call('POST', url, { approval: 0 });
    expect([repeated.statusCode, repeated.json()]).toEqual([
      422,
      { ...first.json<object>(), requestId: repeated.json<{ requestId: string }>().requestId },
    ]);
    expect((await shop.moved(order.id)).charged).toBe(0);
    await browser.decide(order);
    expect((await browser.call('POST', url, { approval: 1 })).statusCode).toBe(200);
    expect((await shop.moved(order.id)).charged).toBe(1_000);
  });

  it('P-03: repeating a Toss confirmation that was declined does not call Toss again with the same approval', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('toss', person);
    const back = await browser.decide(order);
    const body = { code: 'REJECT_CARD_PAYMENT', message: 'declined' };
    await shop.fault({
      provider: 'toss',
      op: 'confirm',
      phase: 'before',
      kind: 'http',
      status: 400,
      times: 1,
      body,
    });
    const declined = await browser.finish(order, back);
    expect(declined.json()).toMatchObject({ code: 'payments.declined', providerCode: 'REJECT_CARD_PAYMENT' });
    await shop.pass(6);
    await shop.deliver();
    await shop.work();
    const repeated = await browser.finish(order, back);
    expect(repeated.json()).toMatchObject({ code: 'payments.declined', providerCode: 'REJECT_CARD_PAYMENT' });
    expect((await shop.moved(order.id)).charged).toBe(0);
    expect((await browser.finish(order, await browser.decide(order))).statusCode).toBe(200);
    expect(await periods(person.email)).toHaveLength(1);
  });
});
