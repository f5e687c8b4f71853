import { type PageQuery, windowOf } from '../../../platform/server/http/paging.ts';
import type { AuditFilter } from '../audit-log.store.ts';
import type { DashboardDeps } from './deps.ts';
import { usualPage } from './read-page.ts';

/** Returns a page of the audit log, newest entries first; the total may come from the cache. */
export async function listAudit(
  { auditLog, cachedTotal }: Pick<DashboardDeps, 'auditLog' | 'cachedTotal'>,
  query: AuditFilter & Pick<PageQuery, 'page' | 'pageSize'>,
) {
  const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
  const total = await cachedTotal('audit', query, () => auditLog.count(query));
  return { items: await auditLog.list(query, window), total, page, pageSize };
}
