import { and, desc, eq, getTableColumns, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { localUsers } from '../membership/tables.ts';
import type { Database } from '../platform/database.ts';
import { loggedInUsers, sessions, userSessions } from './tables.ts';

export type MemberRow = typeof localUsers.$inferSelect;
/** A member as a caller is known: what no request looks at is not read for each of them. */
export type CallerRow = Pick<MemberRow, keyof typeof callerColumns>;
export type LeaseRow = typeof loggedInUsers.$inferSelect;

export type LeaseWish = {
  readonly userId: string;
  readonly sessionToken: string;
  readonly deviceIdHash: string | null;
  readonly deviceLabel: string;
  readonly sessionExpires: Date;
  readonly now: Date;
  /** A lease last seen then or before is dead. */
  readonly deadBefore: Date;
  /** Take it from whomever. */
  readonly force: boolean;
  /** A session known to have ended, whose lease need not be respected. */
  readonly endedSession?: string;
};

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

const mostCandidates = 3;
const mostListedSessions = 20;

export function createAuthStore(db: Database) {
  // On the path of every request of a signed-in person: one query, prepared once.
  const callerQuery = db
    .select({
      member: callerColumns,
      lease: { sessionToken: loggedInUsers.sessionToken, lastSeenAt: loggedInUsers.lastSeenAt },
    })
    .from(localUsers)
    .leftJoin(loggedInUsers, eq(loggedInUsers.userId, localUsers.supabaseUserId))
    .where(eq(localUsers.supabaseUserId, sql.placeholder('userId')))
    .prepare('auth_caller');

  return {
    async findCaller(
      userId: string,
    ): Promise<{ member: CallerRow; lease: Pick<LeaseRow, 'sessionToken' | 'lastSeenAt'> | null } | null> {
      const [row] = await callerQuery.execute({ userId });
      return row ?? null;
    },

    /** Members whom a typed name may mean, the likeliest first. */
    async findNamed(name: string): Promise<MemberRow[]> {
      const wanted = name.toLowerCase();
      const isEmail = eq(sql`lower(${localUsers.email})`, wanted);
      const isNickname = eq(sql`lower(${localUsers.nickname})`, wanted);
      return db
        .select()
        .from(localUsers)
        .where(or(isEmail, isNickname, eq(sql`lower(${localUsers.name})`, wanted)))
        .orderBy(desc(isEmail), desc(isNickname))
        .limit(mostCandidates);
    },

    async findLease(userId: string): Promise<LeaseRow | null> {
      const [row] = await db.select().from(loggedInUsers).where(eq(loggedInUsers.userId, userId));
      return row ?? null;
    },

    /** Takes the person's one place, in one statement: of two devices at the same instant one gets it. */
    async takeLease(wish: LeaseWish): Promise<boolean> {
      const {
        userId,
        sessionToken,
        deviceIdHash,
        deviceLabel,
        sessionExpires,
        now,
        deadBefore,
        force,
        endedSession,
      } = wish;
      const fields = {
        sessionToken,
        deviceIdHash,
        deviceLabel,
        sessionExpires,
        loginTime: now,
        lastSeenAt: now,
      };
      const isFree = or(
        lte(loggedInUsers.lastSeenAt, deadBefore),
        eq(loggedInUsers.sessionToken, sessionToken),
        deviceIdHash === null ? undefined : eq(loggedInUsers.deviceIdHash, deviceIdHash),
        endedSession === undefined ? undefined : eq(loggedInUsers.sessionToken, endedSession),
      );
      const rows = await db
        .insert(loggedInUsers)
        .values({ userId, ...fields })
        .onConflictDoUpdate({
          target: loggedInUsers.userId,
          set: fields,
          ...(force || !isFree ? {} : { setWhere: isFree }),
        })
        .returning({ userId: loggedInUsers.userId });
      return rows.length > 0;
    },

    /** @returns false when the place is not this session's */
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

    /** Whatever device has it. */
    async dropLease(userId: string): Promise<void> {
      await db.delete(loggedInUsers).where(eq(loggedInUsers.userId, userId));
    },

    async recordSession(session: typeof userSessions.$inferInsert): Promise<void> {
      await db.insert(userSessions).values(session).onConflictDoNothing();
    },

    /** Whether the product has let this session in. */
    async hasSession(sessionId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: userSessions.id })
        .from(userSessions)
        .where(eq(userSessions.sessionId, sessionId));
      return row !== undefined;
    },

    async recordActivity(sessionId: string, now: Date): Promise<void> {
      await db
        .update(userSessions)
        .set({ lastActivityAt: now, updatedAt: now })
        .where(eq(userSessions.sessionId, sessionId));
    },

    async recordEnd(sessionIds: readonly string[], now: Date): Promise<void> {
      await db
        .update(userSessions)
        .set({ revokedAt: now, updatedAt: now })
        .where(and(inArray(userSessions.sessionId, [...sessionIds]), isNull(userSessions.revokedAt)));
    },

    /** The latest sign-ins of a person, newest first. */
    listSessions: (userId: string) =>
      db
        .select()
        .from(userSessions)
        .where(eq(userSessions.userId, userId))
        .orderBy(desc(userSessions.createdAt), desc(userSessions.id))
        .limit(mostListedSessions),

    async recordEndOfAll(userId: string, now: Date): Promise<void> {
      await db
        .update(userSessions)
        .set({ revokedAt: now, updatedAt: now })
        .where(and(eq(userSessions.userId, userId), isNull(userSessions.revokedAt)));
    },

    async recordEndOfOthers(userId: string, sessionId: string, now: Date): Promise<void> {
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

    async insertToken(sid: string, sess: Record<string, unknown>, expire: Date): Promise<void> {
      await db.insert(sessions).values({ sid, sess, expire });
    },

    async findToken(sid: string, now: Date): Promise<Record<string, unknown> | null> {
      const [row] = await db.select().from(sessions).where(eq(sessions.sid, sid));
      return row && row.expire > now ? row.sess : null;
    },

    /** Uses a token up: of two that come with it one gets what it stands for. */
    async takeToken(sid: string, now: Date): Promise<Record<string, unknown> | null> {
      const [row] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning();
      return row && row.expire > now ? row.sess : null;
    },

    async removeExpiredTokens(now: Date): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expire, now));
    },
  };
}

export type AuthStore = ReturnType<typeof createAuthStore>;
