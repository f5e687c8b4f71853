import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, type Shop, startShop, tossPayment } from '../testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

const confirm = (
  paymentKey: string,
  { amount = 13_000, orderId = 'attempt-1', key = '', headers = {} } = {},
) =>
  shop.toss(
    'POST',
    '/v1/payments/confirm',
    { paymentKey, orderId, amount },
    { ...(key ? { 'idempotency-key': key } : {}), ...headers },
  );
const cancel = (paymentKey: string, body: object = {}, key = '') =>
  shop.toss(
    'POST',
    `/v1/payments/${paymentKey}/cancel`,
    { cancelReason: 'test', ...body },
    key ? { 'idempotency-key': key } : {},
  );
const answer = ({ status, body }: Reply) => [status, body.code];
const paid = async (amount = 13_000) => {
  const { paymentKey } = await tossPayment(shop, { amount });
  await confirm(paymentKey, { amount });
  return paymentKey;
};

describe('P-05 Toss sandbox: keys', () => {
  it('a missing colon, a wrong key and a missing key have different errors', async () => {
    const get = (authorization: string) => shop.call('GET', '/toss/v1/payments/x', { authorization });
    expect(answer(await get(`Basic ${btoa('test_gsk_sandbox')}`))).toEqual([
      403,
      'INCORRECT_BASIC_AUTH_FORMAT',
    ]);
    expect(answer(await get(`Basic ${btoa('test_gsk_other:')}`))).toEqual([401, 'UNAUTHORIZED_KEY']);
    expect(answer(await get(''))).toEqual([401, 'UNAUTHORIZED_KEY']);
  });

  it('Toss’s test header is answered with the code it names, and the call has no effect', async () => {
    const { paymentKey } = await tossPayment(shop);
    const reply = await confirm(paymentKey, { headers: { 'tossPayments-test-code': 'FDS_ERROR' } });
    expect(answer(reply)).toEqual([403, 'FDS_ERROR']);
    expect(await shop.ledger()).toEqual({});
  });
});

describe('P-05 Toss sandbox: redirect of the buyer to the shop', () => {
  it('after the buyer’s authentication, the redirect contains payment key, order and amount', async () => {
    const { paymentKey, reply } = await tossPayment(shop);
    const back = new URL(reply?.headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      attempt: '1',
      paymentType: 'NORMAL',
      orderId: 'attempt-1',
      paymentKey,
      amount: '13000',
    });
  });

  it.each([
    ['cancel', 'PAY_PROCESS_CANCELED', null, 'READY'],
    ['reject', 'REJECT_CARD_COMPANY', 'attempt-1', 'ABORTED'],
    ['abort', 'PAY_PROCESS_ABORTED', 'attempt-1', 'ABORTED'],
  ])('after the button %s, the redirect contains the code %s', async (button, code, orderId, status) => {
    const { paymentKey, reply } = await tossPayment(shop, { button });
    const back = new URL(reply?.headers.get('location') ?? '');
    expect([back.pathname, back.searchParams.get('code'), back.searchParams.get('orderId')]).toEqual([
      '/fail',
      code,
      orderId,
    ]);
    expect((await shop.toss('GET', `/v1/payments/${paymentKey}`)).body.status).toBe(status);
  });

  it('the buyer is not redirected if the window is closed', async () => {
    const { reply } = await tossPayment(shop, { button: 'close' });
    expect([reply?.status, reply?.headers.get('location')]).toEqual([200, null]);
  });

  it.each([
    ['a wrong client key', { clientKey: 'test_gck_other' }, 'UNAUTHORIZED_KEY'],
    ['a short order id', { orderId: 'abc' }, 'INVALID_ORDER_ID'],
    ['99 won', { amount: { currency: 'KRW', value: 99 } }, 'BELOW_MINIMUM_AMOUNT'],
    ['half a won', { amount: { currency: 'KRW', value: 1300.5 } }, 'INVALID_REQUEST'],
    ['an address of another kind', { successUrl: 'javascript:alert(1)' }, 'INVALID_REQUEST'],
  ])('the script rejects %s', async (_what, change, code) => {
    const body = {
      clientKey: 'test_gck_sandbox',
      amount: { currency: 'KRW', value: 13_000 },
      orderId: 'attempt-1',
      orderName: 'x',
      successUrl: 'http://a.example',
      failUrl: 'http://a.example',
    };
    expect((await shop.call('POST', '/toss/__client/payments', {}, { ...body, ...change })).body.code).toBe(
      code,
    );
  });
});

describe('P-05 Toss sandbox: confirm', () => {
  it('confirming charges a payment once, and value-added tax is rounded as by Toss', async () => {
    const { paymentKey } = await tossPayment(shop, { amount: 124_800 });
    const done = await confirm(paymentKey, { amount: 124_800 });
    expect(done.body).toMatchObject({
      status: 'DONE',
      totalAmount: 124_800,
      balanceAmount: 124_800,
      vat: 11_345,
      suppliedAmount: 113_455,
      method: '카드',
      approvedAt: '2026-11-20T19:00:00+09:00',
    });
    expect(answer(await confirm(paymentKey, { amount: 124_800 }))).toEqual([
      400,
      'ALREADY_PROCESSED_PAYMENT',
    ]);
    expect((await shop.toss('GET', '/v1/payments/orders/attempt-1')).body.paymentKey).toBe(paymentKey);
    expect(await shop.ledger()).toEqual({
      'attempt-1': { provider: 'toss', currency: 'KRW', charged: 124_800, refunded: 0 },
    });
  });

  it('only one payment of an order can be confirmed', async () => {
    const [first, second] = [await tossPayment(shop), await tossPayment(shop)];
    await confirm(first.paymentKey);
    expect(answer(await confirm(second.paymentKey))).toEqual([400, 'DUPLICATED_ORDER_ID']);
    expect((await shop.ledger())['attempt-1'].charged).toBe(13_000);
  });

  it('confirm rejects another amount or order, an unknown key, and a payment that no buyer has authenticated', async () => {
    const { paymentKey } = await tossPayment(shop);
    expect(answer(await confirm(paymentKey, { amount: 100 }))).toEqual([403, 'FORBIDDEN_REQUEST']);
    expect(answer(await confirm(paymentKey, { orderId: 'attempt-2' }))).toEqual([403, 'FORBIDDEN_REQUEST']);
    expect(answer(await confirm('unknown'))).toEqual([404, 'NOT_FOUND_PAYMENT']);
    const waiting = await tossPayment(shop, { button: '' });
    expect(answer(await confirm(waiting.paymentKey))).toEqual([404, 'NOT_FOUND_PAYMENT_SESSION']);
    expect(answer(await shop.toss('POST', '/v1/payments/confirm', {}))).toEqual([400, 'INVALID_REQUEST']);
    expect(await shop.ledger()).toEqual({});
  });

  it('a payment expires ten minutes after authentication, or thirty minutes after creation without authentication', async () => {
    const { paymentKey } = await tossPayment(shop);
    await tossPayment(shop, { button: '', orderId: 'attempt-2' });
    await shop.advance('9m');
    expect((await shop.toss('GET', `/v1/payments/${paymentKey}`)).body.status).toBe('IN_PROGRESS');
    await shop.advance('1m');
    expect(answer(await confirm(paymentKey))).toEqual([404, 'NOT_FOUND_PAYMENT_SESSION']);
    await shop.advance('20m');
    expect((await shop.toss('GET', '/v1/payments/orders/attempt-2')).body.status).toBe('EXPIRED');
    expect(shop.topics('/toss')).toEqual(['EXPIRED', 'EXPIRED']);
  });

  it.each([
    [13_001, 403, 'REJECT_CARD_PAYMENT', 'ABORTED'],
    [13_002, 403, 'REJECT_CARD_COMPANY', 'ABORTED'],
    [13_004, 500, 'FAILED_INTERNAL_SYSTEM_PROCESSING', 'IN_PROGRESS'],
    [13_009, 404, 'NOT_FOUND_PAYMENT_SESSION', 'IN_PROGRESS'],
  ])(
    'confirming a payment of %d won is refused with %d %s, and nothing is charged',
    async (amount, status, code, state) => {
      const { paymentKey } = await tossPayment(shop, { amount });
      expect(answer(await confirm(paymentKey, { amount }))).toEqual([status, code]);
      expect((await shop.toss('GET', `/v1/payments/${paymentKey}`)).body.status).toBe(state);
      expect(await shop.ledger()).toEqual({});
    },
  );

  it('a payment of 13,003 won waits a minute for a deposit, then it is charged and reported by two kinds of messages', async () => {
    const { paymentKey } = await tossPayment(shop, { amount: 13_003 });
    expect((await confirm(paymentKey, { amount: 13_003 })).body).toMatchObject({
      status: 'WAITING_FOR_DEPOSIT',
      method: '가상계좌',
    });
    expect(await shop.ledger()).toEqual({});
    await shop.advance('1m');
    expect((await shop.ledger())['attempt-1'].charged).toBe(13_003);
    expect(shop.topics('/toss')).toEqual(['WAITING_FOR_DEPOSIT', 'DONE', 'DONE']);
  });

  it('13,005 won or “+lost” in the email: charged without a response; 13,007 won: charged, with the error “already processed”', async () => {
    const lost = await tossPayment(shop, { amount: 13_005, orderId: 'lost-1' });
    await expect(confirm(lost.paymentKey, { amount: 13_005, orderId: 'lost-1' })).rejects.toThrow();
    const buyer = await tossPayment(shop, { email: 'x+lost@example.org', orderId: 'lost-2' });
    await expect(confirm(buyer.paymentKey, { orderId: 'lost-2' })).rejects.toThrow();
    const repeated = await tossPayment(shop, { amount: 13_007, orderId: 'before' });
    expect(answer(await confirm(repeated.paymentKey, { amount: 13_007, orderId: 'before' }))).toEqual([
      400,
      'ALREADY_PROCESSED_PAYMENT',
    ]);
    const orders = await shop.ledger();
    expect(['lost-1', 'lost-2', 'before'].map((ref) => orders[ref].charged)).toEqual([
      13_005, 13_000, 13_007,
    ]);
  });

  it('a payment of 13,008 won is charged one won less', async () => {
    const { paymentKey } = await tossPayment(shop, { amount: 13_008 });
    expect((await confirm(paymentKey, { amount: 13_008 })).body.totalAmount).toBe(13_007);
  });
});

describe('P-05 Toss sandbox: idempotency keys', () => {
  it('within fifteen days a repeated key gets the same response regardless of the body, even after a refusal', async () => {
    const { paymentKey } = await tossPayment(shop);
    const refused = await confirm(paymentKey, { amount: 1, key: 'one' });
    expect((await confirm(paymentKey, { key: 'one' })).text).toBe(refused.text);
    const done = await confirm(paymentKey, { key: 'two' });
    await shop.advance('14d');
    expect((await confirm(paymentKey, { amount: 5, key: 'two' })).text).toBe(done.text);
    await shop.advance('1d');
    expect(answer(await confirm(paymentKey, { key: 'two' }))).toEqual([400, 'ALREADY_PROCESSED_PAYMENT']);
  });

  it('the same key at another URL is a separate call', async () => {
    const { paymentKey } = await tossPayment(shop);
    await confirm(paymentKey, { key: 'one' });
    expect((await cancel(paymentKey, {}, 'one')).body.status).toBe('CANCELED');
  });

  it('a key gets 409 while its first call runs, and 400 if the key is too long', async () => {
    const { paymentKey } = await tossPayment(shop, { amount: 13_006 });
    const slow = confirm(paymentKey, { amount: 13_006, key: 'one' }).catch(() => 'cut');
    await expect.poll(async () => (await shop.ledger())['attempt-1']?.charged).toBe(13_006);
    expect(answer(await confirm(paymentKey, { amount: 13_006, key: 'one' }))).toEqual([
      409,
      'IDEMPOTENT_REQUEST_PROCESSING',
    ]);
    expect(answer(await confirm(paymentKey, { key: 'k'.repeat(301) }))).toEqual([
      400,
      'INVALID_IDEMPOTENCY_KEY',
    ]);
    await shop.sandbox.close();
    expect(await slow).toBe('cut');
    shop = await startShop();
  });
});

describe('P-05 Toss sandbox: cancel', () => {
  it('a full cancellation results in CANCELED, and a second one is refused with ALREADY_CANCELED_PAYMENT', async () => {
    const key = await paid();
    expect((await cancel(key)).body).toMatchObject({
      status: 'CANCELED',
      balanceAmount: 0,
      cancels: [{ cancelAmount: 13_000, refundableAmount: 0 }],
    });
    expect(answer(await cancel(key))).toEqual([400, 'ALREADY_CANCELED_PAYMENT']);
    expect((await shop.ledger())['attempt-1'].refunded).toBe(13_000);
  });

  it('a partially cancelled payment stays PARTIAL_CANCELED when nothing is left, and further cancellations get 403', async () => {
    const key = await paid();
    expect((await cancel(key, { cancelAmount: 6_500 })).body).toMatchObject({
      status: 'PARTIAL_CANCELED',
      balanceAmount: 6_500,
    });
    expect(answer(await cancel(key, { cancelAmount: 6_600 }))).toEqual([403, 'NOT_CANCELABLE_AMOUNT']);
    expect(answer(await cancel(key, { refundableAmount: 13_000 }))).toEqual([
      400,
      'NOT_MATCHES_REFUNDABLE_AMOUNT',
    ]);
    expect((await cancel(key, { refundableAmount: 6_500 })).body).toMatchObject({
      status: 'PARTIAL_CANCELED',
      balanceAmount: 0,
    });
    expect(answer(await cancel(key))).toEqual([403, 'NOT_CANCELABLE_AMOUNT']);
  });

  it('a cancellation without a reason, of an unknown payment or of a payment not yet charged is refused', async () => {
    const key = await paid();
    expect(answer(await cancel(key, { cancelReason: '' }))).toEqual([400, 'INVALID_REQUEST']);
    expect(answer(await cancel('unknown'))).toEqual([404, 'NOT_FOUND_PAYMENT']);
    const { paymentKey } = await tossPayment(shop, { orderId: 'attempt-2' });
    expect(answer(await cancel(paymentKey))).toEqual([403, 'NOT_CANCELABLE_PAYMENT']);
  });

  it.each([
    [13_011, 403, 'NOT_CANCELABLE_AMOUNT'],
    [13_012, 403, 'EXCEED_MAX_REFUND_DUE'],
    [13_016, 409, 'IDEMPOTENT_REQUEST_PROCESSING'],
  ])(
    'cancelling a payment of %d won is refused with %d %s, and nothing is refunded',
    async (amount, status, code) => {
      expect(answer(await cancel(await paid(amount)))).toEqual([status, code]);
      expect((await shop.ledger())['attempt-1'].refunded).toBe(0);
    },
  );

  it('a payment of 13,015 won is refunded without a response, and the same key returns the result', async () => {
    const key = await paid(13_015);
    await expect(cancel(key, {}, 'r')).rejects.toThrow();
    expect((await cancel(key, {}, 'r')).body.status).toBe('CANCELED');
    expect((await shop.ledger())['attempt-1'].refunded).toBe(13_015);
  });

  it('the list of transactions contains payments and cancellations, and continues after a given transaction', async () => {
    await cancel(await paid());
    const list = (more = '') =>
      shop.toss('GET', `/v1/transactions?startDate=2026-11-20&endDate=2026-11-21${more}`);
    const { body } = await list();
    expect(body.map((row: { amount: number; status: string }) => [row.amount, row.status])).toEqual([
      [13_000, 'DONE'],
      [-13_000, 'CANCELED'],
    ]);
    expect((await list(`&startingAfter=${body[0].transactionKey}`)).body).toHaveLength(1);
    expect((await shop.toss('GET', '/v1/transactions')).status).toBe(400);
  });
});
