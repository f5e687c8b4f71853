import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/server/clock.ts';
import { minRowsToCache } from '../total-cache.ts';

const cachedMs = 10_000;
const maxEntries = 200;
/** Number of skipped rows from which a page is cached, because skipping them costs more than reading the page. */
const manySkippedRows = 10_000;

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
export function createPageCache(clock: Clock) {
  const cache = new LRUCache<string, { readonly ids: readonly string[]; readonly until: number }>({
    max: maxEntries,
  });

  return async (
    { query, offset, total }: PageRequest,
    find: () => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    if (offset < manySkippedRows && !(query.search && total > minRowsToCache)) return find();
    const key = JSON.stringify(query);
    const now = clock.now().getTime();
    const entry = cache.get(key);
    if (entry && now < entry.until) return entry.ids;
    const ids = await find();
    cache.set(key, { ids, until: now + cachedMs });
    return ids;
  };
}

export type CachedPage = ReturnType<typeof createPageCache>;
