/** Tests that all three provider adapters fulfil the contract of `PaymentProvider`, against the sandbox over HTTP. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { context, createPaymentBench, type PaymentBench } from '../../../../test/payment-bench.ts';
import type { PaymentRef, ProviderId } from './provider.port.ts';

let bench: PaymentBench;
beforeAll(async () => {
  bench = await createPaymentBench();
});
afterAll(() => bench.close());
afterEach(async () => {
  await bench.control('DELETE', '/faults');
});

/** An amount that the sandbox accepts and one for which it declines the card. */
const amounts: Record<ProviderId, { fine: number; declined: number }> = {
  paypal: { fine: 1000, declined: 1001 },
  toss: { fine: 13_000, declined: 13_001 },
  eximbay: { fine: 1000, declined: 1001 },
};
/** Sandbox name of the call that `complete` makes. Eximbay captures in its own window, so `complete` only queries. */
const completing = { paypal: 'capture', toss: 'confirm', eximbay: 'retrieve' } as const;
const querying = { paypal: 'query', toss: 'query', eximbay: 'retrieve' } as const;
/** Time limit in ms: long enough for the call to reach the sandbox, short enough for a test. */
const impatient = 400;

type Fault = {
  kind: 'drop' | 'reset' | 'garbage' | 'http' | 'delay';
  status?: number;
  delayMs?: number;
};
const faults: readonly Fault[] = [
  { kind: 'drop' },
  { kind: 'reset' },
  { kind: 'garbage' },
  { kind: 'http', status: 500 },
  { kind: 'http', status: 503 },
  { kind: 'delay', delayMs: 5_000 },
];
const cases = faults.flatMap((fault) =>
  (['before', 'after'] as const).map(
    (phase) => [`${fault.kind} ${fault.status ?? ''}`.trim(), phase, fault] as const,
  ),
);
const patience = (fault: Fault) =>
  context(fault.kind === 'drop' || fault.kind === 'delay' ? impatient : undefined);

describe.each(['paypal', 'toss', 'eximbay'] as const)('P-05 provider %s', (id) => {
  const { fine, declined } = amounts[id];
  const provider = () => bench.provider(id);
  const refundOf = (ref: PaymentRef, refundId = `refund-${ref.attemptId}`) => ({
    ref,
    refundId,
    amount: ref.amount,
    balanceBefore: ref.amount,
    reason: 'Asked for within seven days',
  });
  const stateOf = async (ref: PaymentRef) => {
    const asked = await provider().query(ref, context());
    return asked.kind === 'ok' ? asked.value.state : asked.kind;
  };

  it('P-05 preparing an order charges nothing', async () => {
    const { ref } = await bench.prepare(id, fine);
    expect(['absent', 'created', 'awaiting_buyer']).toContain(await stateOf(ref));
    expect(await bench.moved(ref)).toEqual({ charged: 0, refunded: 0 });
  });

  it('P-05 a payment that the buyer has not approved is never captured', async () => {
    const { ref } = await bench.prepare(id, fine);
    const done = await provider().complete({ ref }, context());
    if (done.kind === 'ok') expect(done.value).toMatchObject({ state: 'absent' });
    else expect(done).toMatchObject({ kind: 'rejected', error: { kind: 'not_ready' } });
    expect(await bench.moved(ref)).toEqual({ charged: 0, refunded: 0 });
  });

  it('P-05 an approved payment is captured in full, and a query returns the same data as the capture', async () => {
    const { ref, evidence } = await bench.approve(await bench.prepare(id, fine));
    const done = await provider().complete({ ref, evidence }, context());
    expect(done).toMatchObject({
      kind: 'ok',
      value: {
        state: 'captured',
        orderRef: ref.orderRef,
        captured: ref.amount,
        balance: ref.amount,
        refunded: { ...ref.amount, minor: 0 },
        captureId: expect.stringMatching(/./),
        capturedAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      },
    });
    const detailsOf = (outcome: typeof done) =>
      outcome.kind === 'ok' ? { ...outcome.value, raw: null } : outcome;
    expect(detailsOf(await provider().query(ref, context()))).toEqual(detailsOf(done));
    expect(await bench.moved(ref)).toEqual({ charged: fine, refunded: 0 });
  });

  it('P-06 repeated captures, with the same idempotency key or another, charge once', async () => {
    const { ref, evidence } = await bench.approve(await bench.prepare(id, fine));
    const same = context();
    for (const call of [same, same, context(), context()]) {
      const done = await provider().complete({ ref, evidence }, call);
      expect(done).toMatchObject({ kind: 'ok', value: { state: 'captured', captured: ref.amount } });
    }
    expect(await bench.moved(ref)).toEqual({ charged: fine, refunded: 0 });
  });

  it.each([true, false])(
    'P-06 two simultaneous captures charge once (same idempotency key: %s)',
    async (isSame) => {
      const { ref, evidence } = await bench.approve(await bench.prepare(id, fine));
      const first = context();
      const both = await Promise.all([
        provider().complete({ ref, evidence }, first),
        provider().complete({ ref, evidence }, isSame ? first : context()),
      ]);
      for (const done of both)
        if (done.kind === 'ok') expect(done.value.state).toBe('captured');
        else expect(done).toMatchObject({ kind: 'unknown' });
      expect(both.map((done) => done.kind)).toContain('ok');
      expect(await bench.moved(ref)).toEqual({ charged: fine, refunded: 0 });
      expect(await stateOf(ref)).toBe('captured');
    },
  );

  it('P-05 a declined card is a definite refusal with its code, and nothing is charged', async () => {
    const { ref, evidence } = await bench.approve(await bench.prepare(id, declined));
    const done = await provider().complete({ ref, evidence }, context());
    expect(done).toMatchObject({
      kind: 'rejected',
      error: { kind: 'declined', buyerMayRetry: true, providerCode: expect.stringMatching(/^[A-Z0-9_]+$/) },
    });
    expect(await bench.moved(ref)).toEqual({ charged: 0, refunded: 0 });
  });

  it.each(cases)(
    'P-07 capture: with the fault “%s” %s the payment is made, the result is unknown, and a query then finds the state',
    async (_, phase, fault) => {
      const { ref, evidence } = await bench.approve(await bench.prepare(id, fine));
      await bench.control('POST', '/faults', {
        provider: id,
        op: completing[id],
        phase,
        ...fault,
        match: {},
      });
      const call = patience(fault);
      const done = await provider().complete({ ref, evidence }, call);
      expect(done).toMatchObject({ kind: 'unknown', error: { kind: 'unavailable', buyerMayRetry: false } });
      // A delayed call is carried out after the caller has given up.
      const isTaken = phase === 'after' || fault.kind === 'delay' || id === 'eximbay';
      const withKey = evidence.paymentKey ? { ...ref, paymentKey: evidence.paymentKey } : ref;
      await expect.poll(() => stateOf(withKey)).toBe(isTaken ? 'captured' : 'approved');
      expect((await bench.moved(ref)).charged).toBe(isTaken ? fine : 0);
      // Repeating the call with the same key captures the payment, and charges nothing if it was captured already.
      const again = await provider().complete(
        { ref, evidence },
        { ...context(), idempotencyKey: call.idempotencyKey },
      );
      expect(again).toMatchObject({ kind: 'ok', value: { state: 'captured' } });
      expect(await bench.moved(ref)).toEqual({ charged: fine, refunded: 0 });
    },
  );

  it.each(cases)(
    'P-07 refund: with the fault “%s” %s the refund is made, the result is unknown, and a query then finds the state',
    async (_, phase, fault) => {
      const ref = await bench.paid(id, fine);
      await bench.control('POST', '/faults', { provider: id, op: 'refund', phase, ...fault, match: {} });
      const call = patience(fault);
      expect(await provider().refund(refundOf(ref), call)).toMatchObject({
        kind: 'unknown',
        error: { kind: 'unavailable' },
      });
      const isRefunded = phase === 'after' || fault.kind === 'delay';
      const refundState = async () => {
        const asked = await provider().queryRefund(refundOf(ref), context());
        return asked.kind === 'ok' ? asked.value.state : asked.kind;
      };
      await expect.poll(refundState).toBe(isRefunded ? 'done' : 'not_found');
      const again = await provider().refund(refundOf(ref), {
        ...context(),
        idempotencyKey: call.idempotencyKey,
      });
      expect(again).toMatchObject({ kind: 'ok', value: { state: 'done' } });
      expect(await bench.moved(ref)).toEqual({ charged: fine, refunded: fine });
    },
  );

  it.each(faults.map((fault) => [fault.kind, fault] as const))(
    'P-07 if a query ends in %s, its result is “unknown” and not “no payment”',
    async (_kind, fault) => {
      const ref = await bench.paid(id, fine);
      await bench.control('POST', '/faults', {
        provider: id,
        op: querying[id],
        phase: 'before',
        ...fault,
        match: {},
      });
      expect(await provider().query(ref, patience(fault))).toMatchObject({
        kind: 'unknown',
        error: { kind: 'unavailable' },
      });
      expect(await stateOf(ref)).toBe('captured');
    },
  );

  it('U-07 a refund returns the full amount once, even if it is requested repeatedly', async () => {
    const ref = await bench.paid(id, fine);
    const asked = async () => provider().queryRefund(refundOf(ref), context());
    expect(await asked()).toEqual({ kind: 'ok', value: { state: 'not_found' } });
    const same = context();
    for (const call of [same, same, context()])
      expect(await provider().refund(refundOf(ref), call)).toMatchObject({
        kind: 'ok',
        value: { state: 'done' },
      });
    expect(await asked()).toEqual({ kind: 'ok', value: { state: 'done' } });
    expect(await provider().query(ref, context())).toMatchObject({
      kind: 'ok',
      value: { state: 'refunded', refunded: ref.amount, balance: { minor: 0 } },
    });
    expect(await bench.moved(ref)).toEqual({ charged: fine, refunded: fine });
  });

  it('U-07 a second refund of a refunded payment moves no money', async () => {
    const ref = await bench.paid(id, fine);
    await provider().refund(refundOf(ref, 'the-first-one'), context());
    const second = await provider().refund(refundOf(ref, 'another-one'), context());
    // Eximbay has no refund ids; only the remaining balance shows that the money was refunded.
    if (id === 'eximbay') expect(second).toMatchObject({ kind: 'ok', value: { state: 'done' } });
    else expect(second).toMatchObject({ kind: 'rejected' });
    expect(await bench.moved(ref)).toEqual({ charged: fine, refunded: fine });
  });

  it('U-07 a refund of more than the paid amount is never made', async () => {
    const ref = await bench.paid(id, fine);
    const more = { currency: ref.amount.currency, minor: fine + 100 };
    const refused = await provider().refund(
      { ...refundOf(ref), amount: more, balanceBefore: more },
      context(),
    );
    expect(refused.kind).not.toBe('ok');
    expect(await bench.moved(ref)).toEqual({ charged: fine, refunded: 0 });
  });

  it('P-05 wrong merchant keys are reported as a configuration error and nothing is charged', async () => {
    const { createProviders } = await import('./index.ts');
    const { paypal, toss, eximbay } = bench.settings;
    const wrong = createProviders(
      {
        paypal: { ...paypal, clientSecret: 'wrong' },
        toss: { ...toss, secretKey: 'test_gsk_wrong' },
        eximbay: { ...eximbay, apiKey: 'test_wrong' },
      },
      { clock: { now: () => new Date() }, brandName: 'Ferrite' },
    ).get(id);
    const { ref, evidence } = await bench.approve(await bench.prepare(id, fine));
    const before = await bench.moved(ref);
    expect(await wrong?.complete({ ref, evidence }, context())).toMatchObject({
      kind: 'rejected',
      error: { kind: 'configuration' },
    });
    expect(await bench.moved(ref)).toEqual(before);
  });

  it('P-05 a call that its caller aborts returns unknown immediately', async () => {
    const { ref, evidence } = await bench.approve(await bench.prepare(id, fine));
    await bench.control('POST', '/faults', {
      provider: id,
      op: completing[id],
      phase: 'after',
      kind: 'drop',
      match: {},
    });
    const signal = AbortSignal.timeout(impatient);
    expect(await provider().complete({ ref, evidence }, { ...context(), signal })).toMatchObject({
      kind: 'unknown',
      error: { kind: 'unavailable', providerMessage: 'aborted' },
    });
    expect(await stateOf(ref)).toBe('captured');
  });
});
