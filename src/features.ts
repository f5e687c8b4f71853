/** Where features meet: what one needs of another is handed over here, and nowhere else. */
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import { createAccountFeature } from './account/account.wiring.ts';
import { createIssueStore } from './account/receipts/issue.store.ts';
import { createAdminFeature } from './admin/admin.wiring.ts';
import { eraseAuditDetails } from './admin/audit.store.ts';
import { createArchiveFeature } from './archive/archive.wiring.ts';
import { eraseLikes } from './archive/erasure.store.ts';
import { nicknameProblem } from './auth/auth.rules.ts';
import { createAuthFeature } from './auth/auth.wiring.ts';
import { eraseSignIns } from './auth/erasure.store.ts';
import { setAccountEmail } from './auth/service/account-email.ts';
import { hashForOrder } from './auth/service/order-password.ts';
import { typeset } from './calculator-page/results/typeset.ts';
import { createForumFeature } from './forum/forum.wiring.ts';
import type { Foundation } from './foundation.ts';
import { consentsOn, legalRevision } from './legal-versions.ts';
import { isProtected } from './membership/deletion/deletion.ts';
import { createMemberStore } from './membership/member.store.ts';
import { isExpired, isPremium } from './membership/membership.rules.ts';
import { countToolUse } from './membership/membership.store.ts';
import { createMembershipFeature } from './membership/membership.wiring.ts';
import { paidMembership } from './membership/periods/paid-member.store.ts';
import { loadMessages } from './messages/index.ts';
import { reservedMs } from './payments/capture/schedule.rules.ts';
import { erasePayments } from './payments/erasure.store.ts';
import type { Failpoint } from './payments/failpoint.ts';
import { createPaymentFeature } from './payments/payments.wiring.ts';
import type { Business, RunningConfig } from './platform/server/config/config.ts';
import { makeMark } from './platform/server/files/images.ts';
import { eraseMails } from './platform/server/mail/erasure.store.ts';
import { randomKey } from './platform/shared/avatar-keys.ts';
import { eraseRefundTexts } from './refunds/erasure.store.ts';
import { createRefundCompletion, createRefundFeature } from './refunds/refunds.wiring.ts';
import { reportHash } from './tools/reports/hash.ts';
import { createReportRelease } from './tools/reports/release.store.ts';
import { createToolsFeature } from './tools/tools.wiring.ts';

export type FeatureOptions = {
  readonly config: RunningConfig;
  readonly version: string;
  readonly failpoint: Failpoint;
};

export type Features = Awaited<ReturnType<typeof createFeatures>>;

export async function createFeatures(foundation: Foundation, { config, version, failpoint }: FeatureOptions) {
  const { db, limitStore, uploads, texts } = foundation;
  const members = createMemberStore(db);
  const base = { ...foundation, config, version, members, failpoint, nicknameProblem, isPremium, isExpired };
  const business = config.business as Business;
  const consents = consentsOn();

  const signingIn = await createAuthFeature({
    ...base,
    recount: foundation.auditStore.recount,
    onPasswordChange: (memberId) => tools.keys.revokeAll(memberId),
  });
  const { auth, authService, sudo } = signingIn;
  const { port } = authService;
  const archiving = createArchiveFeature({
    ...base,
    quote: (...asked) => tools.quotes.quote(...asked),
  });
  const membership = createMembershipFeature({
    ...base,
    port,
    consents,
    signIn: auth.completeSignIn,
    revision: legalRevision(),
    personalData: {
      erasers: [
        ...[eraseSignIns, eraseMails, eraseRefundTexts],
        ...[eraseAuditDetails, eraseLikes, erasePayments],
      ],
      releaseReports: createReportRelease(reportHash),
    },
  });
  const { deletion, isPremiumMember } = membership;

  const documents = createIssueStore(db, config.tax);
  const completion = createRefundCompletion(base);
  const payments = createPaymentFeature({
    ...base,
    settings: config.payments,
    consents,
    port,
    membership: paidMembership,
    eraseHashes: membership.eraseHashes,
    openSession: (member, deviceId, context) => auth.enterTrusted(member, { deviceId }, context),
    ...{ deviceEnteredAt: auth.deviceEnteredAt, readRenewalToken: auth.renewalTokens.read },
    randomAvatar: randomKey,
    planName: async (planId, language) => (await loadMessages(language)).membership.plans[planId],
    hashPassword: (password) => hashForOrder(password, config.auth.minPasswordLength, config.mode === 'live'),
    onRefundDone: completion.onMoneyDone,
    issueReceipt: async (tx, id, now) => (await documents.issueReceipts(tx, [id], now)).get(id) ?? null,
    issueCreditNote: documents.issueCreditNote,
    tokens: signingIn.authStore,
    takeLimit: limitStore.take,
  });
  const { recordActivation } = members;
  const refunds = createRefundFeature({ ...base, completion, money: payments.refund, recordActivation });

  const tools = createToolsFeature({
    ...base,
    files: uploads,
    postTitles: archiving.archive.titles,
    dailyLimit: config.dailyToolLimit,
    hasCalculator: (id) => findDefinition(id) !== undefined,
    run: (name, ...args) => foundation.computer.run(name, ...args),
    runForReaders: (name, ...args) => foundation.readersComputer.run(name, ...args),
    count: foundation.count,
    isLimited: config.rateLimits,
    countToolUse,
    isPremiumMember,
    mayRefund: refunds.requests.isPossible,
    isSessionLive: (sessionId) => port.isSessionLive(sessionId, ''),
    acceptActivation: refunds.withdrawals.acceptActivation,
    makeMark,
    writePdf: (...asked) => foundation.printer.run('reportPdf', ...asked),
    wordsOf: async (language) => (await loadMessages(language)).reports,
    typeset,
  });
  const admin = createAdminFeature({
    ...base,
    orderMs: reservedMs,
    checkPayment: payments.check,
    makeAccount: payments.makeAccount,
    resolveRefund: payments.refund.resolveManual,
    reversePayment: payments.checkout.reverse,
    grantDays: membership.grantDays,
    requireSudo: sudo.require,
    deleteMember: deletion.delete,
    isProtected,
    suspend: membership.suspend,
    accounts: {
      endSessions: auth.endSessions,
      removeFactors: port.removeFactors,
      setEmail: (userId, email) => setAccountEmail(port, userId, email),
    },
    tell: (letter) => signingIn.sendAuthMail({ ...letter, params: { email: letter.to } }),
  });
  const account = createAccountFeature({
    ...base,
    seller: business,
    findPerson: membership.findPerson,
    readToken: auth.renewalTokens.read,
    redeemToken: auth.renewalTokens.redeem,
    checkPassword: auth.checkPassword,
    deleteMember: deletion.delete,
  });
  const { forum, seed: seedForum } = createForumFeature({
    ...base,
    isOwnUrl: uploads.isOwnUrl,
    ...tools.quotes,
    layOut: (content, language, results) => texts.run<string>('forumHtml', content, language, results),
  });
  return {
    ...membership,
    ...archiving,
    ...tools,
    ...account,
    ...admin,
    auth,
    authService,
    sudo,
    documents,
    forum,
    seedForum,
    members,
    payments,
    refunds,
  };
}
