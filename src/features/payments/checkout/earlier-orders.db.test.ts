import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());
beforeEach(() => shop.control('DELETE', '/faults'));

const periods = (email: string) =>
  shop.rows(
    'SELECT s.* FROM subscriptions s JOIN local_users u ON u.id = s.user_id WHERE lower(u.email) = lower($1)',
    email,
  );
const extension = { membershipType: 'monthly', agreeToTerms: true };

/** Creates a signed-in member with one paid month. */
async function member() {
  const { person, browser } = await shop.newcomer();
  const { order } = await browser.buy('paypal', person);
  const { access_token } = (await browser.pickUp(order.id)).json<{ access_token: string }>();
  browser.signedInWith(access_token);
  return { email: person.email, browser, token: access_token };
}

describe('an order while an earlier one of the same buyer is or may be paid', () => {
  it('P-06: a registration whose payment was captured unnoticed is not ordered again; the order id in the refusal leads to the result', async () => {
    const { person, browser } = await shop.newcomer();
    const paid = await browser.order('paypal', person);
    await browser.decide(paid, 'close');
    await shop.deliver();
    await shop.work();
    const again = await browser.call('POST', ...browser.orderCall('toss', person));
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'payments.already_paid', orderId: paid.id }),
    ]);
    expect((await browser.pickUp(paid.id)).json()).toHaveProperty('access_token');
    expect(await periods(person.email)).toHaveLength(1);
  });

  it('P-06: an approved order is captured before another one is placed, and the other one is refused', async () => {
    const { person, browser } = await shop.newcomer();
    const approved = await browser.order('paypal', person);
    await shop.control('POST', '/webhooks/mode', { provider: 'paypal', deliver: 'off' });
    await browser.decide(approved, 'close');
    const again = await browser.call('POST', ...browser.orderCall('eximbay', person));
    expect([again.statusCode, again.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'payments.already_paid', orderId: approved.id }),
    ]);
    expect((await shop.moved(approved.id)).charged).toBe(1_000);
    await shop.control('POST', '/webhooks/mode', { provider: 'paypal', deliver: 'normal' });
  });

  it('P-06: an extension that Eximbay charged without telling anyone is found before the next order; after its result was read, another one can be bought', async () => {
    const { email, browser } = await member();
    const paid = await browser.order('eximbay', extension);
    await browser.decide(paid, 'approve-lose-both');
    const again = await browser.call('POST', ...browser.orderCall('toss', extension));
    expect(again.json()).toMatchObject({ code: 'payments.already_paid', orderId: paid.id });
    expect(await periods(email)).toHaveLength(2);
    expect((await browser.pickUp(paid.id)).statusCode).toBe(200);
    const { answer } = await browser.buy('toss', extension);
    expect(answer.statusCode).toBe(200);
    expect(await periods(email)).toHaveLength(3);
  });

  it('P-06: in another browser a member is notified once that an earlier order is paid', async () => {
    const { email, browser, token } = await member();
    const paid = await browser.order('eximbay', extension);
    await browser.decide(paid, 'approve-lose-both');
    const other = shop.browser();
    other.signedInWith(token);
    const refusal = await other.call('POST', ...other.orderCall('toss', extension));
    expect(refusal.json()).toMatchObject({ code: 'payments.already_paid' });
    expect(refusal.json()).not.toHaveProperty('orderId');
    expect(await periods(email)).toHaveLength(2);
    expect((await other.buy('toss', extension)).answer.statusCode).toBe(200);
  });

  it('P-06: after a declined card another method can be used, and the declined order is never charged', async () => {
    const { email, browser } = await member();
    const declined = await browser.order('paypal', extension);
    await browser.decide(declined, 'fail');
    expect((await browser.finish(declined, { paymentKey: '', raw: '' })).statusCode).toBe(422);
    expect((await browser.buy('toss', extension)).answer.statusCode).toBe(200);
    await shop.pass(300);
    await shop.deliver();
    await shop.work();
    expect(await shop.moved(declined.id)).toEqual({ charged: 0, refunded: 0 });
    expect(await periods(email)).toHaveLength(2);
  });

  it.each(['paypal', 'toss'] as const)(
    'P-06 by %s: of two open orders of different plans only the first that is approved is charged, with its own period',
    async (method) => {
      const { email, browser } = await member();
      const monthly = await browser.order('paypal', extension);
      const annual = await browser.order(method, { ...extension, membershipType: 'annual' });
      const backs = [await browser.decide(monthly), await browser.decide(annual)] as const;
      expect((await browser.finish(monthly, backs[0])).statusCode).toBe(200);
      const second = await browser.finish(annual, backs[1]);
      expect([second.statusCode, second.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'payments.already_paid' }),
      ]);
      await shop.pass(300);
      await shop.deliver();
      await shop.work();
      expect((await shop.moved(monthly.id)).charged).toBe(1_000);
      expect((await shop.moved(annual.id)).charged).toBe(0);
      expect((await periods(email)).map((row) => row['plan_id'])).toEqual(['monthly', 'monthly']);
    },
  );

  it('P-06: an open order that Eximbay charges after an order of another plan was paid is refunded, and page and mail say so', async () => {
    const { email, browser } = await member();
    const annual = await browser.order('eximbay', { ...extension, membershipType: 'annual' });
    expect((await browser.buy('toss', extension)).answer.statusCode).toBe(200);
    await browser.decide(annual);
    await shop.deliver();
    await shop.work();
    expect(await shop.moved(annual.id)).toEqual({ charged: 9_600, refunded: 9_600 });
    expect((await periods(email)).map((row) => row['plan_id'])).toEqual(['monthly', 'monthly']);
    expect((await browser.pickUp(annual.id)).json()).toMatchObject({ code: 'payments.refunded' });
    const mails = await shop.rows('SELECT subject, text FROM mails WHERE "to" = $1 ORDER BY id', email);
    const about = (text: string) => mails.filter(({ subject }) => String(subject).includes(text));
    expect(about('returning a payment')).toHaveLength(1);
    const [refunded, ...more] = about('your refund');
    const [note] = await shop.rows(
      `SELECT c.number FROM credit_notes c JOIN receipts r ON r.id = c.receipt_id
         JOIN payment_transactions t ON t.id = r.payment_transaction_id WHERE t.payment_id = $1`,
      annual.id,
    );
    expect(refunded?.['text']).toContain(String(note?.['number']));
    expect(refunded?.['text']).not.toContain('has ended');
    expect(more).toEqual([]);
  });

  it('P-06: a registration that changes its plan in a second tab is charged once, whichever tab is paid', async () => {
    const { person, browser } = await shop.newcomer();
    const monthly = await browser.order('paypal', person);
    const annual = await browser.order('toss', { ...person, membershipType: 'annual' });
    const backs = [await browser.decide(monthly), await browser.decide(annual)] as const;
    expect((await browser.finish(annual, backs[1])).statusCode).toBe(200);
    expect((await browser.finish(monthly, backs[0])).json()).toMatchObject({ code: 'payments.already_paid' });
    expect((await shop.moved(monthly.id)).charged).toBe(0);
    expect((await periods(person.email)).map((row) => row['plan_id'])).toEqual(['annual']);
  });

  it('P-07: while a payment is being checked, the payment list and the refund say so, and no other order is placed', async () => {
    const { browser } = await member();
    const order = await browser.order('toss', extension);
    const back = await browser.decide(order);
    await shop.fault({ provider: 'toss', op: 'confirm', phase: 'after', kind: 'reset' });
    await shop.fault({ provider: 'toss', op: 'query', phase: 'before', kind: 'reset', times: 20 });
    expect((await browser.finish(order, back)).json()).toMatchObject({ status: 'PENDING' });
    const [payment] = (await browser.call('GET', '/api/user/payment-transactions')).json();
    expect(payment).toMatchObject({ paymentId: order.id, status: 'pending' });
    const url = `/api/user/refund-eligibility?transactionId=${payment.id}`;
    expect((await browser.call('GET', url)).json()).toMatchObject({ reasonCode: 'being_checked' });
    const again = await browser.call('POST', ...browser.orderCall('paypal', extension));
    expect([again.statusCode, again.json().code]).toEqual([409, 'payments.being_checked']);
    // A payment that needs an administrator stays visible to its buyer.
    await shop.rows(`UPDATE payment_transactions SET state = 'manual' WHERE id = $1`, payment.id);
    expect((await browser.call('GET', '/api/user/payment-transactions')).json()[0]).toEqual(payment);
    const body = { orderId: order.id, evenUnpaid: true };
    expect(
      (await browser.call('POST', '/api/auth/complete-payment-and-register', body)).json(),
    ).toMatchObject({
      status: 'PENDING',
    });
    // The buyer must not pay again, so a repeated confirmation does not report it as not completed.
    expect((await browser.finish(order, back)).json()).toMatchObject({ status: 'PENDING' });
  });

  it('P-06: a provider that does not respond does not prevent an order at another one', async () => {
    const { browser } = await member();
    await browser.order('paypal', extension);
    await shop.fault({ provider: 'paypal', op: 'query', phase: 'before', kind: 'reset', times: 5 });
    expect((await browser.buy('toss', extension)).answer.statusCode).toBe(200);
  });

  it('P-06: the orders of another browser with the same email address are neither queried nor disclosed', async () => {
    const { person, browser } = await shop.newcomer();
    const approved = await browser.order('paypal', person);
    await shop.control('POST', '/webhooks/mode', { provider: 'paypal', deliver: 'off' });
    await browser.decide(approved, 'close');
    const stranger = shop.browser();
    const answer = await stranger.call('POST', ...stranger.orderCall('toss', person));
    expect(answer.json<{ code: string }>().code).toBe('auth.email_not_verified');
    expect((await shop.moved(approved.id)).charged).toBe(0);
    await shop.control('POST', '/webhooks/mode', { provider: 'paypal', deliver: 'normal' });
  });
});
