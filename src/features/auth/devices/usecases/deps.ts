import type { Clock } from '../../../../platform/server/clock.ts';
import type { AuthStore } from '../../auth.store.ts';
import type { AuthPort } from '../../service/auth-service.port.ts';
import type { Callers } from '../../sign-in/callers.ts';

/** Dependencies of the device limit. */
export type DeviceDeps = {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  /** Returns a keyed hash that depends on the server secret. */
  readonly digest: (...parts: string[]) => string;
};

/** Dependencies of the use cases with which members list and end their own sessions. */
export type OwnDeviceDeps = Pick<DeviceDeps, 'store' | 'port' | 'clock'> & { readonly callers: Callers };

/** Session that occupies or needs a device slot. */
export type DeviceSession = {
  readonly userId: string;
  readonly sessionId: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly deviceId?: string | undefined;
  /** Whether to evict the least recently active device if no slot is free. */
  readonly takeOver?: boolean | undefined;
};
