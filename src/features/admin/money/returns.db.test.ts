import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../test/app.ts';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());

const list = async () => (await shop.call('GET', '/api/admin/manual-refunds', { as: 'admin' })).json();
const decide = (
  id: number | string,
  body: object = { outcome: 'returned', note: 'Bank transfer of today' },
) => shop.call('POST', `/api/admin/manual-refunds/${id}`, { as: 'admin', body });
const confirm = () =>
  shop.call('POST', '/api/admin/verify-password', { as: 'admin', body: { password: demoPassword } });
const trailOf = async (paymentId: string) =>
  shop.rows(`SELECT * FROM audit_logs WHERE action LIKE 'refunds.%' AND details->>'payment' = $1`, paymentId);

/** Creates a member who paid by PayPal and a second time by Eximbay, which refuses to refund the second payment. */
async function paidTwice() {
  const { person, browser } = await shop.newcomer();
  const first = await browser.order('paypal', person);
  const second = await browser.order('eximbay', person);
  await browser.decide(second);
  await browser.finish(first, await browser.decide(first));
  await browser.finish(second, { paymentKey: '', raw: '' });
  const body = JSON.stringify({ rescode: 'EC1000', resmsg: 'refused' });
  await shop.fault({ provider: 'eximbay', op: 'refund', phase: 'before', kind: 'http', status: 200, body });
  await shop.work();
  const payment = await shop.payment(second.id);
  const found = (await list()).items.find(
    ({ paymentId }: { paymentId: string }) => paymentId === payment['payment_id'],
  );
  return { person, second, payment, found, id: Number(found?.id) };
}

describe('automatic refunds that the provider refused', () => {
  it('U-07 the refund is listed with member, amount, provider and the provider’s reason', async () => {
    const before = (await shop.call('GET', '/api/admin/summary', { as: 'admin' })).json().manualRefunds;
    const { person, payment, found } = await paidTwice();
    expect(found).toMatchObject({
      userEmail: person.email,
      userName: person['name'],
      paymentMethod: 'eximbay',
      providerReference: payment['provider_transaction_id'],
      amount: 10,
      currency: 'USD',
      origin: 'duplicate',
      reason: 'EC1000',
    });
    const summary = (await shop.call('GET', '/api/admin/summary', { as: 'admin' })).json();
    expect(summary.manualRefunds).toBe(before + 1);
  });

  it('U-07 refunds requested by a member are not listed here', async () => {
    const { id } = await paidTwice();
    const { total } = await list();
    const [request] = await shop.rows(
      `INSERT INTO refund_requests (payment_transaction_id, reason, amount, refund_amount)
       SELECT payment_transaction_id, 'why', amount, amount FROM refund_transactions WHERE id = $1 RETURNING id`,
      id,
    );
    await shop.rows(
      'UPDATE refund_transactions SET refund_request_id = $2 WHERE id = $1',
      id,
      request?.['id'],
    );
    expect((await list()).total).toBe(total - 1);
    await confirm();
    expect((await decide(id)).json()).toMatchObject({ code: 'admin.no_return' });
  });

  it('U-07 the refund is marked as returned once, after the password, and logged with administrator, member, amount and note', async () => {
    const { person, payment, id } = await paidTwice();
    shop.clock.advance(301);
    const unproved = await decide(id);
    expect([unproved.statusCode, unproved.json().code]).toEqual([403, 'admin.password_required']);
    expect(await trailOf(String(payment['payment_id']))).toEqual([]);
    await confirm();
    expect((await decide(id)).statusCode).toBe(200);
    expect((await list()).items.map((each: { id: number }) => each.id)).not.toContain(id);
    const [admin] = await shop.rows(`SELECT id FROM local_users WHERE email = 'admin@demo.local'`);
    const member = await shop.member(person.email);
    expect(await trailOf(String(payment['payment_id']))).toMatchObject([
      {
        action: 'refunds.returned_by_hand',
        user_id: admin?.['id'],
        target_user_id: member?.['id'],
        details: { amount: 10, currency: 'USD', origin: 'duplicate', note: 'Bank transfer of today' },
      },
    ]);
    expect(await shop.payment(String(payment['payment_id']))).toMatchObject({ state: 'refunded' });
    // The period of the first payment is not affected.
    expect(member).toMatchObject({ subscription_status: 'active' });
    const again = await decide(id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'admin.return_decided']);
    expect(await trailOf(String(payment['payment_id']))).toHaveLength(1);
  });

  it('U-07 only one of several simultaneous decisions about the same refused refund is accepted', async () => {
    const { payment, id, second } = await paidTwice();
    await confirm();
    const again = { outcome: 'send_again', note: 'Account filled up' };
    const answers = await Promise.all([decide(id), decide(id, again), decide(id), decide(id, again)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const trail = await trailOf(String(payment['payment_id']));
    expect(trail).toHaveLength(1);
    await shop.work();
    const sentAgain = trail[0]?.['action'] === 'refunds.sent_again';
    expect((await shop.moved(second.id)).refunded).toBe(sentAgain ? 1_000 : 0);
  });

  it('U-07 the refund can be sent to the provider again and then succeeds', async () => {
    const { payment, id, second } = await paidTwice();
    await confirm();
    expect((await decide(id, { outcome: 'send_again', note: 'Account filled up' })).statusCode).toBe(200);
    await shop.work();
    expect(await shop.moved(second.id)).toEqual({ charged: 1_000, refunded: 1_000 });
    expect(await trailOf(String(payment['payment_id']))).toMatchObject([
      { action: 'refunds.sent_again', details: { note: 'Account filled up' } },
    ]);
    expect((await decide(id)).statusCode).toBe(409);
  });

  it('U-09 a decision returns 404 for unknown ids, and 400 without a note, for an invalid outcome or a malformed id', async () => {
    await confirm();
    expect((await decide(999_999)).statusCode).toBe(404);
    expect((await decide('x')).statusCode).toBe(400);
    expect((await decide(1, { outcome: 'returned', note: '  ' })).statusCode).toBe(400);
    expect((await decide(1, { outcome: 'paid', note: 'x' })).statusCode).toBe(400);
    expect((await decide(1, { outcome: 'returned', note: 'x'.repeat(501) })).statusCode).toBe(400);
  });
});
