import type { Caller } from '../../../../platform/server/http/api.ts';
import { type Page, wantsArray, windowOf } from '../../../../platform/server/http/paging.ts';
import type { MemberQuery, MemberView } from '../../admin.contract.ts';
import { usualPage } from '../../usecases/read-page.ts';
import { memberViewFor } from '../member-view.ts';
import type { MembersStore } from '../members.store.ts';
import type { MemberListDeps } from './deps.ts';

/** Returns a page of members; without page parameters the newest members as an array. */
export async function listMembers(
  deps: MemberListDeps,
  caller: Caller,
  query: MemberQuery,
): Promise<Page<MemberView> | MemberView[]> {
  const { store, cachedTotal, cachedPage, clock } = deps;
  const now = clock.now();
  const window = windowOf(query, usualPage);
  const order = { sort: query.sort ?? 'createdAt', ascending: query.order === 'asc' };
  const view = memberViewFor(deps, caller, now);
  if (wantsArray(query)) return (await store.list(query, order, window, now)).map(view);
  const { page, pageSize } = window;
  const search: { few?: Awaited<ReturnType<MembersStore['findFew']>> } = {};
  const total = await cachedTotal('members', query, async () => {
    if (query.search) search.few = await store.findFew(query, order, window, now);
    return search.few?.total ?? store.count(query, now);
  });
  const find = () => store.find(query, order, { ...window, total }, now);
  const ids = search.few?.ids ?? (await cachedPage({ query, offset: window.offset, total }, find));
  const rows = await store.read(ids);
  return { items: rows.map(view), total, page, pageSize };
}
