import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderId } from '../providers/provider.port.ts';
import type { AttemptState } from './attempt.rules.ts';
import {
  isPastDeadline,
  isResponseOverdue,
  mayCaptureWithoutReturn,
  needsDecision,
  nextCheck,
  nextQueryAt,
} from './schedule.rules.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const start = new Date('2026-11-21T12:00:00Z');
const plus = (ms: number) => new Date(start.getTime() + ms);
const providers: readonly ProviderId[] = ['paypal', 'toss', 'eximbay'];

/**
 * Returns the milliseconds until the next query of an attempt that was created `age` milliseconds ago and has not
 * changed its state since.
 */
function wait(state: AttemptState, provider: ProviderId, age: number, checks = 0): number | null {
  const next = nextCheck(state, provider, { now: plus(age), createdAt: start, since: start, checks });
  return next === null ? null : next.getTime() - start.getTime() - age;
}

describe('P-07 time of the next query', () => {
  it('P-07 the next query is in the future for every queried state, at any age of the attempt', () => {
    const queried = fc.constantFrom<AttemptState>(
      ...(['open', 'capturing', 'unknown', 'pending', 'paid', 'declined', 'canceled', 'expired'] as const),
    );
    const age = fc.integer({ min: 0, max: 200 * day });
    fc.assert(
      fc.property(queried, fc.constantFrom(...providers), age, fc.nat(60), (state, provider, ms, checks) => {
        const next = wait(state, provider, ms, checks);
        if (next !== null) expect(next).toBeGreaterThan(0);
      }),
    );
  });

  it.each(['duplicate', 'mismatch', 'refunded', 'reversed', 'manual', 'closed'] as const)(
    'P-07 an attempt in state %s is not queried',
    (state) => {
      for (const provider of providers) expect(wait(state, provider, 0)).toBeNull();
    },
  );

  it('P-07 a draft is queried ten minutes after its creation', () => {
    expect(wait('draft', 'toss', 3 * minute)).toBe(7 * minute);
  });

  it('P-07 a running capture is queried when its lease ends', () => {
    expect(wait('capturing', 'paypal', hour)).toBe(minute);
  });

  it('P-07 a pending payment is queried four times every 15 minutes, then hourly for a day, then daily', () => {
    expect([0, 3, 4, 27, 28, 100].map((checks) => wait('pending', 'paypal', 0, checks))).toEqual([
      15 * minute,
      15 * minute,
      hour,
      hour,
      day,
      day,
    ]);
  });

  it('P-07 an attempt in state unknown is queried after 5, 15 and 45 seconds, 2, 5 and 15 minutes, then every half hour', () => {
    const steps = [5, 15, 45, 120, 300, 900, 1800, 1800].map((seconds) => seconds * second);
    expect(steps.map((_, checks) => wait('unknown', 'paypal', hour, checks))).toEqual(steps);
    expect(steps.map((_, checks) => nextQueryAt(checks, start))).toEqual(steps.map(plus));
  });

  it('P-07 an open attempt is queried at the provider’s scheduled times until its deadline, then every half hour', () => {
    const waits = [0, 1, 3, 10, 30, 60, 180, 24 * 60].map((minutes) =>
      wait('open', 'eximbay', minutes * minute),
    );
    expect(waits.map((ms) => (ms ?? 0) / minute)).toEqual([1, 2, 7, 20, 30, 120, 21 * 60, 30]);
  });

  it('P-07 a cancelled attempt is queried after an hour, a day and three days, then no more', () => {
    expect([0, 1, 24, 72].map((hours) => wait('canceled', 'toss', hours * hour))).toEqual([
      hour,
      23 * hour,
      48 * hour,
      null,
    ]);
  });

  it('P-07 a paid attempt is queried on scheduled days up to day 180, to find refunds and chargebacks', () => {
    for (const provider of ['paypal', 'toss'] as const)
      expect([0, 1, 3, 7, 30, 90, 180].map((days) => wait('paid', provider, days * day))).toEqual([
        day,
        2 * day,
        4 * day,
        23 * day,
        60 * day,
        90 * day,
        null,
      ]);
    for (let days = 0; days < 14; days++) expect(wait('paid', 'eximbay', days * day)).toBe(day);
    expect(wait('paid', 'eximbay', 14 * day)).toBe(16 * day);
  });

  it('P-07 queries of an ended attempt stop after three days, with Eximbay after seven', () => {
    for (const state of ['declined', 'canceled', 'expired'] as const) {
      for (const provider of ['paypal', 'toss'] as const) {
        expect(wait(state, provider, 3 * day - 1)).toBe(1);
        expect(wait(state, provider, 3 * day)).toBeNull();
      }
      expect(wait(state, 'eximbay', 7 * day - 1)).toBe(1);
      expect(wait(state, 'eximbay', 7 * day)).toBeNull();
    }
  });
});

describe('P-07 time limits of an attempt', () => {
  it.each([
    ['paypal', 6.5 * hour],
    ['toss', 45 * minute],
    ['eximbay', day],
  ] as const)(
    'P-07 with %s an open order passes its deadline exactly at the last scheduled query',
    (provider, limit) => {
      expect(isPastDeadline(provider, start, plus(limit - 1))).toBe(false);
      expect(isPastDeadline(provider, start, plus(limit))).toBe(true);
    },
  );

  it('P-07 an approved order is captured without the buyer’s return only within 15 minutes of its creation', () => {
    expect(mayCaptureWithoutReturn(start, plus(15 * minute - 1))).toBe(true);
    expect(mayCaptureWithoutReturn(start, plus(15 * minute))).toBe(false);
  });

  it('P-07 an attempt needs a human decision after 72 hours with a lost response or 14 days as pending, and in no other state', () => {
    const isAt = (state: AttemptState, age: number) =>
      needsDecision(state, { now: plus(age), createdAt: start, since: start, checks: 0 });
    expect([
      isResponseOverdue(start, plus(72 * hour - 1)),
      isResponseOverdue(start, plus(72 * hour)),
    ]).toEqual([false, true]);
    expect([isAt('unknown', 72 * hour - 1), isAt('unknown', 72 * hour)]).toEqual([false, true]);
    expect([isAt('pending', 14 * day - 1), isAt('pending', 14 * day)]).toEqual([false, true]);
    for (const state of ['open', 'paid', 'capturing', 'declined', 'manual'] as const)
      expect(isAt(state, 1_000 * day)).toBe(false);
  });
});
