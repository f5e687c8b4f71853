/** Payments: checkout, capture, refunds of money, provider notifications, daily report. */

import type { Clock } from '../../platform/server/clock.ts';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import type { FeatureModule } from '../../platform/server/feature-module.ts';
import type { Mail } from '../../platform/server/mail/mail.ts';
import type { Site } from '../../platform/server/mail/placeholders.ts';
import type { AuditAction, AuditDetails } from '../../platform/shared/audit.ts';
import type { AuthPort, AuthSession, CallContext } from '../auth/service/auth-service.port.ts';
import type { Member, MemberStore } from '../membership/member.store.ts';
import type { Consent } from '../membership/registration/consents.rules.ts';
import { createCapturing } from './capture/capture.wiring.ts';
import type { RecordHooks } from './capture/recorded.ts';
import { checkAttempt } from './capture/usecases/check-attempt.ts';
import { createAccountStore } from './checkout/account.store.ts';
import { type AccountOptions, createAccounts } from './checkout/accounts.ts';
import type { BuyerOptions } from './checkout/buyer.ts';
import { type Methods, type PaymentRoutesOptions, paymentsApi } from './checkout/checkout.routes.ts';
import { createCheckoutParts } from './checkout/checkout.wiring.ts';
import { createOrderStore } from './checkout/order.store.ts';
import type { createOrderCookies } from './checkout/order-cookie.ts';
import type { PlanName } from './checkout/orders.ts';
import { erasePayments } from './erasure.store.ts';
import type { Failpoint } from './failpoint.ts';
import { createAlertStore } from './operations/alert.store.ts';
import { createAlerts } from './operations/alerts.ts';
import { paymentGauges } from './operations/gauges.store.ts';
import { createOperations } from './operations/operations.wiring.ts';
import { providerRoutes } from './operations/webhooks.routes.ts';
import { pages } from './pages/payments.pages.ts';
import { createProviders } from './providers/index.ts';
import { paymentRefusals } from './refusals.ts';
import type { PaymentSettings } from './settings.ts';
import { paymentsExport } from './tables.ts';

type RecordAudit = (
  entry: { action: AuditAction; targetId?: string | null; details?: AuditDetails; at: Date },
  tx?: Executor,
) => Promise<void>;

export type PaymentModuleOptions = Pick<
  BuyerOptions,
  'isExpired' | 'readRenewalToken' | 'nicknameProblem' | 'randomAvatar' | 'hashPassword'
> &
  Pick<PaymentRoutesOptions, 'redeemRenewalToken' | 'verifiedEmailOf' | 'mayTest'> &
  Pick<RecordHooks, 'membership' | 'issueReceipt' | 'issueCreditNote' | 'consents'> & {
    readonly db: Database;
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
    readonly deviceEnteredAt: AccountOptions['deviceEnteredAt'];
    readonly eraseHashes: () => Promise<void>;
    /** Runs in the transaction that completes a refund request. */
    readonly onRefundDone: (
      tx: Executor,
      refundRequestId: number | null,
      providerRefundId: string | null,
    ) => Promise<void>;
    /** Completes refund requests whose refund succeeded. */
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
  const { db, clock, settings, site, members, audit, mail } = options;
  const note = (action: AuditAction, details: AuditDetails) => audit({ action, details, at: clock.now() });
  const alert = createAlerts({
    ...options,
    store: createAlertStore(db),
    take: options.takeLimit,
    audit: note,
    send: mail.send,
  });
  const orderStore = createOrderStore(db);
  const accounts = createAccounts({
    ...options,
    store: createAccountStore(db, options.membership.tieAccount),
  });
  const shared = {
    ...options,
    alert,
    note,
    orderStore,
    accounts,
    providers: createProviders(settings, { clock, brandName: site.name }),
  };
  const { capture, refund } = createCapturing({
    ...shared,
    findLanguage: orderStore.findLanguage,
    findRefundRequest: orderStore.findRefundRequest,
    findMemberByEmail: members.findByEmail,
    provision: accounts.provision,
  });
  const checkoutParts = createCheckoutParts({ ...shared, attempts: capture.attempts, capture });
  const operations = createOperations({ ...shared, attempts: capture.attempts, capture, refund });
  const methods = methodsOf(settings);
  const tossSecret = settings.toss.mode === 'off' ? null : settings.toss.webhookSecret;
  const module: FeatureModule = {
    name: 'payments',
    pages,
    tags: { payments: 'Orders and payments by PayPal, Toss and Eximbay' },
    refusals: paymentRefusals,
    exportData: paymentsExport,
    api: (api) => paymentsApi(api, { ...options, ...checkoutParts, methods, siteUrl: site.url }),
    async routes(server) {
      await server.register(providerRoutes, { ...options, ...checkoutParts, ...operations, tossSecret });
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
    ...checkoutParts,
    ...operations,
    refund,
    tossSecret,
    methods,
    /** Returns attempts that need a human decision. */
    findManual: capture.attempts.findManual,
    /** Queries the provider about an attempt. */
    check: (attemptId: number) => checkAttempt(capture, attemptId),
    /** Creates the account of a member who paid before having one. */
    makeAccount: accounts.provision,
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
