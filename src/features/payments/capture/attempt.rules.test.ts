import { describe, expect, it } from 'vitest';
import type { PaymentState, ProviderErrorKind } from '../providers/provider.port.ts';
import {
  type AttemptState,
  answerOf,
  effectOf,
  isAnswered,
  isClosedUnpaid,
  isPaymentOf,
  isRecorded,
  isRefundedOrReversed,
  isUncertain,
  mayCapture,
  nextAfterCall,
  nextAfterRefusal,
  paymentRefOf,
  shownStatus,
} from './attempt.rules.ts';
import { type CaptureConditions, hasMoneyMoved, nextAfterQuery } from './transitions.rules.ts';

const states: AttemptState[] = [
  'draft',
  'open',
  'refused',
  'capturing',
  'unknown',
  'pending',
  'paid',
  'duplicate',
  'mismatch',
  'declined',
  'canceled',
  'expired',
  'refunded',
  'reversed',
  'manual',
  'closed',
];
const calm: CaptureConditions = {
  isPastDeadline: false,
  mayAutoComplete: false,
  absentNeedsReview: false,
  mayRepeat: false,
};
const late = { ...calm, isPastDeadline: true };

describe('transitions of a payment attempt', () => {
  it.each(states)(
    'P-07: a captured, refunded or reversed payment found by a query is recorded in state %s',
    (state) => {
      for (const reading of ['captured', 'partially_refunded', 'refunded', 'reversed'] as PaymentState[])
        expect(nextAfterQuery(state, reading, calm)).toEqual({ do: 'record' });
    },
  );

  it.each(states)('P-07: a query without a response never ends an attempt in state %s', (state) => {
    const next = nextAfterQuery(state, null, late);
    expect(next).toEqual({ do: 'transition', state: state === 'capturing' ? 'unknown' : state });
  });

  it('P-07: a lost response to a capture sets the attempt to unknown from any state', () => {
    for (const before of ['open', 'unknown', 'declined'] as AttemptState[])
      expect(nextAfterCall(before, { kind: 'unknown' }, true)).toEqual({
        do: 'transition',
        state: 'unknown',
      });
  });

  it('P-07: a refusal after a lost response leads to a query before the attempt is marked as declined', () => {
    const refusal = { kind: 'rejected', error: { kind: 'declined', buyerMayRetry: false } } as const;
    expect(nextAfterCall('unknown', refusal, false)).toEqual({ do: 'query' });
    expect(nextAfterCall('open', refusal, false)).toEqual({ do: 'transition', state: 'declined' });
  });

  it.each<[ProviderErrorKind, AttemptState]>([
    ['declined', 'declined'],
    ['buyer_canceled', 'canceled'],
    ['expired', 'expired'],
    ['in_progress', 'unknown'],
    ['conflict', 'unknown'],
    ['already_done', 'unknown'],
    ['not_ready', 'open'],
    ['configuration', 'open'],
    ['rate_limited', 'open'],
  ])('P-02: a refusal of the kind %s sets the attempt to %s', (kind, state) => {
    expect(nextAfterRefusal({ kind, buyerMayRetry: true }, false)).toBe(state);
  });

  it.each<ProviderErrorKind>([
    'declined',
    'buyer_action_required',
    'configuration',
    'rate_limited',
    'not_found',
  ])(
    'P-02: after a refusal of the kind %s an order that can be paid again waits for a new approval; one that was not approved yet does not',
    (kind) => {
      const after = nextAfterRefusal({ kind, buyerMayRetry: true }, true);
      expect(after).toBe('refused');
      expect(nextAfterQuery(after, 'approved', { ...calm, mayAutoComplete: true })).toEqual({
        do: 'transition',
        state: 'refused',
      });
      expect(nextAfterQuery(after, 'approved', late)).toEqual({ do: 'transition', state: 'expired' });
      expect(nextAfterQuery(after, 'awaiting_buyer', calm)).toEqual({ do: 'transition', state: 'open' });
      expect(nextAfterRefusal({ kind: 'not_ready', buyerMayRetry: true }, true)).toBe('open');
    },
  );

  it('P-02: a capture is answered if another one was answered since its approval became known, or if Toss declined the same approval', () => {
    const attempt = { callSequence: 1, state: 'refused', paymentKey: null } as const;
    expect(isAnswered(attempt, { sequence: 0 })).toBe(true);
    expect(isAnswered(attempt, { sequence: 1 })).toBe(false);
    const declined = { callSequence: 1, state: 'declined', paymentKey: 'one' } as const;
    expect(isAnswered(declined, { sequence: 1, paymentKey: 'one' })).toBe(true);
    expect(isAnswered(declined, { sequence: 1, paymentKey: 'two' })).toBe(false);
  });

  it('P-07: an approved order is captured only if a capture was started or automatic capture is allowed', () => {
    expect(nextAfterQuery('open', 'approved', calm)).toEqual({ do: 'transition', state: 'open' });
    expect(nextAfterQuery('open', 'approved', { ...calm, mayAutoComplete: true })).toEqual({
      do: 'complete',
    });
    expect(nextAfterQuery('unknown', 'approved', late)).toEqual({ do: 'complete' });
    expect(nextAfterQuery('open', 'approved', late)).toEqual({ do: 'transition', state: 'expired' });
  });

  it('P-07: after a started capture, a payment that the provider no longer lists needs review if the provider may hide payments, else the attempt expires', () => {
    expect(nextAfterQuery('unknown', 'absent', { ...late, absentNeedsReview: true })).toEqual({
      do: 'transition',
      state: 'manual',
    });
    expect(nextAfterQuery('unknown', 'absent', late)).toEqual({ do: 'transition', state: 'expired' });
    expect(nextAfterQuery('unknown', 'absent', calm)).toEqual({ do: 'transition', state: 'unknown' });
  });

  it.each(states)('P-06: state %s records a capture once and allows no new capture afterwards', (state) => {
    const isRecorded = ['paid', 'duplicate', 'mismatch', 'refunded', 'reversed'].includes(state);
    expect(effectOf(state, 'captured', { isGranted: false, hasBuyer: true }, true)?.state ?? null).toBe(
      isRecorded ? null : 'paid',
    );
    if (isRecorded) expect(mayCapture(state)).toBe(false);
    expect(['pending', 'completed', 'failed', 'cancelled', 'refunded']).toContain(shownStatus(state));
  });

  it('P-06: a second payment and a payment with a wrong amount are refunded', () => {
    expect(effectOf('open', 'captured', { isGranted: true, hasBuyer: true }, true)).toEqual({
      state: 'duplicate',
      grants: false,
      refund: 'duplicate',
    });
    expect(effectOf('open', 'captured', { isGranted: false, hasBuyer: true }, false)?.refund).toBe(
      'mismatch',
    );
  });

  it('P-06: a payment without a buyer grants nothing and is refunded', () => {
    expect(effectOf('canceled', 'captured', { isGranted: false, hasBuyer: false }, true)).toEqual({
      state: 'mismatch',
      grants: false,
      refund: 'no_buyer',
    });
  });
});

describe('money movement', () => {
  it('P-07: hasMoneyMoved is true only for payments that the provider reports as captured, refunded or reversed', () => {
    for (const reading of ['captured', 'partially_refunded', 'refunded', 'reversed'] as const)
      expect(hasMoneyMoved(reading), reading).toBe(true);
    for (const reading of ['absent', 'created', 'awaiting_buyer', 'approved', 'pending', 'declined'] as const)
      expect(hasMoneyMoved(reading), reading).toBe(false);
  });
});

describe('states of a payment attempt', () => {
  const groups: Readonly<Record<AttemptState, string>> = {
    draft: 'pending',
    open: 'pending, may begin',
    refused: 'pending, may begin',
    capturing: 'pending, may begin, uncertain',
    unknown: 'pending, may begin, uncertain',
    pending: 'pending, uncertain',
    paid: 'completed, recorded',
    duplicate: 'completed, recorded',
    mismatch: 'completed, recorded',
    declined: 'failed, may begin, over',
    canceled: 'cancelled, may begin, over',
    expired: 'cancelled, may begin, over',
    refunded: 'refunded, recorded, returned',
    reversed: 'refunded, recorded, returned',
    manual: 'pending',
    closed: 'cancelled',
  };
  it.each(states)(
    'P-07 U-02: state %s has the expected displayed status and properties, e.g. uncertain, recorded or returned',
    (state) => {
      const found = [
        shownStatus(state),
        ...(mayCapture(state) ? ['may begin'] : []),
        ...(isUncertain(state) ? ['uncertain'] : []),
        ...(isRecorded(state) ? ['recorded'] : []),
        ...(isRefundedOrReversed(state) ? ['returned'] : []),
        ...(isClosedUnpaid(state) ? ['over'] : []),
      ];
      expect(found.join(', ')).toBe(groups[state]);
    },
  );

  it('P-06: a payment that was refunded or reversed before its capture was known is recorded as such and grants no period', () => {
    for (const isGranted of [true, false])
      for (const isRightSum of [true, false])
        for (const state of ['refunded', 'reversed'] as const)
          expect(effectOf('unknown', state, { isGranted, hasBuyer: true }, isRightSum)).toEqual({
            state,
            grants: false,
            refund: null,
          });
    expect(effectOf('unknown', 'captured', { isGranted: true, hasBuyer: true }, false)).toEqual({
      state: 'mismatch',
      grants: false,
      refund: 'mismatch',
    });
    expect(effectOf('unknown', 'captured', { isGranted: false, hasBuyer: true }, true)).toEqual({
      state: 'paid',
      grants: true,
      refund: null,
    });
  });
});

describe('results of a capture call', () => {
  const error = { kind: 'declined', buyerMayRetry: true } as const;

  it('P-02: a capture result becomes the payment’s state, a refusal, or unknown', () => {
    const payment = { state: 'captured', orderRef: 'F-1', raw: null } as const;
    expect(answerOf({ kind: 'ok', value: payment })).toEqual({ kind: 'ok', state: 'captured' });
    expect(answerOf({ kind: 'rejected', error })).toEqual({ kind: 'rejected', error });
    expect(answerOf({ kind: 'unknown', error: { ...error, kind: 'unavailable' } })).toEqual({
      kind: 'unknown',
    });
  });

  it('P-02: the payment state in a capture response determines the next step of the attempt', () => {
    expect(nextAfterCall('open', { kind: 'ok', state: 'captured' }, false)).toEqual({ do: 'record' });
    expect(nextAfterCall('open', { kind: 'ok', state: 'declined' }, false)).toEqual({
      do: 'transition',
      state: 'declined',
    });
  });

  it('P-07: a refusal leads to a query if an earlier capture call was still running or unknown', () => {
    for (const before of ['capturing', 'unknown'] as const)
      expect(nextAfterCall(before, { kind: 'rejected', error }, false)).toEqual({ do: 'query' });
  });

  it('P-02: a declined order can be paid again only if both the provider and the refusal allow it', () => {
    const state = (buyerMayRetry: boolean, isRestartable: boolean) =>
      nextAfterRefusal({ kind: 'declined', buyerMayRetry }, isRestartable);
    expect([state(true, true), state(true, false), state(false, true), state(false, false)]).toEqual([
      'refused',
      'declined',
      'declined',
      'declined',
    ]);
  });

  it('P-06: a payment belongs to the attempt if its order reference is the same or missing', () => {
    const paymentOf = (orderRef: string) => ({ state: 'captured', orderRef, raw: null }) as const;
    expect(['F-1', '', 'F-2'].map((ref) => isPaymentOf({ orderRef: 'F-1' }, paymentOf(ref)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('P-02: the payment reference sent to a provider omits ids that are not known yet', () => {
    const amount = { minor: 1000, currency: 'USD' } as const;
    const known = { id: 7, orderRef: 'F-1', amount };
    const unknown = { providerOrderId: null, paymentKey: null, captureId: null };
    expect(paymentRefOf({ ...known, ...unknown })).toEqual({ attemptId: '7', orderRef: 'F-1', amount });
    const all = { providerOrderId: 'O', paymentKey: 'K', captureId: 'C' };
    expect(paymentRefOf({ ...known, ...all })).toEqual({ attemptId: '7', orderRef: 'F-1', amount, ...all });
  });
});
