import { describe, expect, it } from 'vitest';
import type { PaymentState, ProviderErrorKind } from '../providers/provider.port.ts';
import {
  type AttemptState,
  afterCall,
  afterRefusal,
  effectOf,
  mayBegin,
  shownStatus,
} from './attempt.rules.ts';
import { isHopeless, nextCheck } from './schedule.rules.ts';
import { afterQuery, type Circumstances } from './transitions.rules.ts';

const states: AttemptState[] = [
  'draft',
  'open',
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
const calm: Circumstances = {
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
        expect(afterQuery(state, reading, calm)).toEqual({ do: 'record' });
    },
  );

  it.each(states)('P-07: a query without a response never ends an attempt in state %s', (state) => {
    const next = afterQuery(state, null, late);
    expect(next).toEqual({ do: 'transition', state: state === 'capturing' ? 'unknown' : state });
  });

  it('P-07: a lost response to a capture sets the attempt to unknown from any state', () => {
    for (const before of ['open', 'unknown', 'declined'] as AttemptState[])
      expect(afterCall(before, { kind: 'unknown' }, true)).toEqual({ do: 'transition', state: 'unknown' });
  });

  it('P-07: a refusal after a lost response leads to a query before the attempt is declined', () => {
    const refusal = { kind: 'rejected', error: { kind: 'declined', buyerMayRetry: false } } as const;
    expect(afterCall('unknown', refusal, false)).toEqual({ do: 'query' });
    expect(afterCall('open', refusal, false)).toEqual({ do: 'transition', state: 'declined' });
  });

  it.each<[ProviderErrorKind, AttemptState]>([
    ['declined', 'declined'],
    ['buyer_canceled', 'canceled'],
    ['expired', 'expired'],
    ['in_progress', 'unknown'],
    ['already_done', 'unknown'],
    ['not_ready', 'open'],
    ['configuration', 'open'],
    ['rate_limited', 'open'],
  ])('P-02: a refusal of the kind %s sets the attempt to %s', (kind, state) => {
    expect(afterRefusal({ kind, buyerMayRetry: true }, false)).toBe(state);
  });

  it('P-07: an approved order is captured only if a capture was started or automatic capture is allowed', () => {
    expect(afterQuery('open', 'approved', calm)).toEqual({ do: 'transition', state: 'open' });
    expect(afterQuery('open', 'approved', { ...calm, mayAutoComplete: true })).toEqual({ do: 'complete' });
    expect(afterQuery('unknown', 'approved', late)).toEqual({ do: 'complete' });
    expect(afterQuery('open', 'approved', late)).toEqual({ do: 'transition', state: 'expired' });
  });

  it('P-07: a payment that the provider no longer lists after a started capture needs review where it may still be paid', () => {
    expect(afterQuery('unknown', 'absent', { ...late, absentNeedsReview: true })).toEqual({
      do: 'transition',
      state: 'manual',
    });
    expect(afterQuery('unknown', 'absent', late)).toEqual({ do: 'transition', state: 'expired' });
    expect(afterQuery('unknown', 'absent', calm)).toEqual({ do: 'transition', state: 'unknown' });
  });

  it.each(states)('P-06: state %s records a capture once and allows no new capture afterwards', (state) => {
    const isRecorded = ['paid', 'duplicate', 'mismatch', 'refunded', 'reversed'].includes(state);
    expect(effectOf(state, 'captured', { isGranted: false }, true)?.state ?? null).toBe(
      isRecorded ? null : 'paid',
    );
    if (isRecorded) expect(mayBegin(state)).toBe(false);
    expect(['pending', 'completed', 'failed', 'cancelled', 'refunded']).toContain(shownStatus(state));
  });

  it('P-06: a second payment and a payment with a wrong amount are refunded', () => {
    expect(effectOf('open', 'captured', { isGranted: true }, true)).toEqual({
      state: 'duplicate',
      grants: false,
      refund: 'duplicate',
    });
    expect(effectOf('open', 'captured', { isGranted: false }, false)?.refund).toBe('mismatch');
  });
});

describe('times of queries to the provider', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const plus = (ms: number) => new Date(at.getTime() + ms);
  const minutes = 60_000;

  it('P-07: an attempt in state unknown is queried after 5, 15 and 45 seconds, then half-hourly, and needs review after three days', () => {
    const waits = [0, 1, 2, 6, 50].map((checks) => {
      const next = nextCheck('unknown', 'paypal', { now: at, createdAt: at, since: at, checks });
      return ((next?.getTime() ?? 0) - at.getTime()) / 1000;
    });
    expect(waits).toEqual([5, 15, 45, 1_800, 1_800]);
    const since = at;
    expect(isHopeless('unknown', { now: plus(72 * 60 * minutes - 1), createdAt: at, since, checks: 9 })).toBe(
      false,
    );
    expect(isHopeless('unknown', { now: plus(72 * 60 * minutes), createdAt: at, since, checks: 9 })).toBe(
      true,
    );
  });

  it('P-07: an open attempt is queried as long as the buyer can still pay at the provider', () => {
    const next = (minutesLater: number) =>
      nextCheck('open', 'eximbay', {
        now: plus(minutesLater * minutes),
        createdAt: at,
        since: at,
        checks: 0,
      });
    expect(next(0)).toEqual(plus(minutes));
    expect(next(1)).toEqual(plus(3 * minutes));
    expect(next(24 * 60)).toEqual(plus((24 * 60 + 30) * minutes));
  });

  it('P-07: a cancelled attempt is queried three more times within three days, then no more', () => {
    const next = (hours: number) =>
      nextCheck('canceled', 'toss', {
        now: plus(hours * 60 * minutes),
        createdAt: at,
        since: at,
        checks: 0,
      });
    expect([next(0), next(1), next(24), next(72)]).toEqual([
      plus(60 * minutes),
      plus(24 * 60 * minutes),
      plus(72 * 60 * minutes),
      null,
    ]);
  });
});
