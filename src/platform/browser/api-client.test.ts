import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '../server/http/contract.ts';
import { ApiError, call, NoResponseError, onRefusal, readKey } from './api-client.ts';
import { sessionKey } from './session-key.ts';

/** Endpoint for tests that accepts and returns any JSON. */
type Anything = Endpoint & { readonly path: '/api/x'; readonly body: z.ZodType };
const send = call<Anything>;
const repeatable = { isRepeatable: true } as const;

type Sent = { readonly path: string; readonly init: RequestInit };

let sent: Sent[] = [];
let answer: () => Response;
let storage: Map<string, string>;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ fine: true });
  storage = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, init });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const header = (name: string) => new Headers(sent[0]?.init.headers).get(name);
const storeSession = () =>
  storage.set(sessionKey, JSON.stringify({ access_token: 'a.b.c', expires_at: Date.now() / 1000 + 3600 }));

describe('API client', () => {
  it('A-08: a call sends cookies and X-Requested-With, and no bearer token without a session', async () => {
    await send('GET', '/api/x');
    expect(header('x-requested-with')).toBe('XMLHttpRequest');
    expect(header('authorization')).toBeNull();
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('A-08: a call sends the token of the stored session as bearer token', async () => {
    storeSession();
    await send('POST', '/api/x', {});
    expect(header('authorization')).toBe('Bearer a.b.c');
  });

  it('A-08: the caller may pass another bearer token, or none', async () => {
    storeSession();
    await send('POST', '/api/x', {}, { bearer: null });
    expect(header('authorization')).toBeNull();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'A-08: a %s request sends its body as JSON',
    async (method) => {
      await send(method, '/api/x', { name: 'ä' });
      expect(header('content-type')).toBe('application/json');
      expect(sent[0]?.init).toMatchObject({ method, body: '{"name":"ä"}' });
    },
  );

  it('A-08: a form is sent as multipart; the browser adds the boundary', async () => {
    const form = new FormData();
    form.set('file', new Blob(['x']), 'tool.zip');
    await send('POST', '/api/x', form);
    expect(sent[0]?.init.body).toBe(form);
    expect(header('content-type')).toBeNull();
  });

  it('A-08: a call returns the JSON of the response, and undefined for an empty response', async () => {
    expect(await send('GET', '/api/x')).toEqual({ fine: true });
    answer = () => new Response(null, { status: 204 });
    expect(await send('POST', '/api/x')).toBeUndefined();
  });

  it('A-08: a refusal throws an error with the message `status: text`, body and code', async () => {
    const text = '{"code":"tools.premium_required","message":"No."}';
    answer = () => new Response(text, { status: 403 });
    const error = await send('POST', '/api/x').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `403: ${text}`,
      status: 403,
      code: 'tools.premium_required',
      reason: 'No.',
    });
  });

  it('A-08: without a body the error contains the status text; a plain text body is used as the message', async () => {
    answer = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
    await expect(send('GET', '/api/x')).rejects.toMatchObject({
      message: '503: Service Unavailable',
      code: '',
    });
    answer = () => new Response('Code expired', { status: 400 });
    await expect(send('GET', '/api/x')).rejects.toMatchObject({
      message: '400: Code expired',
      reason: 'Code expired',
    });
  });

  it('A-08: Retry-After is read in seconds and as a date', async () => {
    answer = () => new Response('', { status: 429, headers: { 'retry-after': '7' } });
    await expect(send('GET', '/api/x')).rejects.toMatchObject({ retryAfterSeconds: 7 });
    answer = () =>
      new Response('', {
        status: 429,
        headers: { 'retry-after': new Date(Date.now() + 30_000).toUTCString() },
      });
    const error = (await send('GET', '/api/x').catch((caught: unknown) => caught)) as ApiError;
    expect(error.retryAfterSeconds).toBeGreaterThan(25);
  });

  it('A-08: the default query sends a GET request to the path at the start of the query key', async () => {
    await readKey({ queryKey: ['/api/tools', 3], signal: new AbortController().signal } as never);
    expect(sent[0]).toMatchObject({ path: '/api/tools', init: { method: 'GET' } });
  });

  it('A-11: every refusal is reported to the listeners', async () => {
    const heard: string[] = [];
    const stop = onRefusal((error, path) => heard.push(`${error.status} ${path}`));
    answer = () => new Response('', { status: 401 });
    await send('GET', '/api/x').catch(() => {});
    stop();
    await send('GET', '/api/x').catch(() => {});
    expect(heard).toEqual(['401 /api/x']);
  });

  it('S-06 a call without the type argument for its endpoint does not compile', async () => {
    // @ts-expect-error
    await call('GET', '/api/x');
    // @ts-expect-error
    await call<Anything>('GET', '/api/y');
    expect(sent.map(({ path }) => path)).toEqual(['/api/x', '/api/y']);
  });

  it('an error of the network is thrown unchanged', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(send('GET', '/api/x')).rejects.toBeInstanceOf(TypeError);
  });

  it('D-03: a request with an Idempotency-Key that got no response is reported as one whose entry may be stored, unless the browser is offline', async () => {
    const failed = async (options?: typeof repeatable) =>
      send('POST', '/api/x', { name: 'a' }, options).catch((error: unknown) => error);
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    vi.stubGlobal('navigator', { onLine: true });
    expect(await failed(repeatable)).toBeInstanceOf(NoResponseError);
    expect(await failed()).not.toBeInstanceOf(NoResponseError);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failed(repeatable)).not.toBeInstanceOf(NoResponseError);
  });

  it('D-03: a POST request without a response keeps its Idempotency-Key until it gets one; other requests have other keys', async () => {
    const keyOf = (at: number) => new Headers(sent[at]?.init.headers).get('idempotency-key');
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(send('POST', '/api/x', { name: 'a' }, repeatable)).rejects.toThrow('Failed to fetch');
    answer = () => Response.json({ message: 'Unavailable' }, { status: 503 });
    await expect(send('POST', '/api/x', { name: 'a' }, repeatable)).rejects.toThrow('503');
    answer = () => Response.json({ fine: true });
    for (const name of ['b', 'a', 'a']) await send('POST', '/api/x', { name }, repeatable);
    const [lost, unavailable, other, again, next] = [0, 1, 2, 3, 4].map(keyOf);
    expect([unavailable, again]).toEqual([lost, lost]);
    expect(new Set([lost, other, next]).size).toBe(3);
    await send('PATCH', '/api/x', { name: 'a' });
    expect(keyOf(5)).toBeNull();
  });

  it('D-03: the key of a member is kept although another member sends the same entries in between', async () => {
    const sendAs = async (sub: string) => {
      const access_token = `a.${btoa(JSON.stringify({ sub }))}.c`;
      storage.set(sessionKey, JSON.stringify({ access_token, expires_at: Date.now() / 1000 + 3600 }));
      await send('POST', '/api/x', { name: 'of two members' }, repeatable).catch(() => undefined);
      return new Headers(sent.at(-1)?.init.headers).get('idempotency-key');
    };
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const lost = await sendAs('anna');
    answer = () => Response.json({ fine: true });
    expect(await sendAs('ben')).not.toBe(lost);
    expect(await sendAs('anna')).toBe(lost);
  });

  it('D-03 A-08: a request that is not repeatable, e.g. with a password, has no key and leaves nothing in the storage', async () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => undefined });
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(send('POST', '/api/x', { password: 'secret' })).rejects.toThrow('Failed to fetch');
    expect(header('idempotency-key')).toBeNull();
    expect(setItem).not.toHaveBeenCalled();
  });

  it('D-03: a POST request without a response keeps its Idempotency-Key for a day after a reload, in another tab and with another query, until an entry is deleted', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    const openPage = async () => {
      vi.resetModules();
      return (await import('./api-client.ts')).call;
    };
    const sendIn = async (page: typeof call, method: 'POST' | 'DELETE', path: string) => {
      await page<Anything>(method, path as '/api/x', { name: 'private' }, repeatable).catch(() => undefined);
      return new Headers(sent.at(-1)?.init.headers).get('idempotency-key');
    };
    const sendReloaded = async (method: 'POST' | 'DELETE', path: string) =>
      sendIn(await openPage(), method, path);
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const first = await openPage();
    const lost = await sendIn(first, 'POST', '/api/x?language=en');
    expect(lost).toMatch(/^[\d-]+$/);
    expect(await sendReloaded('POST', '/api/x?language=de')).toBe(lost);
    expect([...stored.values()].join()).not.toContain('private');
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    expect(await sendReloaded('POST', '/api/x')).not.toBe(lost);
    answer = () => Response.json({ fine: true });
    await sendReloaded('POST', '/api/x');
    expect(await sendIn(first, 'POST', '/api/x')).toBe(lost);
    await sendReloaded('DELETE', '/api/x');
    expect(stored.size).toBe(0);
    expect(await sendReloaded('POST', '/api/x')).not.toBe(lost);
    expect(stored.size).toBe(0);
  });
});
