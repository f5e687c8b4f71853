import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/server/clock.ts';
import type { RateLimitStore } from '../../../../platform/server/rate-limit/rate-limit.store.ts';

const maxBytes = 12_000_000;
/** Estimated bytes per counter, in addition to its key. */
const countBytes = 250;
const shareIntervalMs = 1_000;

type Count = { seen: number; unshared: number; windowMs: number; endsAt: number };

/**
 * Counts calls in memory and exchanges the counts with other processes at most once a second. A caller who uses
 * several processes may therefore exceed a limit by the calls of one second.
 */
export function createCallCounts(options: {
  readonly store: RateLimitStore;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}) {
  const { store, clock, onError } = options;
  const counts = new LRUCache<string, Count>({
    maxSize: maxBytes,
    sizeCalculation: (_count, key) => key.length * 2 + countBytes,
  });
  const untold = new Set<string>();
  let sharedAt = Number.NEGATIVE_INFINITY;
  let isSharing = false;

  async function share(now: number): Promise<void> {
    const sums = [...untold].flatMap((key) => {
      const count = counts.peek(key);
      if (!count || count.unshared === 0) return [];
      const sum = { key, count: count.unshared, windowEndsAt: new Date(count.endsAt) };
      count.unshared = 0;
      return [sum];
    });
    untold.clear();
    for (const row of await store.add(sums, new Date(now))) {
      const count = counts.peek(row.key);
      if (count)
        Object.assign(count, { seen: row.count + count.unshared, endsAt: row.windowEndsAt.getTime() });
    }
  }

  return {
    /**
     * Counts a call.
     * @returns null if it is allowed, else the time when calls are allowed again
     */
    take(key: string, limit: number, windowMs: number): Date | null {
      const now = clock.now().getTime();
      let count = counts.get(key);
      if (!count || count.endsAt <= now) {
        count = { seen: 0, unshared: 0, windowMs, endsAt: now + windowMs };
        counts.set(key, count);
      }
      const isFull = count.seen >= limit;
      if (!isFull) {
        count.seen += 1;
        count.unshared += 1;
        untold.add(key);
      }
      if (!isSharing && now - sharedAt >= shareIntervalMs && untold.size > 0) {
        isSharing = true;
        sharedAt = now;
        void share(now)
          .catch(onError)
          .finally(() => (isSharing = false));
      }
      return isFull ? new Date(count.endsAt) : null;
    },
  };
}
