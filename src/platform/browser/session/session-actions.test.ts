import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasDrafts, hasOwnDrafts } from '../drafts/use-draft.ts';
import { sessionKey } from '../session-key.ts';
import * as authClient from './auth-client.ts';
import { profileKey } from './profile.ts';
import { clearSession, dropSession, leaveSession, refreshSession } from './session-actions.ts';

vi.mock('./auth-client.ts', () => ({
  accessToken: vi.fn(),
  authClient: vi.fn(),
  endSession: vi.fn(),
  discardSession: vi.fn(),
}));

let happened: string[];
let logoutStatus: number;
let queryClient: QueryClient;
/** Storage of the tab with drafts and unrelated keys. */
let kept: Record<string, string>;
/** Storage of the browser with the session. */
let browser: Record<string, string>;

/** Stores a session of a member, as a login does. */
function logIn(memberId: string): void {
  browser[sessionKey] = JSON.stringify({ access_token: `a.${btoa(JSON.stringify({ sub: memberId }))}.c` });
}

beforeEach(() => {
  happened = [];
  logoutStatus = 200;
  queryClient = new QueryClient();
  queryClient.setQueryData(profileKey, { name: 'Kim' });
  queryClient.setQueryData(['/api/user/refund-requests'], []);
  kept = {
    'draft.kim.support.12': 'Below the results.',
    'draft.visitor.comment.7': 'Typed before the login.',
    'another-key': 'stays',
  };
  browser = {};
  logIn('kim');
  vi.stubGlobal('localStorage', { getItem: (key: string) => browser[key] ?? null });
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(kept, {
      get: (_, name) => (name === 'removeItem' ? (key: string) => delete kept[key] : undefined),
    }),
  );
  vi.mocked(authClient.discardSession).mockImplementation(async () => void happened.push('forget'));
  vi.mocked(authClient.accessToken).mockResolvedValue('a.b.c');
  vi.mocked(authClient.endSession).mockImplementation(async (scope) => {
    happened.push(`end ${scope}`);
    delete browser[sessionKey];
  });
  vi.mocked(authClient.authClient).mockResolvedValue({
    refreshSession: async () => {
      happened.push('renew');
      return { data: { session: null, user: null }, error: null };
    },
  } as never);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    happened.push(`${init.method} ${path} ${new Headers(init.headers).get('authorization')}`);
    return new Response('{}', { status: logoutStatus });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('refreshing and clearing the session', () => {
  it('A-11: refresh renews the session, then requests the profile again', async () => {
    vi.spyOn(queryClient, 'refetchQueries').mockImplementation(async (filters) => {
      happened.push(`refetch ${String(filters?.queryKey)}`);
    });
    await refreshSession(queryClient);
    expect(happened).toEqual(['renew', 'refetch /api/auth/profile']);
  });

  it('A-11: clearing the session logs out and empties every cache', async () => {
    await clearSession(queryClient);
    expect(happened).toEqual(['end global']);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('dropping a session that the server has ended', () => {
  it('A-11: dropping an ended session sends no request and clears all data of the member', async () => {
    await dropSession(queryClient);
    expect(happened).toEqual(['forget']);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('A-11: dropping an ended session keeps unsent drafts of the member for the next login', async () => {
    await dropSession(queryClient);
    expect(kept).toHaveProperty('draft.kim.support.12', 'Below the results.');
  });

  it('A-11: dropping an ended session fails when it cannot be removed from the auth client', async () => {
    vi.mocked(authClient.discardSession).mockRejectedValue(new Error('It broke'));
    await expect(dropSession(queryClient)).rejects.toThrow('It broke');
  });
});

describe('logging out', () => {
  it.each([clearSession, leaveSession])(
    'A-06: logging out deletes the drafts of the member and nothing else in storage',
    async (leave) => {
      await leave(queryClient);
      expect(kept).toEqual({ 'another-key': 'stays' });
    },
  );

  it.each([clearSession, leaveSession])(
    'A-06 W-01: logging out keeps the drafts of a member whose session had ended before in this tab',
    async (leave) => {
      logIn('lee');
      await leave(queryClient);
      expect(kept).toEqual({ 'draft.kim.support.12': 'Below the results.', 'another-key': 'stays' });
    },
  );

  it('A-06 W-01: only drafts that the logout deletes count in its question; the login page counts all', () => {
    expect([hasDrafts(), hasOwnDrafts()]).toEqual([true, true]);
    delete kept['draft.visitor.comment.7'];
    logIn('lee');
    expect([hasDrafts(), hasOwnDrafts()]).toEqual([true, false]);
  });

  it('A-06: logging out ends the session at the auth service, then notifies the server with the ended session and empties the caches', async () => {
    await leaveSession(queryClient);
    expect(happened).toEqual(['end global', 'POST /api/auth/logout Bearer a.b.c']);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('A-06: logging out succeeds when the server no longer has the session', async () => {
    logoutStatus = 401;
    await expect(leaveSession(queryClient)).resolves.toBe(true);
  });

  it('A-06: logging out reports an unreachable server and still deletes the data of the member', async () => {
    logoutStatus = 500;
    await expect(leaveSession(queryClient)).resolves.toBe(false);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('A-06: the member stays logged in when the auth service is unreachable', async () => {
    vi.mocked(authClient.endSession).mockRejectedValue(new Error('It broke'));
    await expect(leaveSession(queryClient)).rejects.toThrow('It broke');
    expect(happened).toEqual([]);
    expect(queryClient.getQueryData(profileKey)).toEqual({ name: 'Kim' });
  });
});
