import { type Page, wantsArray, windowOf } from '../../../../platform/server/http/paging.ts';
import type { RequestsQuery, RequestView } from '../../refunds.contract.ts';
import { viewRequest } from '../../views.ts';
import type { DecisionDeps } from './deps.ts';

const usualPage = 50;

/** Returns a page of requests; without page parameters the newest requests as an array. */
export async function listRequests(
  { store }: Pick<DecisionDeps, 'store'>,
  query: RequestsQuery,
): Promise<Page<RequestView> | RequestView[]> {
  const window = windowOf(query, usualPage);
  const items = (await store.pageRequests(query, window)).map(viewRequest);
  if (wantsArray(query)) return items;
  const { page, pageSize } = window;
  return { items, total: await store.countRequests(query), page, pageSize };
}
