import type { Clock } from '../../platform/server/clock.ts';
import { assignPlace, leaseMs } from '../auth.rules.ts';
import type { AuthStore, LeaseRequest, LeaseResult, LeaseRow } from '../auth.store.ts';
import { refuse } from '../refusals.ts';
import type { AuthPort, CallContext } from '../service/auth-service.port.ts';

/** A session that wants one of its person's places. */
export type DeviceSession = {
  readonly userId: string;
  readonly sessionId: string;
  readonly accessToken: string;
  readonly expiresAt: Date;
  readonly deviceId?: string | undefined;
  /** Take the place of the device that was silent longest. */
  readonly takeOver?: boolean | undefined;
};

export type Devices = ReturnType<typeof createDevices>;

/** So many devices at a time, usually one: whoever has a place keeps it while it calls home. */
export function createDevices(options: {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly digest: (...parts: string[]) => string;
}) {
  const { store, port, clock, digest } = options;

  function toLeaseRequest(arrival: DeviceSession, { userAgent }: CallContext): LeaseRequest {
    const now = clock.now();
    return {
      userId: arrival.userId,
      sessionToken: arrival.sessionId,
      deviceIdHash: arrival.deviceId ? digest('device', arrival.deviceId) : null,
      deviceLabel: deviceLabel(userAgent),
      sessionExpires: arrival.expiresAt,
      now,
      deadBefore: new Date(now.getTime() - leaseMs),
      force: arrival.takeOver === true,
    };
  }

  /** A session that ended elsewhere, so that nobody gave its place back; the longest silent one of them. */
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
     * Comes in; whoever left for it is out at once.
     * @throws AppError 409 with the device that was silent longest when all places are in use
     */
    async acquireLease(arrival: DeviceSession, context: CallContext): Promise<void> {
      const taken = await tryLease(arrival, context);
      if (taken.conflict) throw otherDevice(taken.conflict);
      // By their ids: whoever comes in at the same moment in another place stays.
      for (const sessionId of taken.evictedSessions) await port.endSession(arrival.userId, sessionId);
      if (taken.evictedSessions.length > 0)
        await store.recordSessionsEnded(taken.evictedSessions, clock.now());
    },

    /** Asks only: who has not shown the second factor yet must not push anybody out. @throws AppError 409 */
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

    /** When this device took its place; null when it has none, e.g. after it signed out. */
    async leaseStartedAt(userId: string, deviceId: string): Promise<Date | null> {
      const leases = await store.findLeases(userId);
      const deviceIdHash = digest('device', deviceId);
      return leases.find((lease) => lease.deviceIdHash === deviceIdHash)?.loginTime ?? null;
    },

    /** A sign of life. Takes a place when one is free. @throws AppError 401 when other devices have them */
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

/** What a person recognises a device by. */
export function deviceLabel(userAgent = ''): string {
  const first = (list: readonly Pattern[]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const parts = [first(browsers), first(systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : 'Unknown device';
}
