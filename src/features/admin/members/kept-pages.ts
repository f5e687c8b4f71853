import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/server/clock.ts';
import { longList } from '../totals.ts';

const keptMs = 10_000;
const mostKept = 200;
/** Rows before a page whose skipping costs more than reading the page. */
const farRows = 10_000;

type PageRequest = {
  readonly query: { readonly search?: string | undefined };
  readonly offset: number;
  /** Number of rows of the whole list. */
  readonly total: number;
};

/**
 * Keeps which rows are on a page if finding them is expensive: pages beyond row 10,000, and of a text with more than 5,000
 * matches. The selection may be ten seconds old, like the total of such a list; the rows themselves are read for each request.
 */
export function createKeptPages(clock: Clock) {
  const kept = new LRUCache<string, { readonly ids: readonly string[]; readonly until: number }>({
    max: mostKept,
  });

  return async (
    { query, offset, total }: PageRequest,
    find: () => Promise<readonly string[]>,
  ): Promise<readonly string[]> => {
    if (offset < farRows && !(query.search && total > longList)) return find();
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
