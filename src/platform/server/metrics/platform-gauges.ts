/** Metrics of the platform; features add theirs in `FeatureModule.gauges`. */
import fs from 'node:fs/promises';
import type { Pool } from 'pg';
import type { Cache } from '../cache/cache.ts';
import type { Jobs } from '../database/jobs.ts';
import type { Restarts } from '../operations/health.contract.ts';
import type { Readiness } from '../operations/health.ts';
import type { ReadReplica } from '../replica/read-replica.ts';
import type { WorkerThread } from '../work/worker-thread.ts';
import type { Gauge, Values } from './gauge.ts';

export type PlatformGaugeOptions = {
  readonly pool: Pool;
  readonly cache: Cache;
  /** Read replica; null without DATABASE_READ_URL. */
  readonly replica: ReadReplica | null;
  readonly jobs: Jobs | null;
  readonly readiness: Readiness;
  readonly restarts: () => Restarts;
  readonly threads: Readonly<Record<string, WorkerThread>>;
  /** Folder whose free disk space is measured. */
  readonly dataFolder: string;
};

export function platformGauges(options: PlatformGaugeOptions): readonly Gauge[] {
  const { pool, cache, replica, jobs, readiness, restarts, threads, dataFolder } = options;
  const rows = async (query: string): Promise<Values> => {
    const found = await pool.query<{ key: string; value: number }>(query);
    return Object.fromEntries(found.rows.map(({ key, value }) => [key, value]));
  };
  return [
    {
      name: 'ready',
      help: '1 while the instance may be sent requests',
      read: () => ({ '': readiness.state().status === 'ready' ? 1 : 0 }),
    },
    {
      name: 'database_connections',
      help: 'Connections of the pool, and queries that wait for one',
      labels: ['state'],
      read: () => ({
        active: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
    },
    {
      name: 'database_connections_max',
      help: 'Most connections of the pool',
      read: () => ({ '': pool.options.max ?? 0 }),
    },
    ...replicaGauges(replica),
    {
      name: 'cache_requests_total',
      help: 'Reads of the cache of pages and responses',
      labels: ['result'],
      read: cache.counts,
    },
    {
      name: 'jobs_total',
      help: 'Runs of jobs on this instance',
      labels: ['job', 'outcome'],
      read: () => jobs?.counts() ?? {},
    },
    {
      name: 'job_oldest_seconds',
      help: 'Age of the oldest run of a job that is due and not finished, on all instances',
      labels: ['job'],
      read: () =>
        rows(`SELECT name AS key, extract(epoch FROM now() - min(start_after))::float8 AS value FROM jobs.job
              WHERE state IN ('created', 'retry', 'active') AND start_after <= now() AND name NOT LIKE '\\_\\_%'
              GROUP BY name`),
    },
    {
      name: 'mails',
      help: 'Mails by status, those of the last 30 days',
      labels: ['status'],
      read: () => rows(`SELECT status AS key, count(*)::float8 AS value FROM mails GROUP BY status`),
    },
    {
      name: 'mail_oldest_seconds',
      help: 'Age of the oldest mail that is due and not sent',
      read: () =>
        rows(`SELECT '' AS key, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS value
              FROM mails WHERE status = 'queued' AND next_attempt_at <= now()`),
    },
    {
      name: 'restarts_total',
      help: 'Restarts of the server, the embedded database and worker threads',
      labels: ['part'],
      read: () => ({
        server: restarts().server?.count ?? 0,
        database: restarts().database,
        ...Object.fromEntries(Object.entries(threads).map(([name, thread]) => [name, thread.restarts()])),
      }),
    },
    {
      name: 'thread_tasks_waiting',
      help: 'Tasks that wait for a worker thread',
      labels: ['thread'],
      read: () =>
        Object.fromEntries(Object.entries(threads).map(([name, thread]) => [name, thread.waiting()])),
    },
    {
      name: 'disk_free_bytes',
      help: 'Free space in DATA_DIR',
      async read() {
        const { bavail, bsize } = await fs.statfs(dataFolder);
        return { '': bavail * bsize };
      },
    },
  ];
}

/** Returns the metrics about the read replica; without a replica they have no values. */
function replicaGauges(replica: ReadReplica | null): readonly Gauge[] {
  return [
    {
      name: 'read_replica_in_use',
      help: '1 while the read replica serves reads, 0 while the primary serves all of them',
      read: () => (replica ? { '': replica.status().state === 'in_use' ? 1 : 0 } : {}),
    },
    {
      name: 'read_replica_lag_seconds',
      help: 'Time since which the read replica misses a position of the log',
      read: () => (replica ? { '': replica.status().lagSeconds } : {}),
    },
    {
      name: 'database_reads_total',
      help: 'Reads that a replica may serve, by the server that served them',
      labels: ['server'],
      read: () => replica?.counts() ?? {},
    },
  ];
}
