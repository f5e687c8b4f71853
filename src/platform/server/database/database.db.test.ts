import net from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { unavailabilityOf } from '../errors/transient-failures.ts';
import { connectDatabase, type DatabaseConnection } from './database.ts';

let database: TestDatabase;
let own: DatabaseConnection;
const heard: unknown[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  own = connectDatabase(database.url, (error) => heard.push(error), { max: 1 });
});
afterAll(async () => {
  await own.close();
  await database.close();
});

it('D-02 a connection lost between two queries of a transaction makes the transaction fail, but does not end the process', async () => {
  const loose: unknown[] = [];
  const notice = (error: unknown) => loose.push(error);
  process.on('uncaughtException', notice);
  const broken = own.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect
      .poll(async () => {
        const left = await database.pool.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [
          rows[0]?.pid,
        ]);
        return left.rows.length;
      })
      .toBe(0);
    await tx.execute(sql`SELECT 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await own.db.execute(sql`SELECT 7 AS answer`)).rows).toEqual([{ answer: 7 }]);
  process.off('uncaughtException', notice);
  expect(loose).toEqual([]);
});

describe('O-07 connections to a read-only server, e.g. a former primary', () => {
  const setReadOnly = (value: 'on' | 'off') =>
    database.pool
      .query('SELECT current_database() AS name')
      .then(({ rows }) =>
        database.pool.query(`ALTER DATABASE ${rows[0].name} SET default_transaction_read_only = ${value}`),
      );

  it('every new connection to a read-only server is refused as a transient failure (503)', async () => {
    await setReadOnly('on');
    const pool = connectDatabase(database.url, console.error, { max: 1 });
    const failure = await pool.db.execute(sql`SELECT 1`).catch((error: Error) => error);
    expect(unavailabilityOf(failure)).toMatchObject({ status: 503 });
    await setReadOnly('off');
    expect((await pool.db.execute(sql`SELECT 7 AS answer`)).rows).toEqual([{ answer: 7 }]);
    await pool.close();
  });

  it('a pooled connection is closed after a write on it was refused as read-only, even inside a rolled-back transaction', async () => {
    const pool = connectDatabase(database.url, console.error, { max: 1 });
    const pid = async () => (await pool.db.execute(sql`SELECT pg_backend_pid() AS pid`)).rows[0]?.['pid'];
    const before = await pid();
    expect(await pid()).toBe(before);
    await pool.db
      .transaction(async (tx) => {
        await tx.execute(sql`SET TRANSACTION READ ONLY`);
        await tx.execute(sql`CREATE TABLE written (id int)`);
      })
      .then(
        () => expect.unreachable(),
        (error) => expect(unavailabilityOf(error)).toMatchObject({ status: 503 }),
      );
    expect(await pid()).not.toBe(before);
    await pool.close();
  });
});

it('O-07 prepared statements are unnamed behind a transaction pooler', async () => {
  const names = async (keepsSessions: boolean) => {
    const pool = connectDatabase(database.url, console.error, { max: 1, keepsSessions });
    const prepared = pool.db.select({ one: sql`1` }).from(sql`(SELECT 1) AS rows`).prepare('named_statement');
    await prepared.execute();
    await prepared.execute();
    const { rows } = await pool.db.execute(sql`SELECT name FROM pg_prepared_statements`);
    await pool.close();
    return rows;
  };
  expect(await names(true)).toEqual([{ name: 'named_statement' }]);
  expect(await names(false)).toEqual([]);
});

describe('O-07 unavailable database server', () => {
  it('one connection attempt at growing intervals serves all waiting callers, and all queries succeed when the server is available again', async () => {
    const [, socket = ''] = /[?&]host=([^&]+)/.exec(database.url) ?? [];
    let isAway = true;
    const tries: number[] = [];
    const proxy = net.createServer((client) => {
      tries.push(Date.now());
      if (isAway) return void client.destroy();
      const target = net.connect(`${decodeURIComponent(socket)}/.s.PGSQL.5432`);
      client.pipe(target).pipe(client);
      for (const each of [client, target]) each.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as net.AddressInfo;
    const url = new URL(database.url.replace('@/', '@localhost/'));
    const pool = connectDatabase(`postgresql://postgres@127.0.0.1:${port}${url.pathname}`, console.error);
    const ask = () => pool.db.execute<{ answer: number }>(sql`SELECT 7 AS answer`);

    const failures: unknown[] = [];
    await Promise.allSettled(Array.from({ length: 10 }, ask));
    const first = tries.length;
    for (let round = 0; round < 4; round += 1) {
      const results = await Promise.allSettled(Array.from({ length: 100 }, ask));
      failures.push(...results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])));
    }
    expect(failures).toHaveLength(400);
    expect(failures.filter((failure) => unavailabilityOf(failure) === null)).toEqual([]);
    // One attempt per round; the pauses are at least half of 10, 20, 40 and 80 ms.
    expect(tries.length - first).toBe(4);
    expect((tries.at(-1) ?? 0) - (tries.at(first - 1) ?? 0)).toBeGreaterThanOrEqual(70);

    isAway = false;
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(answers.filter(({ rows }) => rows[0]?.answer !== 7)).toEqual([]);
    await pool.close();
    await new Promise((resolve) => proxy.close(resolve));
  });
});
