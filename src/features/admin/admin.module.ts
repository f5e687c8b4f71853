/** Administration feature: dashboard, members, money, support, audit log. */

import type { AuditStore } from '../../platform/server/audit/audit.store.ts';
import type { Database } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Site } from '../../platform/server/mail/placeholders.ts';
import type { ReplicaStatus } from '../../platform/server/replica/replica-watch.ts';
import { type AdminRoutesOptions, adminApi } from './admin.routes.ts';
import { createAuditLogStore } from './audit-log.store.ts';
import { type AccessOptions, createAccess } from './members/access.ts';
import { createHistoryStore } from './members/history.store.ts';
import type { MemberActionDependencies } from './members/member-actions.ts';
import { createMembersStore } from './members/members.store.ts';
import { createPageCache } from './members/page-cache.ts';
import { createRoles, type RolesOptions } from './members/roles.ts';
import type { MemberListDeps } from './members/usecases/deps.ts';
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
import { createSupportReads } from './support/support-reads.store.ts';
import type { SupportDeps } from './support/usecases/deps.ts';
import { systemApi } from './system/system.routes.ts';
import { createSystemStore } from './system/system.store.ts';
import type { Installation } from './system/system.ts';
import { adminExport } from './tables.ts';
import { createTotalCache } from './total-cache.ts';
import type { DashboardDeps } from './usecases/deps.ts';

export type AdminModuleOptions = Pick<MemberListDeps, 'clock' | 'orderMs' | 'isProtected' | 'isGranted'> &
  Omit<MemberActionDependencies, 'roles' | 'access' | 'audit'> &
  Pick<AccessOptions, 'accounts' | 'notify'> &
  Pick<MoneyDeps, 'checkPayment' | 'makeAccount' | 'resolveRefund' | 'reversePayment'> & {
    readonly db: Database;
    readonly auditStore: AuditStore;
    readonly openReauthentication: AdminRoutesOptions['openReauthentication'];
    readonly members: RolesOptions['members'] & AccessOptions['members'];
    readonly site: Site;
    readonly installation: Installation;
    /** State of the read replica; null without DATABASE_READ_URL. */
    readonly replica: { status(): ReplicaStatus } | null;
    readonly send: (mail: ReturnType<typeof supportAnswerMail>) => Promise<void>;
  };

export function createAdminModule({
  db,
  auditStore: audit,
  site,
  send,
  members,
  installation,
  replica,
  ...options
}: AdminModuleOptions) {
  const { clock } = options;
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
  const memberActions: MemberActionDependencies = {
    ...options,
    audit,
    roles: createRoles({ members, audit, clock }),
    access: createAccess({ ...options, members, audit }),
  };
  const money: MoneyDeps = {
    ...options,
    ...dashboard,
    payments,
    figures: createFiguresStore(db),
    settledMonths: new Map(),
    audit: audit.record,
    queue: createQueueStore(db),
    returns: createReturnsStore(db),
    chargebacks: createChargebacksStore(db),
  };
  const support: SupportDeps = {
    clock,
    audit: audit.record,
    store: createSupportStore(db),
    reads: createSupportReads(db),
    sendAnswer: (answer) => send(supportAnswerMail(answer, site)),
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
      adminApi(api, { ...options, dashboard, members: memberLists, money, memberActions });
    },
  };
  return { module, memberActions };
}
