/** Reads facts about two database servers and decides whether one may serve reads for the other. */
import type { Pool, PoolClient } from 'pg';

/** States of the read replica. In all states except `in_use` the primary serves every read. */
export const replicaStates = [
  'in_use',
  'unreachable',
  'not_standby',
  'other_system',
  'older_schema',
  'lagging',
] as const;
export type ReplicaState = (typeof replicaStates)[number];

export type ServerFacts = {
  readonly isStandby: boolean;
  /** Identifier of the database cluster and the database; equal for a primary and its replicas. */
  readonly system: string;
  /** Version of the schema: time of the last migration. */
  readonly migratedAt: number;
  /** Position in the write-ahead log in bytes; on a standby the replayed one, on a primary the inserted one. */
  readonly position: number;
  /** Position up to which a primary has written its log to disk; a standby can have received the log up to here. */
  readonly flushed: number;
};

/** Cause and remedy for each state; the log line begins with the name of the setting. */
export const remedies: Readonly<Record<Exclude<ReplicaState, 'in_use'>, string>> = {
  unreachable: 'the read replica cannot be reached. Check its address, credentials and firewall.',
  not_standby:
    'this server is not a standby; it was promoted or is the primary itself. Set the address of a standby.',
  other_system:
    'this server is not a replica of the database in DATABASE_URL. Set the address of a standby of it, with the same database name.',
  older_schema:
    'the read replica has an older schema. If it does not catch up, check its replication with pg_stat_replication.',
  lagging: 'the read replica is too far behind. Check its load, its network and pg_stat_replication.',
};

const bytes = (position: string) => `pg_wal_lsn_diff(${position}, '0/0')::float8`;
const factsQuery = `
  SELECT pg_is_in_recovery() AS "isStandby",
    (SELECT system_identifier FROM pg_control_system()) || '/' ||
      (SELECT oid FROM pg_database WHERE datname = current_database()) AS system,
    (SELECT max(created_at)::float8 FROM drizzle.__drizzle_migrations) AS "migratedAt",
    CASE WHEN pg_is_in_recovery() THEN ${bytes('pg_last_wal_replay_lsn()')}
      ELSE ${bytes('pg_current_wal_insert_lsn()')} END AS position,
    CASE WHEN pg_is_in_recovery() THEN 0 ELSE ${bytes('pg_current_wal_flush_lsn()')} END AS flushed`;

export async function readFacts(pool: Pool): Promise<ServerFacts> {
  const { rows } = await pool.query<ServerFacts>(factsQuery);
  if (!rows[0]) throw new Error('The query of the server state returned no row.');
  return rows[0];
}

/** Returns the position that a standby has replayed; null if the server is not a standby. */
export async function readReplayed(client: PoolClient): Promise<number | null> {
  const { rows } = await client.query<{ position: number | null }>(
    `SELECT CASE WHEN pg_is_in_recovery() THEN ${bytes('pg_last_wal_replay_lsn()')} END AS position`,
  );
  return rows[0]?.position ?? null;
}

/** Returns the state of a replica: whether `standby` may serve reads for `primary`, or why not. */
export function stateOfReplica(
  primary: Pick<ServerFacts, 'system' | 'migratedAt'>,
  standby: Pick<ServerFacts, 'isStandby' | 'system' | 'migratedAt'>,
  { lagMs, maxLagMs }: { readonly lagMs: number; readonly maxLagMs: number },
): ReplicaState {
  if (standby.system !== primary.system) return 'other_system';
  if (!standby.isStandby) return 'not_standby';
  if (standby.migratedAt < primary.migratedAt) return 'older_schema';
  return lagMs > maxLagMs ? 'lagging' : 'in_use';
}

/** Returns the error code of PostgreSQL or the network; empty if the error has none. */
export function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? '';
}
