/**
 * Tests the webhooks that the sandbox sends for each provider: whether they are accepted as authentic, and which
 * payment they refer to.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { context, createPaymentBench, type PaymentBench } from '../../../../test/payment-bench.ts';
import type { PaymentRef, ProviderId, RawMessage, Signal } from './provider.port.ts';

let bench: PaymentBench;
beforeAll(async () => {
  bench = await createPaymentBench();
});
afterAll(() => bench.close());
afterEach(async () => {
  for (const provider of ['paypal', 'toss', 'eximbay'])
    await bench.control('POST', '/webhooks/mode', { provider });
  await bench.control('DELETE', '/faults');
});

const fine = { paypal: 1000, toss: 13_000, eximbay: 1000 };
const believed = { paypal: 'signed', toss: 'unsigned', eximbay: 'verified' } as const;

const mode = (provider: ProviderId, settings: object) =>
  bench.control('POST', '/webhooks/mode', { provider, ...settings });

/** Returns the webhooks about one payment, in the order of their arrival. */
async function about(id: ProviderId, ref: PaymentRef): Promise<RawMessage[]> {
  const names = [ref.orderRef, ref.captureId, ref.providerOrderId].filter((name) => name !== undefined);
  return (await bench.messages(id)).filter(({ body }) => names.some((name) => body.includes(name)));
}

async function read(id: ProviderId, message: RawMessage): Promise<Signal> {
  const found = await bench.provider(id).readNotification(message, context());
  if (found.kind !== 'ok') throw new Error(JSON.stringify(found));
  return found.value;
}

const last = async (id: ProviderId, ref: PaymentRef): Promise<RawMessage> => {
  const message = (await about(id, ref)).at(-1);
  if (!message) throw new Error('no message came');
  return message;
};

describe.each(['paypal', 'toss', 'eximbay'] as const)('P-07 webhooks of %s', (id) => {
  it('P-07 an authentic webhook names its payment and gets the highest authenticity that this provider supports', async () => {
    const ref = await bench.paid(id, fine[id]);
    const signal = await read(id, await last(id, ref));
    expect(signal).toMatchObject({
      orderRef: ref.orderRef,
      captureId: ref.captureId,
      authenticity: believed[id],
      topic: { paypal: 'PAYMENT.CAPTURE.COMPLETED', toss: 'PAYMENT_STATUS_CHANGED', eximbay: 'PAYMENT:0000' }[
        id
      ],
    });
  });

  it('P-07 two deliveries of one webhook have the same deduplication key, other webhooks have another one', async () => {
    await mode(id, { duplicate: 1 });
    const ref = await bench.paid(id, fine[id]);
    const copies = await about(id, ref);
    const keys = await Promise.all(copies.map(async (copy) => (await read(id, copy)).dedupeKey));
    const bodies = new Set(copies.map(({ body }) => body));
    expect(copies).toHaveLength(bodies.size * 2);
    expect(new Set(keys).size).toBe(bodies.size);
    const elsewhere = await bench.paid(id, fine[id]);
    expect(keys).not.toContain((await read(id, await last(id, elsewhere))).dedupeKey);
  });

  it('P-07 a modified webhook is recognized as forged, and its deduplication key differs from that of the original', async () => {
    const ref = await bench.paid(id, fine[id]);
    const message = await last(id, ref);
    const real = await read(id, message);
    const forged =
      id === 'toss'
        ? { ...message, url: '/webhooks/toss/guessed' }
        : { ...message, body: message.body.replace(ref.orderRef, ref.orderRef.replace('FE-', 'XX-')) };
    const signal = await read(id, forged);
    expect(signal.authenticity).toBe('forged');
    expect(signal.dedupeKey).not.toBe(real.dedupeKey);
    expect(signal.dedupeKey).toMatch(/^forged:/);
  });

  it('P-07 a truncated webhook is never accepted as authentic', async () => {
    const ref = await bench.paid(id, fine[id]);
    const message = await last(id, ref);
    const half = { ...message, body: message.body.slice(0, message.body.length - 40) };
    const found = await bench.provider(id).readNotification(half, context());
    if (found.kind === 'ok') expect(found.value.authenticity).toBe('forged');
    else expect(found).toMatchObject({ kind: 'rejected', error: { kind: 'invalid_request' } });
  });

  it.each(['', 'null', '[]', '{}', '42', '<html>', 'a=b'])(
    'P-07 a webhook body without a payment (%s) is rejected',
    async (body) => {
      const message = { method: 'POST', url: `/webhooks/${id}`, headers: {}, body };
      expect(await bench.provider(id).readNotification(message, context())).toMatchObject({
        kind: 'rejected',
        error: { kind: 'invalid_request' },
      });
    },
  );

  it('P-07 our response to a webhook stops repeated deliveries', async () => {
    const ref = await bench.paid(id, fine[id]);
    const mine = (await about(id, ref)).length;
    const deliveries = (await bench.control('POST', '/webhooks/deliver')) as {
      body: string;
      state: string;
    }[];
    const states = deliveries.filter(({ body }) => body.includes(ref.orderRef)).map(({ state }) => state);
    expect([...new Set(states)]).toEqual(['taken']);
    await bench.control('POST', '/clock', { advance: '1d' });
    expect(await about(id, ref)).toHaveLength(mine);
  });

  it('P-14 the webhook of a refund refers to the refunded payment', async () => {
    const ref = await bench.paid(id, fine[id]);
    await bench.messages(id);
    const before = bench.received.length;
    const refund = { ref, refundId: `r-${ref.attemptId}`, amount: ref.amount, balanceBefore: ref.amount };
    await bench.provider(id).refund({ ...refund, reason: 'test' }, context());
    await bench.messages(id);
    const signals = await Promise.all(bench.received.slice(before).map((message) => read(id, message)));
    // Eximbay sends no webhook about refunds.
    if (id === 'eximbay') expect(signals).toEqual([]);
    else expect(signals).toMatchObject([{ captureId: ref.captureId }]);
    if (id === 'paypal') expect(signals[0]?.orderRef).toBeUndefined();
  });
});

describe('P-07 webhooks of one provider', () => {
  it('P-07 PayPal: a webhook with a wrong signature is recognized as forged', async () => {
    await mode('paypal', { badSignature: true });
    const ref = await bench.paid('paypal', 1000);
    expect((await read('paypal', await last('paypal', ref))).authenticity).toBe('forged');
  });

  it('P-07 PayPal: a webhook whose certificate URL is on another host is treated as forged, and the URL is not fetched', async () => {
    const ref = await bench.paid('paypal', 1000);
    const message = await last('paypal', ref);
    const before = bench.received.length;
    const certUrl = `${message.headers['host'] ? `http://${message.headers['host']}` : ''}/webhooks/paypal`;
    const headers = { ...message.headers, 'paypal-cert-url': certUrl };
    expect((await read('paypal', { ...message, headers })).authenticity).toBe('forged');
    const { 'paypal-transmission-sig': _, ...unsigned } = message.headers;
    expect((await read('paypal', { ...message, headers: unsigned })).authenticity).toBe('forged');
    expect(bench.received).toHaveLength(before);
  });

  it('P-14 PayPal: webhooks of a reversal and of a dispute refer to the capture', async () => {
    const ref = await bench.paid('paypal', 1000);
    await bench.control('POST', `/payments/paypal/${ref.providerOrderId}/dispute`);
    expect(await read('paypal', await last('paypal', ref))).toMatchObject({
      topic: 'CUSTOMER.DISPUTE.CREATED',
      captureId: ref.captureId,
      orderRef: ref.orderRef,
    });
    await bench.control('POST', `/payments/paypal/${ref.providerOrderId}/reverse`);
    expect(await read('paypal', await last('paypal', ref))).toMatchObject({
      topic: 'PAYMENT.CAPTURE.REVERSED',
      captureId: ref.captureId,
    });
    const asked = await bench.provider('paypal').query(ref, context());
    expect(asked).toMatchObject({ kind: 'ok', value: { state: 'refunded', balance: { minor: 0 } } });
  });

  it('P-07 Toss: webhooks in the older, shorter format are accepted', async () => {
    await mode('toss', { oldDataForm: true });
    const ref = await bench.paid('toss', 13_000);
    expect(await read('toss', await last('toss', ref))).toMatchObject({
      orderRef: ref.orderRef,
      captureId: ref.captureId,
      authenticity: 'unsigned',
    });
  });

  it('P-07 Eximbay: older field names are accepted and their signature is still verified', async () => {
    await mode('eximbay', { legacyNames: true });
    const ref = await bench.paid('eximbay', 1000);
    const message = await last('eximbay', ref);
    expect(new URLSearchParams(message.body).get('ref')).toBe(ref.orderRef);
    expect(await read('eximbay', message)).toMatchObject({
      orderRef: ref.orderRef,
      captureId: ref.captureId,
      authenticity: 'verified',
    });
  });

  it('P-07 Eximbay: a webhook with an amount other than the paid one is treated as forged, and a query returns the paid amount', async () => {
    const { ref } = await bench.approve(await bench.prepare('eximbay', 1008));
    expect((await read('eximbay', await last('eximbay', ref))).authenticity).toBe('forged');
    expect(await bench.provider('eximbay').query(ref, context())).toMatchObject({
      kind: 'ok',
      value: { state: 'captured', captured: { minor: 1008 } },
    });
  });

  it('P-07 Eximbay: a webhook of another merchant is treated as forged; if a webhook cannot be verified, the result is unknown', async () => {
    const ref = await bench.paid('eximbay', 1000);
    const message = await last('eximbay', ref);
    const other = message.body.replace(/mid=[^&]+/, 'mid=SOMEBODY');
    expect((await read('eximbay', { ...message, body: other })).authenticity).toBe('forged');
    await bench.control('POST', '/faults', {
      provider: 'eximbay',
      op: 'verify',
      phase: 'before',
      kind: 'garbage',
    });
    expect(await bench.provider('eximbay').readNotification(message, context())).toMatchObject({
      kind: 'unknown',
    });
  });

  it('P-14 Eximbay: a chargeback webhook in JSON is recognized and marked as unsigned', async () => {
    const body = JSON.stringify({
      event_type: 'CHARGEBACK',
      data: { order_id: 'FE-1-abcdef', transaction_id: '1849705C6420261121000016' },
    });
    const signal = await read('eximbay', { method: 'POST', url: '/webhooks/eximbay', headers: {}, body });
    expect(signal).toMatchObject({
      topic: 'CHARGEBACK',
      orderRef: 'FE-1-abcdef',
      captureId: '1849705C6420261121000016',
      authenticity: 'unsigned',
    });
  });
});
