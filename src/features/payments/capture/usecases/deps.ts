import type { Clock } from '../../../../platform/server/clock.ts';
import type { AuditAction, AuditDetails } from '../../../../platform/shared/audit.ts';
import type { Failpoint } from '../../failpoint.ts';
import type { PaymentProvider, ProviderId } from '../../providers/provider.port.ts';
import type { AttemptStore } from '../attempt.store.ts';
import type { Attempt } from '../attempt.ts';
import type { CaptureStore } from '../capture.store.ts';
import type { Recorded, RecordHooks } from '../recorded.ts';

/** Dependencies of the use cases of the capture. */
export type CaptureDeps = {
  readonly attempts: AttemptStore;
  readonly store: CaptureStore;
  readonly providers: ReadonlyMap<ProviderId, PaymentProvider>;
  readonly clock: Clock;
  readonly failpoint: Failpoint;
  /** Effects of recorded payments within their transaction. */
  readonly hooks: RecordHooks;
  /** Runs after the commit: creates accounts, invalidates caches, wakes workers. */
  readonly onRecorded: (recorded: Recorded) => Promise<void>;
  /** Schedules the next query of uncertain payments soon. */
  readonly onUncertain: () => Promise<void>;
  /** Reports a case that an administrator has to see. */
  readonly alert: (what: AuditAction, details: AuditDetails) => Promise<void>;
};

/** Returns the provider of an attempt; null if its method is switched off. */
export const providerOf = ({ providers }: CaptureDeps, { provider }: Attempt): PaymentProvider | null =>
  providers.get(provider) ?? null;
