/** Creates the background work: webhooks, due queries, daily reconciliation. */
import type { AuditAction, AuditDetails } from '../../../platform/shared/audit.ts';
import type { AttemptStore } from '../capture/attempt.store.ts';
import type { CaptureDeps } from '../capture/usecases/deps.ts';
import type { AccountUseCases } from '../checkout/accounts.ts';
import type { OrderStore } from '../checkout/order.store.ts';
import type { PaymentModuleOptions } from '../payments.module.ts';
import type { Providers } from '../providers/index.ts';
import type { Refunds } from '../refund/refund.wiring.ts';
import type { ReportAlert } from './alerts.ts';
import { createDailyReport } from './daily-report.ts';
import { createReconciler } from './reconcile.ts';
import { createReportStore } from './report.store.ts';
import { createWebhookStore } from './webhook.store.ts';
import { createWebhooks } from './webhooks.ts';

export type OperationsWiring = PaymentModuleOptions & {
  readonly providers: Providers;
  readonly attempts: AttemptStore;
  readonly capture: CaptureDeps;
  readonly refund: Refunds;
  readonly accounts: AccountUseCases;
  readonly orderStore: OrderStore;
  readonly alert: ReportAlert;
  readonly note: (action: AuditAction, details: AuditDetails) => Promise<void>;
};

const minuteMs = 60_000;
const abandonedMs = 10 * 86_400_000;

export function createOperations(options: OperationsWiring) {
  const { db, clock, attempts, refund, accounts, orderStore, note, onError } = options;
  const wake = () => options.wake('payments');
  const webhooks = createWebhooks({ ...options, store: createWebhookStore(db), wake });
  const reconciler = createReconciler(options);
  const reports = createReportStore(db);
  const report = createDailyReport({
    ...options,
    wasMade: (day) => reports.wasRecorded('payments.reported', 'day', day),
    recordMade: (day, figures) => note('payments.reported', { day, ...figures }),
  });

  let timer: NodeJS.Timeout | undefined;
  /** Wakes the workers for work due before the next run, which is once a minute. */
  async function wakeForNext(): Promise<void> {
    clearTimeout(timer);
    const next = await attempts.nextDue();
    const wait = next ? next.getTime() - clock.now().getTime() : minuteMs;
    if (wait < minuteMs) timer = setTimeout(() => void wake().catch(onError), Math.max(wait, 500)).unref();
  }

  return {
    webhooks,
    /** Processes due webhooks, attempts, accounts and refunds. */
    async runDue(): Promise<void> {
      await webhooks.runDue();
      await reconciler.runDue();
      await accounts.provisionDue();
      await wakeForNext();
      await refund.runDue();
    },
    async runDaily(): Promise<void> {
      const now = clock.now();
      await report.runDue();
      await accounts.cleanUp();
      await webhooks.cleanUp();
      await orderStore.forgetAbandoned(new Date(now.getTime() - abandonedMs), now);
    },
    /** Stops waking the workers. */
    stop: () => clearTimeout(timer),
  };
}
