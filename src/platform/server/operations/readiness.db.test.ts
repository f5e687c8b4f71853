import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

let server: TestApp;
const errors: unknown[] = [];
beforeAll(async () => {
  server = await createTestApp({}, { onError: (error) => errors.push(error) });
});
afterAll(() => server.close());

/** Database session that was opened before the database became read-only and stays writable. */
let operator: pg.Client;
beforeAll(async () => {
  operator = new pg.Client({ connectionString: server.database.url });
  await operator.connect();
});
afterAll(() => operator.end());
const setReadOnly = async (value: 'on' | 'off') => {
  const { rows } = await operator.query('SELECT current_database() AS name');
  await operator.query(`ALTER DATABASE ${rows[0].name} SET default_transaction_read_only = ${value}`);
};

const ready = () => server.call('GET', '/api/health/ready');

it('O-07 /api/health/live answers while the process runs, /api/health/ready while the database is reachable', async () => {
  expect((await server.call('GET', '/api/health/live')).json()).toEqual({ status: 'ok' });
  const first = await ready();
  expect([first.statusCode, first.json()]).toEqual([200, { status: 'ready', database: 'ok' }]);

  await setReadOnly('on');
  await operator.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE pid <> pg_backend_pid() AND datname = current_database()`,
  );
  await expect.poll(async () => (await ready()).statusCode).toBe(503);
  const lost = await ready();
  expect(lost.json()).toEqual({ status: 'unready', database: 'unreachable' });
  expect(Number(lost.headers['retry-after'])).toBeGreaterThan(0);
  expect((await server.call('GET', '/api/health/live')).statusCode).toBe(200);
  // A read-only server does not count as the primary.
  expect((await server.call('GET', '/api/health')).json()).toMatchObject({ database: 'unreachable' });

  await setReadOnly('off');
  await expect.poll(async () => (await ready()).statusCode, { timeout: 20_000 }).toBe(200);
  expect(errors.length).toBeGreaterThan(0);
});

it('O-07 while draining, /api/health/ready returns 503 and every other response closes its connection', async () => {
  server.app.readiness.drain();
  const answer = await ready();
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'draining', database: 'ok' }]);
  const tools = await server.call('GET', '/api/tools');
  expect([tools.statusCode, tools.headers['connection']]).toEqual([200, 'close']);
  expect((await server.call('GET', '/api/health')).statusCode).toBe(200);
});
