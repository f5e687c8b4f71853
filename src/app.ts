/** The composition root: stores, providers and use cases are made here, and features meet only here. */
import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findDefinition } from '../calculators/definitions.ts';
import { createAccount } from './account/account.ts';
import { createBillingStore } from './account/billing.store.ts';
import { createBilling } from './account/billing.ts';
import { createExportStore } from './account/export.store.ts';
import { createIssueStore } from './account/issue.store.ts';
import { createReceiptStore } from './account/receipt.store.ts';
import { createReceipts } from './account/receipts.ts';
import { createAdminFeature } from './admin/admin.wiring.ts';
import { createAuditStore, forgetAuditDetails } from './admin/audit.store.ts';
import { createArchiveStore } from './archive/archive.store.ts';
import { createArchive } from './archive/archive.ts';
import { seedArchive } from './archive/demo/seed.ts';
import { forgetLikes } from './archive/erasure.store.ts';
import type { PostLayout, PostReading } from './archive/layout.ts';
import { createPostRendering } from './archive/rendering.ts';
import { createAttempts } from './auth/attempts.ts';
import { addressesKeptMs, nicknameProblem, usualSignInLimits } from './auth/auth.rules.ts';
import { createAuthStore } from './auth/auth.store.ts';
import { createAuth } from './auth/auth.ts';
import { createCodeStore } from './auth/code.store.ts';
import { forgetSignIns } from './auth/erasure.store.ts';
import { createFailedSignIns } from './auth/failed-sign-ins.ts';
import { createLimitStore } from './auth/limit.store.ts';
import { type AuthMail, wordAuthMail } from './auth/mails.ts';
import { setAccountEmail } from './auth/service/account-email.ts';
import { createAuthService } from './auth/service/auth-service.wiring.ts';
import { hashForOrder } from './auth/service/order-password.ts';
import { createSudoStore } from './auth/sudo.store.ts';
import { createSudo } from './auth/sudo.ts';
import { typeset } from './calculator-page/typeset.ts';
import { seedYear } from './demo-year.ts';
import { createForumFeature } from './forum/forum.wiring.ts';
import { createDeletionStore } from './membership/deletion.store.ts';
import { createDeletion, isProtected } from './membership/deletion.ts';
import { createExchangeRateStore } from './membership/exchange-rate.store.ts';
import { createExchangeRate } from './membership/exchange-rate.ts';
import { farewellMail } from './membership/farewell-mail.ts';
import { createGrantedDays } from './membership/granted-days.ts';
import { createLegalNoticeStore } from './membership/legal-notice.store.ts';
import { createLegalNotices } from './membership/legal-notices.ts';
import { createMemberStore } from './membership/member.store.ts';
import { isExpired, isPremium } from './membership/membership.rules.ts';
import { countToolUse, createMembershipStore } from './membership/membership.store.ts';
import { forgetHashes, paidMembership } from './membership/paid-member.store.ts';
import { grantDays, lockMember } from './membership/period.store.ts';
import { createRegistrationStore } from './membership/registration.store.ts';
import { createRegistration } from './membership/registration.ts';
import { createReminderStore } from './membership/reminders.store.ts';
import { createReminders } from './membership/reminders.ts';
import { seedDemo } from './membership/seed.ts';
import { createTestPlan } from './membership/test-plan.ts';
import { loadMessages } from './messages/index.ts';
import { reservedMs } from './payments/capture/schedule.rules.ts';
import { type CrashPoint, createCrashPoint } from './payments/crash-point.ts';
import { listKnownPayments } from './payments/demo/known.ts';
import { forgetPayments } from './payments/erasure.store.ts';
import { createPaymentFeature } from './payments/payments.wiring.ts';
import { createAfterwards } from './platform/afterwards.ts';
import { randomKey } from './platform/avatar-keys.ts';
import { createCache } from './platform/cache.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Business, RunningConfig } from './platform/config.ts';
import { connectDatabase } from './platform/database.ts';
import { watchDisk } from './platform/disk.ts';
import { createDiskFiles } from './platform/files/disk.ts';
import { createBucketFiles } from './platform/files/s3.ts';
import { createUploads } from './platform/files/uploads.ts';
import { createFloodLimit } from './platform/flood-limit.ts';
import type { Health, Restarts } from './platform/health.ts';
import { type Job, startJobs } from './platform/jobs.ts';
import { createLog, reportTo } from './platform/log.ts';
import { forgetMails } from './platform/mail/forget.ts';
import { mailLanguage } from './platform/mail/language.ts';
import { createMail } from './platform/mail/mail.ts';
import { createWorker } from './platform/worker-thread.ts';
import { forgetRefundTexts } from './refunds/erasure.store.ts';
import { createRefundCompletion, createRefundFeature } from './refunds/refunds.wiring.ts';
import { documentPath, legalVersion, loadDocument, newestRevision } from './site/legal/document.ts';
import type { TextProgramData } from './text-program.ts';
import { createDescribe } from './tools/describe.ts';
import { createGrants } from './tools/grants.ts';
import { createToolsFeature } from './tools/tools.wiring.ts';

export type AppOptions = {
  readonly config: RunningConfig;
  readonly databaseUrl: string;
  /** Password of the demo accounts; null seeds none. */
  readonly demoPassword: string | null;
  readonly version: string;
  readonly clock?: Clock;
  /** Where failures outside of requests are told; left out, the log. */
  readonly onError?: (error: unknown) => void;
  /** false: nothing runs by itself, for tests that move the clock. */
  readonly runJobs?: boolean;
  /** What ended and was started again, for health. */
  readonly restarts?: () => Restarts;
  /** Where a fault test wants to break off; usually what CRASH_AT says in demo mode. */
  readonly crashPoint?: CrashPoint;
};

export type App = Awaited<ReturnType<typeof createApp>>;

type AppPageData = App['pageData'];
declare module './platform/context.ts' {
  interface PageData extends AppPageData {}
}

/** One row takes 50 ms at most, and starting the thread more than a batch. */
const computing = { cpuMs: 5_000, heapMb: 128, idleMs: 5 * 60_000 };
/** A database that takes longer to answer nothing is of no use to anybody. */
const healthPatienceMs = 2_000;

export async function createApp({
  config,
  databaseUrl,
  demoPassword,
  version,
  clock = systemClock,
  onError = reportTo(createLog(config.logLevel)),
  runJobs = true,
  restarts = () => ({ server: null, database: 0 }),
  crashPoint = createCrashPoint(config.crashAt),
}: AppOptions) {
  const {
    db,
    pool,
    close: closePool,
  } = connectDatabase(databaseUrl, onError, {
    timeouts: config.databaseTimeouts,
  });
  const cache = await createCache(pool, onError);

  const audit = createAuditStore(db);
  const site = { name: config.appName, url: config.publicUrl };
  const consentsOn = (day?: Date) =>
    [
      { document: 'terms', version: legalVersion('terms', day).effectiveFrom },
      { document: 'refund', version: legalVersion('refunds', day).effectiveFrom },
      { document: 'privacy', version: legalVersion('privacy', day).effectiveFrom },
    ] as const;
  const consents = consentsOn();

  let wake = async (_job: string): Promise<void> => undefined;
  const mail = createMail({
    db,
    clock,
    smtpUrl: config.mail.smtpUrl,
    from: config.mail.from,
    onQueued: () => wake('mail'),
    onError,
  });
  const sendAuthMail = (authMail: AuthMail) => mail.send(wordAuthMail(authMail, config.appName));

  const limits = config.rateLimits ? {} : { limits: 'off' as const };
  const members = createMemberStore(db);
  // A key object: given text, `createHmac` makes one each time, at ten times the cost of the hash.
  const secret = createSecretKey(Buffer.from(config.secret));
  const digest = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const limitStore = createLimitStore(db);
  const attempts = createAttempts({
    store: limitStore,
    clock,
    digest,
    limits: config.rateLimits ? usualSignInLimits : 'off',
    reports: createFailedSignIns({
      store: limitStore,
      clock,
      digest,
      findMember: members.findByEmail,
      record: audit.recount,
      sendMail: sendAuthMail,
      onError,
    }),
  });
  const afterwards = createAfterwards(onError);
  const authService = await createAuthService({
    hosted: config.auth.hosted,
    afterwards,
    findUserId: async (email) => (await members.findByEmail(email))?.supabaseUserId ?? null,
    onError,
    db,
    clock,
    sendMail: sendAuthMail,
    findLanguage: members.findLanguage,
    serverSecret: config.secret,
    siteUrl: config.publicUrl,
    tokenSeconds: config.auth.tokenSeconds,
    sessionDays: config.auth.sessionDays,
    minPasswordLength: config.auth.minPasswordLength,
    redirectUrls: config.auth.redirectUrls,
    anyLoopbackPort: config.mode === 'demo',
    recoveryPage: `${config.publicUrl}/reset-password`,
    refuseCommonPasswords: config.mode === 'live',
    attempts,
    // The service is there first: nobody comes to its door before the rest is, too.
    admission: config.auth.signInRules
      ? {
          admit: (newcomer, context) => auth.admission.admit(newcomer, context),
          arrived: (...arrival) => auth.admission.arrived(...arrival),
        }
      : undefined,
    ...limits,
  });
  const spend = createFloodLimit({ take: limitStore.take, clock, on: config.rateLimits });
  const uploads = createUploads({
    store: config.bucket
      ? await createBucketFiles(config.bucket)
      : createDiskFiles(path.join(config.dataFolder, 'files')),
    clock,
    spend,
  });
  const archiveStore = createArchiveStore(db);
  const textData: TextProgramData = { publicUrl: config.publicUrl };
  const texts = createWorker({ program: 'text-program', data: textData });
  const readPost = (title: string, content: string) =>
    texts.run<PostReading | null>('archivePost', title, content);
  const archive = createArchive({
    layOut: createPostRendering((content) => texts.run<PostLayout | null>('archiveHtml', content)),
    read: readPost,
    store: archiveStore,
    clock,
    spend,
    audit: audit.record,
    changed: cache.changed,
    removeImages: uploads.removeImages,
  });
  const authStore = createAuthStore(db, config.devicesPerMembership);
  const randomToken = () => randomBytes(32).toString('base64url');
  const auth = createAuth({
    store: authStore,
    limitStore,
    attempts,
    codeStore: createCodeStore(db),
    port: authService.port,
    clock,
    config: {
      mode: config.mode,
      authUrl: authService.url,
      authKey: authService.publicKey,
      version,
      siteUrl: config.publicUrl,
      ...limits,
    },
    sendMail: sendAuthMail,
    digest,
    randomToken,
    isPremium,
    isExpired,
    members,
    onPasswordReset: (memberId) => keys.revokeAll(memberId),
    afterwards,
    onError,
  });

  const registration = createRegistration({
    store: createRegistrationStore(db, mail.sendWith),
    port: authService.port,
    clock,
    site,
    consents,
    nicknameProblem,
    signIn: auth.signInWhole,
    randomToken,
    onError,
  });
  const testPlan = createTestPlan({
    codes: config.testPlanCodes,
    clock,
    secret: config.secret,
    siteUrl: config.publicUrl,
    limits: config.rateLimits ? limitStore : null,
    audit: audit.record,
  });

  const revision = newestRevision();
  const legalNotices = createLegalNotices({
    store: createLegalNoticeStore(db),
    clock,
    site,
    revision: revision && {
      ...revision,
      texts: (language) =>
        Promise.all(
          revision.names.map(async (name) => {
            const { title, changes } = await loadDocument(name, language);
            return { path: documentPath[name], title, changes };
          }),
        ),
    },
    queueMail: mail.sendWith,
  });
  const documents = createIssueStore(db, config.tax);
  const completion = createRefundCompletion({ db, clock });
  const payments = createPaymentFeature({
    db,
    clock,
    settings: config.payments,
    site,
    consents,
    members,
    port: authService.port,
    openSession: (member, deviceId, context) => auth.enterProved(member, { deviceId }, context),
    isExpired,
    readRenewalToken: auth.renewalTokens.read,
    nicknameProblem,
    randomAvatar: randomKey,
    planName: async (planId, language) => (await loadMessages(language)).membership.plans[planId],
    hashPassword: (password) => hashForOrder(password, config.auth.minPasswordLength, config.mode === 'live'),
    membership: paidMembership,
    forgetHashes: () => forgetHashes(db),
    onRefundDone: completion.onMoneyDone,
    issueReceipt: async (tx, id, now) => (await documents.issueReceipts(tx, [id], now)).get(id) ?? null,
    issueCreditNote: documents.issueCreditNote,
    tokens: authStore,
    digest,
    randomToken,
    takeLimit: limitStore.take,
    audit: audit.record,
    mail,
    wake: (job) => wake(job),
    changed: cache.changed,
    crashPoint,
    onError,
  });

  const refunds = createRefundFeature({
    db,
    clock,
    site,
    completion,
    money: payments.refund,
    audit: audit.record,
    recordActivation: members.recordActivation,
    sendWith: mail.sendWith,
    onError,
  });
  const reminders = createReminders({
    store: createReminderStore(db, audit.record),
    clock,
    site,
    queueMail: mail.sendWith,
  });
  const exchangeRate = createExchangeRate({
    store: createExchangeRateStore(db),
    clock,
    source: config.exchangeRate,
    onError,
  });
  const membership = createMembershipStore(db);
  const computer = createWorker({ program: 'calculator-program', data: null, ...computing });
  const { tools, links, toolUploads, keys, saved } = createToolsFeature({
    db,
    clock,
    spend,
    audit: audit.record,
    files: uploads,
    site,
    sendWith: mail.sendWith,
    postTitles: archive.titles,
    changed: cache.changed,
    dailyLimit: config.dailyToolLimit,
    hasCalculator: (id) => findDefinition(id) !== undefined,
    run: (name, ...args) => computer.run(name, ...args),
    count: async (key, count, windowMs, now) => {
      const [sum] = await limitStore.add(
        [{ key, count, windowEndsAt: new Date(now.getTime() + windowMs) }],
        now,
      );
      if (!sum) throw new Error('Nothing was counted.');
      return sum;
    },
    isLimited: config.rateLimits,
    countToolUse,
    isPremium,
    isExpired,
    isPremiumMember: async (memberId) => {
      const standing = await membership.findStanding(memberId);
      return standing !== null && isPremium(standing, clock.now());
    },
    mayRefund: refunds.requests.isPossible,
    isSessionLive: (sessionId) => authService.port.isSessionLive(sessionId, ''),
    acceptActivation: refunds.withdrawals.acceptActivation,
  });

  const sudo = createSudo({ store: createSudoStore(db), clock, checkPassword: auth.checkPassword });
  const deletionStore = createDeletionStore(
    db,
    [forgetSignIns, forgetMails, forgetRefundTexts, forgetAuditDetails, forgetLikes, forgetPayments],
    audit.record,
    (tx, { email, language }) =>
      mail.sendWith(tx, farewellMail(email, mailLanguage(language), config.appName)),
  );
  const deletion = createDeletion({
    clock,
    store: deletionStore,
    deleteAccount: authService.port.deleteUser,
    onDeleted: async () => cache.changed(),
  });
  const { admin, queue, returns, chargebacks, support } = createAdminFeature({
    db,
    clock,
    spend,
    members,
    siteName: config.appName,
    send: mail.send,
    orderMs: reservedMs,
    checkPayment: payments.check,
    makeAccount: payments.makeAccount,
    resolveRefund: payments.refund.resolveManual,
    reversePayment: payments.checkout.reverse,
    grantDays: createGrantedDays({ db, clock, audit: audit.record, lockMember, grantDays }),
    requireSudo: sudo.require,
    deleteMember: deletion.delete,
    isProtected,
    suspend: async (memberId, reason, at) => {
      const member = await members.update(memberId, {
        suspendedAt: reason === null ? null : at,
        suspensionReason: reason,
        updatedAt: at,
      });
      if (member === null || typeof member === 'string') return false;
      if (reason !== null && member.supabaseUserId)
        await authService.port.endAllSessions(member.supabaseUserId);
      return true;
    },
    accounts: {
      endSessions: auth.endSessions,
      removeFactors: authService.port.removeFactors,
      setEmail: (userId, email) => setAccountEmail(authService.port, userId, email),
    },
    tell: (letter) => sendAuthMail({ ...letter, params: { email: letter.to } }),
  });

  const account = createAccount({
    clock,
    exports: createExportStore(db),
    findPerson: deletionStore.find,
    readToken: auth.renewalTokens.read,
    redeemToken: auth.renewalTokens.redeem,
    checkPassword: auth.checkPassword,
    deleteMember: deletion.delete,
  });
  const receipts = createReceipts({
    store: createReceiptStore(db),
    seller: config.business as Business,
    clock,
  });
  const billing = createBilling({ store: createBillingStore(db), clock });
  const { forum, seed: seedForum } = createForumFeature({
    db,
    clock,
    spend,
    audit: audit.record,
    isOwnUrl: uploads.isOwnUrl,
    layOut: (content, language) => texts.run<string>('forumHtml', content, language),
    publicUrl: config.publicUrl,
    changed: cache.changed,
    siteName: config.appName,
    send: mail.send,
    digest,
    onError,
  });

  const jobList: readonly Job[] = [
    {
      name: 'forgotten-files',
      everyMinutes: 30,
      run: async () =>
        void (await uploads.sweep({
          archive: archive.usedFiles,
          forum: forum.usedImages,
          tools: toolUploads.usedFiles,
        })),
    },
    { name: 'mail', everyMinutes: 1, run: () => mail.sendDue() },
    {
      name: 'payments',
      everyMinutes: 1,
      run: () => payments.runDue().then(completion.completeReturned),
    },
    { name: 'payments-daily', everyMinutes: 10, run: () => reminders.runDue().then(payments.runDaily) },
    { name: 'legal-notices', everyMinutes: 10, run: async () => void (await legalNotices.runDue()) },
    { name: 'exchange-rate', everyMinutes: 30, run: () => exchangeRate.refresh() },
    {
      name: 'clean-up',
      everyMinutes: 30,
      run: async () =>
        void (await Promise.all([
          authService.cleanUp(),
          auth.cleanUp(),
          registration.cleanUp(),
          audit.forgetAddresses(new Date(clock.now().getTime() - addressesKeptMs)),
          deletion.finishBegun(),
          documents.issueMissing(clock.now()),
        ])),
    },
  ];
  if (demoPassword) await seedDemo({ port: authService.port, members, clock, password: demoPassword });
  if (demoPassword)
    await seedForum(async (name) => (await members.findByEmail(`${name}@demo.local`))?.id ?? null);
  const jobs = runJobs ? await startJobs(databaseUrl, jobList, onError) : null;
  if (jobs) wake = (job) => jobs.wake(job);

  const diskState = watchDisk(config.dataFolder);
  async function health(): Promise<Health> {
    const answering = pool.query('SELECT 1').then(() => 'ok' as const);
    const late = pause(healthPatienceMs, 'unreachable' as const, { ref: false });
    const database = await Promise.race([answering, late]).catch(() => 'unreachable' as const);
    return {
      database,
      jobs: jobs === null || jobs.isRunning() ? 'ok' : 'stopped',
      disk: await diskState(),
      restarts: restarts(),
    };
  }

  return {
    account,
    billing,
    receipts,
    admin,
    queue,
    returns,
    chargebacks,
    support,
    deletion,
    sudo,
    auth,
    authService,
    cache,
    forum,
    exchangeRate,
    payments,
    refunds,
    registration,
    testPlan,
    keys,
    saved,
    tools,
    uploads,
    archive,
    links,
    toolUploads,
    health,
    diskState,
    grants: createGrants(config.secret, config.publicUrl),
    spend,
    mailbox: mail,
    /** Example posts for a demo whose archive is empty, and a year of business where nobody has been yet. */
    async seedExamples(): Promise<void> {
      const author = await members.findByEmail('admin@demo.local');
      if (!author) return;
      const { storeImage } = uploads;
      await seedArchive({
        store: archiveStore,
        read: readPost,
        clock,
        authorId: author.id,
        storeImage,
        changed: cache.changed,
      });
      // Accounts at a hosted service are not ours to invent.
      if (!config.demoYear || config.auth.hosted || !demoPassword) return;
      const hashPassword = () => hashForOrder(demoPassword, config.auth.minPasswordLength, false);
      const { publicUrl } = config;
      if (await seedYear({ db, clock, publicUrl, readPost, consentsOn, hashPassword, documents }))
        await cache.changed();
    },
    /** Payments of the demo's year, for the sandbox beside it. */
    listDemoPayments: () => listKnownPayments(db),
    /** The work that is due by now, for tests whose clock does not run. */
    runJob: (name: string) => jobList.find((job) => job.name === name)?.run(),
    pageData: {
      dailyToolLimit: config.dailyToolLimit,
      hasMailbox: config.mode === 'demo',
      findPost: archive.findPost,
      listPosts: archive.listPage,
      questions: forum.questions,
      listTools: tools.listTools,
      describeTool: createDescribe(typeset),
      site: {
        publicUrl: config.publicUrl,
        business: config.business as Business,
        name: config.appName,
        passwordMin: config.auth.minPasswordLength,
      },
    },
    /** Waits for what goes on after the answers, e.g. mails being queued. */
    settled: afterwards.drained,
    async close(): Promise<void> {
      await afterwards.drained();
      payments.stop();
      texts.close();
      computer.close();
      await jobs?.stop();
      await cache.close();
      await closePool();
    },
  };
}
