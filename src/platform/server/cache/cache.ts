import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { AppError } from '../errors/errors.ts';
import { bytesOf } from '../http/representation.ts';
import { channel, createChangeListener } from './change-listener.ts';
import { type Changes, createChanges } from './changes.ts';

/** Data that a cached value depends on, e.g. `post:7`. A change of a tag invalidates the value. */
export type Tags = readonly string[];

export type GetOptions<T> = {
  /**
   * Returns the tags of the value; called after `make`, which may add tags. If omitted, every change invalidates the
   * value.
   */
  readonly tags?: () => Tags;
  /** Returns false for values that must not be stored, e.g. "not found" results, whose number is unlimited. */
  readonly isWorthKeeping?: (value: T) => boolean;
  /**
   * Allows returning an outdated value while another call computes the new one, when the server is busy, or when the
   * value was recomputed too often. Only for callers that do not read their own writes.
   */
  readonly mayBeOutdated?: boolean;
};

/**
 * Caches responses and pages made from public data until the data changes. Instances of the same database notify each
 * other by a PostgreSQL channel.
 */
export type Cache = {
  /** Returns the cached value or the result of `make`; concurrent calls with the same key share one call of `make`. */
  get<T>(key: string, make: () => Promise<T>, options?: GetOptions<T>): Promise<T>;
  /**
   * Invalidates the values that have one of these tags; without arguments invalidates all values. Other instances do
   * the same when they receive the notification.
   */
  changed(...tags: string[]): Promise<void>;
  /** Returns whether notifications of other instances are received, i.e. whether the database is reachable. */
  isListening(): boolean;
  /** Order and log positions of changes on all instances; decides whether a replica may serve a read. */
  readonly changes: Pick<Changes, 'last' | 'positionOf' | 'resolve'>;
  /** Number of reads by result: `hit`, `stale`, `shared` (waited for a concurrent `make`), `miss`. */
  counts(): Readonly<Record<string, number>>;
  close(): Promise<void>;
};

/** Invalidates cached values; see `Cache`. */
export type Changed = Cache['changed'];

type Entry = {
  readonly value: unknown;
  readonly tags: Tags | null;
  /** Number of the last change at the time when `make` was called. */
  readonly madeAfter: number;
  readonly madeAtMs: number;
  readonly credit: number;
};

/** Default size limit of the cache; a page takes about 100 kB. The least recently used value is evicted first. */
const usualBytes = 32_000_000;
/** Limits how often one value is recomputed: immediately up to `atOnce` times, then once per `everyMs`. */
const remake = { atOnce: 3, everyMs: 1_000 } as const;

/**
 * Creates the cache of one instance and starts listening for notifications of others.
 * @param options.keptBytes total size limit; one value may use a quarter of it
 * @param options.directUrl database URL without transaction pooling; if omitted, the URL of the pool is used
 * @throws Error naming the setting if notifications of other instances do not arrive
 */
export async function createCache(
  pool: Pool,
  onError: (error: unknown) => void,
  { keptBytes = usualBytes, directUrl }: { keptBytes?: number; directUrl?: string | null } = {},
): Promise<Cache> {
  const changes = createChanges();
  const values = createValues(keptBytes, changes);
  const counts = { hit: 0, stale: 0, shared: 0, miss: 0 };
  const notify = (name: string, payload: string) => pool.query('SELECT pg_notify($1, $2)', [name, payload]);
  const url = directUrl ?? pool.options.connectionString ?? '';
  const listener = createChangeListener({ url, notify, onError, onChange: changes.note });
  await listener.start();

  const lost = (tags: Tags) => (error: unknown) => {
    changes.note(tags, null);
    throw error;
  };

  return {
    async get<T>(key: string, make: () => Promise<T>, options: GetOptions<T> = {}): Promise<T> {
      // While notifications of other instances are not received, nothing may be cached.
      if (!listener.isListening()) {
        counts.miss += 1;
        return make();
      }
      const entry = values.find(key);
      if (entry && changes.isCurrent(entry.tags, entry.madeAfter)) {
        counts.hit += 1;
        return entry.value as T;
      }
      if (entry && options.mayBeOutdated && values.isMakingOrExhausted(key, entry)) {
        counts.stale += 1;
        return entry.value as T;
      }
      const running = values.findRunning(key);
      if (running && changes.isCurrent(entry?.tags ?? null, running.madeAfter)) {
        counts.shared += 1;
        return running.result as Promise<T>;
      }
      counts.miss += 1;
      try {
        return await values.make(key, make, options);
      } catch (error) {
        const isBusy = error instanceof AppError && error.code === 'server.busy';
        if (entry && options.mayBeOutdated && isBusy) return entry.value as T;
        throw error;
      }
    },
    async changed(...tags) {
      changes.note(tags, 0);
      // The change is noted again: a value computed since then may come from a replica that has not replayed it yet.
      changes.note(tags, await notifyOthers(pool, listener.id, tags).catch(lost(tags)));
    },
    changes,
    isListening: listener.isListening,
    counts: () => counts,
    close: listener.stop,
  };
}

/** Creates the stored values and the calls that compute new ones. */
function createValues(keptBytes: number, changes: Changes) {
  const kept = new LRUCache<string, Entry>({
    maxSize: keptBytes,
    maxEntrySize: keptBytes / 4,
    sizeCalculation: ({ value }, key) => bytesOf(value) + key.length * 2,
  });
  const making = new Map<string, { readonly result: Promise<unknown>; readonly madeAfter: number }>();
  return {
    find: (key: string) => kept.get(key),
    findRunning: (key: string) => making.get(key),

    /** Returns whether the value is being computed, or was recomputed too often. */
    isMakingOrExhausted: (key: string, entry: Entry) => making.has(key) || creditOf(entry) < 1,

    /** Computes a value and stores it, unless a newer one is stored already. */
    async make<T>(key: string, make: () => Promise<T>, options: GetOptions<T>): Promise<T> {
      const before = kept.get(key);
      const madeAfter = changes.last();
      const result = make();
      const current = { result, madeAfter };
      making.set(key, current);
      try {
        const value = await result;
        const { isWorthKeeping = () => true, tags } = options;
        const entry = {
          value,
          tags: tags?.() ?? null,
          madeAfter,
          madeAtMs: performance.now(),
          credit: before ? creditOf(before) - 1 : remake.atOnce,
        };
        if (!isWorthKeeping(value)) kept.delete(key);
        else if ((kept.get(key)?.madeAfter ?? -1) <= madeAfter) kept.set(key, entry);
        return value;
      } finally {
        if (making.get(key) === current) making.delete(key);
      }
    },
  };
}

/**
 * Notifies the other instances.
 * @param from id of this instance
 * @returns a position in the write-ahead log at or after the change
 */
async function notifyOthers(pool: Pool, from: string, tags: Tags): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(
    `SELECT position, pg_notify($1, json_build_object('from', $2::text, 'tags', $3::json, 'position', position)::text)
     FROM (SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS position) AS log`,
    [channel, from, JSON.stringify(tags)],
  );
  return rows[0]?.position ?? Number.NaN;
}

const creditOf = ({ credit, madeAtMs }: Entry): number =>
  Math.min(remake.atOnce, credit + (performance.now() - madeAtMs) / remake.everyMs);
