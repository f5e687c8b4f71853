import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionKey } from '../session-key.ts';
import { fetchProfile, profileQuery } from './profile.ts';

let stored: string | null;
let answer: () => Response;
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  stored = JSON.stringify({ access_token: 'a.b.c', expires_at: Date.now() / 1000 + 3600 });
  answer = () => Response.json({ id: '1', name: 'Kim' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === sessionKey ? stored : null) });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path} ${new Headers(init.headers).get('authorization')}`);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('profile of the session', () => {
  it('A-03: the profile is requested with the bearer token', async () => {
    expect(await fetchProfile()).toEqual({ id: '1', name: 'Kim' });
    expect(calls).toEqual(['GET /api/auth/profile Bearer a.b.c']);
  });

  it('A-03: the status 401 means that there is no profile', async () => {
    answer = () => Response.json({ code: 'auth.login_required' }, { status: 401 });
    expect(await fetchProfile()).toBeNull();
  });

  it("A-03: without a session raises 'No access token' and sends nothing", async () => {
    stored = null;
    await expect(fetchProfile()).rejects.toThrow(/^No access token$/);
    expect(calls).toEqual([]);
  });

  it("A-03: any other failure is 'Failed to fetch profile'", async () => {
    answer = () => new Response('', { status: 500 });
    await expect(fetchProfile()).rejects.toThrow(/^Failed to fetch profile$/);
  });

  it('A-05: the profile is cached for 5 minutes, requested once without retry, and not again on focus or mount', () => {
    expect(profileQuery).toMatchObject({
      staleTime: 300_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
    });
  });

  it('A-05: a second component within the 5 minutes sends no request', async () => {
    const client = new QueryClient();
    await client.fetchQuery(profileQuery);
    const stop = new QueryObserver(client, profileQuery).subscribe(() => {});
    await client.fetchQuery(profileQuery);
    stop();
    expect(calls).toHaveLength(1);
  });
});
