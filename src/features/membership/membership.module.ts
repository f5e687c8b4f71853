/** Membership feature: registration, periods, reminders, legal notices, account deletion. */

import type { Clock } from '../../platform/server/clock.ts';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import type { Job } from '../../platform/server/database/jobs.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import { mailLanguage } from '../../platform/server/mail/language.ts';
import type { Mail } from '../../platform/server/mail/mail.ts';
import type { Site } from '../../platform/server/mail/placeholders.ts';
import type { RecordAudit } from '../../platform/shared/audit.ts';
import type { AuthPort } from '../auth/service/auth-service.port.ts';
import { createDeletionStore } from './deletion/deletion.store.ts';
import { type DeletionChoice, deleteMember } from './deletion/usecases/delete-member.ts';
import type { DeletionDeps, PersonalData } from './deletion/usecases/deps.ts';
import { finishDeletions } from './deletion/usecases/finish-deletions.ts';
import type { MemberStore } from './member.store.ts';
import { type MembershipRoutesOptions, membershipApi, type SignedIn } from './membership.routes.ts';
import { isPremium } from './membership.rules.ts';
import { createMembershipStore } from './membership.store.ts';
import { fillNicknameKeys } from './nickname.store.ts';
import { grantedMail } from './notices/granted-mail.ts';
import { createLegalNoticeStore } from './notices/legal-notice.store.ts';
import { createReminderStore } from './notices/reminders.store.ts';
import type { LegalNoticeDeps, LegalRevision, ReminderDeps } from './notices/usecases/deps.ts';
import { sendLegalNotices } from './notices/usecases/send-legal-notices.ts';
import { endAnnualPeriods, expireMemberships, sendReminders } from './notices/usecases/send-reminders.ts';
import { pages } from './pages/membership.pages.ts';
import { continueFree } from './periods/continue-free.store.ts';
import { exchangeRateApi } from './periods/exchange-rate.routes.ts';
import { createExchangeRateStore } from './periods/exchange-rate.store.ts';
import { eraseHashes } from './periods/paid-member.store.ts';
import { grantDays, lockMember } from './periods/period.store.ts';
import type { ExchangeRateSource, GrantDaysDeps } from './periods/usecases/deps.ts';
import { type DaysGrant, grantMembershipDays } from './periods/usecases/grant-days.ts';
import { refreshExchangeRate } from './periods/usecases/refresh-exchange-rate.ts';
import { membershipRefusals } from './refusals.ts';
import { createRegistrationStore } from './registration/registration.store.ts';
import { createTestPlan, type TestPlanOptions } from './registration/test-plan.ts';
import type { RegistrationDeps } from './registration/usecases/deps.ts';
import { seedAccounts } from './seed.ts';
import { membershipExport } from './tables.ts';

export type MembershipModuleOptions = Omit<RegistrationDeps<SignedIn>, 'store' | 'port'> & {
  readonly verifiedEmails: MembershipRoutesOptions['verifiedEmails'];
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Site;
  readonly members: MemberStore;
  readonly port: AuthPort;
  readonly config: {
    readonly testPlanCodes: TestPlanOptions['codes'];
    readonly secret: string;
    readonly rateLimits: boolean;
    readonly exchangeRate: ExchangeRateSource | null;
  };
  readonly limitStore: NonNullable<TestPlanOptions['limits']>;
  /** Latest revision of the legal texts; null if there is none. */
  readonly revisions: readonly LegalRevision[];
  readonly personalData: PersonalData;
  readonly audit: RecordAudit;
  readonly sendWith: (tx: Executor, mail: Mail) => Promise<void>;
  readonly changed: () => Promise<void>;
};

export function createMembershipModule(options: MembershipModuleOptions) {
  const { db, clock, site, port, members, config, audit, sendWith } = options;
  const standings = createMembershipStore(db);
  const registration = { ...options, store: createRegistrationStore(db) };
  const testPlan = createTestPlan({
    codes: config.testPlanCodes,
    clock,
    secret: config.secret,
    siteUrl: site.url,
    limits: config.rateLimits ? options.limitStore : null,
    audit,
  });
  const exchangeRate = { ...options, store: createExchangeRateStore(db), source: config.exchangeRate };
  const deletion: DeletionDeps = {
    ...options,
    queueMail: sendWith,
    store: createDeletionStore(db),
    deleteAccount: port.deleteUser,
    onDeleted: options.changed,
  };
  const granting: GrantDaysDeps = {
    store: { transaction: (work) => db.transaction(work), lockMember, grantDays },
    clock,
    audit,
    notify: (tx, member, grant) =>
      sendWith(tx, grantedMail({ ...member, language: mailLanguage(member.language) }, grant, site)),
  };
  async function cleanUp(): Promise<void> {
    await registration.store.removeUnfinished(clock.now());
    await finishDeletions(deletion);
    await fillNicknameKeys(db);
  }
  const module: FeatureModule = {
    name: 'membership',
    pages,
    tags: { membership: 'Registration, membership periods, account deletion' },
    refusals: membershipRefusals,
    exportData: membershipExport,
    seedDemo: ({ password }) => seedAccounts({ port, members, clock, password }),
    api(api) {
      membershipApi(api, { registration, testPlan, verifiedEmails: options.verifiedEmails });
      exchangeRateApi(api, exchangeRate);
    },
    jobs: [
      ...noticeJobs({ ...options, queueMail: sendWith }),
      { name: 'exchange-rate', everyMinutes: 30, run: () => refreshExchangeRate(exchangeRate) },
      { name: 'membership-clean-up', everyMinutes: 30, run: cleanUp },
    ],
  };
  return {
    module,
    testPlan,
    deleteMember: (memberId: string, actorId: string | null, choice?: DeletionChoice) =>
      deleteMember(deletion, memberId, actorId, choice),
    finishDeletions: () => finishDeletions(deletion),
    findPerson: deletion.store.find,
    grantDays: (grant: DaysGrant) => grantMembershipDays(granting, grant),
    /** Turns an expired member into a free one. */
    makeFree: (memberId: string) => continueFree(db, memberId, clock.now()),
    eraseHashes: () => eraseHashes(db),
    async isPremiumMember(memberId: string): Promise<boolean> {
      const standing = await standings.findStanding(memberId);
      return standing !== null && isPremium(standing, clock.now());
    },
  };
}

/** Returns the jobs that end memberships and send reminders and notices of new legal texts. */
function noticeJobs(
  options: Omit<ReminderDeps, 'store'> & Omit<LegalNoticeDeps, 'store'> & { readonly db: Database },
): readonly Job[] {
  const reminders = { ...options, store: createReminderStore(options.db) };
  const legalNotices = { ...options, store: createLegalNoticeStore(options.db) };
  async function remind(): Promise<void> {
    await sendReminders(reminders);
    await endAnnualPeriods(reminders);
    await expireMemberships(reminders);
  }
  return [
    { name: 'reminders', everyMinutes: 10, run: remind },
    {
      name: 'legal-notices',
      everyMinutes: 10,
      run: async () => void (await sendLegalNotices(legalNotices)),
    },
  ];
}
