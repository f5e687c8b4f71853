import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { backups, instances } from '../../../platform/server/instances/tables.ts';
import { mails } from '../../../platform/server/mail/tables.ts';
import type { SystemStatus } from './system.contract.ts';

export type SystemStore = ReturnType<typeof createSystemStore>;

const secondsSince = (moment: unknown) =>
  sql<number>`extract(epoch FROM clock_timestamp() - ${moment})::float8`;

/** Creates the store that reads the state of the installation from its tables and from PostgreSQL's statistics. */
export function createSystemStore(db: Database) {
  return {
    instances: () =>
      db
        .select({
          name: instances.name,
          version: instances.version,
          startedAt: instances.startedAt,
          seenSeconds: secondsSince(instances.seenAt),
          isDraining: instances.isDraining,
          clockOffsetMs: instances.clockOffsetMs,
          diskFreeBytes: instances.diskFreeBytes,
        })
        .from(instances)
        .orderBy(instances.name, instances.startedAt)
        .limit(100),

    database: () => readDatabase(db),

    /** Returns the jobs; empty before the first start of the queue, which creates its tables. */
    async jobs(): Promise<SystemStatus['jobs']> {
      const { rows: tables } = await db.execute<{ name: string | null }>(
        sql`SELECT to_regclass('jobs.job')::text AS name`,
      );
      if (!tables[0]?.name) return [];
      const { rows } = await db.execute<{
        name: string;
        due: number | null;
        done: string | null;
        failed: number;
      }>(sql`
        SELECT q.name,
          extract(epoch FROM now() - min(j.start_after) FILTER (
            WHERE j.state IN ('created', 'retry', 'active') AND j.start_after <= now()))::float8 AS due,
          to_char(max(j.completed_on) FILTER (WHERE j.state = 'completed') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS done,
          (count(*) FILTER (WHERE j.state = 'failed' AND j.completed_on > now() - interval '1 day'))::int AS failed
        FROM jobs.queue q LEFT JOIN jobs.job j ON j.name = q.name
        WHERE q.name NOT LIKE '\\_\\_%' GROUP BY q.name ORDER BY q.name LIMIT 100`);
      return rows.map(({ name, due, done, failed }) => ({
        name,
        dueSeconds: Math.max(0, due ?? 0),
        lastDoneAt: done,
        failedLastDay: failed,
      }));
    },

    async mail() {
      const [found] = await db
        .select({
          queued: sql<number>`(count(*) FILTER (WHERE ${mails.status} = 'queued'))::int`,
          oldestSeconds: sql<number>`coalesce(extract(epoch FROM clock_timestamp() - min(${mails.createdAt}) FILTER (
            WHERE ${mails.status} = 'queued' AND ${mails.nextAttemptAt} <= clock_timestamp())), 0)::float8`,
          failedLastDay: sql<number>`(count(*) FILTER (WHERE ${mails.status} = 'failed' AND ${mails.createdAt} > now() - interval '1 day'))::int`,
        })
        .from(mails);
      return found ?? { queued: 0, oldestSeconds: 0, failedLastDay: 0 };
    },

    async payments(): Promise<SystemStatus['payments']> {
      const { rows } = await db.execute<{ manual: number; late: number }>(sql`
        SELECT (SELECT count(*)::int FROM payment_transactions WHERE state = 'manual') AS manual,
          (SELECT count(*)::int FROM payment_transactions
            WHERE next_check_at IS NOT NULL AND next_check_at < now() - interval '5 minutes') AS late`);
      return rows[0] ?? { manual: 0, late: 0 };
    },

    async backup() {
      const [found] = await db.select().from(backups).orderBy(desc(backups.madeAt)).limit(1);
      return found ?? null;
    },
  };
}

async function readDatabase(
  db: Database,
): Promise<Omit<SystemStatus['database'], 'isEmbedded' | 'readReplica'>> {
  const { rows } = await db.execute<{
    version: string;
    size: string;
    connections: number;
    most: number;
  }>(sql`
    SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
      pg_database_size(current_database())::text AS size,
      (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
      current_setting('max_connections')::int AS most`);
  const replicas = await db.execute<{ name: string; mode: string | null; lag: number | null }>(sql`
    SELECT application_name AS name, sync_state AS mode, extract(epoch FROM replay_lag)::float8 AS lag
    FROM pg_stat_replication ORDER BY application_name LIMIT 20`);
  const [found] = rows;
  return {
    version: found?.version ?? '',
    sizeBytes: Number(found?.size ?? 0),
    connections: found?.connections ?? 0,
    mostConnections: found?.most ?? 0,
    replicas: replicas.rows.map(({ name, mode, lag }) => ({ name, mode: mode ?? '', lagSeconds: lag })),
  };
}
