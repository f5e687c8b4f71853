/** Creates the features and injects their dependencies on each other; `modules` lists their feature modules. */
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { typeset } from './calculator-page/results/typeset.ts';
import { createAccountModule } from './features/account/account.module.ts';
import { accountWords } from './features/account/messages/index.ts';
import { createIssueStore } from './features/account/receipts/issue.store.ts';
import { accuracyModule } from './features/accuracy/accuracy.module.ts';
import { createAdminModule } from './features/admin/admin.module.ts';
import { installationOf } from './features/admin/system/installation.ts';
import { createArchiveModule } from './features/archive/archive.module.ts';
import { createAuthModule } from './features/auth/auth.module.ts';
import { nicknameProblem } from './features/auth/auth.rules.ts';
import { setAccountEmail } from './features/auth/service/account-email.ts';
import { hashForOrder } from './features/auth/service/order-password.ts';
import { createForumModule } from './features/forum/forum.module.ts';
import { findAdministrators } from './features/membership/administrators.store.ts';
import { isProtected } from './features/membership/deletion/deletion.rules.ts';
import { createMemberStore } from './features/membership/member.store.ts';
import { createMembershipModule } from './features/membership/membership.module.ts';
import { isExpired, isGranted, isPremium } from './features/membership/membership.rules.ts';
import { countToolUse } from './features/membership/membership.store.ts';
import { membershipWords } from './features/membership/messages/index.ts';
import { paidMembership } from './features/membership/periods/paid-member.store.ts';
import { reservedMs } from './features/payments/capture/schedule.rules.ts';
import type { Failpoint } from './features/payments/failpoint.ts';
import { createPaymentModule } from './features/payments/payments.module.ts';
import { createRefundCompletion, createRefundModule } from './features/refunds/refunds.module.ts';
import { reportHash } from './features/tools/reports/hash.ts';
import { reportWords } from './features/tools/reports/messages/index.ts';
import { createReportRelease } from './features/tools/reports/release.store.ts';
import { createToolsModule } from './features/tools/tools.module.ts';
import { toolTags } from './features/tools/tools.rules.ts';
import { workbenchWords } from './features/workbench/messages/index.ts';
import { createSectionItem } from './features/workbench/section/report/section-item.ts';
import { createWorkbenchModule } from './features/workbench/workbench.module.ts';
import type { Foundation } from './foundation.ts';
import { consentsOn, legalRevisions } from './legal-versions.ts';
import { catalogueTags } from './page-data.ts';
import type { Business, RunningConfig } from './platform/server/config/config.ts';
import type { FeatureModule } from './platform/server/feature-module.ts';
import { makeMark } from './platform/server/files/images.ts';
import { mailExport } from './platform/server/mail/erasure.store.ts';
import { randomKey } from './platform/shared/avatar-keys.ts';

export type FeatureOptions = {
  readonly config: RunningConfig;
  readonly version: string;
  readonly failpoint: Failpoint;
  /** Additional modules, for tests. */
  readonly modules?: readonly ((foundation: Foundation) => FeatureModule)[];
};

export type Features = Awaited<ReturnType<typeof createFeatures>>;

function baseOf(foundation: Foundation, options: FeatureOptions) {
  const members = createMemberStore(foundation.db);
  return { ...foundation, ...options, members, nicknameProblem, isPremium, isExpired, isGranted };
}

type Base = ReturnType<typeof baseOf>;
type SigningIn = Awaited<ReturnType<typeof createAuthModule>>;
type Membership = ReturnType<typeof createMembershipModule>;
type Payments = ReturnType<typeof createPaymentModule>;
type Refunds = ReturnType<typeof createRefundModule>;
type Money = ReturnType<typeof createMoneyModules>;
type Tools = ReturnType<typeof createToolsModule>;

/** Creates receipts, payments and refunds. */
function createMoneyModules(base: Base, signingIn: SigningIn, membership: Membership) {
  const { config, db, limitStore, members } = base;
  const { auth, authService } = signingIn;
  const documents = createIssueStore(db, config.tax);
  const payments = createPaymentModule({
    ...base,
    ...createRefundCompletion(base),
    findAdministrators,
    settings: config.payments,
    consents: consentsOn(),
    port: authService.port,
    membership: paidMembership,
    eraseHashes: membership.eraseHashes,
    openSession: (member, deviceId, context) => auth.enterTrusted(member, { deviceId }, context),
    deviceEnteredAt: auth.findLeaseStart,
    readRenewalToken: auth.renewalTokens.read,
    randomAvatar: randomKey,
    planName: async (planId, language) => (await membershipWords[language]()).plans[planId],
    hashPassword: (password) =>
      hashForOrder(password, { ...config.auth, refuseCommon: config.mode === 'live' }),
    issueReceipt: async (tx, id, now) => (await documents.issueReceipts(tx, [id], now)).get(id) ?? null,
    issueCreditNote: documents.issueCreditNote,
    tokens: signingIn.authStore,
    takeLimit: limitStore.consume,
    redeemRenewalToken: auth.renewalTokens.redeem,
    verifiedEmailOf: (cookies) => auth.verifiedEmails.read(cookies[auth.verifiedEmails.cookieName]),
    mayTest: (cookies) => membership.testPlan.isUnlocked(cookies[membership.testPlan.cookieName]),
  });
  const { recordActivation } = members;
  const refunds = createRefundModule({
    ...base,
    money: payments.refund,
    recordActivation,
    findAdministrators,
  });

  return { documents, payments, refunds };
}

/** Creates calculators, their API, saved results and reports. */
function createTools(
  base: Base,
  parts: {
    readonly signingIn: SigningIn;
    readonly membership: Membership;
    readonly refunds: Refunds;
    readonly postTitles: Parameters<typeof createToolsModule>[0]['postTitles'];
  },
) {
  const { signingIn, membership, refunds, postTitles } = parts;
  const { config, uploads, computer, readersComputer, printer, count } = base;
  return createToolsModule({
    ...base,
    files: uploads,
    catalogueTags,
    requireOwner: signingIn.auth.requireOwner,
    postTitles,
    dailyLimit: config.dailyToolLimit,
    hasCalculator: (id) => findDefinition(id) !== undefined,
    run: (name, ...args) => computer.run(name, ...args),
    runForReaders: (name, ...args) => readersComputer.run(name, ...args),
    count,
    isLimited: config.rateLimits,
    countToolUse,
    isPremiumMember: membership.isPremiumMember,
    mayRefund: refunds.refundRight.endsWithFirstUse,
    isSessionLive: (sessionId) => signingIn.authService.port.isSessionLive(sessionId, ''),
    acceptActivation: refunds.refundRight.acceptActivation,
    makeMark,
    writeDocument: (...asked) => printer.run('report', ...asked),
    wordsOf: (language) => reportWords[language](),
    typeset,
    sections: createSectionItem({
      run: (...asked) => computer.run(...asked),
      runForReaders: (...asked) => readersComputer.run(...asked),
      wordsOf: (language) => workbenchWords[language](),
      typeset,
    }),
  });
}

function createAdmin(
  base: Base,
  {
    signingIn,
    membership,
    payments,
  }: { readonly signingIn: SigningIn; readonly membership: Membership; readonly payments: Payments },
) {
  const { auth, authService } = signingIn;
  const { port } = authService;
  return createAdminModule({
    ...base,
    orderMs: reservedMs,
    findAdministrators,
    installation: installationOf(base.config),
    checkPayment: payments.check,
    makeAccount: payments.makeAccount,
    resolveRefund: payments.refund.resolveManual,
    reversePayment: payments.reverse,
    grantDays: membership.grantDays,
    requireReauthentication: auth.requireReauthentication,
    openReauthentication: auth.reauthenticate,
    deleteMember: membership.deleteMember,
    isProtected,
    accounts: {
      endSessions: auth.endSessions,
      removeFactors: port.removeFactors,
      setEmail: (userId, email) => setAccountEmail(port, userId, email),
    },
    notify: (mail) => signingIn.sendAuthMail({ ...mail, params: { email: mail.to } }),
  });
}

function createAccount(
  base: Base,
  parts: {
    readonly signingIn: SigningIn;
    readonly membership: Membership;
    readonly documents: Money['documents'];
    /** Returns the modules, which are complete after the account is created. */
    readonly modules: () => readonly FeatureModule[];
  },
) {
  const { signingIn, membership, documents, modules } = parts;
  const { auth } = signingIn;
  return createAccountModule({
    ...base,
    seller: base.config.business as Business,
    documents,
    findPerson: membership.findPerson,
    readToken: auth.renewalTokens.read,
    redeemToken: auth.renewalTokens.redeem,
    makeFree: membership.makeFree,
    checkPassword: auth.checkPassword,
    deleteMember: membership.deleteMember,
    stored: {
      list: async (memberId) =>
        (await Promise.all(modules().map(({ exportFiles }) => exportFiles?.(memberId) ?? []))).flat(),
      read: base.uploads.read,
    },
    exportSections: () => [...modules().flatMap((each) => each.exportData ?? []), ...mailExport],
    receiptFiles: {
      wordsOf: async (language) => (await accountWords[language]()).receipts,
      writePdf: (...asked) => base.printer.run('receiptPdf', ...asked),
    },
  });
}

const createForum = (base: Base, tools: Tools) =>
  createForumModule({
    ...base,
    findAdministrators,
    isOwnUrl: base.uploads.isOwnUrl,
    ...tools.quotes,
    layOut: (content, language, results) => base.texts.run<string>('forumHtml', content, language, results),
  });

const createWorkbench = (base: Base, tools: Tools): FeatureModule =>
  createWorkbenchModule({
    ...base,
    identifyKey: tools.keys.identify,
    readFigures: tools.figures,
    countUses: tools.tools.countUsesToKeep,
    runSection: (...asked) => base.computer.run(...asked),
  });

export async function createFeatures(
  foundation: Foundation,
  { config, version, failpoint, modules: more = [] }: FeatureOptions,
) {
  const base = baseOf(foundation, { config, version, failpoint });
  const { members } = base;

  const signingIn = await createAuthModule({
    ...base,
    onPasswordChange: (memberId) => tools.keys.revokeAll(memberId),
  });
  const { auth, authService } = signingIn;
  const archiving = createArchiveModule({
    ...base,
    quote: (...asked) => tools.quotes.quote(...asked),
    calculatorTag: toolTags.links,
    calculatorsOfPosts: () => tools.calculatorsOfPosts(),
  });
  const membership = createMembershipModule({
    ...base,
    port: authService.port,
    consents: consentsOn(),
    signIn: auth.completeSignIn,
    verifiedEmails: auth.verifiedEmails,
    revisions: legalRevisions(),
    personalData: {
      erasers: () => [...foundation.erasers, ...modules.flatMap((each) => each.erase ?? [])],
      releaseReports: createReportRelease(reportHash),
    },
  });
  const { documents, payments, refunds } = createMoneyModules(base, signingIn, membership);

  const tools = createTools(base, { signingIn, membership, refunds, postTitles: archiving.archive.titles });
  const admin = createAdmin(base, { signingIn, membership, payments });
  const account = createAccount(base, { signingIn, membership, documents, modules: () => modules });
  const forum = createForum(base, tools);
  const modules: readonly FeatureModule[] = [
    signingIn.module,
    archiving.module,
    membership.module,
    payments.module,
    refunds.module,
    tools.module,
    admin.module,
    account.module,
    forum.module,
    createWorkbench(base, tools),
    accuracyModule,
    ...more.map((create) => create(foundation)),
  ];
  return {
    ...membership,
    ...archiving,
    ...tools,
    ...admin,
    auth,
    authService,
    documents,
    forum: forum.forum,
    members,
    payments,
    refunds,
    modules,
  };
}
