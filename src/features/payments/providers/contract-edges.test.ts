/**
 * Tests each provider adapter in rare situations against the sandbox: expired orders, different amounts, lost
 * responses.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { context, createPaymentBench, type PaymentBench } from '../../../../test/payment-bench.ts';
import type { PaymentRef, ProviderId, ProviderPayment } from './provider.port.ts';

let bench: PaymentBench;
beforeAll(async () => {
  bench = await createPaymentBench();
});
afterAll(() => bench.close());
afterEach(async () => {
  await bench.control('DELETE', '/faults');
});

const approved = async (id: ProviderId, minor: number) => bench.approve(await bench.prepare(id, minor));
const advance = (time: string) => bench.control('POST', '/clock', { advance: time });
async function listOf(id: ProviderId, day: string): Promise<ProviderPayment[]> {
  const listed: ProviderPayment[] = [];
  for await (const payment of bench.provider(id).listTransactions?.(day, context()) ?? [])
    listed.push(payment);
  return listed;
}
const refundOf = (ref: PaymentRef) => ({
  ref,
  refundId: `refund-${ref.attemptId}`,
  amount: ref.amount,
  balanceBefore: ref.amount,
  reason: 'test',
});

describe('P-05 expired orders', () => {
  it('P-05 PayPal: an order older than three hours is refused and no longer found', async () => {
    const { ref } = await approved('paypal', 1000);
    await advance('181m');
    expect(await bench.provider('paypal').complete({ ref }, context())).toMatchObject({
      kind: 'rejected',
      error: { kind: 'not_found' },
    });
    expect(await bench.provider('paypal').query(ref, context())).toMatchObject({
      kind: 'ok',
      value: { state: 'absent' },
    });
    expect((await bench.moved(ref)).charged).toBe(0);
  });

  it('P-05 Toss: a confirmation after ten minutes is refused as expired, and a query returns the state expired', async () => {
    const { ref, evidence } = await approved('toss', 13_000);
    await advance('11m');
    expect(await bench.provider('toss').complete({ ref, evidence }, context())).toMatchObject({
      kind: 'rejected',
      error: { kind: 'expired', providerCode: 'NOT_FOUND_PAYMENT_SESSION' },
    });
    expect(await bench.provider('toss').query(ref, context())).toMatchObject({
      kind: 'ok',
      value: { state: 'expired' },
    });
    expect((await bench.moved(ref)).charged).toBe(0);
  });

  it('P-07 Eximbay: a payment without buyer return and webhook is found by its order id', async () => {
    const { ref, evidence } = await bench.approve(await bench.prepare('eximbay', 1000), 'approve-lose-both');
    expect(evidence).toEqual({});
    expect(await bench.provider('eximbay').query(ref, context())).toMatchObject({
      kind: 'ok',
      value: { state: 'captured', captured: ref.amount },
    });
  });

  it('P-07 Eximbay: a payment that Eximbay does not list for the first 30 seconds is found as captured later', async () => {
    const { ref, evidence } = await approved('eximbay', 1009);
    const complete = () => bench.provider('eximbay').complete({ ref, evidence }, context());
    expect(await complete()).toMatchObject({ kind: 'ok', value: { state: 'absent' } });
    await advance('31s');
    expect(await complete()).toMatchObject({ kind: 'ok', value: { state: 'captured' } });
  });

  it('U-07 PayPal: a refund after 180 days is refused because PayPal’s refund period has ended', async () => {
    const ref = await bench.paid('paypal', 1000);
    await advance('181d');
    expect(await bench.provider('paypal').refund(refundOf(ref), context())).toMatchObject({
      kind: 'rejected',
      error: { kind: 'refund_window_closed' },
    });
  });
});

describe('P-06 amounts other than ordered', () => {
  it.each([
    ['paypal', 1008],
    ['toss', 13_008],
  ] as const)(
    'P-06 %s: if the provider captures less than ordered, the adapter returns the amount captured',
    async (id, minor) => {
      const { ref, evidence } = await approved(id, minor);
      expect(await bench.provider(id).complete({ ref, evidence }, context())).toMatchObject({
        kind: 'ok',
        value: { state: 'captured', captured: { minor: minor - 1 } },
      });
    },
  );

  it('P-06 Toss: a confirmation with an amount or order other than the approved one is refused and nothing is charged', async () => {
    const { ref, evidence } = await approved('toss', 124_800);
    const cheaper = { ...ref, amount: { currency: 'KRW' as const, minor: 13_000 } };
    const elsewhere = { ...ref, orderRef: 'FE-somebody-else' };
    for (const wrong of [cheaper, elsewhere])
      expect(await bench.provider('toss').complete({ ref: wrong, evidence }, context())).toMatchObject({
        kind: 'rejected',
      });
    expect((await bench.moved(ref)).charged).toBe(0);
  });

  it('P-06 Toss: the payment key of another order is not accepted for this order', async () => {
    const paid = await bench.paid('toss', 13_000);
    const { ref } = await bench.prepare('toss', 13_000);
    const evidence = { paymentKey: paid.captureId ?? '' };
    const done = await bench.provider('toss').complete({ ref, evidence }, context());
    expect(done).toMatchObject({ kind: 'unknown', error: { kind: 'conflict' } });
    const asked = await bench.provider('toss').query({ ...ref, ...evidence }, context());
    expect(asked).toMatchObject({ kind: 'ok', value: { state: 'absent', orderRef: ref.orderRef } });
  });

  it.each([
    ['paypal', { currency: 'KRW', minor: 13_000 }],
    ['toss', { currency: 'USD', minor: 1000 }],
    ['eximbay', { currency: 'KRW', minor: 13_000 }],
  ] as const)('P-06 %s: an unsupported currency is rejected before a request is sent', async (id, amount) => {
    const request = {
      attemptId: 'attempt-1',
      orderRef: 'FE-other-currency',
      amount,
      title: 'Monthly membership',
      locale: 'ko' as const,
      buyer: { key: 'buyer-1', name: 'Kim', email: 'kim@example.test' },
      urls: { success: 'http://a.test/', fail: 'http://a.test/', notify: 'http://a.test/' },
    };
    expect(await bench.provider(id).prepare(request, context())).toMatchObject({
      kind: 'rejected',
      error: { kind: 'invalid_request' },
    });
  });
});

describe('P-07 repeated, pending and unanswered calls', () => {
  it('P-07 Toss: the error “already processed” is replaced by the state of the payment', async () => {
    const { ref, evidence } = await approved('toss', 13_007);
    expect(await bench.provider('toss').complete({ ref, evidence }, context())).toMatchObject({
      kind: 'ok',
      value: { state: 'captured', captured: { minor: 13_007 } },
    });
  });

  it('P-07 PayPal: after the error “duplicate invoice” without a capture the result is unknown, not paid', async () => {
    const { ref } = await approved('paypal', 1007);
    expect(await bench.provider('paypal').complete({ ref }, context())).toMatchObject({
      kind: 'unknown',
      error: { kind: 'conflict', providerCode: 'DUPLICATE_INVOICE_ID' },
    });
    expect((await bench.moved(ref)).charged).toBe(0);
  });

  it.each([
    ['paypal', 1003],
    ['toss', 13_003],
    ['eximbay', 1003],
  ] as const)(
    'P-07 %s: a pending payment is reported as captured only after the provider has completed it',
    async (id, minor) => {
      const { ref, evidence } = await approved(id, minor);
      const done = await bench.provider(id).complete({ ref, evidence }, context());
      expect(done).toMatchObject({ kind: 'ok', value: { state: 'pending' } });
      expect((await bench.moved(ref)).charged).toBe(0);
      await advance('61s');
      expect(await bench.provider(id).query(ref, context())).toMatchObject({
        kind: 'ok',
        value: { state: 'captured', captured: { minor } },
      });
    },
  );

  it('P-07 PayPal: after a declined card the buyer can pay the same order with another one', async () => {
    const { ref } = await approved('paypal', 1001);
    const provider = bench.provider('paypal');
    expect(await provider.complete({ ref }, context())).toMatchObject({ kind: 'rejected' });
    expect(await provider.complete({ ref }, context())).toMatchObject({
      kind: 'ok',
      value: { state: 'captured' },
    });
    expect((await bench.moved(ref)).charged).toBe(1001);
  });

  it('U-07 PayPal: a slow refund is pending, then done; status 409 is treated as in progress, not as a refusal', async () => {
    const provider = bench.provider('paypal');
    const slow = await bench.paid('paypal', 1013);
    const sent = await provider.refund(refundOf(slow), context());
    expect(sent).toMatchObject({ kind: 'ok', value: { state: 'pending' } });
    await advance('61s');
    expect(await provider.queryRefund(refundOf(slow), context())).toEqual({
      kind: 'ok',
      value: { state: 'done' },
    });
    const busy = await bench.paid('paypal', 1016);
    expect(await provider.refund(refundOf(busy), context())).toMatchObject({
      kind: 'unknown',
      error: { kind: 'in_progress' },
    });
  });

  it.each([
    ['paypal', 1015],
    ['toss', 13_015],
    ['eximbay', 1015],
  ] as const)('U-07 %s: a refund whose response was lost is found by a query', async (id, minor) => {
    const ref = await bench.paid(id, minor);
    expect(await bench.provider(id).refund(refundOf(ref), context())).toMatchObject({ kind: 'unknown' });
    expect(await bench.provider(id).queryRefund(refundOf(ref), context())).toEqual({
      kind: 'ok',
      value: { state: 'done' },
    });
    expect(await bench.provider(id).refund(refundOf(ref), context())).toMatchObject({ kind: 'ok' });
    expect(await bench.moved(ref)).toEqual({ charged: minor, refunded: minor });
  });
});

describe('P-07 daily list of transactions', () => {
  it.each(['paypal', 'toss'] as const)(
    'P-07 the daily list of %s contains payments and refunds',
    async (id) => {
      const ref = await bench.paid(id, id === 'toss' ? 13_000 : 1000);
      await bench.provider(id).refund(refundOf(ref), context());
      const { now } = (await bench.control('GET', '/clock')) as { now: string };
      const listed = await listOf(id, now.slice(0, 10));
      const mine = listed.filter((payment) => payment.captureId === ref.captureId);
      expect(mine.find((payment) => payment.state === 'captured')).toMatchObject({
        orderRef: ref.orderRef,
        captured: ref.amount,
      });
      expect(mine.find((payment) => payment.state === 'refunded')).toMatchObject({ refunded: ref.amount });
    },
  );

  it('P-07 an incomplete list causes an error instead of a shorter list', async () => {
    await bench.control('POST', '/faults', {
      provider: 'toss',
      op: 'query',
      phase: 'after',
      kind: 'garbage',
    });
    await expect(listOf('toss', '2026-11-21')).rejects.toMatchObject({ code: 'payments.report_unavailable' });
  });
});

describe('P-04 order data for Eximbay', () => {
  it('P-04 the browser gets exactly the fields for which Eximbay computed the key: payment, merchant, buyer, url', async () => {
    const { client, ref } = await bench.prepare('eximbay', 9600);
    if (client.type !== 'eximbay_form') throw new Error(client.type);
    const log = (await bench.control('GET', '/log')) as { url: string; body: string }[];
    const sent = log.filter(({ url, body }) => url.endsWith('/ready') && body.includes(ref.orderRef));
    expect(sent.map(({ body }) => body)).toEqual([JSON.stringify(client.payload)]);
    expect(Object.keys(client.payload)).toEqual(['payment', 'merchant', 'buyer', 'url']);
    expect(client.payload).toMatchObject({ payment: { amount: '96.00', currency: 'USD', lang: 'EN' } });
  });
});
