import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Method, type Shop } from '../../../../test/shop.ts';
import { maySendAgain, nextAfterRefusal } from './refund.rules.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());
beforeEach(() => shop.control('DELETE', '/faults'));

/** Creates a paid membership with a refund request. */
async function refundRequested(method: Method, plan = 'monthly') {
  const { person, browser } = await shop.newcomer({ membershipType: plan });
  const { order } = await browser.buy(method, person);
  const payment = await shop.payment(order.id);
  const minor = Math.round(Number(payment['amount']) * (method === 'toss' ? 1 : 100));
  const refund = {
    paymentTransactionId: Number(payment['id']),
    provider: method,
    amount: { minor, currency: method === 'toss' ? ('KRW' as const) : ('USD' as const) },
    origin: 'user' as const,
  };
  const ask = () => shop.database.db.transaction((tx) => shop.app.payments.refund.request(tx, refund));
  const state = async () =>
    (
      await shop.rows('SELECT * FROM refund_transactions WHERE payment_transaction_id = $1', payment['id'])
    )[0];
  return { person, order, minor, ask, state };
}

const methods: Method[] = ['paypal', 'toss', 'eximbay'];

describe('refunds', () => {
  it.each(methods)(
    'R-03: a refund by %s is made once and ends the period that it paid for',
    async (method) => {
      const { person, order, minor, ask, state } = await refundRequested(method);
      const asked = await Promise.all([ask(), ask(), ask()]);
      expect(asked.filter((id) => id !== null)).toHaveLength(1);
      await Promise.all([shop.work(), shop.work()]);
      expect(await state()).toMatchObject({ status: 'done', origin: 'user', completed_at: expect.any(Date) });
      expect(await shop.moved(order.id)).toEqual({ charged: minor, refunded: minor });
      expect(await shop.member(person.email)).toMatchObject({
        subscription_status: 'free',
        payment_status: 'refunded',
      });
      expect(await ask()).toBeNull();
    },
  );

  it.each(methods)(
    'R-03: a refund by %s with a lost response is not sent twice and completes',
    async (method) => {
      const { order, minor, ask, state } = await refundRequested(method);
      await shop.fault({ provider: method, op: 'refund', phase: 'after', kind: 'reset' });
      await ask();
      await shop.work();
      expect(await state()).toMatchObject({ status: 'unknown' });
      await shop.pass(6);
      await shop.work();
      expect(await state()).toMatchObject({ status: 'done' });
      expect((await shop.moved(order.id)).refunded).toBe(minor);
    },
  );

  it.each(methods)(
    'R-03: a refund by %s whose request did not reach the provider is sent again and made once',
    async (method) => {
      const { order, minor, ask, state } = await refundRequested(method);
      await shop.fault({ provider: method, op: 'refund', phase: 'before', kind: 'reset' });
      await ask();
      await shop.work();
      expect(await state()).toMatchObject({ status: 'unknown' });
      await shop.pass(6);
      await shop.work();
      expect(await state()).toMatchObject({ status: 'done' });
      expect((await shop.moved(order.id)).refunded).toBe(minor);
    },
  );

  it('R-03: a final refusal alerts an administrator, who can record that the money was returned by other means', async () => {
    const { person, ask, state } = await refundRequested('paypal', 'annual');
    await shop.control('POST', '/clock', { advance: '181d' });
    await ask();
    await shop.work();
    const refund = await state();
    expect(refund).toMatchObject({
      status: 'manual',
      provider_response: { reason: 'REFUND_TIME_LIMIT_EXCEEDED' },
    });
    expect((await shop.app.payments.refund.findManual()).map((each) => each.id)).toContain(
      Number(refund?.['id']),
    );
    const received = await shop.rows(
      'SELECT 1 FROM mails WHERE "to" = \'admin@demo.local\' AND text LIKE $1',
      `%${refund?.['refund_id']}%`,
    );
    expect(received).toHaveLength(1);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'active' });
    expect(await shop.app.payments.refund.resolveManual(Number(refund?.['id']), 'done')).toBe(true);
    expect(await shop.app.payments.refund.resolveManual(Number(refund?.['id']), 'done')).toBe(false);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'free' });
  });
});

describe('a chargeback while a refund is requested', () => {
  it.each(['chargeback first', 'refund first'])(
    'R-03 P-14 the money that moved once is counted once in the monthly figures (%s)',
    async (order) => {
      const sums = async () => {
        const { months } = (await shop.call('GET', '/api/admin/figures?months=24', { as: 'admin' })).json();
        const total = (key: string) =>
          months.reduce((sum: number, each: Record<string, number>) => sum + (each[key] ?? 0), 0);
        return { refunded: total('refundedUsd'), reversed: total('reversedUsd') };
      };
      const before = await sums();
      const { order: bought, minor, ask, state } = await refundRequested('paypal');
      await shop.control('POST', '/webhooks/mode', { provider: 'paypal', deliver: 'off' });
      const payment = await shop.payment(bought.id);
      await shop.control('POST', `/payments/paypal/${payment['provider_order_id']}/reverse`);
      await ask();
      const chargeback = () => shop.app.payments.reverse(String(payment['payment_id']));
      const steps = [chargeback, () => shop.work()];
      for (const step of order === 'chargeback first' ? steps : steps.reverse()) await step();
      expect(await state()).toMatchObject({ status: 'done' });
      expect(await shop.moved(bought.id)).toEqual({ charged: minor, refunded: minor });
      const after = await sums();
      await shop.control('POST', '/webhooks/mode', { provider: 'paypal', deliver: 'on' });
      expect(after.refunded - before.refunded + after.reversed - before.reversed).toBe(minor);
    },
  );
});

describe('refund sent again by an administrator', () => {
  it('U-07 each refusal of a refund is in the audit log with its reason, also after a second try within the hour', async () => {
    const { person, ask, state } = await refundRequested('toss');
    const refuse = (code: string) => {
      const body = JSON.stringify({ code, message: 'refused' });
      return shop.fault({ provider: 'toss', op: 'refund', phase: 'before', kind: 'http', status: 403, body });
    };
    await refuse('EXCEED_MAX_REFUND_DUE');
    await ask();
    await shop.work();
    const refund = await state();
    await shop.app.payments.refund.resolveManual(Number(refund?.['id']), 'send_again');
    await refuse('FORBIDDEN_REQUEST');
    await shop.work();
    const entries = await shop.rows(
      `SELECT user_id, target_user_id, details->>'reason' AS reason FROM audit_logs
       WHERE action = 'refund.manual' AND details->>'refund' = $1 ORDER BY id`,
      refund?.['refund_id'],
    );
    const target_user_id = (await shop.member(person.email))?.['id'];
    expect(entries).toEqual(
      ['EXCEED_MAX_REFUND_DUE', 'FORBIDDEN_REQUEST'].map((reason) => ({
        user_id: null,
        target_user_id,
        reason,
      })),
    );
  });

  it('R-03: a refund sent again uses a new idempotency key, since the provider would repeat its refusal for the old one', async () => {
    const { order, minor, ask, state } = await refundRequested('toss');
    const body = JSON.stringify({ code: 'EXCEED_MAX_REFUND_DUE', message: 'refused' });
    await shop.fault({ provider: 'toss', op: 'refund', phase: 'before', kind: 'http', status: 403, body });
    await ask();
    await shop.work();
    const refund = await state();
    expect(refund).toMatchObject({ status: 'manual' });
    expect(await shop.app.payments.refund.resolveManual(Number(refund?.['id']), 'send_again')).toBe(true);
    await shop.work();
    expect(await state()).toMatchObject({ status: 'done' });
    expect((await shop.moved(order.id)).refunded).toBe(minor);
    const log = await shop.control<{ url: string; headers: Record<string, string> }[]>('GET', '/log');
    const keys = log
      .filter(({ url }) => url.endsWith('/cancel'))
      .map(({ headers }) => headers['idempotency-key'] ?? '')
      .filter((key) => key.includes(String(refund?.['refund_id'])));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('refusal of a refund', () => {
  it.each([
    ['refund_window_closed', 'manual'],
    ['merchant_funds', 'manual'],
    ['retry_later', 'later'],
    ['in_progress', 'ask'],
  ])('R-03: after the provider refuses a refund with %s, the next step is %s', (kind, next) =>
    expect(nextAfterRefusal(kind)).toBe(next),
  );

  it('R-03: without an idempotency key at the provider, a refund is sent again only while the balance is unchanged', () => {
    expect(maySendAgain('latest', null, null)).toBe(true);
    expect(maySendAgain('replay', null, null)).toBe(true);
    expect(maySendAgain('none', 1_000, 1_000)).toBe(true);
    expect(maySendAgain('none', 1_000, 0)).toBe(false);
    expect(maySendAgain('none', null, null)).toBe(false);
  });
});
