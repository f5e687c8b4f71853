import type { PaymentsStore } from '../../money/payments.store.ts';
import type { DashboardDeps } from '../../usecases/deps.ts';
import type { HistoryStore } from '../history.store.ts';
import type { MemberViewRules } from '../member-view.ts';
import type { MembersStore } from '../members.store.ts';
import type { CachedPage } from '../page-cache.ts';

/** Dependencies of lists and details of members. */
export type MemberListDeps = MemberViewRules &
  Pick<DashboardDeps, 'cachedTotal' | 'clock'> & {
    readonly store: MembersStore;
    readonly history: HistoryStore;
    readonly payments: PaymentsStore;
    readonly cachedPage: CachedPage;
    /** Time in milliseconds for which an order reserves email and nickname. */
    readonly orderMs: number;
  };
