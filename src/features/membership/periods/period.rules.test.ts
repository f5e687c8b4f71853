import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysFrom, type Period, periodEnd, periodFrom, removePeriod } from './period.rules.ts';

const at = (text: string) => new Date(text);
const noon = (day: string) => at(`${day}T12:00:00.000Z`);

describe('length of a membership', () => {
  it.each([
    ['month', '2026-01-31', '2026-02-28'],
    ['month', '2028-01-31', '2028-02-29'],
    ['month', '2026-03-31', '2026-04-30'],
    ['month', '2026-12-15', '2027-01-15'],
    ['month', '2026-02-28', '2026-03-28'],
    ['year', '2028-02-29', '2029-02-28'],
    ['year', '2027-02-28', '2028-02-28'],
    ['year', '2026-11-21', '2027-11-21'],
  ] as const)('P-08: a %s that starts on %s ends on %s, at the same time of day', (period, from, until) => {
    expect(periodEnd(noon(from), period)).toEqual(noon(until));
  });

  it('P-08: a month has 28 to 31 days for every start date', () => {
    fc.assert(
      fc.property(fc.date({ min: at('2000-01-01'), max: at('2100-01-01'), noInvalidDate: true }), (start) => {
        const days = (periodEnd(start, 'month').getTime() - start.getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });

  it('P-08: a renewal starts at the end of the running period, or immediately if that has ended', () => {
    const now = noon('2026-11-21');
    expect(periodFrom(now, noon('2026-12-31'), 'month')).toEqual({
      start: noon('2026-12-31'),
      end: noon('2027-01-31'),
    });
    expect(periodFrom(now, noon('2026-11-20'), 'year')).toEqual({ start: now, end: noon('2027-11-21') });
    expect(periodFrom(now, null, 'month')).toEqual({ start: now, end: noon('2026-12-21') });
  });

  it('P-08: granted days start at the end of the running period and last exactly the granted number', () => {
    const now = noon('2026-11-21');
    expect(daysFrom(now, noon('2026-12-31'), 14)).toEqual({
      start: noon('2026-12-31'),
      end: noon('2027-01-14'),
    });
    expect(daysFrom(now, null, 1)).toEqual({ start: now, end: noon('2026-11-22') });
  });
});

describe('refund of a membership period', () => {
  const month = (id: number, start: string, end: string): Period => ({
    id,
    billingPeriod: 'month',
    start: noon(start),
    end: noon(end),
  });
  const first = month(1, '2026-11-01', '2026-12-01');
  const second = month(2, '2026-12-01', '2027-01-01');
  const third = month(3, '2027-01-01', '2027-02-01');
  const now = noon('2026-11-10');

  it('P-14: after the refund of the only period the membership has ended', () => {
    expect(removePeriod([first], 1, now)).toEqual({ moved: [], end: null });
  });

  it('P-14: after the refund of the running period the later periods start now with their full length', () => {
    expect(removePeriod([third, first, second], 1, now)).toEqual({
      moved: [
        { ...second, start: now, end: noon('2026-12-10') },
        { ...third, start: noon('2026-12-10'), end: noon('2027-01-10') },
      ],
      end: noon('2027-01-10'),
    });
  });

  it('P-14: after the refund of a later period the earlier ones are unchanged', () => {
    expect(removePeriod([first, second], 2, now)).toEqual({ moved: [], end: noon('2026-12-01') });
  });

  it('P-14: the refund of an expired or unknown period changes nothing', () => {
    expect(removePeriod([first], 1, noon('2026-12-02'))).toBeNull();
    expect(removePeriod([first, second], 1, first.end)).toBeNull();
    expect(removePeriod([first], 9, now)).toBeNull();
  });

  it('P-14: in any order of payments and grants, a refund keeps every granted day and every other paid month', () => {
    const kinds = fc.array(
      fc.oneof(fc.constant('month'), fc.constant('year'), fc.integer({ min: 1, max: 366 })),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(kinds, fc.nat(), fc.integer({ min: 0, max: 900 }), (given, which, daysLater) => {
        const begin = noon('2026-01-31');
        const periods: Period[] = [];
        for (const [id, kind] of given.entries()) {
          const end = periods.at(-1)?.end ?? null;
          const isDays = typeof kind === 'number';
          const span = isDays ? daysFrom(begin, end, kind) : periodFrom(begin, end, kind as 'month');
          periods.push({ id, billingPeriod: isDays ? 'days' : (kind as 'month'), ...span });
        }
        const today = new Date(begin.getTime() + daysLater * 86_400_000);
        const revoked = periods[which % periods.length] as Period;
        const left = removePeriod(periods, revoked.id, today);
        if (revoked.end <= today) {
          expect(left).toBeNull();
          return;
        }
        const now = periods
          .filter(({ id }) => id !== revoked.id)
          .map((each) => left?.moved.find(({ id }) => id === each.id) ?? each);
        // Every other period keeps its length, and periods neither overlap nor leave a gap.
        for (const [at, period] of now.entries()) {
          const before = periods.find(({ id }) => id === period.id) as Period;
          const length = ({ start, end }: Period) => end.getTime() - start.getTime();
          if (period.billingPeriod === 'days') expect(length(period)).toBe(length(before));
          else expect(period.end).toEqual(periodEnd(period.start, period.billingPeriod));
          expect(period.start <= before.start).toBe(true);
          const previous = now[at - 1];
          if (previous && period.start > today) expect(period.start).toEqual(previous.end);
        }
        const last = now.at(-1)?.end ?? null;
        expect(left?.end ?? null).toEqual(last !== null && last > today ? last : null);
      }),
    );
  });
});
