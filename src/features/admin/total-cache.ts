import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/server/clock.ts';
import type { PageQuery } from '../../platform/server/http/paging.ts';

/** Number of rows above which the total is cached, because counting costs more than reading a page. */
export const minRowsToCache = 5_000;
const cachedMs = 10_000;
/** Number of rows above which the total is cached for a minute; counting a million rows takes 0.1 s of CPU time. */
const veryLongList = 100_000;
const veryLongListCachedMs = 60_000;
const maxEntries = 200;

/**
 * Creates the function that counts lists. Totals up to 5,000 are exact; larger ones may be ten seconds old, those
 * above 100,000 a minute.
 */
export function createTotalCache(clock: Clock) {
  const cache = new LRUCache<string, { readonly total: number; readonly until: number }>({ max: maxEntries });

  /**
   * Counts the rows of a list.
   * @param list name of the list
   * @param query query whose filters select the rows
   */
  return async (
    list: string,
    query: Partial<PageQuery> & { readonly sort?: unknown; readonly order?: unknown },
    count: () => Promise<number>,
  ): Promise<number> => {
    const { page: _page, pageSize: _pageSize, sort: _sort, order: _order, ...filter } = query;
    const key = `${list} ${JSON.stringify(filter)}`;
    const now = clock.now().getTime();
    const entry = cache.get(key);
    if (entry && now < entry.until) return entry.total;
    const total = await count();
    if (total > minRowsToCache)
      cache.set(key, { total, until: now + (total > veryLongList ? veryLongListCachedMs : cachedMs) });
    return total;
  };
}

export type CachedTotal = ReturnType<typeof createTotalCache>;
