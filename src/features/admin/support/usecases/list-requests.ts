import type { Caller } from '../../../../platform/server/http/api.ts';
import type { PageQuery } from '../../../../platform/server/http/paging.ts';
import { readPage } from '../../usecases/read-page.ts';
import type { SupportStatus } from '../support-reads.store.ts';
import type { SupportDeps } from './deps.ts';

/** Returns the newest requests of the caller. */
export const listOwnRequests = ({ reads }: SupportDeps, caller: Caller) => reads.listOwn(caller.memberId);

/** Returns a page of the requests with a status; open requests of premium members are first. */
export const listRequests = (
  { reads }: SupportDeps,
  query: Pick<PageQuery, 'page' | 'pageSize'> & { readonly status: SupportStatus },
) =>
  readPage(
    query,
    async (window) =>
      (await reads.list(query.status, window)).map(({ request, member }) => ({ ...request, member })),
    () => reads.count(query.status),
  );
