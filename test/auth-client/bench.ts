/** Starts the product with given settings and the official client of its auth service, and records which methods are called. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { promisify } from 'node:util';
import { AuthClient, type AuthError, GoTrueAdminApi } from '@supabase/auth-js';
import { vi } from 'vitest';
import { createTestApp } from '../app.ts';

export const password = 'walk-the-heat-7';
const secret = 'c2hhcmVkIHdpdGggYW5vdGhlciBzZXJ2aWNlLCBsb25nIGVub3VnaA';

/** Settings of an installation that serves the logins of other applications. */
export const application = {
  AUTH_SIGNUP: 'on',
  AUTH_SIGN_IN_RULES: 'off',
  AUTH_EMAIL_CHANGE: 'on',
  AUTH_LINKING: 'on',
  AUTH_SITE_URL: 'http://app.test',
  AUTH_REDIRECT_URLS: 'http://app.test/**',
  AUTH_CORS_ORIGINS: 'http://app.test',
  AUTH_JWT_KEYS: JSON.stringify({ kty: 'oct', k: secret, alg: 'HS256' }),
};

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Names of the methods that tests called, e.g. `mfa.enroll`. */
export const called = new Set<string>();

const internal = new Set(
  ['GoTrueClient', 'GoTrueAdminApi'].flatMap((file) =>
    [
      ...readFileSync(`node_modules/@supabase/auth-js/dist/module/${file}.d.ts`, 'utf8').matchAll(
        /^ {4}(?:private|protected) (?:static )?(?:get |set )?(\w+)/gm,
      ),
    ].map(([, name = '']) => name),
  ),
);
const isPublic = (name: string) => name !== 'constructor' && !name.startsWith('_') && !internal.has(name);
const isNamespace = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && publicMethods(value).length > 0;

/** Returns the names of the public methods, nested objects included, e.g. `mfa.webauthn.enroll`. */
export function publicMethods(target: object, prefix = ''): string[] {
  const names = new Set<string>();
  for (let each = target; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
    for (const name of Object.getOwnPropertyNames(each)) if (isPublic(name)) names.add(name);
  return [...names].flatMap((name) => {
    const value = (target as Record<string, unknown>)[name];
    if (typeof value === 'function') return [`${prefix}${name}`];
    // The property `client` leads back from a part of the client to the whole client.
    return name === 'client' || !isNamespace(value) ? [] : publicMethods(value, `${prefix}${name}.`);
  });
}

function recorded<T extends object>(target: T, prefix = ''): T {
  return new Proxy(target, {
    get(_target, name) {
      const value = Reflect.get(target, name, target) as unknown;
      if (typeof name !== 'string' || !isPublic(name)) return value;
      if (typeof value === 'function')
        return (...given: unknown[]) => {
          called.add(`${prefix}${name}`);
          return value.apply(target, given) as unknown;
        };
      return isNamespace(value) ? recorded(value, `${prefix}${name}.`) : value;
    },
  });
}

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
export type Client = ReturnType<Service['client']>;

/** Starts the product with these settings on a separate port. Its clock is set to the real time and does not advance. */
export async function startService(settings: Record<string, string> = {}) {
  const port = await freePort();
  const app = await createTestApp({ PUBLIC_URL: `http://127.0.0.1:${port}`, ...settings });
  app.clock.set(new Date().toISOString());
  await app.http.listen({ port, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${port}`;
  const url = `${origin}/auth/v1`;
  let people = 0;

  const newClient = (flowType: 'implicit' | 'pkce' = 'implicit') =>
    recorded(
      new AuthClient({
        url,
        flowType,
        storage: memory(),
        storageKey: `client-${Math.random()}`,
        persistSession: true,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        experimental: { recoveryCodes: true, passkey: true },
      }),
    );

  return {
    app,
    origin,
    url,
    client: newClient,
    newEmail: () => `person${++people}@example.org`,

    admin: (token: string) =>
      recorded(
        new GoTrueAdminApi({
          url,
          headers: { Authorization: `Bearer ${token}` },
          experimental: { passkey: true },
        }),
        'admin.',
      ),

    /** Sends a request without using the client. */
    async send(
      method: string,
      path: string,
      init: { body?: unknown; headers?: Record<string, string> } = {},
    ) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
          ...init.headers,
        },
        ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
        redirect: 'manual',
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      return {
        status: answer.status,
        headers: answer.headers,
        isJson,
        body: isJson ? JSON.parse(text) : text,
      };
    },

    /** Returns the newest email with a code to this address; waits until it has arrived. */
    async mail(to: string, subject = /./): Promise<{ code: string; link: URL }> {
      const text = await vi.waitFor(
        async () => {
          const all = await fetch(`${origin}/api/dev/mailbox?to=${encodeURIComponent(to)}`);
          const found = ((await all.json()) as { subject: string; text: string }[]).find(
            (each) => /^\d{6}$/m.test(each.text) && subject.test(each.subject),
          );
          if (!found) throw new Error(`No mail with a code has arrived for ${to}`);
          return found.text;
        },
        { timeout: 20_000 },
      );
      const link = /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0] ?? `${origin}/no-link`;
      return { code: /^\d{6}$/m.exec(text)?.[0] ?? '', link: new URL(link) };
    },

    close: app.close,
  };
}

const run = promisify(execFile);

/** Runs the operator's command that issues a service token. @returns the token */
export async function serviceToken(service: Service, ...days: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/admin.ts', 'service-token', ...days], {
    env: {
      PATH: process.env.PATH,
      ...application,
      PUBLIC_URL: service.origin,
      DATABASE_URL: service.app.database.url,
      SERVER_SECRET: 'a secret of the tests, long enough',
    },
  });
  return stdout.trim();
}

type Answer = { readonly data: unknown; readonly error: unknown };

/**
 * Returns the data of a response.
 * @throws Error if it is a refusal
 */
export function requireData<A extends Answer>({ data, error }: A): Extract<A, { error: null }>['data'] {
  if (!error) return data as Extract<A, { error: null }>['data'];
  const { code, message } = error as AuthError;
  throw new Error(`${code}: ${message}`);
}
/** Returns the status and the error code of a refusal. */
export const refusalOf = ({ error }: { error: unknown }) => {
  const { status, code } = (error ?? {}) as AuthError;
  return [status, code];
};
