import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Method, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());

const agreed = { membershipType: 'monthly', agreeToTerms: true };

/** Opens an order of a member who has paid before and is logged in. */
async function openOrder(method: Method) {
  const { person, browser } = await shop.newcomer();
  await browser.buy('paypal', person);
  const { email, password } = person;
  const login = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
  browser.signedInWith(login.json().access_token);
  return { browser, order: await browser.order(method, agreed), deletion: { password } };
}

describe('an account that is deleted while a payment window is open', () => {
  it.each(['paypal', 'toss', 'eximbay'] as Method[])(
    'U-01 P-07 by %s nothing stays charged: the order is not captured, or what the window captured is refunded',
    async (method) => {
      const { browser, order, deletion } = await openOrder(method);
      const deleted = await browser.call('DELETE', '/api/user/account', deletion);
      expect(deleted.statusCode).toBe(200);
      expect(await shop.payment(order.id)).toMatchObject({ state: 'canceled', reason: 'account_deleted' });
      const visitor = shop.browser();
      await visitor.finish(order, await visitor.decide(order)).catch(() => undefined);
      await shop.deliver();
      for (const seconds of [0, 5, 60, 3_600]) {
        await shop.pass(seconds);
        await shop.work();
      }
      const { charged, refunded } = await shop.moved(order.id);
      expect(refunded).toBe(charged);
      const isCharged = method === 'eximbay';
      expect(charged > 0).toBe(isCharged);
      expect(await shop.payment(order.id)).toMatchObject({ state: isCharged ? 'refunded' : 'canceled' });
      const refunds = await shop.rows(
        'SELECT origin, status FROM refund_transactions WHERE payment_transaction_id = $1',
        (await shop.payment(order.id))['id'],
      );
      expect(refunds).toEqual(isCharged ? [{ origin: 'no_buyer', status: 'done' }] : []);
    },
  );

  it.each(['paypal', 'toss', 'eximbay'] as Method[])(
    'P-07 by %s a payment is refunded, with a mail, if the registration data were deleted before it arrived',
    async (method) => {
      const { person, browser } = await shop.newcomer();
      const order = await browser.order(method, person);
      const back = await browser.decide(order);
      // The capture was begun before the data were deleted, and its response was lost.
      if (method !== 'eximbay') {
        await shop.fault({
          provider: method,
          op: method === 'toss' ? 'confirm' : 'capture',
          phase: 'after',
          kind: 'reset',
        });
        await browser.finish(order, back);
      }
      await shop.rows(
        'UPDATE purchases SET registration_snapshot = NULL WHERE id = $1',
        (await shop.payment(order.id))['purchase_id'],
      );
      await shop.deliver();
      for (const seconds of [0, 5, 60, 3_600]) {
        await shop.pass(seconds);
        await shop.work();
      }
      const { charged, refunded } = await shop.moved(order.id);
      expect(charged).toBeGreaterThan(0);
      expect(refunded).toBe(charged);
      expect(await shop.payment(order.id)).toMatchObject({ state: 'refunded' });
      const mails = await shop.rows('SELECT text FROM mails WHERE "to" = $1', person.email);
      expect(
        mails.filter(({ text }) => String(text).includes('after the data of the order had been deleted')),
      ).toHaveLength(1);
      expect(await shop.member(person.email)).toBeUndefined();
    },
  );
});

describe('a captured payment that cannot be recorded', () => {
  it('P-07 is reported to the administrators after 15 minutes, and recorded as soon as the cause is repaired', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('eximbay', person);
    const { id, payment_id } = await shop.payment(order.id);
    await browser.decide(order);
    const rename = (from: string, to: string) =>
      shop.rows(`ALTER TABLE payment_ledger RENAME COLUMN ${from} TO ${to}`);
    await rename('source', 'source_gone');
    await shop.pass(16 * 60);
    await shop.work();
    await rename('source_gone', 'source');
    const alerts = await shop.rows(
      `SELECT details FROM audit_logs WHERE action = 'payment.unknown' AND details->>'payment' = $1`,
      payment_id,
    );
    expect(alerts).toHaveLength(1);
    expect((await shop.payment(order.id))['state']).not.toBe('paid');
    await shop.pass(60);
    await shop.work();
    expect(await shop.payment(order.id)).toMatchObject({ id, state: 'paid' });
  });
});
