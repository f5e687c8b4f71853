import fs from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Key of the advisory lock that lets only one instance migrate at a time. */
const lockKey = 7_301_988;

export class NewerDatabaseError extends Error {}

/**
 * Migrates a database to the schema of this version; does nothing if it already has this schema.
 * @param folder folder of generated migrations
 * @throws NewerDatabaseError if a newer version has migrated the database; nothing is changed then
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // Timeouts configured for a role or a pooler are meant for requests, not for migrations.
    await client.query(
      'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0',
    );
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await refuseNewer(client, folder);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
  const journal = JSON.parse(await fs.readFile(path.join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const newest = Math.max(0, ...journal.entries.map((entry) => entry.when));
  const table = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`);
  if (!table.rows[0]?.name) return;
  const applied = await client.query(
    'SELECT max(created_at)::float8 AS newest FROM drizzle.__drizzle_migrations',
  );
  if (Number(applied.rows[0]?.newest ?? 0) > newest) {
    throw new NewerDatabaseError(
      'The database was migrated by a newer version of Ferrite; start that version, or restore an older backup.',
    );
  }
}
