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

/** A fresh migrated database of this test file's own; `close` drops it. `empty` gives one without tables. */
export async function createTestDatabase(kind: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}${kind === 'migrated' ? ' TEMPLATE template_migrated' : ''}`);
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
