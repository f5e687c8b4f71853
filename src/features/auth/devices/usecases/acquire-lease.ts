/** Device limit: each device holds a lease on a slot and renews it by heartbeats. */
import { assignPlace, leaseMs } from '../../auth.rules.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../../service/auth-service.port.ts';
import { deviceLabel } from '../device-label.ts';
import type { LeaseRequest, LeaseRow } from '../lease.store.ts';
import type { DeviceDeps, DeviceSession } from './deps.ts';

export type LeaseResult =
  | { readonly evictedSessions: readonly string[]; readonly conflict?: undefined }
  | { readonly conflict: LeaseRow };

/**
 * Assigns a slot to the session; the sessions of evicted devices end at once.
 * @throws AppError 409 with the least recently active device if all slots are in use
 */
export async function acquireLease(
  deps: DeviceDeps,
  arrival: DeviceSession,
  context: CallContext,
): Promise<void> {
  const { store, port, clock } = deps;
  const taken = await tryLease(deps, arrival, context);
  if (taken.conflict) throw otherDevice(taken.conflict);
  // Sessions are ended by id, so simultaneous logins in other slots are not affected.
  for (const sessionId of taken.evictedSessions) await port.endSession(arrival.userId, sessionId);
  if (taken.evictedSessions.length > 0) await store.recordSessionsEnded(taken.evictedSessions, clock.now());
}

/**
 * Checks that a slot is free, without evicting a device. Used before the second factor.
 * @throws AppError 409 if no slot is free; it does not describe the other device, because the caller has shown only the password
 */
export async function assertPlaceFree(deps: DeviceDeps, arrival: DeviceSession): Promise<void> {
  const { userId, accessToken } = arrival;
  const leases = await deps.store.findLeases(userId);
  const { conflict: holder } = assignPlace(
    leases,
    toLeaseRequest(deps, arrival, {}),
    await deps.store.findDeviceLimit(userId),
  );
  if (holder && !(await findEnded(deps, leases, accessToken))) throw refuse('auth.other_device');
}

/**
 * Assigns a slot to the session. If all slots are taken, one whose session has ended without releasing the lease is
 * reused.
 * @returns the evicted sessions, or the conflicting device
 */
export async function tryLease(
  deps: DeviceDeps,
  arrival: DeviceSession,
  context: CallContext,
): Promise<LeaseResult> {
  const { store } = deps;
  const request = toLeaseRequest(deps, arrival, context);
  const first = await assign(store, request);
  if (!first.conflict) return first;
  const ended = await findEnded(deps, await store.findLeases(arrival.userId), arrival.accessToken);
  return ended ? assign(store, { ...request, endedSession: ended.sessionToken }) : first;
}

/**
 * Assigns a slot in one transaction; simultaneous logins of one person are serialized.
 * @returns the evicted sessions, or the conflicting device if all slots are taken
 */
function assign(store: DeviceDeps['store'], request: LeaseRequest): Promise<LeaseResult> {
  const { userId, sessionToken } = request;
  return store.transaction(async (tx) => {
    await store.lockDevices(tx, userId);
    const [leases, places] = [await store.findLeases(userId, tx), await store.findDeviceLimit(userId, tx)];
    const found = assignPlace(leases, request, places);
    if (found.conflict) return found;
    await store.deleteLeases(
      tx,
      userId,
      found.evicted.map(({ place }) => place),
    );
    await store.insertLease(tx, request, found.place);
    const evicted = found.evicted.map((lease) => lease.sessionToken);
    return { evictedSessions: evicted.filter((id) => id !== sessionToken) };
  });
}

/** Returns since when the device has had its slot; null without a slot, e.g. after a logout. */
export async function findLeaseStart(
  { store, digest }: Pick<DeviceDeps, 'store' | 'digest'>,
  userId: string,
  deviceId: string,
): Promise<Date | null> {
  const leases = await store.findLeases(userId);
  const deviceIdHash = hashOf(digest, deviceId);
  return leases.find((lease) => lease.deviceIdHash === deviceIdHash)?.loginTime ?? null;
}

const hashOf = (digest: DeviceDeps['digest'], deviceId: string) => digest('device', deviceId);

function toLeaseRequest(
  { clock, digest }: DeviceDeps,
  { userId, sessionId, expiresAt, deviceId, takeOver }: DeviceSession,
  { userAgent }: CallContext,
): LeaseRequest {
  const now = clock.now();
  return {
    deviceIdHash: deviceId ? hashOf(digest, deviceId) : null,
    deviceLabel: deviceLabel(userAgent),
    now,
    userId,
    sessionToken: sessionId,
    sessionExpires: expiresAt,
    deadBefore: new Date(now.getTime() - leaseMs),
    force: takeOver === true,
  };
}

/** Finds the first lease, from the least recently active, whose session has ended without releasing the lease. */
async function findEnded(
  { port }: DeviceDeps,
  leases: readonly LeaseRow[],
  accessToken: string,
): Promise<LeaseRow | null> {
  for (const lease of leases) if (!(await port.isSessionLive(lease.sessionToken, accessToken))) return lease;
  return null;
}

const otherDevice = (holder: LeaseRow) =>
  refuse('auth.other_device', {
    fields: { deviceLabel: holder.deviceLabel, lastSeenAt: holder.lastSeenAt.toISOString() },
  });
