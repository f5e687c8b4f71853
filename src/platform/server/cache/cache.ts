import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { AppError } from '../errors/errors.ts';
import { bytesOf } from '../http/representation.ts';
import { channel, createChangeListener } from './change-listener.ts';
import { type Changes, createChanges } from './changes.ts';

/** Data that a cached value depends on, e.g. `post:7`. A change of a tag invalidates the value. */
export type Tags = readonly string[];

export type GetOptions<T> = {
  /** Read after `make`, which may add tags. If omitted, every change invalidates the value. */
  readonly tags?: () => Tags;
  /** Returns false for values that must not be stored, e.g. "not found", whose number is unlimited. */
  readonly isWorthKeeping?: (value: T) => boolean;
  /**
   * Allows an outdated value while another call computes the new one, when the server is busy, or when the value was
   * computed too often. For readers without own changes.
   */
  readonly mayBeOutdated?: boolean;
};

/**
 * Caches responses and pages made from public data until the data changes. Instances of the same database notify each
 * other by a PostgreSQL channel.
 */
export type Cache = {
  /** Returns the cached value, or that of `make`; concurrent calls share one `make`. */
  get<T>(key: string, make: () => Promise<T>, options?: GetOptions<T>): Promise<T>;
  /** Invalidates the values with one of these tags, or all without tags; on other instances when notified. */
  changed(...tags: string[]): Promise<void>;
  /** Returns whether changes of other instances arrive, i.e. whether the database is reachable. */
  isListening(): boolean;
  /** Changes of all instances, for reads from a replica. */
  readonly changes: Pick<Changes, 'last' | 'positionOf' | 'resolve'>;
  /** Number of reads by result: `hit`, `stale`, `shared` (with a concurrent `make`), `miss`. */
  counts(): Readonly<Record<string, number>>;
  close(): Promise<void>;
};

/** Invalidates cached values; see `Cache`. */
export type Changed = Cache['changed'];

type Entry = {
  readonly value: unknown;
  readonly tags: Tags | null;
  /** Number of the last change when `make` started. */
  readonly madeAfter: number;
  readonly madeAtMs: number;
  readonly credit: number;
};

/** Size limit; a page is about 100 kB. Evicts the least recently used. */
const usualBytes = 32_000_000;
/** Number of immediate recomputations of a value, and the minimum interval afterwards. */
const remake = { atOnce: 3, everyMs: 1_000 } as const;

/**
 * @param options.keptBytes total size limit; one value may have a quarter of it
 * @param options.directUrl address of the database that keeps sessions; omitted, that of the pool
 * @throws Error with a clear sentence if notifications of other instances do not arrive
 */
export async function createCache(
  pool: Pool,
  onError: (error: unknown) => void,
  { keptBytes = usualBytes, directUrl }: { keptBytes?: number; directUrl?: string | null } = {},
): Promise<Cache> {
  const kept = new LRUCache<string, Entry>({
    maxSize: keptBytes,
    maxEntrySize: keptBytes / 4,
    sizeCalculation: ({ value }, key) => bytesOf(value) + key.length * 2,
  });
  const making = new Map<string, { readonly result: Promise<unknown>; readonly madeAfter: number }>();
  const changes = createChanges();

  /** @returns the outdated value that may be returned instead of making a new one */
  const outdated = <T>(key: string, entry: Entry | undefined, options: GetOptions<T>): Entry | null =>
    entry && options.mayBeOutdated && (making.has(key) || creditOf(entry) < 1) ? entry : null;

  async function makeAndKeep<T>(key: string, make: () => Promise<T>, options: GetOptions<T>): Promise<T> {
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
  }

  const counts = { hit: 0, stale: 0, shared: 0, miss: 0 };
  const notify = (name: string, payload: string) => pool.query('SELECT pg_notify($1, $2)', [name, payload]);
  const url = directUrl ?? pool.options.connectionString ?? '';
  const listener = createChangeListener({ url, notify, onError, onChange: changes.note });
  await listener.start();

  /** Notifies the other instances. @returns the position of the change in the write-ahead log */
  async function notifyAll(tags: Tags): Promise<number> {
    const { rows } = await pool.query<{ position: number }>(
      `SELECT position, pg_notify($1, json_build_object('from', $2::text, 'tags', $3::json, 'position', position)::text)
       FROM (SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS position) AS log`,
      [channel, listener.id, JSON.stringify(tags)],
    );
    return rows[0]?.position ?? Number.NaN;
  }

  const lost = (tags: Tags) => (error: unknown) => {
    changes.note(tags, null);
    throw error;
  };

  return {
    async get<T>(key: string, make: () => Promise<T>, options: GetOptions<T> = {}): Promise<T> {
      // Without notifications of other instances nothing may be cached.
      if (!listener.isListening()) {
        counts.miss += 1;
        return make();
      }
      const entry = kept.get(key);
      if (entry && changes.isCurrent(entry.tags, entry.madeAfter)) {
        counts.hit += 1;
        return entry.value as T;
      }
      const instead = outdated(key, entry, options);
      if (instead) {
        counts.stale += 1;
        return instead.value as T;
      }
      const running = making.get(key);
      if (running && changes.isCurrent(entry?.tags ?? null, running.madeAfter)) {
        counts.shared += 1;
        return running.result as Promise<T>;
      }
      counts.miss += 1;
      try {
        return await makeAndKeep(key, make, options);
      } catch (error) {
        const isBusy = error instanceof AppError && error.code === 'server.busy';
        if (entry && options.mayBeOutdated && isBusy) return entry.value as T;
        throw error;
      }
    },
    async changed(...tags) {
      changes.note(tags, 0);
      // A value made meanwhile may come from a replica that does not show the change yet, so the change is noted again.
      changes.note(tags, await notifyAll(tags).catch(lost(tags)));
    },
    changes,
    isListening: listener.isListening,
    counts: () => counts,
    close: listener.stop,
  };
}

const creditOf = ({ credit, madeAtMs }: Entry): number =>
  Math.min(remake.atOnce, credit + (performance.now() - madeAtMs) / remake.everyMs);
