import type { Clock } from '../../../platform/server/clock.ts';
import type { AuditLogStore } from '../audit-log.store.ts';
import type { SummaryStore } from '../summary.store.ts';
import type { CachedTotal } from '../total-cache.ts';

/** Dependencies of the use cases of the dashboard that belong to no single area. */
export type DashboardDeps = {
  readonly auditLog: AuditLogStore;
  readonly summary: SummaryStore;
  readonly cachedTotal: CachedTotal;
  readonly clock: Clock;
};
