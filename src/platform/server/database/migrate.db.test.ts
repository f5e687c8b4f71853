import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { migrateDatabase, NewerDatabaseError } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.close());

const tables = async () =>
  (
    await database.pool.query(
      `SELECT count(*)::int AS n FROM pg_tables WHERE schemaname IN ('public', 'auth')`,
    )
  ).rows[0].n as number;

describe('database migrations', () => {
  it('D-01 migrations run on an empty database from two instances simultaneously, and a second run changes nothing', async () => {
    await Promise.all([
      migrateDatabase(database.url, 'migrations'),
      migrateDatabase(database.url, 'migrations'),
    ]);
    const made = await tables();
    expect(made).toBeGreaterThan(25);
    await migrateDatabase(database.url, 'migrations');
    expect(await tables()).toBe(made);
  });

  it('O-08 the migration lowers random_page_cost for new connections, because random reads cost little on SSDs', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query('SHOW random_page_cost').finally(() => client.end());
    expect(rows).toEqual([{ random_page_cost: '1.1' }]);
  });

  it('migrations refuse a database of a newer version and leave it unchanged', async () => {
    await database.pool.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('newer', 99999999999999)`,
    );
    await expect(migrateDatabase(database.url, 'migrations')).rejects.toBeInstanceOf(NewerDatabaseError);
  });
});
