import { type Page, type PageQuery, type Window, windowOf } from '../../../platform/server/http/paging.ts';

/** Number of entries on a page if the query does not state it. */
export const usualPage = 50;

/** Reads a page of a list and the number of all its entries; without page parameters the first page. */
export async function readPage<Item>(
  query: Pick<PageQuery, 'page' | 'pageSize'>,
  list: (window: Window) => Promise<readonly Item[]>,
  count: () => Promise<number>,
): Promise<Page<Item>> {
  const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
  return { items: await list(window), total: await count(), page, pageSize };
}
