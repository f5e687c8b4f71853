/**
 * Tests how the adapter interprets PayPal's responses, including unusual ones. A doubtful response must give the
 * outcome `unknown`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../../test/app.ts';
import { context } from '../../../../../test/payment-bench.ts';
import { adapterAt, dollarRef, refundOf } from '../../../../../test/payment-vendor.ts';
import { createVendor, type Reply, type Vendor } from '../../../../../test/vendor.ts';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await createVendor();
});
afterAll(() => vendor.close());

const clock = testClock();
const paypal = () => adapterAt(vendor, 'paypal', clock);

const token = { body: { access_token: 'A21AAsecret', expires_in: 32_400 } };
/** Lets the fake PayPal issue a token, and send the given reply to all other calls. */
const paypalSays = (reply: Reply) =>
  vendor.answers(({ path }) => (path === '/v1/oauth2/token' ? token : reply));
const says = (reply: Reply) => vendor.answers(() => reply);
const issue = (...issues: string[]) => ({
  name: 'UNPROCESSABLE_ENTITY',
  debug_id: 'f00',
  message: 'no',
  details: issues.map((each) => ({ issue: each })),
});
const capture = (status: string, more: object = {}) => ({
  id: 'CAP1',
  status,
  amount: { currency_code: 'USD', value: '10.00' },
  invoice_id: 'FE-0001',
  ...more,
});
const order = (status: string, captures: object[] = [], more: object = {}) => ({
  id: 'ORDER1',
  status,
  purchase_units: [{ invoice_id: 'FE-0001', payments: { captures, ...more } }],
});

describe('P-07 responses of PayPal', () => {
  const complete = () => paypal().complete({ ref: dollarRef }, context());

  it.each([
    ['an unlisted issue', { status: 422, body: issue('SOMETHING_NEW') }],
    [
      'a listed issue beside an unlisted one',
      { status: 422, body: issue('ORDER_NOT_APPROVED', 'SOMETHING_NEW') },
    ],
    ['a listed issue with a server error', { status: 500, body: issue('INSTRUMENT_DECLINED') }],
    ['a refusal without an issue', { status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } }],
    ['a redirect', { status: 302, headers: { location: 'https://example.test/' } }],
    ['success that is not JSON', { status: 201, body: '<html>' }],
    ['success that is empty', { status: 201, body: '' }],
    ['an order completed without a capture', { status: 201, body: order('COMPLETED') }],
    ['a capture in an unknown state', { status: 201, body: order('COMPLETED', [capture('MAYBE')]) }],
    [
      'a capture in another currency',
      {
        status: 201,
        body: order('COMPLETED', [
          capture('COMPLETED', { amount: { currency_code: 'EUR', value: '10.00' } }),
        ]),
      },
    ],
    [
      'an amount that cannot be read',
      {
        status: 201,
        body: order('COMPLETED', [capture('COMPLETED', { amount: { currency_code: 'USD', value: '1e3' } })]),
      },
    ],
    ['a client error without an issue', { status: 418, body: { name: 'TEAPOT' } }],
  ] satisfies [string, Reply][])(
    'P-07 after %s the outcome of the payment is unknown',
    async (_what, reply) => {
      paypalSays(reply);
      expect(await complete()).toMatchObject({ kind: 'unknown' });
    },
  );

  it('P-07 a response above one megabyte and a broken connection give the outcome unknown', async () => {
    paypalSays({ status: 201, body: `"${'x'.repeat(1_100_000)}"` });
    expect(await complete()).toMatchObject({ kind: 'unknown', error: { providerMessage: 'too_large' } });
    paypalSays((response) => {
      response.writeHead(201, { 'content-length': '1000' });
      response.write('{"id":');
      setImmediate(() => response.destroy());
    });
    expect(await complete()).toMatchObject({ kind: 'unknown', error: { providerMessage: 'network' } });
  });

  it.each([
    ['ORDER_NOT_APPROVED', 'not_ready', false],
    ['INSTRUMENT_DECLINED', 'declined', true],
    ['TRANSACTION_REFUSED', 'declined', false],
    ['PAYER_ACTION_REQUIRED', 'buyer_action_required', true],
    ['COMPLIANCE_VIOLATION', 'declined', false],
    ['MISSING_REQUIRED_PARAMETER', 'invalid_request', false],
    ['PERMISSION_DENIED', 'configuration', false],
  ])('P-07 PayPal’s issue %s is a definite refusal of the kind %s', async (code, kind, buyerMayRetry) => {
    paypalSays({ status: 422, body: issue(code) });
    expect(await complete()).toEqual({
      kind: 'rejected',
      error: {
        kind,
        buyerMayRetry,
        providerCode: code,
        providerMessage: 'no',
        httpStatus: 422,
        debugId: 'f00',
      },
    });
  });

  it('P-07 a capture still in progress gives unknown; a rate limit is a definite refusal with the time to wait', async () => {
    paypalSays({ status: 422, body: issue('ORDER_COMPLETION_IN_PROGRESS') });
    expect(await complete()).toMatchObject({ kind: 'unknown', error: { kind: 'in_progress' } });
    paypalSays({ status: 429, headers: { 'retry-after': '7' }, body: { name: 'RATE_LIMIT_REACHED' } });
    expect(await complete()).toMatchObject({
      kind: 'rejected',
      error: { kind: 'rate_limited', retryAfterMs: 7_000 },
    });
  });

  it('P-07 the error “already captured” leads to a query, whose result is returned', async () => {
    const already = { status: 422, body: issue('ORDER_ALREADY_CAPTURED') };
    vendor.answers(({ path, method }) => {
      if (path === '/v1/oauth2/token') return token;
      return method === 'POST' ? already : { body: order('COMPLETED', [capture('COMPLETED')]) };
    });
    expect(await complete()).toMatchObject({ kind: 'ok', value: { state: 'captured', captureId: 'CAP1' } });
    vendor.answers(({ path, method }) => {
      if (path === '/v1/oauth2/token') return token;
      return method === 'POST' ? already : { status: 503 };
    });
    expect(await complete()).toMatchObject({ kind: 'unknown', error: { kind: 'unavailable' } });
  });

  it('P-07 the payment state is derived from the captures instead of the order status', async () => {
    const stateOf = async (body: object) => {
      paypalSays({ body });
      const asked = await paypal().query(dollarRef, context());
      return asked.kind === 'ok' ? asked.value.state : asked.kind;
    };
    expect(await stateOf(order('COMPLETED', [capture('PENDING')]))).toBe('pending');
    expect(await stateOf(order('COMPLETED', [capture('DECLINED')]))).toBe('declined');
    expect(await stateOf(order('APPROVED', [capture('DECLINED')]))).toBe('approved');
    expect(await stateOf(order('COMPLETED', [capture('DECLINED'), capture('COMPLETED')]))).toBe('captured');
    expect(await stateOf(order('COMPLETED', [capture('REVERSED')]))).toBe('reversed');
    expect(await stateOf(order('VOIDED'))).toBe('canceled');
    expect(await stateOf(order('PAYER_ACTION_REQUIRED'))).toBe('awaiting_buyer');
  });

  it('U-07 if a capture is refunded but its refund is not listed, the refund is unknown instead of “not found”', async () => {
    const find = async (body: object) => {
      paypalSays({ body });
      return paypal().queryRefund(refundOf(dollarRef), context());
    };
    const refunds = [
      { id: 'R1', status: 'PENDING', amount: { currency_code: 'USD', value: '10.00' }, custom_id: 'r-1' },
    ];
    expect(await find(order('COMPLETED', [capture('REFUNDED')]))).toMatchObject({ kind: 'unknown' });
    expect(await find(order('COMPLETED', [capture('REFUNDED')], { refunds }))).toMatchObject({
      value: { state: 'pending' },
    });
    const others = refunds.map((refund) => ({ ...refund, custom_id: 'r-2', status: 'COMPLETED' }));
    expect(await find(order('COMPLETED', [capture('REFUNDED')], { refunds: others }))).toMatchObject({
      value: { state: 'not_found' },
    });
    expect(await find(order('COMPLETED', [capture('COMPLETED')]))).toMatchObject({
      value: { state: 'not_found' },
    });
  });

  it('U-07 a refund with status FAILED is a refusal', async () => {
    paypalSays({ status: 201, body: { id: 'R1', status: 'FAILED' } });
    expect(await paypal().refund(refundOf(dollarRef), context())).toMatchObject({
      kind: 'rejected',
      error: { kind: 'refund_not_allowed' },
    });
  });

  it('P-07 simultaneous calls share one access token, which is renewed before it expires', async () => {
    paypalSays({ body: order('APPROVED') });
    const one = paypal();
    await Promise.all([1, 2, 3].map(() => one.query(dollarRef, context())));
    const tokens = () => vendor.asked.filter(({ path }) => path === '/v1/oauth2/token');
    expect(tokens()).toHaveLength(1);
    expect(tokens()[0]?.headers['authorization']).toBe(
      `Basic ${Buffer.from('id:secret').toString('base64')}`,
    );
    clock.advance(32_400 - 61);
    await one.query(dollarRef, context());
    expect(tokens()).toHaveLength(1);
    clock.advance(2);
    await one.query(dollarRef, context());
    expect(tokens()).toHaveLength(2);
  });

  it('P-07 a rejected token is renewed once with the same idempotency key; a second rejection is a configuration error', async () => {
    let refusals = 1;
    vendor.answers(({ path }) => {
      if (path === '/v1/oauth2/token') return token;
      refusals -= 1;
      return refusals >= 0
        ? { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } }
        : { status: 201, body: order('COMPLETED', [capture('COMPLETED')]) };
    });
    expect(await complete()).toMatchObject({ kind: 'ok' });
    const keys = vendor.asked
      .filter(({ path }) => path.endsWith('/capture'))
      .map(({ headers }) => headers['paypal-request-id']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    refusals = 100;
    expect(await complete()).toMatchObject({ kind: 'rejected', error: { kind: 'configuration' } });
    expect(100 - refusals).toBe(2);
  });

  it.each([
    ['down', { status: 503 }],
    ['returning invalid JSON', { status: 200, body: 'hello' }],
    ['redirecting', { status: 302, headers: { location: 'https://example.test/' } }],
  ] satisfies [string, Reply][])(
    'P-07 every call is unknown while the token endpoint is %s',
    async (_what, reply) => {
      says(reply);
      expect(await complete()).toMatchObject({ kind: 'unknown', error: { kind: 'unavailable' } });
      expect(vendor.asked.map(({ path }) => path)).toEqual(['/v1/oauth2/token']);
    },
  );
});
