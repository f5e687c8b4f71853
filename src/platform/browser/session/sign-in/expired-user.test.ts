import { describe, expect, it } from 'vitest';
import { expiredSince, expiredUser } from './expired-user.ts';

describe('stored data for the renewal of an expired membership', () => {
  it('M-06: the data contain the profile and the renewal token, but never a password or its hash', () => {
    const userData = {
      name: 'Kim',
      nickname: 'kim',
      email: 'a@b.kr',
      country: 'KR',
      industry: null,
      job: 'Metallurgist',
      avatar: 'robot',
      subscriptionExpiresAt: '2026-11-20T08:00:00.000Z',
      password: 'secret',
      passwordHash: '$2b$',
      role: 'Admin',
    };
    expect(expiredUser(userData, 'token')).toEqual({
      name: 'Kim',
      nickname: 'kim',
      email: 'a@b.kr',
      country: 'KR',
      job: 'Metallurgist',
      avatar: 'robot',
      subscriptionExpiresAt: '2026-11-20T08:00:00.000Z',
      renewalToken: 'token',
    });
  });

  it.each([
    ['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z'],
    ['2026-12-20T08:00:00.000Z', null],
    ['once', null],
    [undefined, null],
  ])('P-10: for the stored expiry date %s the membership ended at %s', (subscriptionExpiresAt, told) => {
    const user = expiredUser({ subscriptionExpiresAt }, null);
    expect(expiredSince(user, new Date('2026-11-23T00:00:00Z'))?.toISOString() ?? null).toBe(told);
  });

  it.each([null, undefined, 'text', 3])(
    'M-06: for the invalid response data %j the stored renewal data are empty',
    (userData) => {
      expect(expiredUser(userData, null)).toEqual({});
    },
  );
});
