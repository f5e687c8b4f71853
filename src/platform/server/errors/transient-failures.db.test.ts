import fs from 'node:fs/promises';
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { createServerFolder } from '../../../../test/test-postgres.ts';
import { connectDatabase } from '../database/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createLog } from '../operations/log.ts';
import { AppError } from './errors.ts';
import { isDatabaseUnavailable, poolQueueFull, transientFailureOf } from './transient-failures.ts';

const quiet = createLog('silent');
const coded = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

describe('S-04 classification of errors as transient', () => {
  it.each<readonly [string, unknown, string | null]>([
    ['a database shutdown', coded('57P01'), 'server.database_unavailable'],
    [
      'the cause: too many connections',
      new DrizzleQueryError('q', [], coded('53300')),
      'server.database_unavailable',
    ],
    ['a missing socket', coded('ENOENT', { syscall: 'connect' }), 'server.database_unavailable'],
    [
      'connection refused',
      new AggregateError([coded('ECONNREFUSED', { syscall: 'connect' })]),
      'server.database_unavailable',
    ],
    [
      'a connection closed during the response',
      new Error('Connection terminated unexpectedly'),
      'server.database_unavailable',
    ],
    [
      'no free connection in the pool',
      new Error('timeout exceeded when trying to connect'),
      'server.database_unavailable',
    ],
    ['a read-only replica', coded('25006'), 'server.database_unavailable'],
    ['a cancelled statement', coded('57014'), 'server.busy'],
    ['a lock timeout', coded('55P03'), 'server.busy'],
    ['the cause: a full queue', new DrizzleQueryError('q', [], coded(poolQueueFull)), 'server.busy'],
    ['a full disk of the database', coded('53100'), 'server.disk_full'],
    ['a full disk of files', coded('ENOSPC', { syscall: 'write' }), 'server.disk_full'],
    ['an exceeded disk quota', coded('EDQUOT'), 'server.disk_full'],
    ['a missing file (not transient)', coded('ENOENT', { syscall: 'open' }), null],
    ['a duplicate key (not transient)', coded('23505'), null],
    ['a syntax error (not transient)', coded('42601'), null],
    ['a client that disconnected (not transient)', coded('ECONNRESET'), null],
    [
      'a connection refused by another server (not transient)',
      new TypeError('fetch failed', { cause: coded('ECONNREFUSED', { syscall: 'connect' }) }),
      null,
    ],
    ['a refusal (not transient)', new AppError('conflict', 'a.b', { cause: coded('57P01') }), null],
    ['no error (not transient)', undefined, null],
  ])('the error is recognized as transient or not: %s', (_what, error, code) => {
    expect(transientFailureOf(error)?.code ?? null).toBe(code);
    expect(isDatabaseUnavailable(error)).toBe(code === 'server.database_unavailable');
    if (code) expect(Number(transientFailureOf(error)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('S-04 a database statement that exceeds the timeout', () => {
  let test: TestApp;
  let other: pg.Client;
  beforeAll(async () => {
    test = await createTestApp(
      { DATABASE_STATEMENT_SECONDS: '1', DATABASE_LOCK_SECONDS: '3' },
      { log: quiet },
    );
    other = new pg.Client({ connectionString: test.database.url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await test.close();
  });

  const refusedWhile = async (table: string, ask: () => ReturnType<TestApp['call']>) => {
    await other.query('BEGIN');
    await other.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    try {
      return await ask();
    } finally {
      await other.query('ROLLBACK');
    }
  };

  it('when a statement exceeds the timeout, it is cancelled, the response is 503, and the next request works', async () => {
    const login = { email: 'member@demo.local', password: 'wrong' };
    const answer = await refusedWhile('local_users', () =>
      test.call('POST', '/api/auth/login', { body: login }),
    );
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'server.busy', requestId: expect.any(String) });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await test.call('POST', '/api/auth/login', { body: login })).statusCode).toBe(401);
  });

  it('after a statement timeout, the auth service responds in the error format of its protocol', async () => {
    const body = { email: 'member@demo.local', password: 'wrong' };
    const answer = await refusedWhile('auth.users', () =>
      test.call('POST', '/auth/v1/token?grant_type=password', {
        body,
        headers: { 'x-supabase-api-version': '2024-01-01' },
      }),
    );
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'busy', message: expect.any(String) });
    expect(answer.headers).toMatchObject({ 'x-sb-error-code': 'busy', 'retry-after': expect.any(String) });
  });

  it('the response is 503 when the database connection is terminated during a request', async () => {
    const answer = await refusedWhile('local_users', async () => {
      const asked = test.call('POST', '/api/auth/login', {
        body: { email: 'member@demo.local', password: 'x' },
      });
      await expect
        .poll(async () => {
          const { rows } = await test.database.pool.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBeGreaterThan(0);
      return asked;
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'server.database_unavailable' });
  });

  it('a statement that waits too long for a lock fails with a transient error', async () => {
    const own = connectDatabase(test.database.url, () => undefined, {
      max: 1,
      timeouts: { statementMs: 60_000, lockMs: 50, idleTransactionMs: 90_000 },
    });
    await other.query('BEGIN');
    await other.query('LOCK TABLE mails IN ACCESS EXCLUSIVE MODE');
    const refused = await own.pool.query('SELECT 1 FROM mails').catch((error: unknown) => error);
    await other.query('ROLLBACK');
    expect(transientFailureOf(refused)?.code).toBe('server.busy');
    await own.close();
  });
});

describe('S-04 an unavailable database', () => {
  let folder: string;
  let server: EmbeddedPostgres;
  let test: TestApp;
  beforeAll(async () => {
    folder = await createServerFolder();
    server = await startEmbeddedPostgres(folder, ['fsync=off']);
    await migrateDatabase(server.url, 'migrations');
    const connection = connectDatabase(server.url, () => undefined);
    test = await createTestApp({}, { log: quiet, database: { ...connection, url: server.url } });
    await test.call('GET', '/api/auth/profile', { as: 'member' });
    // Shuts the database server down from outside while connections are open.
    const pidFile = path.join(server.dataFolder, 'postmaster.pid');
    process.kill(Number((await fs.readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGINT');
    await vi.waitFor(async () => expect(await fs.access(pidFile).catch(() => 'gone')).toBe('gone'), 15_000);
  });
  afterAll(async () => {
    await test.close();
    await fs.rm(folder, { recursive: true, force: true });
  });

  it('every endpoint that needs the database responds with 503 and Retry-After, never with 500', async () => {
    const { paths } = (await test.call('GET', '/api/docs/json')).json<{ paths: Record<string, object> }>();
    const calls = Object.entries(paths).flatMap(([url, item]) =>
      Object.keys(item).map((method) => [method.toUpperCase(), url.replace(/\{\w+\}/g, '7')] as const),
    );
    expect(calls.length).toBeGreaterThan(80);
    let unavailable = 0;
    for (const [method, url] of calls) {
      const answer = await test.call(method, url, {
        as: 'member',
        ...(method === 'GET' ? {} : { body: {} }),
      });
      expect(answer.statusCode, `${method} ${url} ${answer.body}`).not.toBe(500);
      if (answer.statusCode !== 503 || url.startsWith('/api/health')) continue;
      unavailable += 1;
      expect(Number(answer.headers['retry-after']), url).toBeGreaterThan(0);
      expect(answer.json(), url).toMatchObject({ code: 'server.database_unavailable' });
    }
    expect(unavailable).toBeGreaterThan(20);
  });

  it('while the database is unavailable, the auth service responds in the error format of its protocol', async () => {
    const answer = await test.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'member@demo.local', password: 'x' },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 503, error_code: 'database_unavailable' });
  });

  it.each([
    ['/forum/feed.xml', '', 'en', 'Something went wrong'],
    ['/forum/feed.xml', 'selectedLanguage=de', 'de', 'Es ist ein Fehler aufgetreten'],
    ['/forum/sitemap.xml', 'selectedLanguage=kr', 'ko', '오류가 발생했습니다'],
  ])(
    'the error for %s (%s) is shown as a page in the reader’s language',
    async (url, cookie, lang, words) => {
      const answer = await test.call('GET', url, { headers: { accept: 'text/html,*/*', cookie } });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain(`<html lang="${lang}">`);
      expect(answer.body).toContain(words);
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );
});
