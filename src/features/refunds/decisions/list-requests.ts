import { type Page, wantsArray, windowOf } from '../../../platform/server/http/paging.ts';
import type { RequestsQuery, RequestView } from '../refunds.contract.ts';
import { viewRequest } from '../refunds.ts';
import type { DecisionDependencies } from './dependencies.ts';

const usualPage = 50;

/** Returns a page of requests; without page parameters the newest requests as an array. */
export async function listRequests(
  { store }: Pick<DecisionDependencies, 'store'>,
  query: RequestsQuery,
): Promise<Page<RequestView> | RequestView[]> {
  const window = windowOf(query, usualPage);
  const items = (await store.pageRequests(query, window)).map(viewRequest);
  if (wantsArray(query)) return items;
  const { page, pageSize } = window;
  return { items, total: await store.countRequests(query), page, pageSize };
}
