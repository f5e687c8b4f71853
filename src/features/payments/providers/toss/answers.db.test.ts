/** Tests how the adapter interprets Toss's responses. A doubtful response must give the outcome `unknown`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../../test/app.ts';
import { context } from '../../../../../test/payment-bench.ts';
import { adapterAt, refundOf, wonRef } from '../../../../../test/payment-vendor.ts';
import { createVendor, type Reply, type Vendor } from '../../../../../test/vendor.ts';
import { tossCodes } from './codes.rules.ts';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await createVendor();
});
afterAll(() => vendor.close());

const clock = testClock();
const toss = () => adapterAt(vendor, 'toss', clock);
const says = (reply: Reply) => vendor.answers(() => reply);

const tossPayment = (status: string, more: object = {}) => ({
  paymentKey: 'key_1',
  orderId: 'FE-0001',
  status,
  currency: 'KRW',
  totalAmount: 13_000,
  balanceAmount: 13_000,
  method: '카드',
  approvedAt: '2026-11-20T19:00:05+09:00',
  ...more,
});

describe('P-03 responses of Toss', () => {
  const confirm = () => toss().complete({ ref: wonRef }, context());

  it.each([...tossCodes].filter(([, { kind }]) => kind !== 'already_done'))(
    'P-03 the error code %s has the listed meaning; with status 500 the outcome is unknown',
    async (code, { kind, certainty, buyerMayRetry }) => {
      says({ status: 400, body: { code, message: '안내' } });
      expect(await confirm()).toMatchObject({
        kind: certainty,
        error: { kind, buyerMayRetry, providerCode: code },
      });
      says({ status: 500, body: { code, message: '안내' } });
      expect(await confirm()).toMatchObject({ kind: 'unknown', error: { providerCode: code } });
    },
  );

  it.each([
    ['an unlisted code', { status: 400, body: { code: 'SOMETHING_NEW', message: '' } }],
    ['a refusal without a code', { status: 403, body: {} }],
    ['a payment without its total', { body: { ...tossPayment('DONE'), totalAmount: undefined } }],
    ['a payment with a broken amount', { body: tossPayment('DONE', { totalAmount: 13_000.5 }) }],
    ['an unlisted status', { body: tossPayment('SOMETHING_NEW') }],
    ['status 202', { status: 202, body: tossPayment('DONE') }],
  ] satisfies [string, Reply][])(
    'P-07 after %s the outcome of the payment is unknown',
    async (_what, reply) => {
      says(reply);
      expect(await confirm()).toMatchObject({ kind: 'unknown' });
    },
  );

  it('P-07 the payment state is derived from the remaining balance instead of the status', async () => {
    const read = async (body: object) => {
      says({ body });
      const asked = await toss().query(wonRef, context());
      return asked.kind === 'ok' ? [asked.value.state, asked.value.balance?.minor] : [asked.kind];
    };
    expect(await read(tossPayment('DONE'))).toEqual(['captured', 13_000]);
    expect(await read(tossPayment('PARTIAL_CANCELED', { balanceAmount: 6_500 }))).toEqual([
      'partially_refunded',
      6_500,
    ]);
    expect(await read(tossPayment('PARTIAL_CANCELED', { balanceAmount: 0 }))).toEqual(['refunded', 0]);
    expect(await read(tossPayment('CANCELED', { balanceAmount: 0 }))).toEqual(['refunded', 0]);
    expect(await read(tossPayment('CANCELED', { approvedAt: null }))).toEqual(['canceled', undefined]);
    expect(await read(tossPayment('ABORTED', { approvedAt: null }))).toEqual(['declined', undefined]);
    expect(await read(tossPayment('WAITING_FOR_DEPOSIT', { approvedAt: null }))).toEqual([
      'pending',
      undefined,
    ]);
  });

  it('P-03 requests contain the secret key with a trailing colon, the idempotency key and whole won', async () => {
    says({ body: tossPayment('DONE') });
    await toss().complete({ ref: wonRef }, { ...context(), idempotencyKey: 'confirm-1-1' });
    const [call] = vendor.asked;
    expect(call?.path).toBe('/v1/payments/confirm');
    expect(call?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('test_gsk:').toString('base64')}`,
      'idempotency-key': 'confirm-1-1',
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({ paymentKey: 'key_1', orderId: 'FE-0001', amount: 13_000 });
  });

  it('U-07 a refund request contains our refund id in the reason, and the expected balance', async () => {
    says({
      body: tossPayment('CANCELED', {
        balanceAmount: 0,
        cancels: [
          { cancelAmount: 13_000, cancelReason: 'test [r-1]', transactionKey: 'T9', cancelStatus: 'DONE' },
        ],
      }),
    });
    const long = { ...refundOf(wonRef), reason: '환'.repeat(300) };
    expect(await toss().refund(long, context())).toEqual({
      kind: 'ok',
      value: { providerRefundId: 'T9', state: 'done' },
    });
    const sent = JSON.parse(vendor.asked[0]?.body ?? '') as { cancelReason: string };
    expect(sent).toMatchObject({ cancelAmount: 13_000, refundableAmount: 13_000 });
    expect([sent.cancelReason.length, sent.cancelReason.endsWith(' [r-1]')]).toEqual([200, true]);
  });

  it('P-03 a customer key or order id that Toss would reject is not sent to the browser', async () => {
    const request = {
      attemptId: 'attempt-1',
      orderRef: 'FE-0001',
      amount: wonRef.amount,
      title: '월간 멤버십',
      locale: 'ko' as const,
      buyer: { key: 'buyer-1', name: '김철', email: 'kim@example.test' },
      urls: { success: 'https://a.test/s', fail: 'https://a.test/f', notify: 'https://a.test/n' },
    };
    const prepared = await toss().prepare(request, context());
    expect(prepared).toMatchObject({ kind: 'ok', value: { client: { orderId: 'FE-0001', amount: 13_000 } } });
    for (const wrong of [
      { ...request, orderRef: 'short' },
      { ...request, orderRef: 'FE 0001' },
      { ...request, buyer: { ...request.buyer, key: 'x' } },
      { ...request, buyer: { ...request.buyer, key: '김철' } },
    ])
      expect(await toss().prepare(wrong, context())).toMatchObject({ kind: 'rejected' });
  });
});
