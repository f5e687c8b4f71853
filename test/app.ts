/** The whole server on a database of its own, without a port: what the API tests talk to. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type App, createApp } from '../src/app.ts';
import { createHttp } from '../src/http.ts';
import type { Clock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export const demoPassword = 'walk-the-heat-7';
export type Account = 'admin' | 'member' | 'premium' | 'expired';

export type TestClock = Clock & { set(time: string): void; advance(seconds: number): void };

/** Starts at a fixed moment; moves only when told. */
export function testClock(start = '2026-11-21T12:00:00Z'): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (time) => (now = new Date(time)),
    advance: (seconds) => (now = new Date(now.getTime() + seconds * 1000)),
  } as TestClock;
}

export type TestApp = {
  readonly http: FastifyInstance;
  readonly app: App;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** A call; `as` adds the bearer of that account. The body is sent as JSON. */
  call(
    method: string,
    url: string,
    options?: { as?: Account; body?: unknown; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

export async function createTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = testClock();
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...settings }),
    secret: 'a secret of the tests, long enough',
  };
  const app = await createApp({
    config,
    databaseUrl: database.url,
    demoPassword,
    clock,
    version: '0.0.0',
    runJobs: false,
  });
  const http = await createHttp({ config, app, version: '0.0.0', requestTimeoutMs: 1_000 });
  await http.ready();
  const tokens = new Map<Account, string>();

  async function bearer(account: Account): Promise<string> {
    const kept = tokens.get(account);
    if (kept) return kept;
    const answer = await http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `${account}@demo.local`, password: demoPassword },
    });
    const { access_token } = answer.json<{ access_token?: string }>();
    if (!access_token)
      throw new Error(`signing in as ${account} answered ${answer.statusCode} ${answer.body}`);
    tokens.set(account, access_token);
    return access_token;
  }

  return {
    http,
    app,
    database,
    clock,
    async call(method, url, { as, body, headers = {} } = {}) {
      const authorization = as ? { authorization: `Bearer ${await bearer(as)}` } : {};
      const payload = body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> };
      return http.inject({
        method: method as 'GET',
        url,
        headers: { ...authorization, ...headers },
        ...payload,
      });
    },
    async close() {
      await http.close();
      await app.close();
      await database.close();
    },
  };
}
