import type { Clock } from '../../../../platform/server/clock.ts';
import type { Failpoint } from '../../failpoint.ts';
import type { ReportAlert } from '../../operations/alerts.ts';
import type { PaymentProvider, ProviderId } from '../../providers/provider.port.ts';
import type { AfterCaptureDeps } from '../after-capture.ts';
import type { AttemptStore } from '../attempt.store.ts';
import type { CaptureStore } from '../capture.store.ts';
import type { RecordHooks } from '../recorded.ts';

export type CaptureDeps = {
  readonly attempts: AttemptStore;
  readonly store: CaptureStore;
  /** Enabled payment providers. */
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  /** Changes that recording a payment makes in other features, within its transaction. */
  readonly hooks: RecordHooks;
  /** Sends mails about recorded payments and runs the actions after the commit. */
  readonly after: AfterCaptureDeps;
  /** Wakes the workers so that uncertain payments are queried soon. */
  readonly onUncertain: () => Promise<void>;
  /** Reports a case to the administrators. */
  readonly alert: ReportAlert;
};
