import { expect, it } from 'vitest';
import { effectOfBuying } from './plan-offer.ts';

const now = new Date('2026-11-22T06:00:00Z');
const holder = (membershipType: string, subscriptionStatus: string, end: string | null, role = 'Member') => ({
  role,
  membershipType,
  subscriptionStatus,
  subscriptionExpiresAt: end,
});

it.each([
  [
    'annual',
    holder('free', 'free', null),
    { kind: 'choose', standing: 'free', end: '2027-11-22T06:00:00.000Z' },
  ],
  [
    'monthly',
    holder('monthly', 'active', '2026-12-01T00:00:00Z'),
    { kind: 'extend', standing: 'active', end: '2027-01-01T00:00:00.000Z' },
  ],
  [
    'annual',
    holder('monthly', 'active', '2026-12-01T00:00:00Z'),
    { kind: 'upgrade', standing: 'active', end: '2027-12-01T00:00:00.000Z' },
  ],
  [
    'annual',
    holder('annual', 'active', '2027-02-28T00:00:00Z'),
    { kind: 'extend', standing: 'active', end: '2028-02-28T00:00:00.000Z' },
  ],
  [
    'monthly',
    holder('annual', 'active', '2026-11-21T00:00:00Z'),
    { kind: 'choose', standing: 'free', end: '2026-12-22T06:00:00.000Z' },
  ],
  [
    'monthly',
    holder('free', 'free', null, 'Admin'),
    { kind: 'choose', standing: 'admin', end: '2026-12-22T06:00:00.000Z' },
  ],
] as const)(
  'P-08 the plan %s offered to the member %j has the expected kind and end: %j',
  (plan, member, { kind, standing, end }) => {
    const offer = effectOfBuying(plan, member, now);
    expect(offer).toMatchObject({ kind, from: { standing } });
    expect(offer.end.toISOString()).toBe(end);
  },
);
