/** Payments feature: checkout, capture, refunds, webhooks of the providers, daily report. */

import type { Clock } from '../../platform/server/clock.ts';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Mail } from '../../platform/server/mail/mail.ts';
import type { Site } from '../../platform/server/mail/placeholders.ts';
import type { AuditAction, AuditDetails, RecordAudit } from '../../platform/shared/audit.ts';
import type { AuthPort, AuthSession, CallContext } from '../auth/service/auth-service.port.ts';
import type { Member, MemberStore } from '../membership/member.store.ts';
import type { Consent } from '../membership/registration/consents.rules.ts';
import { createCapturing } from './capture/capture.wiring.ts';
import type { RecordHooks } from './capture/recorded.ts';
import { checkAttempt } from './capture/usecases/check-attempt.ts';
import { recordChargeback } from './capture/usecases/record-payment.ts';
import { createAccountStore } from './checkout/accounts/account.store.ts';
import type { AccountDeps } from './checkout/accounts/deps.ts';
import { provisionAccount } from './checkout/accounts/provision-account.ts';
import { createTicketStore } from './checkout/accounts/ticket.store.ts';
import type { BuyerDeps } from './checkout/buyers/deps.ts';
import { createCheckoutDeps } from './checkout/checkout.wiring.ts';
import { type Methods, type OrderRoutesOptions, orderApi } from './checkout/order.routes.ts';
import { createOrderStore } from './checkout/order.store.ts';
import type { createOrderCookies } from './checkout/order-cookie.ts';
import { createOrderDetailsStore } from './checkout/order-details.store.ts';
import { resultApi } from './checkout/result.routes.ts';
import type { PlanName } from './checkout/usecases/deps.ts';
import { erasePayments } from './erasure.store.ts';
import type { Failpoint } from './failpoint.ts';
import { type AlertDeps, type ReportAlert, reportAlert } from './operations/alerts.ts';
import { paymentGauges } from './operations/gauges.store.ts';
import { createOperations } from './operations/operations.wiring.ts';
import { providerRoutes } from './operations/webhooks.routes.ts';
import { pages } from './pages/payments.pages.ts';
import { createProviders } from './providers/index.ts';
import { paymentRefusals } from './refusals.ts';
import type { PaymentSettings } from './settings.ts';
import { paymentsExport } from './tables.ts';

export type PaymentModuleOptions = Pick<
  BuyerDeps,
  'isExpired' | 'readRenewalToken' | 'nicknameProblem' | 'randomAvatar' | 'hashPassword'
> &
  Pick<OrderRoutesOptions, 'redeemRenewalToken' | 'verifiedEmailOf' | 'mayTest'> &
  Pick<
    RecordHooks,
    'membership' | 'issueReceipt' | 'issueCreditNote' | 'consents' | 'onReturnedOtherwise'
  > & {
    readonly db: Database;
    readonly findAdministrators: (executor: Executor) => ReturnType<AlertDeps['findAdmins']>;
    readonly clock: Clock;
    readonly settings: PaymentSettings;
    readonly site: Site;
    readonly consents: readonly Consent[];
    readonly members: MemberStore;
    readonly port: AuthPort;
    readonly openSession: (
      member: Member,
      deviceId: string | undefined,
      context: CallContext,
    ) => Promise<AuthSession>;
    readonly deviceEnteredAt: AccountDeps['deviceEnteredAt'];
    readonly eraseHashes: () => Promise<void>;
    /** Runs in the transaction that completes a refund request. */
    readonly onRefundDone: (
      tx: Executor,
      refundRequestId: number | null,
      providerRefundId: string | null,
    ) => Promise<void>;
    /** Completes refund requests whose refund was paid out. */
    readonly completeRefunds: () => Promise<void>;
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
    /** Invalidates caches of public data. */
    readonly changed: () => Promise<void>;
    readonly failpoint: Failpoint;
    readonly onError: (error: unknown) => void;
  };

export function createPaymentModule(options: PaymentModuleOptions) {
  const { db, settings } = options;
  const parts = createParts(options);
  const { capture, operations, makeAccount } = parts;
  const methods = methodsOf(settings);
  const tossSecret = settings.toss.mode === 'off' ? null : settings.toss.webhookSecret;
  const module: FeatureModule = {
    name: 'payments',
    pages,
    tags: { payments: 'Orders and payments by PayPal, Toss and Eximbay' },
    refusals: paymentRefusals,
    exportData: paymentsExport,
    api(api) {
      orderApi(api, { ...options, ...parts, methods, siteUrl: options.site.url });
      resultApi(api, parts);
    },
    async routes(server) {
      await server.register(providerRoutes, { ...options, ...operations, tossSecret });
    },
    jobs: [
      { name: 'payments', everyMinutes: 1, run: () => operations.runDue().then(options.completeRefunds) },
      { name: 'payments-daily', everyMinutes: 10, run: operations.runDaily },
    ],
    erase: [erasePayments],
    gauges: paymentGauges(db),
  };
  return {
    module,
    refund: parts.refund,
    tossSecret,
    methods,
    /** Records a chargeback that an administrator reports. */
    reverse: async (orderId: string) =>
      recordChargeback(capture, await capture.attempts.requireOrder(orderId), null),
    /** Returns attempts that need a human decision. */
    findManual: operations.findManual,
    /** Queries the provider about an attempt and applies the result. */
    check: (attemptId: number) => checkAttempt(capture, attemptId),
    makeAccount,
    stop: operations.stop,
  };
}

/** Creates the use cases in the order orders, capture, refunds, operations. */
function createParts(options: PaymentModuleOptions) {
  const { db, clock, site, audit, mail } = options;
  const note = (action: AuditAction, details: AuditDetails) => audit({ action, details, at: clock.now() });
  const alertDeps = {
    ...options,
    findAdmins: () => options.findAdministrators(db),
    take: options.takeLimit,
    audit: note,
    send: mail.send,
  };
  const alert: ReportAlert = (what, details, more) => reportAlert(alertDeps, what, details, more);
  const orders = createOrderStore(db);
  const orderDetails = createOrderDetailsStore(db);
  const accounts: AccountDeps = {
    ...options,
    store: createAccountStore(db, options.membership.tieAccount),
    tickets: createTicketStore(db),
  };
  /** Creates the account of a member who paid before having one. */
  const makeAccount = (memberId: string) => provisionAccount(accounts, memberId);
  const providers = createProviders(options.settings, { clock, brandName: site.name });
  const shared = { ...options, alert, note, orders, orderDetails, accounts, providers };
  const { capture, refund } = createCapturing({
    ...shared,
    findLanguage: orderDetails.findLanguage,
    findRefundRequest: orderDetails.findRefundRequest,
    findMemberByEmail: options.members.findByEmail,
  });
  const { attempts } = capture;
  const checkout = createCheckoutDeps({ ...shared, attempts, capture });
  const operations = createOperations({ ...shared, attempts, capture, refund });
  return { capture, refund, checkout, operations, makeAccount };
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
