import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/server/clock.ts';
import { minRowsToCache } from '../totals.ts';

const keptMs = 10_000;
const maxKept = 200;
/** Number of skipped rows from which a page is cached, because skipping them costs more than reading the page. */
const farRows = 10_000;

type PageRequest = {
  readonly query: { readonly search?: string | undefined };
  readonly offset: number;
  readonly total: number;
};

/**
 * Creates a cache for the ids on pages that are expensive to find: pages beyond row 10,000, and pages of a search with
 * more than 5,000 matches. The ids may be ten seconds old, like the total of such a list; the rows themselves are read
 * at each request.
 */
export function createKeptPages(clock: Clock) {
  const kept = new LRUCache<string, { readonly ids: readonly string[]; readonly until: number }>({
    max: maxKept,
  });

  return async (
    { query, offset, total }: PageRequest,
    find: () => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    if (offset < farRows && !(query.search && total > minRowsToCache)) return find();
    const key = JSON.stringify(query);
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known && now < known.until) return known.ids;
    const ids = await find();
    kept.set(key, { ids, until: now + keptMs });
    return ids;
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
