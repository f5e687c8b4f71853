import type { Clock } from '../../../../platform/server/clock.ts';
import type { AuditAction, AuditDetails } from '../../../../platform/shared/audit.ts';
import type { AttemptStore } from '../../capture/attempt.store.ts';
import type { CaptureDeps } from '../../capture/usecases/deps.ts';
import type { AccountDeps } from '../../checkout/accounts/deps.ts';
import type { OrderStore } from '../../checkout/order.store.ts';
import type { Failpoint } from '../../failpoint.ts';
import type { PaymentProvider, ProviderId } from '../../providers/provider.port.ts';
import type { ReportAlert } from '../alerts.ts';
import type { DueAttemptsStore } from '../due-attempts.store.ts';
import type { ReportStore } from '../report.store.ts';
import type { WebhookStore } from '../webhook.store.ts';

export type OperationsDeps = {
  readonly notices: WebhookStore;
  readonly attempts: AttemptStore;
  readonly dueAttempts: DueAttemptsStore;
  readonly capture: CaptureDeps;
  readonly orders: OrderStore;
  readonly accounts: AccountDeps;
  readonly reports: ReportStore;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  readonly wake: () => Promise<void>;
  /** Deletes password hashes that are no longer needed. */
  readonly eraseHashes: () => Promise<void>;
  readonly note: (action: AuditAction, details: AuditDetails) => Promise<void>;
  readonly alert: ReportAlert;
  readonly onError: (error: unknown) => void;
};
