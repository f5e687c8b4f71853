import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';
import { bytesOf } from '../http/representation.ts';

/**
 * Keeps what is made from public data (answers, rendered pages) until something is written.
 * One channel of PostgreSQL tells every instance; a value whose making began before a write is not kept.
 */
export type Cache = {
  /**
   * The kept value, or the one that `make` gives; callers at the same moment share one making.
   * @param isWorthKeeping false for a value that anybody can cause any number of, such as 'not found'
   */
  get<T>(key: string, make: () => Promise<T>, isWorthKeeping?: (value: T) => boolean): Promise<T>;
  /** Erase everything here at once and on every other instance as soon as it hears. */
  changed(): Promise<void>;
  close(): Promise<void>;
};

const channel = 'ferrite_changed';
/** Pages and public answers together; pages are about 100 kB each, and what was not asked for longest goes first. */
const usualBytes = 32_000_000;
const reconnectMs = 1_000;

/** @param keptBytes of all that is kept together; one value may have a quarter of it */
export async function createCache(
  pool: Pool,
  onError: (error: unknown) => void,
  keptBytes = usualBytes,
): Promise<Cache> {
  const kept = new LRUCache<string, { readonly value: unknown }>({
    maxSize: keptBytes,
    maxEntrySize: keptBytes / 4,
    sizeCalculation: ({ value }, key) => bytesOf(value) + key.length * 2,
  });
  const making = new Map<string, Promise<unknown>>();
  let generation = 0;
  let listening = false;
  let closed = false;
  let client: PoolClient | null = null;
  let timer: NodeJS.Timeout | undefined;

  const forget = () => {
    generation += 1;
    kept.clear();
    making.clear();
  };

  async function listen(): Promise<void> {
    client = await pool.connect();
    const current = client;
    current.removeAllListeners('notification').on('notification', forget);
    current.once('error', (error) => {
      onError(error);
      listening = false;
      client = null;
      current.release(true);
      forget();
      if (!closed) timer = setTimeout(() => listen().catch(retry), reconnectMs);
    });
    await current.query(`LISTEN ${channel}`);
    forget();
    listening = true;
  }

  function retry(error: unknown): void {
    onError(error);
    if (!closed) timer = setTimeout(() => listen().catch(retry), reconnectMs);
  }

  await listen();

  return {
    async get<T>(
      key: string,
      make: () => Promise<T>,
      isWorthKeeping: (value: T) => boolean = () => true,
    ): Promise<T> {
      // Deaf to other instances' writes, nothing may be kept.
      if (!listening) return make();
      const known = kept.get(key);
      if (known) return known.value as T;
      const running = making.get(key);
      if (running) return running as Promise<T>;
      const begun = generation;
      const made = make();
      making.set(key, made);
      try {
        const value = await made;
        if (begun === generation && isWorthKeeping(value)) kept.set(key, { value });
        return value;
      } finally {
        if (making.get(key) === made) making.delete(key);
      }
    },
    async changed() {
      forget();
      await pool.query(`NOTIFY ${channel}`);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      client
        ?.removeAllListeners('error')
        .on('error', () => undefined)
        .release(true);
      client = null;
    },
  };
}
