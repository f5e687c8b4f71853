import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearExpiredUser,
  expiredSince,
  expiredUser,
  hasExpiredUser,
  readExpiredUser,
  resumeShownRenewal,
  saveExpiredUser,
  saveShownRenewal,
} from './expired-user.ts';
import { clearLoginStorage } from './login-storage.ts';

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

describe('renewal data in the browser', () => {
  const shown = {
    user: { name: 'Kim', email: 'a@b.kr', renewalToken: 'token' },
    form: { membershipType: 'annual' },
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z') });
    vi.stubGlobal('localStorage', storage());
    vi.stubGlobal('sessionStorage', storage());
    openEntry();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('M-14: a reload shows the same renewal, and keeps the state of the history entry', () => {
    openEntry({ idx: 3 });
    saveShownRenewal({ ...shown, form: {} });
    saveShownRenewal(shown);
    expect(resumeShownRenewal()).toEqual(shown);
    expect(resumeShownRenewal()).toEqual(shown);
    expect(history.state).toMatchObject({ idx: 3 });
  });

  it('M-14: the page opened anew in the same tab shows and keeps no renewal of an earlier user', () => {
    saveShownRenewal(shown);
    openEntry();
    expect(resumeShownRenewal()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['an hour', () => vi.advanceTimersByTime(60 * 60_000)],
    ['a login', clearLoginStorage],
    ['the deletion of the account', clearExpiredUser],
  ])('M-09: after %s no renewal data of the member are left', (_what, passes) => {
    saveExpiredUser(shown.user, 'token');
    saveShownRenewal(shown);
    expect(readExpiredUser()).toEqual(shown.user);
    passes();
    expect([hasExpiredUser(), readExpiredUser(), resumeShownRenewal()]).toEqual([false, null, null]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});

function openEntry(state: object | null = null): void {
  const entry = { state, replaceState: (next: object) => Object.assign(entry, { state: next }) };
  vi.stubGlobal('history', entry);
}

function storage() {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}
