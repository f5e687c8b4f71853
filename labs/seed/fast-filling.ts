import pg from 'pg';

/**
 * Runs the work with two superuser connections for filling: foreign keys are not checked, because the rows refer to
 * rows that were just written, and other triggers do not run.
 */
export async function withConnections(
  databaseUrl: string,
  work: (one: pg.Client, other: pg.Client) => Promise<void>,
): Promise<void> {
  const clients = [1, 2].map(() => new pg.Client({ connectionString: databaseUrl })) as [
    pg.Client,
    pg.Client,
  ];
  try {
    for (const client of clients) {
      await client.connect();
      await client.query(`SET session_replication_role = 'replica'`);
      await client.query(`SET synchronous_commit = 'off'`);
      await client.query(`SET maintenance_work_mem = '1GB'`);
    }
    // With the default of 1 GB, pages would be written several times, by successive checkpoints.
    await clients[0].query(`ALTER SYSTEM SET max_wal_size = '16GB'`);
    await clients[0].query('SELECT pg_reload_conf()');
    await work(...clients);
  } finally {
    await clients[0].query('ALTER SYSTEM RESET max_wal_size');
    await clients[0].query('SELECT pg_reload_conf()');
    for (const client of clients) await client.end();
  }
}

/**
 * Drops the indexes that no constraint needs, runs the work, and creates the indexes again, which is much faster for
 * millions of rows. @param clients connections that create indexes at the same time
 */
export async function withoutIndexes(
  clients: readonly [pg.Client, ...pg.Client[]],
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const [first] = clients;
  // The slowest indexes come first, which makes the connections finish at about the same time.
  const { rows } = await first.query<{ name: string; definition: string }>(
    `SELECT c.relname AS name, pg_get_indexdef(i.indexrelid) AS definition
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
      WHERE i.indrelid = ANY($1::regclass[]) AND NOT i.indisunique
      ORDER BY (a.amname = 'gin') DESC, c.relname`,
    [tables],
  );
  for (const { name } of rows) await first.query(`DROP INDEX "${name}"`);
  try {
    await work();
  } finally {
    const definitions = rows.map(({ definition }) => definition);
    const create = async (client: pg.Client) => {
      for (let next = definitions.shift(); next; next = definitions.shift()) await client.query(next);
    };
    await Promise.all(clients.map(create));
    for (const table of tables) await first.query(`VACUUM ANALYZE ${table}`);
  }
}
