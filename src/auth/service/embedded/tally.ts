import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/server/clock.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';

const mostBytes = 12_000_000;
/** What a count takes beside its key. */
const countBytes = 250;
const tellEveryMs = 1_000;

type Count = { seen: number; untold: number; windowMs: number; endsAt: number };

/**
 * Counts in memory and shares the sums with the other processes, at most once a second and only while somebody
 * calls. A caller who spreads over several processes may so get a second's worth more, not more than that.
 */
export function createTally(options: {
  readonly store: RateLimitStore;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}) {
  const { store, clock, onError } = options;
  const counts = new LRUCache<string, Count>({
    maxSize: mostBytes,
    sizeCalculation: (_count, key) => key.length * 2 + countBytes,
  });
  const untold = new Set<string>();
  let toldAt = Number.NEGATIVE_INFINITY;
  let telling = false;

  async function tell(now: number): Promise<void> {
    const sums = [...untold].flatMap((key) => {
      const count = counts.peek(key);
      if (!count || count.untold === 0) return [];
      const sum = { key, count: count.untold, windowEndsAt: new Date(count.endsAt) };
      count.untold = 0;
      return [sum];
    });
    untold.clear();
    for (const row of await store.add(sums, new Date(now))) {
      const count = counts.peek(row.key);
      if (count) Object.assign(count, { seen: row.count + count.untold, endsAt: row.windowEndsAt.getTime() });
    }
  }

  return {
    /** @returns null, or from when there are some again */
    take(key: string, most: number, windowMs: number): Date | null {
      const now = clock.now().getTime();
      let count = counts.get(key);
      if (!count || count.endsAt <= now) {
        count = { seen: 0, untold: 0, windowMs, endsAt: now + windowMs };
        counts.set(key, count);
      }
      const isFull = count.seen >= most;
      if (!isFull) {
        count.seen += 1;
        count.untold += 1;
        untold.add(key);
      }
      if (!telling && now - toldAt >= tellEveryMs && untold.size > 0) {
        telling = true;
        toldAt = now;
        void tell(now)
          .catch(onError)
          .finally(() => (telling = false));
      }
      return isFull ? new Date(count.endsAt) : null;
    },
  };
}
