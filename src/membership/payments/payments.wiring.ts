/** Puts the parts of paying together; what they need of other features comes in as functions. */
import { randomBytes } from 'node:crypto';
import type { AuthPort, AuthSession, CallContext } from '../../auth/service/auth-service.port.ts';
import type { AuditAction, AuditDetails } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database.ts';
import { mailLanguage } from '../../platform/mail/language.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Consent } from '../consents.rules.ts';
import type { Member, MemberStore } from '../member.store.ts';
import { createAccountStore } from './account.store.ts';
import { createAccounts } from './accounts.ts';
import { createAlertStore } from './alert.store.ts';
import { createAlerts } from './alerts.ts';
import { createAttemptStore } from './attempt.store.ts';
import { lockMember } from './buyer.store.ts';
import { type BuyerOptions, createBuyers } from './buyer.ts';
import type { CrashPoint } from './crash-point.ts';
import { createDailyReport } from './daily-report.ts';
import { grantDays } from './grant.store.ts';
import { createGrantedDays } from './granted-days.ts';
import { createProviders } from './index.ts';
import { settledMail } from './mails.ts';
import { createNoticeStore } from './notice.store.ts';
import { createNotices } from './notices.ts';
import { createOrderStore } from './order.store.ts';
import { createOrderCookies } from './order-cookie.ts';
import { createOrders, type PlanName } from './orders.ts';
import type { Methods } from './payments.routes.ts';
import { createPayments } from './payments.ts';
import type { ClientAction, ProviderId } from './provider.port.ts';
import { createReconciler } from './reconcile.ts';
import { createReminderStore } from './reminders.store.ts';
import { createReminders } from './reminders.ts';
import { createResults } from './results.ts';
import type { PaymentSettings } from './settings.ts';
import { createSettleStore } from './settle.store.ts';
import { createSettling } from './settle.ts';
import type { Settled, SettleHooks } from './settled.ts';

type RecordAudit = (
  entry: { action: AuditAction; targetId?: string | null; details?: AuditDetails; at: Date },
  tx?: Executor,
) => Promise<void>;

export type PaymentFeatureOptions = Pick<
  BuyerOptions,
  'isExpired' | 'readRenewalToken' | 'nicknameProblem' | 'randomAvatar' | 'hashPassword'
> &
  Pick<SettleHooks, 'requestRefund' | 'recordExternalRefund' | 'issueReceipt' | 'issueCreditNote'> & {
    readonly db: Database;
    readonly clock: Clock;
    readonly settings: PaymentSettings;
    readonly site: { readonly name: string; readonly url: string };
    readonly consents: readonly Consent[];
    readonly members: MemberStore;
    readonly port: AuthPort;
    readonly openSession: (
      member: Member,
      deviceId: string | undefined,
      context: CallContext,
    ) => Promise<AuthSession>;
    readonly tokens: Parameters<typeof createOrderCookies>[0]['tokens'];
    readonly digest: (...parts: string[]) => string;
    readonly randomToken: () => string;
    readonly planName: PlanName;
    readonly takeLimit: (key: string, most: number, windowMs: number, now: Date) => Promise<Date | null>;
    readonly audit: RecordAudit;
    readonly mail: {
      readonly send: (mail: Mail) => Promise<void>;
      readonly sendWith: (tx: Executor, mail: Mail) => Promise<void>;
    };
    readonly wake: (job: string) => Promise<void>;
    /** What everybody is shown may have changed. */
    readonly changed: () => Promise<void>;
    readonly crashPoint: CrashPoint;
    readonly onError: (error: unknown) => void;
  };

/** Read by people at the provider's and on receipts: no letters that look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const minuteMs = 60_000;
const clientActionMs = minuteMs;
const abandonedMs = 10 * 86_400_000;

export function createPaymentFeature(options: PaymentFeatureOptions) {
  const { db, clock, settings, site, members, port, tokens, digest, audit, mail, wake, crashPoint, onError } =
    options;
  const providers = createProviders(settings, { clock, brandName: site.name });
  const attempts = createAttemptStore(db);
  const orderStore = createOrderStore(db);
  const accountStore = createAccountStore(db);
  const note = (action: AuditAction, details: AuditDetails) => audit({ action, details, at: clock.now() });
  const alert = createAlerts({
    store: createAlertStore(db),
    clock,
    site,
    take: options.takeLimit,
    audit: note,
    send: mail.send,
    onError,
  });

  async function orderedIn(tx: Executor, { kind, attempt }: Settled): Promise<string | null> {
    const isAnswer = kind === 'granted' || kind === 'duplicate' || kind === 'mismatch';
    return isAnswer ? orderStore.findLanguage(attempt.id, tx) : null;
  }

  async function announce(tx: Executor, settled: Settled): Promise<void> {
    const isOrphan = settled.kind === 'duplicate' || settled.kind === 'mismatch';
    const member = isOrphan ? await members.findByEmail(settled.email) : settled.member;
    const name = member?.name ?? '';
    const email = member?.email ?? (isOrphan ? settled.email : '');
    if (!email) return;
    const person = {
      email,
      name,
      nickname: member?.nickname ?? '',
      // An order is answered in its own language; money that comes back later, in that of the member's mails.
      language: mailLanguage(await orderedIn(tx, settled), member?.language),
    };
    const note = settled.kind === 'refunded' ? await orderStore.findRefundNote(settled.attempt.id, tx) : null;
    const letter = settledMail(settled, person, site, { now: clock.now(), note });
    if (letter) await mail.sendWith(tx, letter);
  }

  const settleStore = createSettleStore(db, {
    requestRefund: options.requestRefund,
    recordExternalRefund: options.recordExternalRefund,
    issueReceipt: options.issueReceipt,
    issueCreditNote: options.issueCreditNote,
    announce,
    consents: options.consents,
  });
  const accounts = createAccounts({
    store: accountStore,
    port,
    openSession: options.openSession,
    clock,
    crashPoint,
    onError,
  });
  const settling = createSettling({
    attempts,
    store: settleStore,
    providers,
    clock,
    crashPoint,
    alert,
    onError,
    onUncertain: () => wake('payments').catch(onError),
    async onSettled(settled) {
      if (settled.kind === 'granted' && settled.isNew) await accounts.provision(settled.member.id);
      await options.changed();
      for (const job of ['mail', 'payments']) await wake(job).catch(onError);
    },
  });
  const actionKey = (attemptId: number) => digest('client action', String(attemptId));
  const orders = createOrders({
    planName: options.planName,
    store: orderStore,
    attempts,
    providers,
    clock,
    returnUrls: {
      paypal: { success: `${site.url}/register`, fail: `${site.url}/register` },
      toss: { success: `${site.url}/toss-success`, fail: `${site.url}/toss-fail` },
      eximbay: { success: `${site.url}/pay/eximbay/return`, fail: `${site.url}/pay/eximbay/return` },
    },
    notifyUrl: (provider: ProviderId) => `${site.url}/webhooks/${provider}`,
    randomRef: () => `F-${[...randomBytes(16)].map((byte) => letters[byte % 32]).join('')}`,
    clientActions: {
      keep: (attemptId, client) =>
        tokens.insertToken(
          actionKey(attemptId),
          { kind: 'client action', client },
          new Date(clock.now().getTime() + clientActionMs),
        ),
      find: async (attemptId) => {
        const kept = await tokens.findToken(actionKey(attemptId), clock.now());
        return (kept?.['client'] as ClientAction | undefined) ?? null;
      },
    },
    audit: note,
    crashPoint,
    onError,
  });
  const cookies = createOrderCookies({
    clock,
    tokens,
    digest,
    randomToken: options.randomToken,
    siteUrl: site.url,
  });
  const buyers = createBuyers({
    clock,
    findMember: orderStore.findMember,
    findMemberByEmail: members.findByEmail,
    isNicknameTaken: orderStore.isNicknameTaken,
    isExpired: options.isExpired,
    readRenewalToken: options.readRenewalToken,
    ownsMember: cookies.ownsMember,
    nicknameProblem: options.nicknameProblem,
    randomAvatar: options.randomAvatar,
    hashPassword: options.hashPassword,
  });
  const results = createResults({ accounts, cookies, findMember: orderStore.findMember });
  const payments = createPayments({
    orders,
    attempts,
    settling,
    accounts,
    results,
    cookies,
    clock,
    audit: note,
  });
  const notices = createNotices({
    store: createNoticeStore(db),
    attempts,
    settling,
    providers,
    clock,
    crashPoint,
    wake: () => wake('payments'),
    alert,
    onError,
  });
  const reminderStore = createReminderStore(db, audit);
  const reconciler = createReconciler({ attempts, settling, clock, crashPoint, onError });
  const report = createDailyReport({
    attempts,
    providers,
    clock,
    wasMade: (day) => reminderStore.wasRecorded('payments.reported', 'day', day),
    recordMade: (day, figures) => note('payments.reported', { day, ...figures }),
    alert,
    onError,
  });
  const reminders = createReminders({
    store: reminderStore,
    clock,
    site,
    queueMail: mail.sendWith,
  });

  let timer: NodeJS.Timeout | undefined;
  /** The clock wakes the workers once a minute; what is due before that wakes them itself. */
  async function wakeForNext(): Promise<void> {
    clearTimeout(timer);
    const next = await attempts.nextDue();
    const wait = next ? next.getTime() - clock.now().getTime() : minuteMs;
    if (wait < minuteMs)
      timer = setTimeout(() => void wake('payments').catch(onError), Math.max(wait, 500)).unref();
  }

  return {
    payments,
    notices,
    alert,
    recognise: buyers.recognise,
    orderCookieName: cookies.cookieName,
    tossSecret: settings.toss.mode === 'off' ? null : settings.toss.webhookSecret,
    methods: methodsOf(settings),
    providers,
    refundDone: settleStore.refundDone,
    /** Attempts that wait for a person. */
    findManual: attempts.findManual,
    /** Asks the provider about one attempt now. */
    check: settling.check,
    /** Days that an administrator gives. */
    grantDays: createGrantedDays({ db, clock, audit, lockMember, grantDays }),
    /** Makes the account of a member who paid before having one. */
    makeAccount: accounts.provision,
    /** Messages, attempts and accounts that are due. */
    async runDue(): Promise<void> {
      await notices.runDue();
      await reconciler.runDue();
      await accounts.provisionDue();
      await wakeForNext();
    },
    /** No waking any more. */
    stop: () => clearTimeout(timer),

    async runDaily(): Promise<void> {
      const now = clock.now();
      await reminders.runDue();
      await report.runDue();
      await accounts.cleanUp();
      await notices.cleanUp();
      await orderStore.forgetAbandoned(new Date(now.getTime() - abandonedMs), now);
    },
  };
}

function methodsOf({ paypal, toss, eximbay }: PaymentSettings): Methods {
  return {
    paypal:
      paypal.mode === 'off'
        ? null
        : {
            clientId: paypal.clientId,
            environment: paypal.mode === 'live' ? 'production' : 'sandbox',
            scriptUrl: paypal.scriptUrl,
          },
    toss: toss.mode === 'off' ? null : { clientKey: toss.clientKey, scriptUrl: toss.scriptUrl },
    eximbay: eximbay.mode === 'off' ? null : { scriptUrl: eximbay.scriptUrl },
  };
}
