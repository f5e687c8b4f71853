import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { localUsers, periodEnds } from '../membership/tables.ts';
import { loginNameVariants, type PlaceAssignment, type PlaceRequest } from './auth.rules.ts';
import { loggedInUsers, sessions, userSessions } from './tables.ts';

export type MemberRow = typeof localUsers.$inferSelect;
/** Columns of the member that are loaded for every request. */
export type CallerRow = Pick<MemberRow, keyof typeof callerColumns>;
export type LeaseRow = typeof loggedInUsers.$inferSelect;

export type LeaseRequest = PlaceRequest & {
  readonly userId: string;
  readonly deviceLabel: string;
  readonly sessionExpires: Date;
  readonly now: Date;
};
export type LeaseResult =
  | { readonly evictedSessions: readonly string[]; readonly conflict?: undefined }
  | { readonly conflict: LeaseRow };
/** Columns of a device lease that are loaded for every request. */
export type CallerLease = Pick<LeaseRow, 'place' | 'sessionToken' | 'lastSeenAt' | 'deviceIdHash'>;

const {
  passwordHash: _hash,
  displayName: _displayName,
  paymentStatus: _paymentStatus,
  verificationToken: _token,
  verificationTokenExpiry: _tokenExpiry,
  resetPasswordToken: _resetToken,
  resetPasswordTokenExpiry: _resetTokenExpiry,
  firstToolUsedAt: _firstUse,
  lastToolUsedAt: _lastUse,
  updatedAt: _updatedAt,
  ...callerColumns
} = getTableColumns(localUsers);

const maxCandidates = 3;
const maxListedSessions = 20;

/**
 * Creates the store of the auth feature.
 * @param defaultDeviceLimit device limit of members without a limit of their own
 */
export function createAuthStore(db: Database, defaultDeviceLimit = 1) {
  // Runs for every request of a logged-in member, so it is one prepared query. It returns one row per lease, or one row
  // without a lease.
  const callerQuery = db
    .select({
      member: callerColumns,
      lease: {
        place: loggedInUsers.place,
        sessionToken: loggedInUsers.sessionToken,
        lastSeenAt: loggedInUsers.lastSeenAt,
        deviceIdHash: loggedInUsers.deviceIdHash,
      },
    })
    .from(localUsers)
    .leftJoin(loggedInUsers, eq(loggedInUsers.userId, localUsers.supabaseUserId))
    .where(eq(localUsers.supabaseUserId, sql.placeholder('userId')))
    .prepare('auth_caller');

  async function readDeviceLimit(executor: Executor, userId: string): Promise<number> {
    const [row] = await executor
      .select({ deviceLimit: localUsers.deviceLimit })
      .from(localUsers)
      .where(eq(localUsers.supabaseUserId, userId));
    return row?.deviceLimit ?? defaultDeviceLimit;
  }
  const readLeases = (executor: Executor, userId: string): Promise<LeaseRow[]> =>
    executor
      .select()
      .from(loggedInUsers)
      .where(eq(loggedInUsers.userId, userId))
      .orderBy(asc(loggedInUsers.lastSeenAt), desc(loggedInUsers.place));

  return {
    /** Finds the member of a request with all device leases and the device limit. */
    async findCaller(
      userId: string,
    ): Promise<{ member: CallerRow; leases: CallerLease[]; places: number } | null> {
      const rows = await callerQuery.execute({ userId });
      const member = rows[0]?.member;
      if (!member) return null;
      const leases = rows.flatMap(({ lease }) => (lease ? [lease] : []));
      return { member, leases, places: member.deviceLimit ?? defaultDeviceLimit };
    },

    /** Returns when the paid periods and the granted days of a member end; null without any. */
    async findPeriodEnds(memberId: string): Promise<{ paidUntil: Date | null; grantedUntil: Date | null }> {
      const [row] = await db
        .select({ ends: periodEnds(sql`${memberId}::uuid`) })
        .from(localUsers)
        .where(eq(localUsers.id, memberId));
      const date = (text: string | null | undefined) => (text ? new Date(text) : null);
      return { paidUntil: date(row?.ends.paid), grantedUntil: date(row?.ends.granted) };
    },

    /** Finds the members whose email, nickname or full name is the given name, best match first. */
    async findByLoginName(name: string): Promise<MemberRow[]> {
      const isEmail = eq(sql`lower(${localUsers.email})`, name.toLowerCase());
      const isNickname = inArray(sql`lower(${localUsers.nickname})`, loginNameVariants(name));
      return db
        .select()
        .from(localUsers)
        .where(or(isEmail, isNickname, inArray(sql`lower(${localUsers.name})`, loginNameVariants(name))))
        .orderBy(desc(isEmail), desc(isNickname))
        .limit(maxCandidates);
    },

    /** Returns the lease of the least recently active device. */
    async findLease(userId: string): Promise<LeaseRow | null> {
      return (await readLeases(db, userId))[0] ?? null;
    },

    /** Returns the leases of all devices, least recently active first. */
    findLeases: (userId: string): Promise<LeaseRow[]> => readLeases(db, userId),

    /** Returns how many devices a person may use at a time. */
    findDeviceLimit: (userId: string): Promise<number> => readDeviceLimit(db, userId),

    /**
     * Assigns a device slot to a session; simultaneous calls of one person are serialized.
     * @returns the evicted sessions, or the conflicting device if all slots are taken
     */
    async acquireLease<W extends LeaseRequest>(
      request: W,
      find: (leases: readonly LeaseRow[], request: W, places: number) => PlaceAssignment<LeaseRow>,
    ): Promise<LeaseResult> {
      const { userId, sessionToken, deviceIdHash, deviceLabel, sessionExpires, now } = request;
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places ${userId}`}, 0))`);
        const found = find(await readLeases(tx, userId), request, await readDeviceLimit(tx, userId));
        if (found.conflict) return found;
        const leaving = found.evicted.map(({ place }) => place);
        if (leaving.length > 0) {
          await tx
            .delete(loggedInUsers)
            .where(and(eq(loggedInUsers.userId, userId), inArray(loggedInUsers.place, leaving)));
        }
        const times = { sessionExpires, loginTime: now, lastSeenAt: now };
        await tx
          .insert(loggedInUsers)
          .values({ userId, place: found.place, sessionToken, deviceIdHash, deviceLabel, ...times });
        return {
          evictedSessions: found.evicted
            .map((lease) => lease.sessionToken)
            .filter((id) => id !== sessionToken),
        };
      });
    },

    /** Renews a lease. @returns false if the session has no lease */
    async touchLease(userId: string, sessionId: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(loggedInUsers)
        .set({ lastSeenAt: now })
        .where(and(eq(loggedInUsers.userId, userId), eq(loggedInUsers.sessionToken, sessionId)))
        .returning({ userId: loggedInUsers.userId });
      return rows.length > 0;
    },

    async releaseLease(userId: string, sessionId: string): Promise<void> {
      await db
        .delete(loggedInUsers)
        .where(and(eq(loggedInUsers.userId, userId), eq(loggedInUsers.sessionToken, sessionId)));
    },

    async releaseOtherLeases(userId: string, sessionId: string): Promise<void> {
      await db
        .delete(loggedInUsers)
        .where(and(eq(loggedInUsers.userId, userId), ne(loggedInUsers.sessionToken, sessionId)));
    },

    async releaseAllLeases(userId: string): Promise<void> {
      await db.delete(loggedInUsers).where(eq(loggedInUsers.userId, userId));
    },

    async recordSession(session: typeof userSessions.$inferInsert): Promise<void> {
      await db.insert(userSessions).values(session).onConflictDoNothing();
    },

    /** Returns whether a session is recorded as open or ended; null if it is not recorded. */
    async findSessionState(sessionId: string): Promise<'open' | 'ended' | null> {
      const [row] = await db
        .select({ revokedAt: userSessions.revokedAt })
        .from(userSessions)
        .where(eq(userSessions.sessionId, sessionId));
      if (!row) return null;
      return row.revokedAt === null ? 'open' : 'ended';
    },

    async recordActivity(sessionId: string, now: Date): Promise<void> {
      await db
        .update(userSessions)
        .set({ lastActivityAt: now, updatedAt: now })
        .where(eq(userSessions.sessionId, sessionId));
    },

    async recordSessionsEnded(sessionIds: readonly string[], now: Date): Promise<void> {
      await db
        .update(userSessions)
        .set({ revokedAt: now, updatedAt: now })
        .where(and(inArray(userSessions.sessionId, [...sessionIds]), isNull(userSessions.revokedAt)));
    },

    /** Returns the latest sessions of a person, newest first. */
    listSessions: (userId: string) =>
      db
        .select()
        .from(userSessions)
        .where(eq(userSessions.userId, userId))
        .orderBy(desc(userSessions.createdAt), desc(userSessions.id))
        .limit(maxListedSessions),

    async recordAllSessionsEnded(userId: string, now: Date): Promise<void> {
      await db
        .update(userSessions)
        .set({ revokedAt: now, updatedAt: now })
        .where(and(eq(userSessions.userId, userId), isNull(userSessions.revokedAt)));
    },

    async recordOtherSessionsEnded(userId: string, sessionId: string, now: Date): Promise<void> {
      await db
        .update(userSessions)
        .set({ revokedAt: now, updatedAt: now })
        .where(
          and(
            eq(userSessions.userId, userId),
            ne(userSessions.sessionId, sessionId),
            isNull(userSessions.revokedAt),
          ),
        );
    },

    /** Finds a session by its row number; null if it belongs to another person. */
    async findOwnSession(userId: string, id: number): Promise<string | null> {
      const [row] = await db
        .select({ sessionId: userSessions.sessionId })
        .from(userSessions)
        .where(and(eq(userSessions.userId, userId), eq(userSessions.id, id)));
      return row?.sessionId ?? null;
    },

    /** Stores a token, or replaces the one with the same id. */
    async saveToken(sid: string, sess: Record<string, unknown>, expire: Date): Promise<void> {
      await db
        .insert(sessions)
        .values({ sid, sess, expire })
        .onConflictDoUpdate({ target: sessions.sid, set: { sess, expire } });
    },

    async findToken(sid: string, now: Date): Promise<Record<string, unknown> | null> {
      const [row] = await db.select().from(sessions).where(eq(sessions.sid, sid));
      return row && row.expire > now ? row.sess : null;
    },

    /** Redeems a token; of two concurrent calls one succeeds. */
    async consumeToken(sid: string, now: Date): Promise<Record<string, unknown> | null> {
      const [row] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning();
      return row && row.expire > now ? row.sess : null;
    },

    async removeExpiredTokens(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expire, now));
    },
  };
}

export type AuthStore = ReturnType<typeof createAuthStore>;
