import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../src/platform/server/database/database.ts';

export type TestDatabase = DatabaseConnection & { readonly url: string };

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Template database of each kind; see `global-setup.ts`. */
const templates = { empty: 'template1', migrated: 'template_migrated', seeded: 'template_seeded' } as const;

/** Creates a database that is empty, migrated, or contains the demo accounts. `close` drops the database. */
export async function createTestDatabase(kind: keyof typeof templates = 'migrated'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${templates[kind]} STRATEGY file_copy`);
  const url = inject('databaseServer').replace('/ferrite?', `/${name}?`);
  const connection = connectDatabase(url, console.error);
  return {
    ...connection,
    url,
    close: async () => {
      await connection.close();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
