/** Starts the whole server without a port and with a database of its own, for API tests. */
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@ferrite/payment-sandbox/server.ts';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type App, type AppOptions, createApp } from '../src/app.ts';
import { readPaymentSettings, withSandboxUrl } from '../src/features/payments/settings.ts';
import { createHttp } from '../src/http.ts';
import type { Clock } from '../src/platform/server/clock.ts';
import type { InvalidResponse } from '../src/platform/server/http/answers.ts';
import type { Metrics } from '../src/platform/server/metrics/metrics.ts';
import { type Log, reportTo } from '../src/platform/server/operations/log.ts';
import type { PagesOptions } from '../src/platform/server/rendering/pages.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { demoPassword, type TestClock, testClock, testConfig } from './settings.ts';

/** Creates a payment sandbox with the test's clock, and the settings with which the server uses it. */
async function createTestSandbox(clock: Clock) {
  const sandbox = await createSandbox({ file: ':memory:', port: 0, clock, tickMs: 0 });
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const publicUrl = `http://127.0.0.1:${port}`;
  const { settings } = readPaymentSettings({}, { mode: 'demo', sandboxUrl: 'http://127.0.0.1:1' });
  const payments = withSandboxUrl(settings, sandbox.url);
  sandbox.core.outbox.setTargets('paypal', [{ id: 'SANDBOX-WEBHOOK', url: `${publicUrl}/webhooks/paypal` }]);
  if (payments.toss.mode !== 'off') {
    const url = `${publicUrl}/webhooks/toss/${payments.toss.webhookSecret}`;
    sandbox.core.outbox.setTargets('toss', [{ id: 'toss', url }]);
  }
  return { sandbox, port, settings: { publicUrl, payments } };
}

export { demoPassword, type TestClock, testClock } from './settings.ts';
export type Account = 'admin' | 'member' | 'premium' | 'expired';

export type TestApp = {
  readonly http: FastifyInstance;
  readonly app: App;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** Data folder of the server, e.g. with stored files. */
  readonly folder: string;
  /** Payment sandbox; null unless requested. */
  readonly sandbox: Sandbox | null;
  /** Sends a call. `as` adds the bearer token of that account; the body is sent as JSON. */
  call(
    method: string,
    url: string,
    options?: { as?: Account; body?: unknown; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/** Fails the test if a response violates its schema, whatever the test checks. */
function refuseAnswer(problem: InvalidResponse): never {
  console.error(problem);
  throw new Error(`${problem.route} is not as described: ${problem.issues.join(', ')}`);
}

export type TestAppOptions = {
  /**
   * Starts a payment sandbox of its own. The server then listens on a port, because the sandbox sends messages to it.
   */
  readonly sandbox?: boolean;
  /** Called at each failpoint of a payment; an error that it throws interrupts the payment there. */
  readonly failpoint?: (name: string) => void;
  readonly onError?: (error: unknown) => void;
  /** Receives lines about the state of the read replica. */
  readonly warn?: (line: string) => void;
  /** Database of the test; by default a new one on the PostgreSQL server of the test run. */
  readonly database?: TestDatabase;
  /** Built pages; if omitted, only the JSON API is available. */
  readonly pages?: PagesOptions;
  /** Additional modules besides those of the product. */
  readonly modules?: AppOptions['modules'];
  /** Creates the metrics that count the requests. */
  readonly metrics?: (app: App) => Promise<Metrics>;
  /** Logger of the server, e.g. to read its lines in the test. */
  readonly log?: Log;
};

/** Returns a function that logs in demo accounts, each once, and returns their bearer tokens. */
function bearers(http: TestApp['http']): (account: Account) => Promise<string> {
  const tokens = new Map<Account, string>();
  return async (account) => {
    const stored = tokens.get(account);
    if (stored) return stored;
    const answer = await http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `${account}@demo.local`, password: demoPassword },
    });
    const { access_token } = answer.json<{ access_token?: string }>();
    if (!access_token)
      throw new Error(`signing in as ${account} returned ${answer.statusCode} ${answer.body}`);
    tokens.set(account, access_token);
    return access_token;
  };
}

export async function createTestApp(
  settings: Record<string, string> = {},
  options: TestAppOptions = {},
): Promise<TestApp> {
  // With these settings the demo accounts differ from those in the database template.
  const isSeeded = !['APP_MODE', 'AUTH_MODE', 'PUBLIC_URL'].some((name) => name in settings);
  const database = options.database ?? (await createTestDatabase(isSeeded ? 'seeded' : 'migrated'));
  const clock = testClock();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-app-'));
  const paid = options.sandbox ? await createTestSandbox(clock) : null;
  const config = { ...testConfig(folder, settings), ...paid?.settings };
  const app = await createApp({
    config,
    databaseUrl: database.url,
    demoPassword,
    clock,
    version: '0.0.0',
    runJobs: false,
    ...(options.warn ? { warn: options.warn } : {}),
    ...(options.failpoint ? { failpoint: options.failpoint } : {}),
    ...(options.modules ? { modules: options.modules } : {}),
    // Errors are printed and then fail the test, unless the test expects them and passes `onError` or `log`.
    onError: options.onError ?? (options.log ? reportTo(options.log) : console.error),
  });
  const http = await createHttp({
    config,
    app,
    version: '0.0.0',
    requestTimeoutMs: 1_000,
    answers: { onWrong: refuseAnswer, strict: true },
    metrics: (await options.metrics?.(app)) ?? null,
    ...(options.log ? { log: options.log } : {}),
    ...(options.pages ? { pages: options.pages } : {}),
  });
  await http.ready();
  if (paid) await http.listen({ port: paid.port, host: '127.0.0.1' });
  const bearerOf = bearers(http);

  return {
    http,
    app,
    database,
    clock,
    folder,
    sandbox: paid?.sandbox ?? null,
    async call(method, url, { as, body, headers = {} } = {}) {
      const authorization = as ? { authorization: `Bearer ${await bearerOf(as)}` } : {};
      const payload = body === undefined ? {} : { payload: body as NonNullable<InjectOptions['payload']> };
      return http.inject({
        method: method as 'GET',
        url,
        // The site sends this header with every call.
        headers: { 'x-requested-with': 'XMLHttpRequest', ...authorization, ...headers },
        ...payload,
      });
    },
    async close() {
      await http.close();
      await paid?.sandbox.close();
      await app.close();
      await database.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
