/** Administration feature: dashboard, members, money, support, audit log. */

import type { Database, Executor } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Mail } from '../../platform/server/mail/mail.ts';
import type { Site } from '../../platform/server/mail/placeholders.ts';
import type { ReplicaStatus } from '../../platform/server/replica/replica-watch.ts';
import { adminApi } from './admin.routes.ts';
import { createAuditLogStore } from './audit-log.store.ts';
import { createHistoryStore } from './members/history.store.ts';
import { type MemberActionRoutes, memberActionsApi } from './members/member-actions.routes.ts';
import { createMembersStore } from './members/members.store.ts';
import { createPageCache } from './members/page-cache.ts';
import type { MemberActionDeps, MemberListDeps } from './members/usecases/deps.ts';
import { createChargebacksStore } from './money/chargebacks.store.ts';
import { createFiguresStore } from './money/figures.store.ts';
import { createPaymentsStore } from './money/payments.store.ts';
import { queueApi } from './money/queue.routes.ts';
import { createQueueStore } from './money/queue.store.ts';
import { createReturnsStore } from './money/returns.store.ts';
import type { MoneyDeps } from './money/usecases/deps.ts';
import { adminRefusals } from './refusals.ts';
import { createSummaryStore } from './summary.store.ts';
import { supportApi } from './support/support.routes.ts';
import { createSupportStore } from './support/support.store.ts';
import { supportAnswerMail } from './support/support-mail.ts';
import { supportNoticeMail } from './support/support-notice-mail.ts';
import { createSupportReads } from './support/support-reads.store.ts';
import type { SupportDeps } from './support/usecases/deps.ts';
import { systemApi } from './system/system.routes.ts';
import { createSystemStore } from './system/system.store.ts';
import type { SystemDeps } from './system/usecases/deps.ts';
import { adminExport } from './tables.ts';
import { createTotalCache } from './total-cache.ts';
import type { DashboardDeps } from './usecases/deps.ts';

export type AdminModuleOptions = MemberActionDeps &
  Pick<MemberListDeps, 'orderMs' | 'isProtected' | 'isGranted'> &
  Pick<MoneyDeps, 'checkPayment' | 'makeAccount' | 'resolveRefund' | 'reversePayment'> &
  Pick<MemberActionRoutes, 'openReauthentication'> & {
    readonly db: Database;
    readonly site: Site;
    readonly installation: SystemDeps['installation'];
    /** State of the read replica; null without DATABASE_READ_URL. */
    readonly replica: { status(): ReplicaStatus } | null;
    readonly findAdministrators: SupportDeps['findAdministrators'];
    readonly sendWith: (tx: Executor, mail: Mail) => Promise<void>;
    readonly wake: (job: string) => Promise<void>;
    readonly onError: (error: unknown) => void;
  };

export function createAdminModule(options: AdminModuleOptions) {
  const { db, clock, audit, site, sendWith, wake, onError, installation, replica, openReauthentication } =
    options;
  const readReplica = () => replica?.status() ?? null;
  const payments = createPaymentsStore(db);
  const dashboard: DashboardDeps = {
    auditLog: createAuditLogStore(db),
    summary: createSummaryStore(db),
    cachedTotal: createTotalCache(clock),
    clock,
  };
  const memberLists: MemberListDeps = {
    ...options,
    ...dashboard,
    payments,
    store: createMembersStore(db),
    history: createHistoryStore(db),
    cachedPage: createPageCache(clock),
  };
  const memberActions: MemberActionDeps = options;
  const money: MoneyDeps = {
    ...options,
    ...dashboard,
    payments,
    figures: createFiguresStore(db),
    settledMonths: new Map(),
    queue: createQueueStore(db),
    returns: createReturnsStore(db),
    chargebacks: createChargebacksStore(db),
  };
  const support: SupportDeps = {
    clock,
    audit,
    store: createSupportStore(db),
    reads: createSupportReads(db),
    findAdministrators: options.findAdministrators,
    queueNotice: (tx, notice, admin) => sendWith(tx, supportNoticeMail(notice, admin, site)),
    queueAnswer: (tx, answer) => sendWith(tx, supportAnswerMail(answer, site)),
    wakeMail: () => wake('mail').catch(onError),
  };
  const module: FeatureModule = {
    name: 'admin',
    tags: {
      support: 'Support requests of members',
      admin: 'Administration: dashboard, members, payments, support, audit log',
    },
    refusals: adminRefusals,
    exportData: adminExport,
    api(api) {
      supportApi(api, support);
      queueApi(api, money);
      systemApi(api, { store: createSystemStore(db), clock, installation, readReplica });
      adminApi(api, { dashboard, members: memberLists, money });
      memberActionsApi(api, { memberActions, openReauthentication });
    },
  };
  return { module, memberActions };
}
