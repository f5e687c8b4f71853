import type pg from 'pg';

/**
 * Drops the indexes that no constraint needs, runs the work, and creates them again: much faster for millions of rows.
 */
export async function withoutIndexes(
  client: pg.Client | pg.PoolClient,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indrelid = ANY($1::regclass[]) AND NOT i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
  try {
    await work();
  } finally {
    await client.query(`SET maintenance_work_mem = '1GB'`);
    for (const { definition } of rows) await client.query(definition);
    for (const table of tables) await client.query(`VACUUM ANALYZE ${table}`);
  }
}
