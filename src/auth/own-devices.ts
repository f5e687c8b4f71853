/** Where a person is signed in, as the person sees it. */
import type { Caller } from '../platform/api.ts';
import type { Clock } from '../platform/clock.ts';
import type { Callers } from './callers.ts';
import { deviceLabel } from './devices.ts';
import type { AuthPort } from './service/port.ts';
import type { AuthStore } from './store.ts';

export function createOwnDevices(options: {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly callers: Callers;
  readonly clock: Clock;
}) {
  const { store, port, callers, clock } = options;

  return {
    /** The latest sign-ins, newest first. `isActive`: whoever holds that session is still in. */
    async list(caller: Caller) {
      const { token } = callers.behind(caller);
      const rows = await store.listSessions(caller.userId);
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
          };
        }),
      );
    },

    /** Ends every session of the caller but this one. Fine when there is none. */
    async signOutOthers(caller: Caller): Promise<void> {
      const { token } = callers.behind(caller);
      await port.logout(token, 'others');
      // The auth service tells of the ends in its own time; who looks at the list now shall see them.
      await store.recordEndOfOthers(caller.userId, caller.sessionId, clock.now());
    },
  };
}
