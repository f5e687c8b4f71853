import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../../test/app.ts';
import { createShop, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());

const list = async () => (await shop.call('GET', '/api/admin/chargebacks', { as: 'admin' })).json();
const decide = (id: number | string, outcome = 'confirmed', note = 'Seen at Eximbay') =>
  shop.call('POST', `/api/admin/chargebacks/${id}`, { as: 'admin', body: { outcome, note } });
const confirm = () =>
  shop.call('POST', '/api/admin/verify-password', { as: 'admin', body: { password: demoPassword } });

/** Creates a payment by Eximbay for which an unsigned webhook reports a chargeback. */
async function createChargeback() {
  const { person, browser } = await shop.newcomer();
  const { order } = await browser.buy('eximbay', person);
  await shop.call('POST', '/webhooks/eximbay', {
    body: { event_type: 'CHARGEBACK', mid: 'SANDBOX000', order_id: order.id },
    headers: { 'content-type': 'application/json' },
  });
  await shop.work();
  const id = Number((await shop.payment(order.id))['id']);
  const waiting = async () => (await list()).items.filter((each: { id: number }) => each.id === id);
  return { person, order, id, waiting };
}

describe('P-14 a chargeback reported only by an unsigned webhook', () => {
  it('P-14 the chargeback is listed; confirming it with the password ends the membership once and is audited', async () => {
    const { person, order, id, waiting } = await createChargeback();
    expect(await waiting()).toMatchObject([
      { userEmail: person.email, paymentMethod: 'eximbay', amount: 10, currency: 'USD' },
    ]);
    shop.clock.advance(301);
    const unproved = await decide(id);
    expect([unproved.statusCode, unproved.json().code]).toEqual([403, 'admin.password_required']);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'active' });
    await confirm();
    expect((await decide(id)).statusCode).toBe(200);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'free' });
    expect(await shop.payment(order.id)).toMatchObject({ state: 'reversed' });
    expect(await waiting()).toEqual([]);
    const again = await decide(id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'admin.chargeback_decided']);
    const trail = await shop.rows(
      `SELECT details FROM audit_logs WHERE action = 'payments.chargeback_confirmed' AND details->>'payment' = $1`,
      (await shop.payment(order.id))['payment_id'],
    );
    expect(trail).toMatchObject([{ details: { amount: 10, currency: 'USD', note: 'Seen at Eximbay' } }]);
    const bySystem = await shop.rows(
      `SELECT action, details FROM audit_logs WHERE user_id IS NULL AND details->>'payment' = $1
       AND action IN ('payments.reversed', 'membership.period_ended') ORDER BY id`,
      (await shop.payment(order.id))['payment_id'],
    );
    expect(bySystem).toMatchObject([
      { action: 'payments.reversed', details: { amount: 10, currency: 'USD', provider: 'eximbay' } },
      { action: 'membership.period_ended', details: { reason: 'reversed', until: null } },
    ]);
  });

  it('P-14 of two administrators who decide at the same time, only one decision is accepted', async () => {
    const { id, person } = await createChargeback();
    await confirm();
    const [one, two] = await Promise.all([decide(id), decide(id, 'dismissed', 'Not there')]);
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409]);
    const status = one.statusCode === 200 ? 'free' : 'active';
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: status });
  });

  it('P-14 dismissing the chargeback changes nothing, and a later webhook lists it again', async () => {
    const { person, order, id, waiting } = await createChargeback();
    await confirm();
    expect((await decide(id, 'dismissed', 'Not there')).statusCode).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'active' });
    expect((await decide(id)).statusCode).toBe(409);
    // A repeated report is recorded only once in six hours, so this one is sent later.
    const later = new Date(shop.clock.now().getTime() + 7 * 3_600_000);
    await shop.rows(
      `INSERT INTO audit_logs (action, details, created_at)
       SELECT action, details, $2 FROM audit_logs WHERE action = 'payment.reversal_unsigned' AND details->>'payment' = $1`,
      (await shop.payment(order.id))['payment_id'],
      later,
    );
    expect(await waiting()).toHaveLength(1);
  });

  it('U-09 a decision returns 404 for a payment without a reported chargeback, and 400 without a note, for an invalid outcome or a malformed id', async () => {
    const { person, browser } = await shop.newcomer();
    const { order } = await browser.buy('eximbay', person);
    await confirm();
    expect((await decide(Number((await shop.payment(order.id))['id']))).statusCode).toBe(404);
    expect((await decide(999_999)).statusCode).toBe(404);
    expect((await decide('x')).statusCode).toBe(400);
    expect((await decide(1, 'confirmed', ' ')).statusCode).toBe(400);
    expect((await decide(1, 'returned')).statusCode).toBe(400);
  });
});
