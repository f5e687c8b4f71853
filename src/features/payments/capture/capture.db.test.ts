import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Method, type Shop } from '../../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());
beforeEach(() => shop.control('DELETE', '/faults'));

const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;
const periods = (email: string) =>
  shop.rows(
    'SELECT s.* FROM subscriptions s JOIN local_users u ON u.id = s.user_id WHERE lower(u.email) = lower($1)',
    email,
  );

describe('capturing a payment once', () => {
  it.each(['paypal', 'toss'] as Method[])(
    'P-06: five %s confirmations at once charge and grant once',
    async (method) => {
      const { person, browser } = await shop.newcomer();
      const order = await browser.order(method, person);
      const back = await browser.decide(order);
      const answers = await Promise.all(Array.from({ length: 5 }, () => browser.finish(order, back)));
      expect(answers.map((each) => each.statusCode)).toEqual([200, 200, 200, 200, 200]);
      expect(await shop.moved(order.id)).toEqual({
        charged: method === 'toss' ? 13_000 : 1_000,
        refunded: 0,
      });
      expect(await periods(person.email)).toHaveLength(1);
      const withTokens = answers.filter((each) => 'access_token' in each.json<object>());
      expect(withTokens).toHaveLength(method === 'toss' ? 1 : 0);
      expect((await browser.finish(order, back)).statusCode).toBe(200);
      expect(await periods(person.email)).toHaveLength(1);
    },
  );

  it('P-06: when one purchase is paid in two tabs, the second is not charged', async () => {
    const { person, browser } = await shop.newcomer();
    const first = await browser.order('paypal', person);
    const second = await browser.order('toss', person);
    const backs = [await browser.decide(first), await browser.decide(second)] as const;
    expect((await browser.finish(first, backs[0])).statusCode).toBe(200);
    const refused = await browser.finish(second, backs[1]);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'payments.already_paid']);
    expect(await shop.moved(second.id)).toEqual({ charged: 0, refunded: 0 });
  });

  it('P-06 U-01: the email after the payment states the receipt number and links to the receipt', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    await browser.finish(order, await browser.decide(order));
    const [receipt] = await shop.rows(
      `SELECT r.number, t.id FROM receipts r JOIN payment_transactions t ON t.id = r.payment_transaction_id
       JOIN local_users u ON u.id = t.user_id WHERE lower(u.email) = lower($1)`,
      person.email,
    );
    const [mail] = await shop.rows(
      'SELECT text FROM mails WHERE lower("to") = lower($1) AND subject LIKE $2',
      person.email,
      '%receipt%',
    );
    expect(receipt?.['number']).toMatch(/^\d{4}-\d{6}$/);
    expect(mail?.['text']).toContain(receipt?.['number']);
    expect(mail?.['text']).toMatch(new RegExp(`/my-page/receipts/${receipt?.['id']}\\b`));
  });

  it('P-06: a second payment of the same purchase, captured in the provider’s window, is refunded once', async () => {
    const { person, browser } = await shop.newcomer();
    const first = await browser.order('paypal', person);
    const second = await browser.order('eximbay', person);
    await browser.decide(second);
    await browser.finish(first, await browser.decide(first));
    const status = await browser.finish(second, { paymentKey: '', raw: '' });
    expect(status.json()).toMatchObject({ status: 'failed', message: 'This payment is being returned.' });
    await shop.work();
    await shop.work();
    expect(await shop.moved(second.id)).toEqual({ charged: 1_000, refunded: 1_000 });
    expect(await shop.payment(second.id)).toMatchObject({ state: 'refunded' });
    expect((await browser.finish(second, { paymentKey: '', raw: '' })).json()).toMatchObject({
      status: 'failed',
      problem: 'refunded',
    });
    for (const url of ['/api/auth/complete-payment-and-register', '/api/login-ticket/consume']) {
      const late = await browser.call('POST', url, { orderId: second.id, evenUnpaid: true });
      expect([url, late.statusCode, codeOf(late)]).toEqual([url, 409, 'payments.refunded']);
    }
    expect(await periods(person.email)).toMatchObject([{ status: 'active' }]);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'active' });
    // The member sees both payments, and the receipt and credit note of the second one.
    browser.signedInWith((await browser.pickUp(first.id)).json().access_token);
    const { id } = await shop.payment(second.id);
    const listed = (await browser.call('GET', '/api/user/payment-transactions')).json<{ id: number }[]>();
    expect(listed.map((each) => each.id)).toContain(Number(id));
    expect((await browser.call('GET', `/api/user/receipts/${id}`)).json()).toMatchObject({
      creditNote: expect.anything(),
    });
    const received = await shop.rows(
      'SELECT 1 FROM mails WHERE "to" = $1 AND subject LIKE $2',
      person.email,
      '%returning%',
    );
    expect(received).toHaveLength(1);
  });

  it.each([
    ['toss', 'confirm', 2],
    ['paypal', 'capture', 1],
  ] as const)(
    'P-07: after a server error the %s capture is repeated with a key for which the provider does not return the stored error',
    async (method, op, keys) => {
      const { person, browser } = await shop.newcomer();
      const order = await browser.order(method, person);
      const back = await browser.decide(order);
      await shop.fault({ provider: method, op, phase: 'before', kind: 'http', status: 500 });
      await browser.finish(order, back);
      await shop.pass(30);
      await shop.work();
      expect(await shop.payment(order.id)).toMatchObject({ state: 'paid' });
      const journal = await shop.control<{ url: string; headers: Record<string, string> }[]>('GET', '/log');
      const used = journal
        .filter(({ url }) =>
          method === 'toss' ? url.endsWith('/confirm') : url.includes(`${order.id}/capture`),
        )
        .map(({ headers }) => headers['idempotency-key'] ?? headers['paypal-request-id'])
        .filter((key) => method === 'paypal' || key?.includes(order.id));
      expect(used).toHaveLength(2);
      expect(new Set(used).size).toBe(keys);
    },
  );

  it.each([
    ['paypal', 'capture'],
    ['toss', 'confirm'],
  ] as const)(
    'P-07: a %s capture whose response was lost is found by a query, granted and charged once',
    async (method, op) => {
      const { person, browser } = await shop.newcomer();
      const order = await browser.order(method, person);
      const back = await browser.decide(order);
      await shop.fault({ provider: method, op, phase: 'after', kind: 'reset' });
      const answer = await browser.finish(order, back);
      expect(answer.json()).toMatchObject({ status: 'PENDING' });
      expect(await shop.payment(order.id)).toMatchObject({ state: 'unknown', payment_status: 'pending' });

      // Meanwhile no other attempt of this purchase can be paid.
      await shop.pass(11);
      const other = await browser.call('POST', ...browser.orderCall('eximbay', person));
      expect([other.statusCode, codeOf(other)]).toEqual([409, 'payments.being_checked']);

      await shop.work();
      expect(await shop.payment(order.id)).toMatchObject({ state: 'paid' });
      expect((await shop.moved(order.id)).charged).toBe(method === 'toss' ? 13_000 : 1_000);
      expect(await periods(person.email)).toHaveLength(1);
      expect((await browser.pickUp(order.id)).json()).toHaveProperty('access_token');
    },
  );

  it.each([
    ['paypal', 'capture'],
    ['toss', 'confirm'],
  ] as const)(
    'P-07: a capture call that did not reach %s is repeated and the buyer is charged once',
    async (method, op) => {
      const { person, browser } = await shop.newcomer();
      const order = await browser.order(method, person);
      const back = await browser.decide(order);
      await shop.fault({ provider: method, op, phase: 'before', kind: 'reset' });
      expect((await browser.finish(order, back)).json()).toMatchObject({ status: 'PENDING' });
      await shop.pass(6);
      await shop.work();
      expect(await shop.payment(order.id)).toMatchObject({ state: 'paid' });
      expect((await shop.moved(order.id)).charged).toBe(method === 'toss' ? 13_000 : 1_000);
    },
  );

  it('P-02: a declined card can be replaced in the same window', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    await browser.decide(order, 'fail');
    const declined = await browser.finish(order, { paymentKey: '', raw: '' });
    expect(declined.statusCode).toBe(422);
    expect(declined.json()).toMatchObject({
      code: 'payments.declined',
      restart: true,
      providerCode: 'INSTRUMENT_DECLINED',
    });
    await browser.decide(order);
    expect((await browser.finish(order, { paymentKey: '', raw: '' })).json()).toMatchObject({
      status: 'COMPLETED',
    });
    expect((await shop.moved(order.id)).charged).toBe(1_000);
  });

  it('P-02: capturing an order that the buyer has not approved returns 422, charges nothing, and the order can still be paid', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    const early = await browser.finish(order, { paymentKey: '', raw: '' });
    expect([early.statusCode, codeOf(early)]).toEqual([422, 'payments.not_approved']);
    const result = await browser.pickUp(order.id);
    expect([result.statusCode, codeOf(result)]).toEqual([409, 'payments.not_completed']);
    expect((await browser.finish(order, await browser.decide(order))).statusCode).toBe(200);
  });

  it('P-06: a changed amount in the return URL is refused before the payment is confirmed', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('toss', person);
    const { paymentKey } = await browser.decide(order);
    const body = { paymentKey, orderId: order.id, amount: 1_300 };
    const answer = await browser.call('POST', '/api/toss/confirm-payment', body);
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'payments.amount_changed']);
    expect(await shop.payment(order.id)).toMatchObject({ state: 'open' });
    expect((await shop.moved(order.id)).charged).toBe(0);
  });

  it('P-06: the payment key of another order is refused', async () => {
    const [one, two] = [await shop.newcomer(), await shop.newcomer()];
    const mine = await one.browser.order('toss', one.person);
    const theirs = await two.browser.order('toss', two.person);
    const back = await two.browser.decide(theirs);
    const answer = await one.browser.finish(mine, back);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await shop.member(one.person.email)).toBeUndefined();
    expect((await two.browser.finish(theirs, back)).statusCode).toBe(200);
    expect(await shop.member(two.person.email)).toMatchObject({ subscription_status: 'active' });
  });
});

describe('result of an order', () => {
  it('M-14: a browser other than the ordering one gets no result and no session of an order', async () => {
    const { person, browser } = await shop.newcomer();
    const { order } = await browser.buy('paypal', person);
    const stranger = shop.browser();
    for (const [url, body] of [
      [`/api/paypal/order/${order.id}/capture`, undefined],
      ['/api/auth/complete-payment-and-register', { orderId: order.id }],
      ['/api/login-ticket/consume', { orderId: order.id }],
    ] as const) {
      const answer = await stranger.call('POST', url, body);
      expect([url, answer.statusCode, codeOf(answer)]).toEqual([url, 403, 'payments.not_your_order']);
    }
    stranger.cookies.set('order', 'x'.repeat(43));
    expect((await stranger.call('POST', '/api/login-ticket/consume', { orderId: order.id })).statusCode).toBe(
      403,
    );
  });

  it('P-02 the result of an unpaid order is returned as a status instead of an error if requested', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    const url = '/api/auth/complete-payment-and-register';
    const body = { orderId: order.id, evenUnpaid: true };
    const waiting = await browser.call('POST', url, body);
    expect([waiting.statusCode, waiting.json()]).toEqual([
      200,
      { success: false, orderId: order.id, status: 'UNPAID' },
    ]);
    expect((await browser.call('POST', url, { orderId: order.id })).statusCode).toBe(409);
    expect((await shop.browser().call('POST', url, body)).statusCode).toBe(403);
    await browser.finish(order, await browser.decide(order));
    const paid = await browser.call('POST', url, body);
    expect(paid.json()).toMatchObject({ success: true, access_token: expect.any(String) });
  });

  it('P-04: a login ticket is valid once and for 15 minutes', async () => {
    const { person, browser } = await shop.newcomer();
    const { order } = await browser.buy('eximbay', person);
    const body = { orderId: order.id };
    const [one, two] = await Promise.all([
      browser.call('POST', '/api/login-ticket/consume', body),
      browser.call('POST', '/api/login-ticket/consume', body),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
    expect(codeOf(one.statusCode === 409 ? one : two)).toBe('payments.ticket_used');

    const late = await shop.newcomer();
    const bought = await late.browser.buy('eximbay', late.person);
    await shop.pass(15 * 60);
    const answer = await late.browser.call('POST', '/api/login-ticket/consume', { orderId: bought.order.id });
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'payments.ticket_expired']);
  });

  it.each([
    ['POST', '/api/paypal/order/5O190127TN364715T/capture', undefined],
    ['POST', '/api/auth/complete-payment-and-register', { orderId: 'F-UNKNOWN0' }],
    ['POST', '/api/login-ticket/consume', { orderId: 'F-UNKNOWN0' }],
    ['GET', '/api/eximbay/check-status?order_id=F-UNKNOWN0', undefined],
    ['POST', '/api/toss/confirm-payment', { orderId: 'F-UNKNOWN0', paymentKey: 'k', amount: 13_000 }],
    ['POST', '/api/toss/cancel-payment', { orderId: 'F-UNKNOWN0', code: 'USER_CANCEL' }],
  ])('%s %s returns 404 for an unknown order', async (method, url, body) => {
    const answer = await shop.browser().call(method, url, body);
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'payments.order_unknown']);
    expect(answer.json()).toMatchObject({ message: 'Order ID not found' });
  });

  it.each([
    ['/api/login-ticket/consume', {}],
    ['/api/auth/complete-payment-and-register', { orderId: '../etc' }],
    ['/api/toss/confirm-payment', { orderId: 'F-UNKNOWN0', paymentKey: '', amount: -1 }],
    ['/api/paypal/order', { amount: '10.00' }],
    ['/api/eximbay/ready', { registrationData: 1 }],
    ['/api/toss/create-payment', null],
  ])('POST %s with the invalid body %j returns 400', async (url, body) => {
    expect((await shop.browser().call('POST', url, body)).statusCode).toBe(400);
  });
});

describe('P-03 payment cancelled at Toss', () => {
  const giveUp = (browser: ReturnType<Shop['browser']>, orderId: string, code = 'PAY_PROCESS_CANCELED') =>
    browser.call('POST', '/api/toss/cancel-payment', { orderId, code });
  const statusOf = async (orderId: string) => (await shop.payment(orderId))['payment_status'];

  it('the payment history shows the order as cancelled, and it can still be paid', async () => {
    const { browser, person } = await shop.newcomer();
    const order = await browser.order('toss', person);
    expect(await statusOf(order.id)).toBe('pending');
    expect((await giveUp(browser, order.id)).json()).toEqual({ orderId: order.id, cancelled: true });
    expect(await statusOf(order.id)).toBe('cancelled');
    const paid = await browser.finish(order, await browser.decide(order));
    expect(paid.json()).toMatchObject({ success: true });
    expect(await statusOf(order.id)).toBe('completed');
    // An order that is paid cannot be cancelled any more.
    expect((await giveUp(browser, order.id)).json()).toEqual({ orderId: order.id, cancelled: false });
    expect(await statusOf(order.id)).toBe('completed');
  });

  it('only the browser that ordered can cancel, and only with a cancellation code of Toss', async () => {
    const { browser, person } = await shop.newcomer();
    const order = await browser.order('toss', person);
    const stranger = await giveUp(shop.browser(), order.id);
    expect([stranger.statusCode, codeOf(stranger)]).toEqual([403, 'payments.not_your_order']);
    expect((await giveUp(browser, order.id, 'REJECT_CARD_COMPANY')).statusCode).toBe(400);
    expect(await statusOf(order.id)).toBe('pending');
  });
});

describe('conflicts with simultaneous registrations', () => {
  it('a buyer whose nickname was taken during the payment gets it with a number appended and is notified', async () => {
    const { person, browser } = await shop.newcomer({ nickname: 'martensite' });
    const order = await browser.order('paypal', person);
    await shop.rows("UPDATE local_users SET nickname = 'Martensite' WHERE email = 'member@demo.local'");
    await browser.finish(order, await browser.decide(order));
    expect((await browser.pickUp(order.id)).json()).toMatchObject({ nickname: 'martensite2' });
    const [mail] = await shop.rows(
      'SELECT text FROM mails WHERE "to" = $1 AND subject LIKE $2',
      person.email,
      '%receipt%',
    );
    expect(mail?.['text']).toContain('martensite2');
  });

  it('M-14: if the email was registered during the payment, the period goes to that account and the payer gets no session', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    const other = shop.browser();
    await other.verify(person.email);
    const registered = await other.call('POST', '/api/auth/register', {
      ...person,
      nickname: 'faster',
      password: 'another-pass-1',
    });
    expect(registered.statusCode, registered.body).toBe(201);
    await browser.finish(order, await browser.decide(order));
    const answer = await browser.pickUp(order.id);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('subscription updated') });
    expect(answer.json()).not.toHaveProperty('access_token');
    expect(await shop.member(person.email)).toMatchObject({
      nickname: 'faster',
      subscription_status: 'active',
    });
    const wrong = await shop.call('POST', '/api/auth/login', {
      body: { email: person.email, password: person.password },
    });
    expect(wrong.statusCode).toBe(401);
  });

  it('P-07: if creating the account fails, the paid registration is stored and retried until the member can log in', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    const back = await browser.decide(order);
    await shop.rows('ALTER TABLE auth.users RENAME TO users_away');
    const answer = await browser.finish(order, back);
    expect(answer.json()).toMatchObject({ status: 'COMPLETED' });
    const pending = await browser.pickUp(order.id);
    expect([pending.statusCode, codeOf(pending)]).toEqual([503, 'payments.account_pending']);
    await shop.rows('ALTER TABLE auth.users_away RENAME TO users');
    const [failed] = await shop.rows('SELECT * FROM failed_registrations WHERE recovered = false');
    expect(failed).toMatchObject({
      payment_id: (await shop.payment(order.id))['payment_id'],
      retry_count: 2,
    });
    await shop.pass(5 * 60);
    await shop.work();
    expect(await shop.rows('SELECT 1 FROM failed_registrations WHERE recovered = false')).toEqual([]);
    expect((await browser.pickUp(order.id)).json()).toHaveProperty('access_token');
  });
});
