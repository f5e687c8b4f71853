import type { Clock } from '../../../../platform/server/clock.ts';
import type { AuditAction, AuditDetails } from '../../../../platform/shared/audit.ts';
import type { Failpoint } from '../../failpoint.ts';
import type { PaymentProvider, ProviderId } from '../../providers/provider.port.ts';
import type { AfterCaptureDeps } from '../after-capture.ts';
import type { AttemptStore } from '../attempt.store.ts';
import type { CaptureStore } from '../capture.store.ts';
import type { RecordHooks } from '../recorded.ts';

/** Dependencies of the use cases of the capture. */
export type CaptureDeps = {
  readonly attempts: AttemptStore;
  readonly store: CaptureStore;
  /** Without methods that are switched off. */
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  /** Effects of recorded payments within their transaction. */
  readonly hooks: RecordHooks;
  /** Mails about recorded payments, and what follows the commit. */
  readonly after: AfterCaptureDeps;
  /** Schedules the next query of uncertain payments soon. */
  readonly onUncertain: () => Promise<void>;
  /** Reports a case that an administrator has to see. */
  readonly alert: (what: AuditAction, details: AuditDetails) => Promise<void>;
};
