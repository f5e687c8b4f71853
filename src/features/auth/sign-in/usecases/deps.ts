import type { CallerRow } from '../../auth.store.ts';
import type { DeviceDeps } from '../../devices/usecases/deps.ts';
import type { MembersPort } from '../../members.port.ts';
import type { ProfileDeps } from '../../profile.ts';
import type { Attempts } from '../attempts.ts';
import type { createRenewalTokens } from '../renewal.ts';

export type SignInDeps = DeviceDeps &
  ProfileDeps & {
    /** Failure counters, shared with the embedded auth service. */
    readonly attempts: Attempts;
    readonly isExpired: (member: CallerRow, now: Date) => boolean;
    readonly members: Pick<MembersPort, 'recordLogin'>;
    readonly renewalTokens: Pick<ReturnType<typeof createRenewalTokens>, 'issue'>;
  };

/** Device of a login. */
export type Device = {
  readonly deviceId?: string | undefined;
  /** Whether to log out the other device. */
  readonly takeOver?: boolean | undefined;
};
