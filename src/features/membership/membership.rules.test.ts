import { describe, expect, it, test } from 'vitest';
import { isExpired, isGranted, isPremium } from './membership.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const member = (subscriptionStatus: string, subscriptionExpiresAt: Date | null, role = 'Member') => ({
  role,
  subscriptionStatus,
  subscriptionExpiresAt,
});

describe('premium and expired members', () => {
  test.each([
    ['active with time left', member('active', at(1)), true, false],
    ['active in its last second', member('active', at(0)), false, true],
    ['active without an end', member('active', null), false, true],
    ['expired', member('expired', at(-1)), false, true],
    ['expired by hand before its end', member('expired', at(9)), false, true],
    ['free', member('free', null), false, false],
    ['refunded: free with dates left over', member('free', at(9)), false, false],
    ['administrator whose time ran out', member('expired', at(-1), 'Admin'), true, false],
  ])(
    'M-05 a member is correctly classified as premium, expired or neither: %s',
    (_name, who, premium, expired) => {
      expect([isPremium(who, now), isExpired(who, now)]).toEqual([premium, expired]);
    },
  );
});

describe('U-10 whether a period was paid or granted', () => {
  const [past, future] = [at(-1), at(1)];
  it.each([
    [null, null, false],
    [future, null, false],
    [null, past, true],
    [null, future, true],
    [past, future, true],
    [at(0), future, true],
    [past, at(0), false],
    [future, future, false],
  ])(
    'U-10 with paid time until %s and granted time until %s the period counts as granted: %s',
    (paidUntil, grantedUntil, granted) => {
      expect(isGranted({ paidUntil, grantedUntil }, now)).toBe(granted);
    },
  );
});
