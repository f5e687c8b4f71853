import type { Clock } from '../../../../platform/server/clock.ts';
import type { AuthStore, CallerRow } from '../../auth.store.ts';
import type { Devices } from '../../devices/devices.ts';
import type { createProfileView } from '../../profile.ts';
import type { AuthPort } from '../../service/auth-service.port.ts';
import type { Attempts } from '../attempts.ts';
import type { createRenewalTokens } from '../renewal.ts';

export type SignInDeps = {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  /** Failure counters, shared with the embedded auth service. */
  readonly attempts: Attempts;
  readonly devices: Devices;
  readonly viewProfile: ReturnType<typeof createProfileView>;
  readonly isExpired: (member: CallerRow, now: Date) => boolean;
  readonly members: { recordLogin(memberId: string, at: Date): Promise<void> };
  readonly renewalTokens: Pick<ReturnType<typeof createRenewalTokens>, 'issue'>;
};

/** Device of a login. */
export type Device = {
  readonly deviceId?: string | undefined;
  /** Whether to log out the other device. */
  readonly takeOver?: boolean | undefined;
};
