import { describe, expect, it } from 'vitest';
import { daysSince, permanentRefusals, shownAmount, shownStatus } from './admin.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('U-10 member data of the dashboard', () => {
  it.each([
    ['active', at(1), 'active'],
    ['active', at(0), 'expired'],
    ['active', null, 'expired'],
    ['expired', at(9), 'expired'],
    ['free', at(9), 'free'],
    ['anything else', null, 'free'],
  ])(
    'U-10 a membership with status %s and end %s is shown as %s',
    (subscriptionStatus, subscriptionExpiresAt, shown) => {
      expect(shownStatus({ subscriptionStatus, subscriptionExpiresAt }, now)).toBe(shown);
    },
  );

  it('U-10 the number of days since the payment is rounded down to whole days', () => {
    expect(daysSince(at(-86_399), now)).toBe(0);
    expect(daysSince(at(-86_400), now)).toBe(1);
    expect(daysSince(at(60), now)).toBe(0);
    expect(daysSince(null, now)).toBeNull();
  });

  it('U-10 dollar amounts paid by Toss are shown in won at 1,300', () => {
    expect(shownAmount('96.00', 'USD', 'toss')).toEqual({ amount: 124_800, currency: 'KRW' });
    expect(shownAmount('124800.00', 'KRW', 'toss')).toEqual({ amount: 124_800, currency: 'KRW' });
    expect(shownAmount('96.00', 'USD', 'paypal')).toEqual({ amount: 96, currency: 'USD' });
  });
});

describe('actions that can never be performed on a member', () => {
  const usual = { isOwn: false, isProtected: false, isLastAdmin: false, hasAccount: true };
  it.each([
    [{}, {}],
    [
      { isOwn: true },
      {
        suspend: 'own_account',
        endSessions: 'own_account',
        resetFactor: 'own_account',
        correctEmail: 'own_account',
      },
    ],
    [
      { hasAccount: false },
      { endSessions: 'no_account', resetFactor: 'no_account', correctEmail: 'no_account' },
    ],
    [{ isProtected: true }, { delete: 'protected_account' }],
    [{ isLastAdmin: true }, { take: 'last_admin', delete: 'last_admin' }],
    [
      { isProtected: true, isLastAdmin: true },
      { take: 'last_admin', delete: 'protected_account' },
    ],
  ])('for a member with the properties %j the dashboard refuses the actions %j', (standing, refusals) => {
    expect(permanentRefusals({ ...usual, ...standing })).toEqual(refusals);
  });

  it('if an action is refused because the account is the administrator’s own and is missing, “own account” is the reason shown', () => {
    expect(permanentRefusals({ ...usual, isOwn: true, hasAccount: false }).endSessions).toBe('own_account');
  });
});
