import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../../../../test/shop.ts';
import { maxWaitingUnsigned } from './usecases/receive-webhook.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.control('DELETE', '/faults');
  for (const provider of ['paypal', 'toss', 'eximbay'])
    await shop.control('POST', '/webhooks/mode', { provider, deliver: 'normal' });
});

const periods = (email: string) =>
  shop.rows(
    'SELECT s.* FROM subscriptions s JOIN local_users u ON u.id = s.user_id WHERE lower(u.email) = lower($1)',
    email,
  );
const notices = (provider: string) =>
  shop.rows('SELECT * FROM payment_notices WHERE provider = $1', provider);
/** Returns the number of webhooks that were not processed. */
const waiting = async () =>
  (await shop.rows('SELECT 1 FROM payment_notices WHERE processed_at IS NULL')).length;
/** Creates a new member who has bought a membership by the given method. */
const bought = async (method: 'paypal' | 'toss' | 'eximbay') => {
  const { person, browser } = await shop.newcomer();
  const { order } = await browser.buy(method, person);
  return { person, browser, order };
};
const refundAtProvider: Record<string, (captureId: string) => Promise<Response>> = {
  paypal: async (captureId) => {
    const { url, core } = shop.sandbox ?? {};
    const { clientId = '', clientSecret = '' } = core?.credentials.paypal ?? {};
    const token = await fetch(`${url}/paypal/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token } = (await token.json()) as { access_token: string };
    return fetch(`${url}/paypal/v2/payments/captures/${captureId}/refund`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
        'paypal-request-id': `console-${captureId}`,
      },
      body: '{}',
    });
  },
  toss: async (paymentKey) => {
    const secret = shop.sandbox?.core.credentials.toss.secretKey ?? '';
    return fetch(`${shop.sandbox?.url}/toss/v1/payments/${paymentKey}/cancel`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${secret}:`)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ cancelReason: 'console' }),
    });
  },
};

describe('webhooks of the providers', () => {
  it('P-07: a PayPal payment that was approved before the buyer left is captured after the webhook', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    await browser.decide(order, 'close');
    await shop.deliver();
    await shop.work();
    expect(await shop.payment(order.id)).toMatchObject({ state: 'paid' });
    expect((await shop.moved(order.id)).charged).toBe(1_000);
  });

  it('P-07: an Eximbay payment for which neither the buyer nor a webhook returned is found by a query', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('eximbay', person);
    await browser.decide(order, 'approve-lose-both');
    await shop.work();
    expect(await shop.payment(order.id)).toMatchObject({ state: 'open' });
    await shop.pass(61);
    await shop.work();
    expect(await shop.payment(order.id)).toMatchObject({ state: 'paid' });
    expect((await browser.pickUp(order.id)).json()).toHaveProperty('access_token');
  });

  it('P-07: repeated, late and reordered webhooks cause exactly one grant and no refund', async () => {
    await shop.control('POST', '/webhooks/mode', { provider: 'paypal', duplicate: 2, reorder: true });
    await shop.control('POST', '/webhooks/mode', { provider: 'toss', duplicate: 2, oldDataForm: true });
    const [one, two] = [await bought('paypal'), await bought('toss')];
    for (let round = 0; round < 3; round++) {
      await shop.deliver();
      await shop.work();
      await shop.pass(3_600);
    }
    for (const { person, order } of [one, two]) {
      expect(await periods(person.email)).toHaveLength(1);
      expect((await shop.moved(order.id)).refunded).toBe(0);
    }
    const keys = (await notices('paypal')).map((each) => each['dedupe_key']);
    expect(new Set(keys).size).toBe(keys.length);
    expect(await shop.rows('SELECT 1 FROM payment_notices WHERE processed_at IS NULL')).toEqual([]);
  });

  it('P-07: a webhook that arrives before the provider’s own response is processed later', async () => {
    await shop.control('POST', '/webhooks/mode', { provider: 'toss', beforeResponse: true });
    const { person } = await bought('toss');
    await shop.work();
    expect(await periods(person.email)).toHaveLength(1);
  });

  it('P-06: a forged webhook is rejected and not stored', async () => {
    const { order } = await bought('paypal');
    await shop.deliver();
    const before = (await notices('paypal')).length;
    await shop.control('POST', '/webhooks/mode', { provider: 'paypal', badSignature: true });
    await shop.control('POST', `/payments/paypal/${order.id}/dispute`);
    await shop.deliver();
    await shop.work();
    expect(await notices('paypal')).toHaveLength(before);
    const forged = await shop.call('POST', '/webhooks/paypal', {
      body: { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.REVERSED', resource: {} },
      headers: { 'content-type': 'application/json' },
    });
    expect(forged.statusCode).toBe(400);
    expect(await shop.payment(order.id)).toMatchObject({ state: 'paid' });
  });

  it('P-06: webhooks without a signature for unknown orders are limited, so that real ones are processed', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = (index: number) =>
      shop.call('POST', '/webhooks/eximbay', {
        body: { event_type: 'CHARGEBACK', mid: 'SANDBOX000', order_id: `F-UNKNOWN-${index}` },
        headers,
      });
    const replies: string[] = [];
    for (let index = 0; index <= maxWaitingUnsigned; index++) replies.push((await send(index)).body);
    expect(replies.map((body) => body.includes('rescode=0000'))).toEqual([
      ...Array.from({ length: maxWaitingUnsigned }, () => true),
      false,
    ]);
    const { order } = await bought('eximbay');
    const chargeback = { event_type: 'CHARGEBACK', mid: 'SANDBOX000', order_id: order.id };
    expect((await shop.call('POST', '/webhooks/eximbay', { body: chargeback, headers })).body).toContain(
      '0000',
    );
    await shop.deliver();
    await shop.work();
    expect(await waiting()).toBe(maxWaitingUnsigned);
    await shop.pass(3_601);
    await shop.work();
    expect(await waiting()).toBe(0);
  });

  it('P-06: Toss webhooks are accepted only at the secret URL', async () => {
    const body = {
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { orderId: 'F-NEVER-HEARD', paymentKey: 'k', status: 'DONE' },
    };
    expect((await shop.call('POST', '/webhooks/toss/wrong', { body })).statusCode).toBe(404);
    expect(await shop.rows("SELECT 1 FROM payment_notices WHERE raw LIKE '%F-NEVER-HEARD%'")).toEqual([]);
  });

  it('P-06: a webhook that claims a payment does not mark an unpaid order as paid', async () => {
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('eximbay', person);
    const claim = `rescode=0000&resmsg=Success.&order_id=${order.id}&mid=SANDBOX000&amount=10.00&currency=USD&transaction_id=T1&fgkey=x`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await shop.call('POST', '/webhooks/eximbay', { body: claim, headers });
    await shop.work();
    expect((await browser.finish(order, { paymentKey: '', raw: '' })).json()).toMatchObject({
      status: 'pending',
    });
    expect(await shop.member(person.email)).toBeUndefined();
  });
});

describe('return from the Eximbay window', () => {
  it.each(['order_id', 'oid', 'ref', 'order_no', 'orderid', 'orderId'])(
    'P-12: a POST from another site with %s is redirected to a GET',
    async (name) => {
      const { person, browser } = await shop.newcomer();
      const order = await browser.order('eximbay', person);
      const answer = await shop.call('POST', '/pay/eximbay/return', {
        body: `${name}=${order.id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`/pay/eximbay/return?orderId=${order.id}`);
      // With a stricter policy the payment window could not send messages to the page that opened it.
      expect(answer.headers['cross-origin-opener-policy']).toBe('unsafe-none');
      const none = await shop.call('POST', '/pay/eximbay/return', {
        headers: { 'content-type': 'text/plain' },
        body: 'x',
      });
      expect([none.statusCode, none.headers.location]).toEqual([303, '/pay/eximbay/return']);
    },
  );

  it('P-12: the return records a paid order as paid and a declined one as failed', async () => {
    const paid = await shop.newcomer();
    const order = await paid.browser.order('eximbay', paid.person);
    const { raw } = await paid.browser.decide(order, 'approve-no-status');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await shop.call('POST', '/pay/eximbay/return', { body: raw, headers });
    expect(await shop.payment(order.id)).toMatchObject({ state: 'paid' });

    const refused = await shop.newcomer();
    const other = await refused.browser.order('eximbay', refused.person);
    const back = await refused.browser.decide(other, 'decline');
    await shop.call('POST', '/pay/eximbay/return', { body: back.raw, headers });
    expect((await refused.browser.finish(other, back)).json()).toMatchObject({
      status: 'failed',
      providerCode: expect.stringMatching(/^[A-Z]{2}\d\d$/),
    });
  });
});

describe('refunds and reversals made outside our site', () => {
  it('P-14: a reversal by the bank ends the membership period once, even if it is reported repeatedly', async () => {
    await shop.control('POST', '/webhooks/mode', { provider: 'paypal', duplicate: 2 });
    const { person, order } = await bought('paypal');
    await shop.control('POST', `/payments/paypal/${order.id}/reverse`);
    for (let round = 0; round < 2; round++) {
      await shop.deliver();
      await shop.work();
    }
    expect(await shop.member(person.email)).toMatchObject({
      subscription_status: 'free',
      membership_type: 'free',
    });
    expect(await periods(person.email)).toMatchObject([{ revoked_at: expect.any(Date) }]);
    const payment = await shop.payment(order.id);
    expect(payment).toMatchObject({ payment_status: 'refunded' });
    const [alert] = await shop.rows(
      'SELECT text FROM mails WHERE "to" = \'admin@demo.local\' AND text LIKE $1',
      `%${payment['payment_id']}%`,
    );
    expect(alert?.['text']).toContain('A payment was charged back');
    const ledger = await shop.rows(
      'SELECT kind FROM payment_ledger WHERE payment_transaction_id = $1',
      payment['id'],
    );
    expect(ledger).toHaveLength(2);
    const received = await shop.rows(
      'SELECT 1 FROM mails WHERE "to" = $1 AND (subject LIKE $2 OR subject LIKE $3)',
      person.email,
      '%reversed%',
      '%refund%',
    );
    expect(received).toHaveLength(1);
  });

  it('P-14: if the reversal arrives before the capture is known, both amounts are recorded and no membership starts', async () => {
    await shop.control('POST', '/webhooks/mode', { provider: 'paypal', deliver: 'off' });
    const { person, browser } = await shop.newcomer();
    const order = await browser.order('paypal', person);
    const back = await browser.decide(order);
    await shop.fault({ provider: 'paypal', op: 'capture', phase: 'after', kind: 'reset' });
    await browser.finish(order, back);
    await shop.control('POST', `/payments/paypal/${order.id}/reverse`);
    await shop.pass(60);
    await shop.work();
    const payment = await shop.payment(order.id);
    expect(payment).toMatchObject({ state: 'refunded', payment_status: 'refunded' });
    expect(await shop.moved(order.id)).toEqual({ charged: 1_000, refunded: 1_000 });
    const refundMails = await shop.rows(
      'SELECT 1 FROM mails WHERE "to" = $1 AND subject LIKE $2',
      person.email,
      '%refund%',
    );
    expect(refundMails).toHaveLength(1);
    const moves = await shop.rows(
      `SELECT l.kind, l.amount_minor, r.status FROM payment_ledger l
       LEFT JOIN refund_transactions r ON r.id = l.refund_transaction_id
       WHERE l.payment_transaction_id = $1 ORDER BY l.id`,
      payment['id'],
    );
    expect(moves).toEqual([
      { kind: 'captured', amount_minor: 1_000, status: null },
      { kind: 'refunded', amount_minor: 1_000, status: 'done' },
    ]);
    expect(await periods(person.email)).toEqual([]);
    await shop.control('POST', '/webhooks/mode', { provider: 'paypal' });
  });

  it.each(['paypal', 'toss'] as const)(
    'P-14: a refund made in the merchant console of %s ends the period and is recorded as external',
    async (method) => {
      const { person, order } = await bought(method);
      const payment = await shop.payment(order.id);
      const refunded = await refundAtProvider[method]?.(String(payment['provider_transaction_id']));
      expect(refunded?.ok).toBe(true);
      await shop.deliver();
      await shop.work();
      expect(await shop.payment(order.id)).toMatchObject({ state: 'refunded', payment_status: 'refunded' });
      expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'free' });
      const refunds = await shop.rows(
        'SELECT * FROM refund_transactions WHERE payment_transaction_id = $1',
        payment['id'],
      );
      expect(refunds).toMatchObject([{ origin: 'external', status: 'done' }]);
    },
  );

  it('P-14: a refund without a webhook is found by the next scheduled query', async () => {
    await shop.control('POST', '/webhooks/mode', { provider: 'toss', deliver: 'off' });
    const { person, order } = await bought('toss');
    await refundAtProvider['toss']?.(String((await shop.payment(order.id))['provider_transaction_id']));
    await shop.pass(24 * 3_600 + 1);
    await shop.work();
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'free' });
  });

  it('P-14: an unsigned chargeback webhook ends no period; an administrator is notified and can confirm the chargeback', async () => {
    const { person, order } = await bought('eximbay');
    await shop.call('POST', '/webhooks/eximbay', {
      body: { event_type: 'CHARGEBACK', mid: 'SANDBOX000', order_id: order.id },
      headers: { 'content-type': 'application/json' },
    });
    await shop.work();
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'active' });
    const received = await shop.rows(
      'SELECT 1 FROM mails WHERE "to" = \'admin@demo.local\' AND text LIKE $1',
      `%${order.id}%`,
    );
    expect(received.length).toBe(1);
    await shop.app.payments.reverse(order.id);
    await shop.app.payments.reverse(order.id);
    expect(await shop.member(person.email)).toMatchObject({ subscription_status: 'free' });
    expect(await shop.payment(order.id)).toMatchObject({ state: 'reversed' });
  });
});
