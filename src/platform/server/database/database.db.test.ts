import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
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

it('D-02 a connection that breaks between two queries of a transaction fails the transaction, not the process', async () => {
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
