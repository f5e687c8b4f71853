import type { Clock } from '../../../../platform/server/clock.ts';
import type { Executor } from '../../../../platform/server/database/database.ts';
import type { RecordAudit } from '../../../../platform/shared/audit.ts';
import type { Failpoint } from '../../failpoint.ts';
import type { ReportAlert } from '../../operations/alerts.ts';
import type { CallContext, PaymentProvider, ProviderId } from '../../providers/provider.port.ts';
import type { Refund, RefundStore } from '../refund.store.ts';

export type RefundDeps = {
  readonly store: RefundStore;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  /** Called in the transaction that completes the refund. */
  readonly onRefundDone: (tx: Executor, refund: Refund) => Promise<void>;
  /** Called after that transaction; invalidates caches. */
  readonly onChanged: () => Promise<void>;
  readonly alert: ReportAlert;
  /** Adds an entry of the system to the audit log. */
  readonly audit: RecordAudit;
  readonly failpoint: Failpoint;
  readonly onError: (error: unknown) => void;
};

const callTimeoutMs = 45_000;

/** Returns idempotency key and time limit of a call. Each response increases the counter in the key. */
export const callContext = (refund: Refund, call: 'refund' | 'query' | 'query-refund'): CallContext => ({
  idempotencyKey: `${call}-${refund.refundId}-${refund.answers}`,
  timeoutMs: callTimeoutMs,
});
