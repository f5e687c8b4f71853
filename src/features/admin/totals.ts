import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/server/clock.ts';
import type { PageQuery } from '../../platform/server/http/paging.ts';

/** Counting thousands of rows costs more than reading a page of them. */
export const longList = 5_000;
const keptMs = 10_000;
/** Counting a million rows takes a tenth of a second of computing. */
const veryLongList = 100_000;
const longKeptMs = 60_000;
const mostKept = 200;

/** Total number of rows of a list: exact up to 5,000; larger ones may be ten seconds old, above 100,000 a minute. */
export function createTotals(clock: Clock) {
  const kept = new LRUCache<string, { readonly total: number; readonly until: number }>({ max: mostKept });

  /**
   * @param list its name
   * @param query whose filters decide what is counted
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
    if (total > longList) kept.set(key, { total, until: now + (total > veryLongList ? longKeptMs : keptMs) });
    return total;
  };
}

export type Totals = ReturnType<typeof createTotals>;
