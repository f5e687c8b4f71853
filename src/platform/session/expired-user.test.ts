import { describe, expect, it } from 'vitest';
import { expiredUser } from './expired-user.ts';

describe('what is kept for a renewal', () => {
  it('M-06: the profile and the token, and never a password or its hash', () => {
    const userData = {
      name: 'Kim',
      nickname: 'kim',
      email: 'a@b.kr',
      country: 'KR',
      industry: null,
      job: 'Metallurgist',
      avatar: 'robot',
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
      renewalToken: 'token',
    });
  });

  it.each([null, undefined, 'text', 3])('M-06: %j gives nothing', (userData) => {
    expect(expiredUser(userData, null)).toEqual({});
  });
});
