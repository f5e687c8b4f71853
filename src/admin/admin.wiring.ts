/** Puts the dashboard's parts together; what it does to other features comes in as functions. */
import type { Database } from '../platform/server/database/database.ts';
import type { Site } from '../platform/server/mail/blanks.ts';
import { type AdminOptions, createAdmin } from './admin.ts';
import { createAuditStore } from './audit.store.ts';
import { type AccessOptions, createAccess } from './members/access.ts';
import { createHistoryStore } from './members/history.store.ts';
import { createMembersStore } from './members/members.store.ts';
import { createRoles, type RolesOptions } from './members/roles.ts';
import { createChargebacksStore } from './money/chargebacks.store.ts';
import { type ChargebacksOptions, createChargebacks } from './money/chargebacks.ts';
import { createFiguresStore } from './money/figures.store.ts';
import { createPaymentsStore } from './money/payments.store.ts';
import { createQueueStore } from './money/queue.store.ts';
import { createQueue, type QueueOptions } from './money/queue.ts';
import { createReturnsStore } from './money/returns.store.ts';
import { createReturns, type ReturnsOptions } from './money/returns.ts';
import { createSupportStore } from './support/support.store.ts';
import { createSupport } from './support/support.ts';
import { wordSupportAnswer } from './support/support-mail.ts';

export type AdminFeatureOptions = Omit<
  AdminOptions,
  'members' | 'payments' | 'history' | 'figures' | 'roles' | 'access' | 'audit'
> &
  Pick<AccessOptions, 'accounts' | 'tell'> &
  Pick<QueueOptions, 'checkPayment' | 'makeAccount'> & {
    readonly db: Database;
    readonly members: RolesOptions['members'] & AccessOptions['members'];
    readonly resolveRefund: ReturnsOptions['resolve'];
    readonly reversePayment: ChargebacksOptions['reverse'];
    readonly site: Site;
    readonly send: (mail: ReturnType<typeof wordSupportAnswer>) => Promise<void>;
  };

export function createAdminFeature({ db, site, send, members, ...options }: AdminFeatureOptions) {
  const { clock } = options;
  const audit = createAuditStore(db);
  return {
    admin: createAdmin({
      ...options,
      audit,
      members: createMembersStore(db),
      payments: createPaymentsStore(db),
      history: createHistoryStore(db),
      figures: createFiguresStore(db),
      roles: createRoles({ members, audit, clock }),
      access: createAccess({ ...options, members, audit }),
    }),
    queue: createQueue({ ...options, audit, store: createQueueStore(db) }),
    returns: createReturns({
      ...options,
      audit,
      store: createReturnsStore(db),
      resolve: options.resolveRefund,
    }),
    chargebacks: createChargebacks({
      ...options,
      audit,
      store: createChargebacksStore(db),
      reverse: options.reversePayment,
    }),
    support: createSupport({
      ...options,
      audit,
      store: createSupportStore(db),
      sendAnswer: (answer) => send(wordSupportAnswer(answer, site)),
    }),
  };
}
