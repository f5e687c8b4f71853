import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paypalOrder, type Reply, type Shop, startShop } from '../testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

const issueOf = (reply: Reply) => reply.body?.details?.[0]?.issue;
const capture = (id: string, key = 'cap-1', headers = {}) =>
  shop.paypal('POST', `/v2/checkout/orders/${id}/capture`, {}, { 'paypal-request-id': key, ...headers });
const captureOf = (reply: Reply) => reply.body.purchase_units[0].payments.captures[0];
const refund = (captureId: string, key: string, body: object = {}) =>
  shop.paypal('POST', `/v2/payments/captures/${captureId}/refund`, body, { 'paypal-request-id': key });
const unit = { custom_id: 'a', amount: { currency_code: 'USD', value: '10.00' } };

describe('P-05 PayPal sandbox: access', () => {
  it('a wrong secret and an unknown token are rejected as by PayPal', async () => {
    const wrong = await shop.call(
      'POST',
      '/paypal/v1/oauth2/token',
      { authorization: 'Basic eDp5' },
      'grant_type=client_credentials',
    );
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    const unknown = await shop.call('GET', '/paypal/v2/checkout/orders/X', {
      authorization: 'Bearer nothing',
    });
    expect([unknown.status, unknown.body.name]).toEqual([401, 'AUTHENTICATION_FAILURE']);
  });

  it('a token expires after nine hours of the virtual clock', async () => {
    expect((await shop.paypal('GET', '/v1/notifications/webhooks')).status).toBe(200);
    await shop.advance('9h');
    expect((await shop.paypal('GET', '/v1/notifications/webhooks')).status).toBe(401);
  });

  it('PayPal’s test header is answered with the issue it names, and the call has no effect', async () => {
    const id = await paypalOrder(shop);
    const reply = await capture(id, 'k', {
      'paypal-mock-response': '{"mock_application_codes":"INSTRUMENT_DECLINED"}',
    });
    expect([reply.status, issueOf(reply)]).toEqual([422, 'INSTRUMENT_DECLINED']);
    expect(await shop.ledger()).toEqual({});
  });
});

describe('P-05 PayPal sandbox: orders', () => {
  it.each([
    ['no intent', { purchase_units: [unit] }, {}, [400, 'MISSING_REQUIRED_PARAMETER']],
    ['no units', { intent: 'CAPTURE' }, {}, [400, 'MISSING_REQUIRED_PARAMETER']],
    ['no amount', { intent: 'CAPTURE', purchase_units: [{}] }, {}, [400, 'MISSING_REQUIRED_PARAMETER']],
    [
      'a source without key',
      { intent: 'CAPTURE', purchase_units: [unit], payment_source: {} },
      {},
      [400, 'PAYPAL_REQUEST_ID_REQUIRED'],
    ],
    [
      'three decimals',
      { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value: '1.001' } }] },
      {},
      [422, 'DECIMAL_PRECISION'],
    ],
    [
      'won',
      { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'KRW', value: '1300' } }] },
      {},
      [422, 'INVALID_CURRENCY_CODE'],
    ],
    [
      'a number instead of a text',
      { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value: 10 } }] },
      {},
      [400, 'INVALID_PARAMETER_VALUE'],
    ],
    [
      'another sum of items',
      {
        intent: 'CAPTURE',
        purchase_units: [
          {
            amount: {
              currency_code: 'USD',
              value: '10.00',
              breakdown: { item_total: { currency_code: 'USD', value: '10.00' } },
            },
            items: [{ name: 'x', quantity: '1', unit_amount: { currency_code: 'USD', value: '9.00' } }],
          },
        ],
      },
      {},
      [422, 'ITEM_TOTAL_MISMATCH'],
    ],
    ['no JSON', '{"intent":', {}, [400, 'MALFORMED_REQUEST_JSON']],
  ])('a request for an order with %s is refused', async (_what, body, headers, [status, issue]) => {
    const reply = await shop.paypal('POST', '/v2/checkout/orders', body, headers);
    expect([reply.status, issueOf(reply)]).toEqual([status, issue]);
    expect(reply.body.debug_id).toMatch(/^[0-9a-f]{13}$/);
  });

  it('within six hours the same idempotency key returns the same order with status 200', async () => {
    const create = () =>
      shop.paypal(
        'POST',
        '/v2/checkout/orders',
        { intent: 'CAPTURE', purchase_units: [unit] },
        { 'paypal-request-id': 'one' },
      );
    const first = await create();
    expect([first.status, first.body.status]).toEqual([201, 'CREATED']);
    expect(first.body.links.map((link: { rel: string }) => link.rel)).toContain('approve');
    const again = await create();
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    await shop.advance('7h');
    expect((await create()).body.id).not.toBe(first.body.id);
  });

  it('an order expires three hours after its creation, or three hours after its approval', async () => {
    const left = await paypalOrder(shop, { button: '' });
    await shop.advance('179m');
    const approved = await paypalOrder(shop, { ref: 'b' });
    expect((await shop.paypal('GET', `/v2/checkout/orders/${left}`)).body.status).toBe(
      'PAYER_ACTION_REQUIRED',
    );
    await shop.advance('1m');
    expect((await shop.paypal('GET', `/v2/checkout/orders/${left}`)).status).toBe(404);
    expect((await shop.press(`/paypal/checkoutnow/${left}/approve`)).status).toBe(410);
    await shop.advance('179m');
    const late = await capture(approved);
    expect([late.status, issueOf(late)]).toEqual([404, 'INVALID_RESOURCE_ID']);
    expect(await shop.ledger()).toEqual({});
  });
});

describe('P-05 PayPal sandbox: capture', () => {
  it('a capture is refused before approval and then charges once; the same key returns 200, another key is refused', async () => {
    const id = await paypalOrder(shop, { button: '' });
    expect(issueOf(await capture(id))).toBe('ORDER_NOT_APPROVED');
    await shop.press(`/paypal/checkoutnow/${id}/cancel`);
    expect(issueOf(await capture(id))).toBe('ORDER_NOT_APPROVED');
    await shop.press(`/paypal/checkoutnow/${id}/approve`, { email: 'a@example.org' });
    const first = await capture(id);
    expect([first.status, first.body.status, captureOf(first).status, captureOf(first).custom_id]).toEqual([
      201,
      'COMPLETED',
      'COMPLETED',
      'attempt-1',
    ]);
    const again = await capture(id);
    expect([again.status, captureOf(again).id]).toEqual([200, captureOf(first).id]);
    expect(issueOf(await capture(id, 'another'))).toBe('ORDER_ALREADY_CAPTURED');
    expect(await shop.ledger()).toEqual({
      'attempt-1': { provider: 'paypal', currency: 'USD', charged: 9600, refunded: 0 },
    });
    const read = await shop.paypal('GET', `/v2/payments/captures/${captureOf(first).id}`);
    expect(read.body.supplementary_data.related_ids.order_id).toBe(id);
  });

  it.each([
    ['10.02', 422, 'TRANSACTION_REFUSED'],
    ['10.04', 500, undefined],
    ['10.07', 422, 'DUPLICATE_INVOICE_ID'],
    ['10.09', 404, 'INVALID_RESOURCE_ID'],
  ])('capturing %s is refused with %s %s, and nothing is charged', async (value, status, issue) => {
    const reply = await capture(await paypalOrder(shop, { value }));
    expect([reply.status, issueOf(reply)]).toEqual([status, issue]);
    expect(await shop.ledger()).toEqual({});
  });

  it.each([
    ['the amount 10.01', { value: '10.01' }],
    ['a buyer +decline', { email: 'x+decline@example.org' }],
    ['the button', { button: 'fail' }],
  ])(
    'with %s the card is declined once, and the next capture succeeds',
    async (_by, order: { value?: string; email?: string; button?: string }) => {
      const id = await paypalOrder(shop, order);
      expect(issueOf(await capture(id))).toBe('INSTRUMENT_DECLINED');
      await shop.press(`/paypal/checkoutnow/${id}/approve`, { email: order.email ?? 'a@example.org' });
      expect((await capture(id)).status).toBe(201);
    },
  );

  it('a payment of 10.03 is pending for a minute, then it is charged and the merchant is notified', async () => {
    const first = await capture(await paypalOrder(shop, { value: '10.03' }));
    expect([captureOf(first).status, captureOf(first).status_details.reason]).toEqual([
      'PENDING',
      'PENDING_REVIEW',
    ]);
    expect(issueOf(await refund(captureOf(first).id, 'r'))).toBe('PENDING_CAPTURE');
    expect(await shop.ledger()).toEqual({});
    await shop.advance('1m');
    expect((await shop.ledger())['attempt-1'].charged).toBe(1003);
    expect(shop.topics('/paypal')).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.PENDING',
      'PAYMENT.CAPTURE.COMPLETED',
    ]);
  });

  it('a payment of 10.05, or with “+lost” in the buyer’s email, is captured without a response; the same key then returns the result', async () => {
    for (const order of [
      { value: '10.05', ref: 'a' },
      { email: 'x+lost@example.org', ref: 'b' },
    ]) {
      const id = await paypalOrder(shop, order);
      await expect(capture(id, `k-${order.ref}`)).rejects.toThrow();
      expect((await capture(id, `k-${order.ref}`)).status).toBe(200);
    }
    const orders = await shop.ledger();
    expect([orders.a.charged, orders.b.charged]).toEqual([1005, 9600]);
  });

  it('for a payment of 10.08, or with “+mismatch” in the buyer’s email, one cent less is captured', async () => {
    await capture(await paypalOrder(shop, { value: '10.08', ref: 'a' }), '1');
    await capture(await paypalOrder(shop, { email: 'x+mismatch@example.org', ref: 'b' }), '2');
    const orders = await shop.ledger();
    expect([orders.a.charged, orders.b.charged]).toEqual([1007, 9599]);
  });

  it('a payment of 10.06 is charged long before its response is sent', async () => {
    const id = await paypalOrder(shop, { value: '10.06' });
    const slow = shop
      .paypal('POST', `/v2/checkout/orders/${id}/capture`, {}, { 'paypal-request-id': 'k' })
      .catch(() => 'cut');
    await expect.poll(async () => (await shop.ledger())['attempt-1']?.charged).toBe(1006);
    await shop.sandbox.close();
    expect(await slow).toBe('cut');
    shop = await startShop();
  });
});

describe('P-05 PayPal sandbox: refund', () => {
  const paid = async (value: string) =>
    captureOf(await capture(await paypalOrder(shop, { value }))).id as string;

  it('a payment can be refunded in parts, never by more than the rest; queries return the refunds and the new status', async () => {
    const id = await paid('96.00');
    const part = await refund(id, 'r1', { amount: { currency_code: 'USD', value: '48.00' } });
    expect([part.status, part.body.status]).toEqual([201, 'COMPLETED']);
    expect(issueOf(await refund(id, 'r2', { amount: { currency_code: 'USD', value: '48.01' } }))).toBe(
      'REFUND_AMOUNT_EXCEEDED',
    );
    expect(issueOf(await refund(id, 'r3', { amount: { currency_code: 'KRW', value: '48' } }))).toBe(
      'REFUND_CAPTURE_CURRENCY_MISMATCH',
    );
    expect((await shop.paypal('GET', `/v2/payments/captures/${id}`)).body.status).toBe('PARTIALLY_REFUNDED');
    expect((await refund(id, 'r4')).body.amount.value).toBe('48.00');
    expect((await shop.paypal('GET', `/v2/payments/captures/${id}`)).body.status).toBe('REFUNDED');
    expect(issueOf(await refund(id, 'r5'))).toBe('CAPTURE_FULLY_REFUNDED');
    expect((await shop.ledger())['attempt-1']).toMatchObject({ charged: 9600, refunded: 9600 });
    expect((await shop.paypal('GET', `/v2/payments/refunds/${part.body.id}`)).body.amount.value).toBe(
      '48.00',
    );
  });

  it('a repeated refund with the same key returns the first refund and refunds nothing more', async () => {
    const id = await paid('96.00');
    const half = { amount: { currency_code: 'USD', value: '48.00' } };
    const first = await refund(id, 'r', half);
    const again = await refund(id, 'r', half);
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    expect((await shop.ledger())['attempt-1'].refunded).toBe(4800);
  });

  it.each([
    ['10.11', 422, 'REFUND_AMOUNT_EXCEEDED'],
    ['10.12', 422, 'REFUND_TIME_LIMIT_EXCEEDED'],
    ['10.16', 409, 'PREVIOUS_REQUEST_IN_PROGRESS'],
  ])('refunding %s is refused with %s %s, and nothing is refunded', async (value, status, issue) => {
    const reply = await refund(await paid(value), 'r');
    expect([reply.status, issueOf(reply)]).toEqual([status, issue]);
    expect((await shop.ledger())['attempt-1'].refunded).toBe(0);
  });

  it('a refund of 10.13 is pending for a minute, and a refund of 10.15 is made without a response', async () => {
    const id = await paid('10.13');
    const pending = await refund(id, 'r');
    expect([pending.body.status, pending.body.status_details.reason]).toEqual(['PENDING', 'ECHECK']);
    await shop.advance('1m');
    expect((await shop.paypal('GET', `/v2/payments/refunds/${pending.body.id}`)).body.status).toBe(
      'COMPLETED',
    );
    const lost = captureOf(await capture(await paypalOrder(shop, { value: '10.15', ref: 'b' }), 'k')).id;
    await expect(refund(lost, 's')).rejects.toThrow();
    expect((await refund(lost, 's')).status).toBe(200);
    expect((await shop.ledger()).b).toMatchObject({ charged: 1015, refunded: 1015 });
  });

  it('a refund is rejected after 180 days', async () => {
    const id = await paid('96.00');
    await shop.advance('181d');
    const reply = await shop.call(
      'POST',
      '/paypal/v1/oauth2/token',
      {
        authorization: `Basic ${btoa('sandbox-client-id:sandbox-client-secret')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      'grant_type=client_credentials',
    );
    const late = await shop.call(
      'POST',
      `/paypal/v2/payments/captures/${id}/refund`,
      { authorization: `Bearer ${reply.body.access_token}`, 'content-type': 'application/json' },
      {},
    );
    expect(issueOf(late)).toBe('REFUND_TIME_LIMIT_EXCEEDED');
  });

  it('the report lists payments and refunds in pages, and covers at most 31 days', async () => {
    const id = await paid('96.00');
    await refund(id, 'r', { amount: { currency_code: 'USD', value: '1.00' } });
    const list = (query: string) => shop.paypal('GET', `/v1/reporting/transactions?${query}`);
    const day = 'start_date=2026-11-20T00:00:00Z&end_date=2026-11-21T00:00:00Z';
    const all = await list(day);
    expect(
      all.body.transaction_details
        .map(
          (row: { transaction_info: { transaction_amount: { value: string } } }) =>
            row.transaction_info.transaction_amount.value,
        )
        .sort(),
    ).toEqual(['-1.00', '96.00']);
    const second = await list(`${day}&page_size=1&page=2`);
    expect([second.body.total_pages, second.body.transaction_details.length]).toEqual([2, 1]);
    expect((await list('start_date=2026-10-01T00:00:00Z&end_date=2026-11-20T00:00:00Z')).status).toBe(400);
  });
});
