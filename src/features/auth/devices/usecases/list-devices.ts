import type { Caller } from '../../../../platform/server/http/api.ts';
import { hasDeviceLimit } from '../../auth.rules.ts';
import { deviceLabel } from '../device-label.ts';
import type { OwnDevice } from '../own-devices.contract.ts';
import type { OwnDeviceDeps } from './deps.ts';

/**
 * Returns the caller's latest sessions, newest first. `isActive`: the session has not ended; `hasPlace`: it
 * occupies a device slot.
 */
export async function listDevices(
  { store, port, callers }: OwnDeviceDeps,
  caller: Caller,
): Promise<OwnDevice[]> {
  const { token } = callers.getDetails(caller);
  const [rows, leases] = await Promise.all([
    store.listSessions(caller.userId),
    store.findLeases(caller.userId),
  ]);
  const placed = new Set(leases.map(({ sessionToken }) => sessionToken));
  return Promise.all(
    rows.map(async (row) => {
      const isCurrent = row.sessionId === caller.sessionId;
      const isActive =
        isCurrent || (row.revokedAt === null && (await port.isSessionLive(row.sessionId, token)));
      return {
        id: row.id,
        label: deviceLabel(row.userAgent ?? ''),
        ipAddress: row.ipAddress,
        signedInAt: row.createdAt.toISOString(),
        lastActivityAt: row.lastActivityAt?.toISOString() ?? null,
        isCurrent,
        isActive,
        hasPlace: isActive && placed.has(row.sessionId),
      };
    }),
  );
}

/** Returns how many devices the caller may use at a time; null without a limit. */
export async function readDeviceLimit(
  { store }: Pick<OwnDeviceDeps, 'store'>,
  caller: Caller,
): Promise<{ places: number | null }> {
  return { places: hasDeviceLimit(caller) ? await store.findDeviceLimit(caller.userId) : null };
}
