/** Creates the background jobs of payments: processing of webhooks, due queries and daily reconciliation. */
import { provisionDueAccounts } from '../checkout/accounts/provision-account.ts';
import type { PaymentModuleOptions } from '../payments.module.ts';
import type { Refunds } from '../refund/refund.wiring.ts';
import { createDueAttemptsStore } from './due-attempts.store.ts';
import { createReportStore } from './report.store.ts';
import { checkDueAttempts } from './usecases/check-due-attempts.ts';
import { cleanUp } from './usecases/clean-up.ts';
import { compareDailyTransactions } from './usecases/daily-report.ts';
import type { OperationsDeps } from './usecases/deps.ts';
import { processWebhooks } from './usecases/process-webhooks.ts';
import { createWebhookStore } from './webhook.store.ts';

export type OperationsWiring = PaymentModuleOptions &
  Omit<OperationsDeps, 'notices' | 'reports' | 'dueAttempts' | 'wake'> & { readonly refund: Refunds };

const minuteMs = 60_000;

export function createOperations(options: OperationsWiring) {
  const { db, clock, refund, onError } = options;
  const dueAttempts = createDueAttemptsStore(db);
  const wake = () => options.wake('payments');
  const deps: OperationsDeps = {
    ...options,
    dueAttempts,
    notices: createWebhookStore(db),
    reports: createReportStore(db),
    wake,
  };

  let timer: NodeJS.Timeout | undefined;
  /** Sets a timer that wakes the workers for work that is due before the next regular run, which is once a minute. */
  async function wakeForNext(): Promise<void> {
    clearTimeout(timer);
    const next = await dueAttempts.nextDue();
    const wait = next ? next.getTime() - clock.now().getTime() : minuteMs;
    if (wait < minuteMs) timer = setTimeout(() => void wake().catch(onError), Math.max(wait, 500)).unref();
  }

  return {
    operations: deps,
    findManual: dueAttempts.findManual,
    /** Processes due webhooks, attempts, accounts and refunds. */
    async runDue(): Promise<void> {
      await processWebhooks(deps);
      await checkDueAttempts(deps);
      await provisionDueAccounts(deps.accounts);
      await wakeForNext();
      await refund.runDue();
    },
    async runDaily(): Promise<void> {
      await compareDailyTransactions(deps);
      await cleanUp(deps);
    },
    stop: () => clearTimeout(timer),
  };
}
