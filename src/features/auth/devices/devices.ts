import type { Clock } from '../../../platform/server/clock.ts';
import { assignPlace, leaseMs } from '../auth.rules.ts';
import type { AuthStore, LeaseRequest, LeaseResult, LeaseRow } from '../auth.store.ts';
import { refuse } from '../refusals.ts';
import type { AuthPort, CallContext } from '../service/auth-service.port.ts';

export type DeviceSession = {
  readonly userId: string;
  readonly sessionId: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly deviceId?: string | undefined;
  /** Whether to evict the least recently active device if no slot is free. */
  readonly takeOver?: boolean | undefined;
};

export type Devices = ReturnType<typeof createDevices>;

function leaseRequest(
  { userId, sessionId, expiresAt, takeOver }: DeviceSession,
  device: Pick<LeaseRequest, 'deviceIdHash' | 'deviceLabel' | 'now'>,
): LeaseRequest {
  return {
    ...device,
    userId,
    sessionToken: sessionId,
    sessionExpires: expiresAt,
    deadBefore: new Date(device.now.getTime() - leaseMs),
    force: takeOver === true,
  };
}

/** Enforces the device limit. Each device holds a lease on a slot and renews it by heartbeats. */
export function createDevices(options: {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly digest: (...parts: string[]) => string;
}) {
  const { store, port, clock, digest } = options;

  const hashOf = (deviceId: string) => digest('device', deviceId);
  const toLeaseRequest = (arrival: DeviceSession, { userAgent }: CallContext) =>
    leaseRequest(arrival, {
      deviceIdHash: arrival.deviceId ? hashOf(arrival.deviceId) : null,
      deviceLabel: deviceLabel(userAgent),
      now: clock.now(),
    });

  /** Finds the first lease, from the least recently active, whose session has ended without releasing the lease. */
  async function findEnded(leases: readonly LeaseRow[], accessToken: string): Promise<LeaseRow | null> {
    for (const lease of leases)
      if (!(await port.isSessionLive(lease.sessionToken, accessToken))) return lease;
    return null;
  }

  async function tryLease(arrival: DeviceSession, context: CallContext): Promise<LeaseResult> {
    const request = toLeaseRequest(arrival, context);
    const first = await store.acquireLease(request, assignPlace);
    if (!first.conflict) return first;
    const ended = await findEnded(await store.findLeases(arrival.userId), arrival.accessToken);
    return ended ? store.acquireLease({ ...request, endedSession: ended.sessionToken }, assignPlace) : first;
  }

  const otherDevice = (holder: LeaseRow) =>
    refuse('auth.other_device', {
      fields: { deviceLabel: holder.deviceLabel, lastSeenAt: holder.lastSeenAt.toISOString() },
    });

  return {
    /**
     * Assigns a slot to the session; the sessions of evicted devices end at once.
     * @throws AppError 409 with the least recently active device if all slots are in use
     */
    async acquireLease(arrival: DeviceSession, context: CallContext): Promise<void> {
      const taken = await tryLease(arrival, context);
      if (taken.conflict) throw otherDevice(taken.conflict);
      // Sessions are ended by id, so simultaneous logins in other slots are not affected.
      for (const sessionId of taken.evictedSessions) await port.endSession(arrival.userId, sessionId);
      if (taken.evictedSessions.length > 0)
        await store.recordSessionsEnded(taken.evictedSessions, clock.now());
    },

    /**
     * Checks that a slot is free, without evicting a device. Used before the second factor.
     * @throws AppError 409 if no slot is free
     */
    async assertPlaceFree(arrival: DeviceSession): Promise<void> {
      const { userId, accessToken } = arrival;
      const leases = await store.findLeases(userId);
      const { conflict: holder } = assignPlace(
        leases,
        toLeaseRequest(arrival, {}),
        await store.findDeviceLimit(userId),
      );
      if (holder && !(await findEnded(leases, accessToken))) throw otherDevice(holder);
    },

    /** Returns since when the device has had its slot; null without a slot, e.g. after a logout. */
    async leaseStartedAt(userId: string, deviceId: string): Promise<Date | null> {
      const leases = await store.findLeases(userId);
      const deviceIdHash = hashOf(deviceId);
      return leases.find((lease) => lease.deviceIdHash === deviceIdHash)?.loginTime ?? null;
    },

    /**
     * Renews the lease on a heartbeat, or assigns a free slot.
     * @throws AppError 401 if other devices occupy the slots
     */
    async renewLease(arrival: DeviceSession, context: CallContext): Promise<void> {
      if (await store.touchLease(arrival.userId, arrival.sessionId, clock.now())) return;
      if (!(await tryLease(arrival, context)).conflict) return;
      throw refuse('auth.session_superseded');
    },
  };
}

type Pattern = readonly [pattern: RegExp, name: string];
const browsers: readonly Pattern[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly Pattern[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Returns a readable device name, e.g. `Firefox, Windows`. */
export function deviceLabel(userAgent = ''): string {
  const first = (list: readonly Pattern[]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [first(browsers), first(systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : 'Unknown device';
}
