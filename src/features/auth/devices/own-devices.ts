import { hasDeviceLimit } from '../auth.rules.ts';
/** Use cases with which members list and end their own sessions. */

import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import type { AuthStore } from '../auth.store.ts';
import { refuse } from '../refusals.ts';
import type { AuthPort } from '../service/auth-service.port.ts';
import type { Callers } from '../sign-in/callers.ts';
import { deviceLabel } from './devices.ts';

export function createOwnDevices(options: {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly callers: Callers;
  readonly clock: Clock;
}) {
  const { store, port, callers, clock } = options;

  return {
    /**
     * Returns the caller's latest sessions, newest first. `isActive`: the session has not ended; `hasPlace`: it
     * occupies a device slot.
     */
    async list(caller: Caller) {
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
    },

    /** Returns how many devices the caller may use at a time; null without a limit. */
    async places(caller: Caller): Promise<{ places: number | null }> {
      return { places: hasDeviceLimit(caller) ? await store.findDeviceLimit(caller.userId) : null };
    },

    /**
     * Ends a session of the caller and releases its slot; repeated calls have no effect.
     * @throws AppError 404 for sessions of other persons
     */
    async signOutOne(caller: Caller, id: number): Promise<void> {
      const { userId } = caller;
      const sessionId = await store.findOwnSession(userId, id);
      if (!sessionId) throw refuse('auth.no_device');
      await store.releaseLease(userId, sessionId);
      await port.endSession(userId, sessionId);
      await store.recordSessionsEnded([sessionId], clock.now());
    },

    /** Ends all other sessions of the caller; repeated calls have no effect. */
    async signOutOthers(caller: Caller): Promise<void> {
      const { token } = callers.getDetails(caller);
      await port.logout(token, 'others');
      // The ends are recorded here, because the auth service reports them later.
      await store.recordOtherSessionsEnded(caller.userId, caller.sessionId, clock.now());
      await store.releaseOtherLeases(caller.userId, caller.sessionId);
    },
  };
}
