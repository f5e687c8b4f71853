import type { CallerRow } from '../../auth.store.ts';
import type { DeviceDeps } from '../../devices/usecases/deps.ts';
import type { createProfileView } from '../../profile.ts';
import type { Attempts } from '../attempts.ts';
import type { createRenewalTokens } from '../renewal.ts';

export type SignInDeps = DeviceDeps & {
  /** Failure counters, shared with the embedded auth service. */
  readonly attempts: Attempts;
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
