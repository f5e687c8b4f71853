/**
 * Reads from a PostgreSQL standby. Each read names the cache tags of its data. The replica serves it only if it has
 * replayed the last change of these tags on any instance; otherwise, and after any failure, the primary serves it.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Cache, Tags } from '../cache/cache.ts';
import {
  connectDatabase,
  type Database,
  type DatabaseTimeouts,
  defaultTimeouts,
} from '../database/database.ts';
import { isDatabaseUnavailable } from '../errors/transient-failures.ts';
import { createReplicaWatch, type ReplicaWatch, type ReplicaWatchOptions } from './replica-watch.ts';
import { codeOf, readReplayed } from './standby.ts';

/** Returns a store for reading data with these cache tags. */
export type ReadsOf<Store> = (...tags: string[]) => Store;

export type ReadReplica = Awaited<ReturnType<typeof openReadReplica>>;

type ReadReplicaOptions = Omit<ReplicaWatchOptions, 'standby' | 'changes'> & {
  readonly url: string;
  readonly cache: Pick<Cache, 'changes' | 'isListening'>;
  readonly max?: number;
  readonly timeouts?: DatabaseTimeouts;
  readonly keepsSessions?: boolean;
};

/** Timeouts of the replica in milliseconds; afterwards the primary serves the read. */
const patience = { connectMs: 2_000, statementMs: 5_000, vanishedMs: 2_000 };
const checkPatience = { connectMs: 2_000, statementMs: 1_000, vanishedMs: 1_000 };
/** Time for which a replica that has not replayed a change is not asked again, in milliseconds. */
const behindMs = 5;
const readOnlyCode = '25006';
const tooManyConnections = /^53/;

/** Opens the replica and checks it once. Never throws: without a usable replica every read goes to the primary. */
export async function openReadReplica(options: ReadReplicaOptions) {
  const { url, cache, max = 10, timeouts = defaultTimeouts, keepsSessions = true } = options;
  const counts = { replica: 0, primary: 0 };
  const connect = (most: number, { statementMs, ...waits }: typeof patience) =>
    connectDatabase(url, () => undefined, {
      max: most,
      keepsSessions,
      // The connection is checked before each use instead.
      verify: (_client, done) => done(),
      timeouts: { ...timeouts, statementMs: Math.min(statementMs, timeouts.statementMs) },
      ...waits,
    });
  const replica = connect(max, patience);
  const checks = connect(1, checkPatience);
  const watch = createReplicaWatch({ ...options, standby: checks.pool, changes: cache.changes });
  const acquire = createAcquire(replica.pool, watch, cache);
  const databases = new WeakMap<PoolClient, Database>();

  function databaseOf(client: PoolClient): Database {
    const known = databases.get(client) ?? drizzle(client);
    databases.set(client, known);
    return known;
  }

  /**
   * Runs a read on the replica.
   * @returns null if the primary must serve the read
   */
  async function attempt<T>(tags: Tags, read: (db: Database) => Promise<T>): Promise<{ value: T } | null> {
    let client: PoolClient | null = null;
    try {
      client = await acquire(tags);
      if (!client) return null;
      const value = await read(databaseOf(client));
      client.release();
      return { value };
    } catch (error) {
      client?.release(true);
      // A write inside a read function is a programming error.
      if (codeOf(error) === readOnlyCode) throw error;
      // Exhausted connections, in the pool or on the server, do not indicate the state of the replica.
      const isExhausted =
        !client && (replica.pool.totalCount >= max || tooManyConnections.test(codeOf(error)));
      if (isDatabaseUnavailable(error) && !isExhausted) watch.setState('unreachable');
      return null;
    }
  }

  await watch.start();

  return {
    /** Runs a read of data with these tags on the replica if possible, otherwise on the primary. */
    async read<T>(tags: Tags, read: (db: Database) => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
      const answer = await attempt(tags, read);
      counts[answer ? 'replica' : 'primary'] += 1;
      return answer ? answer.value : onPrimary();
    },
    check: watch.check,
    status: watch.status,
    counts: (): Readonly<Record<string, number>> => counts,
    async close(): Promise<void> {
      watch.stop();
      await Promise.all([replica.close(), checks.close()]);
    },
  };
}

/**
 * Creates a function that returns a connection to a standby that has replayed the last change of these tags; null if
 * there is none.
 */
function createAcquire(pool: Pool, watch: ReplicaWatch, cache: ReadReplicaOptions['cache']) {
  /** Replayed position by connection, because one URL may lead to several standbys. */
  const replayedBy = new WeakMap<PoolClient, number>();
  let behind = { position: 0, untilMs: 0 };

  async function shows(client: PoolClient, needed: number): Promise<boolean> {
    if ((replayedBy.get(client) ?? -1) >= needed) return true;
    const replayed = await readReplayed(client);
    if (replayed === null) {
      watch.setState('not_standby');
      return false;
    }
    replayedBy.set(client, replayed);
    if (replayed < needed) behind = { position: replayed, untilMs: performance.now() + behindMs };
    return replayed >= needed;
  }

  return async (tags: Tags): Promise<PoolClient | null> => {
    const needed = cache.changes.positionOf(tags);
    if (!watch.isUsable() || !cache.isListening() || !Number.isFinite(needed)) return null;
    if (needed > behind.position && performance.now() < behind.untilMs) return null;
    const client = await pool.connect();
    try {
      if (await shows(client, needed)) return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
    return null;
  };
}
