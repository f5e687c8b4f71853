import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/server/clock.ts';
import type { PageQuery } from '../../platform/server/http/paging.ts';

/** Number of rows above which the total is cached, because counting costs more than reading a page. */
export const minRowsToCache = 5_000;
const keptMs = 10_000;
/** Number of rows above which the total is cached for a minute; counting a million rows takes 0.1 s of CPU time. */
const veryLongList = 100_000;
const longKeptMs = 60_000;
const maxKept = 200;

/**
 * Creates the function that counts lists. Totals up to 5,000 are exact; larger ones may be ten seconds old, those
 * above 100,000 a minute.
 */
export function createTotals(clock: Clock) {
  const kept = new LRUCache<string, { readonly total: number; readonly until: number }>({ max: maxKept });

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
    const known = kept.get(key);
    if (known && now < known.until) return known.total;
    const total = await count();
    if (total > minRowsToCache)
      kept.set(key, { total, until: now + (total > veryLongList ? longKeptMs : keptMs) });
    return total;
  };
}

export type Totals = ReturnType<typeof createTotals>;
