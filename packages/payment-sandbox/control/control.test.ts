import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eximbayRequest, paypalOrder, type Shop, startShop, tossPayment } from '../testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

const arm = (fault: object) => shop.control('faults', fault);
const capture = (id: string, key = 'k') =>
  shop.paypal('POST', `/v2/checkout/orders/${id}/capture`, {}, { 'paypal-request-id': key });
const charged = async () => (await shop.ledger())['attempt-1']?.charged ?? 0;

describe('P-05 simulated faults', () => {
  it.each([
    ['reset', 'before', 0],
    ['reset', 'after', 9600],
  ])(
    'a simulated fault (%s, %s the effect) leaves the call without a response, and %d is charged',
    async (kind, phase, money) => {
      await arm({ provider: 'paypal', op: 'capture', phase, kind });
      const id = await paypalOrder(shop);
      await expect(capture(id)).rejects.toThrow();
      expect(await charged()).toBe(money);
      // The fault applied to one call only, so the next call is answered.
      expect((await capture(id)).status).toBe(phase === 'after' ? 200 : 201);
      expect(await charged()).toBe(9600);
    },
  );

  it.each([
    ['before', 0],
    ['after', 9600],
  ])(
    'a simulated fault (drop, %s the effect) keeps the call waiting without a response, and %d is charged',
    async (phase, money) => {
      await arm({ provider: 'paypal', op: 'capture', phase, kind: 'drop' });
      const id = await paypalOrder(shop);
      const waiting = capture(id).then(
        () => 'answered',
        () => 'cut',
      );
      await expect.poll(async () => (await shop.call('GET', '/__sandbox/log')).body[0].answer).toBe('[drop]');
      expect(await charged()).toBe(money);
      await shop.sandbox.close();
      expect(await waiting).toBe('cut');
      shop = await startShop();
    },
  );

  it.each([
    ['before', 0],
    ['after', 13_000],
  ])(
    'simulated faults (http and garbage, %s the effect) cause an invalid response, and %d is charged',
    async (phase, money) => {
      await arm({
        provider: 'toss',
        op: 'confirm',
        phase,
        kind: 'http',
        status: 502,
        body: '<html>Bad Gateway',
      });
      const { paymentKey } = await tossPayment(shop);
      const confirm = () =>
        shop.toss('POST', '/v1/payments/confirm', { paymentKey, orderId: 'attempt-1', amount: 13_000 });
      const reply = await confirm();
      expect([reply.status, reply.text]).toEqual([502, '<html>Bad Gateway']);
      expect(await charged()).toBe(money);
      await arm({ provider: 'toss', op: 'query', phase, kind: 'garbage' });
      const garbage = await shop.toss('GET', `/v1/payments/${paymentKey}`);
      expect([garbage.status, garbage.body]).toEqual([200, undefined]);
    },
  );

  it('the fault delay before the effect postpones the effect', async () => {
    await arm({ provider: 'paypal', op: 'capture', phase: 'before', kind: 'delay', delayMs: 150 });
    const id = await paypalOrder(shop);
    const late = capture(id);
    expect(await charged()).toBe(0);
    expect((await late).status).toBe(201);
    expect(await charged()).toBe(9600);
  });

  it('a fault applies only to its order and amount and to the given number of calls; if two faults match, the older applies', async () => {
    await arm({
      provider: 'eximbay',
      op: 'ready',
      phase: 'before',
      kind: 'http',
      status: 503,
      match: { orderRef: 'b' },
    });
    await arm({
      provider: 'eximbay',
      op: 'ready',
      phase: 'before',
      kind: 'http',
      status: 500,
      times: 2,
      match: { amount: 1_000 },
    });
    const ready = async (orderId: string, amount = '10.00') =>
      (await shop.eximbay('/v1/payments/ready', eximbayRequest(shop, { orderId, amount }))).status;
    expect([
      await ready('a', '11.00'),
      await ready('a'),
      await ready('b'),
      await ready('b'),
      await ready('b'),
    ]).toEqual([200, 500, 503, 500, 200]);
  });

  it('faults can be listed and deleted, and an invalid fault is rejected', async () => {
    await arm({ provider: 'toss', op: 'refund', phase: 'after', kind: 'reset', times: 3 });
    expect((await shop.call('GET', '/__sandbox/faults')).body).toMatchObject([{ op: 'refund', times: 3 }]);
    expect((await shop.call('DELETE', '/__sandbox/faults')).body).toEqual([]);
    for (const wrong of [
      { provider: 'stripe' },
      { op: 'pay' },
      { phase: 'during' },
      { kind: 'explode' },
      { times: 0 },
    ])
      expect(
        (await arm({ provider: 'toss', op: 'refund', phase: 'after', kind: 'reset', ...wrong })).status,
      ).toBe(400);
  });

  it('a fault takes precedence over the provider’s test header, and the header over special amounts', async () => {
    const id = await paypalOrder(shop, { value: '10.02' });
    const mock = { 'paypal-mock-response': '{"mock_application_codes":"PAYER_CANNOT_PAY"}' };
    const call = () => shop.paypal('POST', `/v2/checkout/orders/${id}/capture`, {}, mock);
    await arm({ provider: 'paypal', op: 'capture', phase: 'before', kind: 'http', status: 599 });
    expect((await call()).status).toBe(599);
    expect((await call()).body.details[0].issue).toBe('PAYER_CANNOT_PAY');
    expect((await capture(id)).body.details[0].issue).toBe('TRANSACTION_REFUSED');
  });
});

describe('P-05 log of calls', () => {
  it('the log contains every call with its response and unknown fields, but no secrets', async () => {
    await shop.paypal('POST', '/v2/checkout/orders', { intent: 'CAPTURE', surprise: 1 });
    const [create, token] = (await shop.call('GET', '/__sandbox/log')).body;
    expect(create).toMatchObject({
      method: 'POST',
      url: '/paypal/v2/checkout/orders',
      status: 400,
      notes: ['unknown field surprise'],
    });
    expect(create.headers.authorization).toBe('…');
    expect(token.answer).toContain('"access_token":"…"');
  });
});

describe('P-05 events after a payment', () => {
  const act = (provider: string, id: string, action: string) =>
    shop.control(`payments/${provider}/${id}/${action}`);

  it('a PayPal capture can be reversed once, and the merchant is notified of reversal and dispute', async () => {
    const id = await paypalOrder(shop);
    await capture(id);
    expect((await act('paypal', id, 'reverse')).status).toBe(200);
    expect((await act('paypal', id, 'reverse')).status).toBe(409);
    expect((await act('paypal', 'attempt-1', 'dispute')).status).toBe(200);
    expect(await shop.ledger()).toMatchObject({ 'attempt-1': { charged: 9600, refunded: 9600 } });
    await shop.deliver();
    expect(shop.topics('/paypal').slice(-2)).toEqual([
      'PAYMENT.CAPTURE.REVERSED',
      'CUSTOMER.DISPUTE.CREATED',
    ]);
  });

  it('a payment can expire once, a pending payment can be denied, and impossible actions are rejected', async () => {
    const { paymentKey } = await tossPayment(shop);
    expect((await act('toss', paymentKey, 'expire')).status).toBe(200);
    expect((await act('toss', 'attempt-1', 'expire')).status).toBe(409);
    const pending = await paypalOrder(shop, { value: '10.03', ref: 'p' });
    await capture(pending);
    expect((await act('paypal', 'p', 'deny')).status).toBe(200);
    await shop.advance('1h');
    expect(await shop.ledger()).toEqual({});
    expect((await act('eximbay', 'unknown', 'expire')).status).toBe(409);
    expect((await act('stripe', 'x', 'expire')).status).toBe(400);
  });
});

describe('P-05 virtual clock and stored state', () => {
  it('the clock can only be moved forward, and only by a valid duration', async () => {
    expect((await shop.advance('90s')).body.now).toBe('2026-11-20T10:01:30.000Z');
    expect((await shop.advance('-1h')).status).toBe(400);
    expect((await shop.advance('tomorrow')).status).toBe(400);
    expect((await shop.call('POST', '/__sandbox/clock', {}, 'no json')).status).toBe(400);
  });

  it('a reset deletes payments, faults and modes, sets the clock back to its start, and keeps the webhook listeners', async () => {
    await capture(await paypalOrder(shop));
    await arm({ provider: 'toss', op: 'refund', phase: 'after', kind: 'reset' });
    await shop.control('webhooks/mode', { provider: 'toss', deliver: 'off' });
    await shop.advance('1h');
    expect((await shop.control('reset')).body.now).toBe('2026-11-20T10:00:00.000Z');
    expect([await shop.ledger(), (await shop.call('GET', '/__sandbox/faults')).body]).toEqual([{}, []]);
    const { modes, targets } = (await shop.call('GET', '/__sandbox/webhooks')).body;
    expect([modes.toss, targets.toss[0].url]).toEqual([{}, `${shop.url}/toss`]);
  });

  it('payments, idempotency keys, unsent messages and the time survive a restart', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sandbox-'));
    const file = path.join(folder, 'sandbox.sqlite');
    const first = await startShop(file);
    first.answerWith(() => [500, '']);
    const id = await paypalOrder(first);
    await first.advance('1m');
    await first.paypal('POST', `/v2/checkout/orders/${id}/capture`, {}, { 'paypal-request-id': 'k' });
    await first.close();
    const second = await startShop(file);
    try {
      expect((await second.ledger())['attempt-1'].charged).toBe(9600);
      expect(
        (await second.paypal('POST', `/v2/checkout/orders/${id}/capture`, {}, { 'paypal-request-id': 'k' }))
          .status,
      ).toBe(200);
      expect((await second.call('GET', '/__sandbox/clock')).body.now).toBe('2026-11-20T10:01:00.000Z');
      await second.advance('1h');
      expect(second.topics('/paypal').sort()).toEqual([
        'CHECKOUT.ORDER.APPROVED',
        'PAYMENT.CAPTURE.COMPLETED',
      ]);
    } finally {
      await second.close();
      await fs.rm(folder, { recursive: true });
    }
  });
});

describe('P-05 hosted pages', () => {
  const hostile = '<script>alert(1)</script>"\'&';

  it('the pages escape all input of merchant and buyer', async () => {
    const { body } = await shop.paypal('POST', '/v2/checkout/orders', {
      intent: 'CAPTURE',
      purchase_units: [
        { description: hostile, invoice_id: hostile, amount: { currency_code: 'USD', value: '10.00' } },
      ],
    });
    const shown = await shop.call(
      'GET',
      `/paypal/checkoutnow?token=${body.id}&origin=${encodeURIComponent(hostile)}`,
    );
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain('<script>alert');
    expect(shown.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    const { text } = await shop.call('GET', '/__sandbox');
    expect(text).not.toContain('<script>alert');
    expect(shown.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('the pages state in Korean and English that no money is transferred', async () => {
    const { paymentKey } = await tossPayment(shop, { button: '' });
    for (const [language, word] of [
      ['ko', '승인(인증 완료)'],
      ['en', 'Approve (authenticated)'],
    ]) {
      const { text } = await shop.call('GET', `/toss/v1/payments/${paymentKey}/checkout?lang=${language}`);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(word);
      expect(text).toMatch(/data-testid="sandbox-bar">SANDBOX — /);
      expect(text).toContain('no real money');
    }
  });
});
