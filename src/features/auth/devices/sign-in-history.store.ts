import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, deleteInBatches } from '../../../platform/server/database/database.ts';
import { authAuditLog } from '../service/tables.ts';
import { userSessions } from '../tables.ts';

export function createSignInHistoryStore(db: Database) {
  return {
    /** Erases IP address and user agent of sessions started before `before`; the sessions themselves remain. */
    async eraseAddresses(before: Date): Promise<void> {
      await db
        .update(userSessions)
        .set({ ipAddress: null, userAgent: null })
        .where(
          and(
            lt(userSessions.createdAt, before),
            or(isNotNull(userSessions.ipAddress), isNotNull(userSessions.userAgent)),
          ),
        );
    },

    /**
     * Deletes sessions that were ended before `endedBefore`, and those that began before `begunBefore` and were last
     * active before `endedBefore`. Two dates are needed because sessions of a hosted auth service may last longer.
     */
    async removeEnded(endedBefore: Date, begunBefore: Date): Promise<void> {
      await deleteInBatches(db, userSessions, lt(userSessions.revokedAt, endedBefore));
      const lastSeen = sql`coalesce(${userSessions.lastActivityAt}, ${userSessions.createdAt})`;
      await deleteInBatches(
        db,
        userSessions,
        and(
          isNull(userSessions.revokedAt),
          lt(userSessions.createdAt, begunBefore),
          sql`${lastSeen} < ${endedBefore.toISOString()}::timestamptz`,
        ),
      );
    },

    /** Deletes security events of the auth service older than `before`. */
    async removeEvents(before: Date): Promise<void> {
      await deleteInBatches(db, authAuditLog, lt(authAuditLog.createdAt, before));
    },
  };
}
