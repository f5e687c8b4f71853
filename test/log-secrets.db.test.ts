/** Checks that logged errors contain neither data that users typed nor contents of emails. */
import fs from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { plans } from '../src/features/membership/periods/plans.rules.ts';
import { createLog } from '../src/platform/server/operations/log.ts';
import { createTestApp, type TestApp } from './app.ts';
import { newcomer, provenCookie } from './newcomer.ts';

let server: TestApp;
const lines: string[] = [];
const write = (text: string | Uint8Array) => lines.push(String(text)) > 0;

beforeAll(async () => {
  server = await createTestApp({}, { log: createLog('trace', { write: (line) => void lines.push(line) }) });
  proof = await provenCookie(server, typed.email);
});
afterAll(() => server.close());
afterEach(async () => {
  for (const table of ['mails', 'local_users', 'purchases'])
    await server.database.pool.query(`ALTER TABLE IF EXISTS ${table}_away RENAME TO ${table}`);
});

/**
 * Returns everything that is written to the log or to the terminal during `work`, including errors that follow later.
 */
async function written(work: () => Promise<unknown>): Promise<string> {
  lines.length = 0;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write),
    vi.spyOn(process.stderr, 'write').mockImplementation(write),
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words: unknown[]) => void lines.push(words.join(' '))),
    ),
  ];
  try {
    await work();
    await expect.poll(() => lines.join('')).toContain('"level":50');
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines.join('');
}

const typed = newcomer({
  email: 'newcomer.who.typed@example.com',
  password: 'Tr0ub4dor-and-3-more',
  name: 'Kim Chul-soo',
  nickname: 'chulsoo-the-smith',
});
const values = [
  typed.email,
  typed.password,
  typed.name,
  typed.nickname,
  'member@demo.local',
  'premium@demo.local',
];
let proof = '';

describe('S-08 log lines of failed requests and jobs', () => {
  it.each<readonly [string, string, () => Promise<unknown>]>([
    [
      'a code that cannot be queued',
      'mails',
      () => server.call('POST', '/api/auth/send-verification', { body: { email: typed.email } }),
    ],
    [
      'a reset link that cannot be queued',
      'mails',
      () => server.call('POST', '/api/auth/request-password-reset', { body: { email: 'member@demo.local' } }),
    ],
    [
      'a reset at the auth service',
      'mails',
      () => server.call('POST', '/auth/v1/recover', { body: { email: 'premium@demo.local' } }),
    ],
    [
      'a sign-in',
      'local_users',
      () =>
        server.call('POST', '/api/auth/login', { body: { email: typed.nickname, password: typed.password } }),
    ],
    [
      'a registration',
      'local_users',
      () => server.call('POST', '/api/auth/register', { body: typed, headers: { cookie: proof } }),
    ],
    [
      'an order',
      'purchases',
      () =>
        server.call('POST', '/api/paypal/order', {
          body: { amount: plans.annual.prices.USD.minor / 100, currency: 'USD', registrationData: typed },
          headers: { cookie: proof },
        }),
    ],
    [
      'the mails that are due',
      'mails',
      async () => server.app.runJob('mail')?.catch(server.http.log.error.bind(server.http.log)),
    ],
  ])(
    'S-08 after %s failed, the log lines contain no code, token, address or typed value',
    async (_what, table, call) => {
      await server.database.pool.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
      const text = await written(call);
      expect(text).toContain('42P01');
      for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
      for (const value of [...values, proof.split('=')[1]]) expect(text).not.toContain(value);
      expect(text).not.toMatch(/params:|Failed query|values \(|\$1|token=|\b\d{6}\b(?![\d-]*[.:}])/);
    },
  );
});

describe('S-08 log of the embedded database', () => {
  it('the log of the embedded database contains no email address or typed value after failed statements', async () => {
    const { pool, url } = server.database;
    const insert = () =>
      pool.query('INSERT INTO local_users (email, nickname) SELECT $1, $2 FROM generate_series(1, 2)', [
        typed.email,
        typed.nickname,
      ]);
    await expect(insert()).rejects.toThrow();
    await expect(pool.query('SELECT $1::text::uuid', [typed.email])).rejects.toMatchObject({ code: '22P02' });
    await expect(pool.query(`SELECT '${typed.email}' FROM missing_table`)).rejects.toThrow();
    const marker = `absent_${Date.now()}`;
    const client = new pg.Client({ connectionString: url.replace(/\/test_\w+/, `/${marker}`) });
    await expect(client.connect()).rejects.toThrow(marker);
    await expect.poll(() => fs.readFile(inject('databaseLog'), 'utf8')).toContain(marker);
    const log = await fs.readFile(inject('databaseLog'), 'utf8');
    for (const value of values) expect(log).not.toContain(value);
  });

  it('other users of the machine cannot read the log of the embedded database', async () => {
    const { mode } = await fs.stat(inject('databaseLog'));
    expect(mode & 0o777).toBe(0o600);
  });
});
