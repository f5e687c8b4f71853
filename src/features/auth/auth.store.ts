import { desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { withDatabase } from '../../platform/server/with-database.ts';
import { localUsers, periodEnds } from '../membership/tables.ts';
import { loginNameVariants } from './auth.rules.ts';
import {
  deleteLeases,
  findLeases,
  insertLease,
  type LeaseRow,
  lockDevices,
  releaseAllLeases,
  releaseLease,
  releaseOtherLeases,
  touchLease,
} from './devices/lease.store.ts';
import * as records from './devices/session-record.store.ts';
import { loggedInUsers, sessions } from './tables.ts';

export type MemberRow = typeof localUsers.$inferSelect;
/** Columns of the member that are loaded for every request. */
export type CallerRow = Pick<MemberRow, keyof typeof callerColumns>;
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

/**
 * Creates the store of the auth feature.
 * @param defaultDeviceLimit device limit of members without a limit of their own
 */
export function createAuthStore(db: Database, defaultDeviceLimit = 1) {
  const callerQuery = prepareCaller(db);
  return {
    ...withDatabase(db, {
      findPeriodEnds,
      findByLoginName,
      saveToken,
      findToken,
      consumeToken,
      removeExpiredTokens,
    }),
    ...withDatabase(db, { touchLease, releaseLease, releaseOtherLeases, releaseAllLeases }),
    ...withDatabase(db, records),
    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),
    lockDevices,
    insertLease,
    deleteLeases,

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

    /** Returns the leases of all devices, least recently active first. */
    findLeases: (userId: string, executor: Executor = db) => findLeases(executor, userId),

    /** Returns how many devices a person may use at a time. */
    findDeviceLimit: async (userId: string, executor: Executor = db): Promise<number> =>
      (await findDeviceLimit(executor, userId)) ?? defaultDeviceLimit,
  };
}

export type AuthStore = ReturnType<typeof createAuthStore>;

// Runs for every request of a logged-in member, so it is one prepared query. It returns one row per lease, or one row
// without a lease.
const prepareCaller = (db: Database) =>
  db
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

/** Returns the device limit of one member; null for the default. */
async function findDeviceLimit(executor: Executor, userId: string): Promise<number | null> {
  const [row] = await executor
    .select({ deviceLimit: localUsers.deviceLimit })
    .from(localUsers)
    .where(eq(localUsers.supabaseUserId, userId));
  return row?.deviceLimit ?? null;
}

/** Returns when the paid periods and the granted days of a member end; null without any. */
async function findPeriodEnds(
  db: Database,
  memberId: string,
): Promise<{ paidUntil: Date | null; grantedUntil: Date | null }> {
  const [row] = await db
    .select({ ends: periodEnds(sql`${memberId}::uuid`) })
    .from(localUsers)
    .where(eq(localUsers.id, memberId));
  const date = (text: string | null | undefined) => (text ? new Date(text) : null);
  return { paidUntil: date(row?.ends.paid), grantedUntil: date(row?.ends.granted) };
}

/** Finds the members whose email, nickname or full name is the given name, best match first. */
async function findByLoginName(db: Database, name: string): Promise<MemberRow[]> {
  const isEmail = eq(sql`lower(${localUsers.email})`, name.toLowerCase());
  const isNickname = inArray(sql`lower(${localUsers.nickname})`, loginNameVariants(name));
  return db
    .select()
    .from(localUsers)
    .where(or(isEmail, isNickname, inArray(sql`lower(${localUsers.name})`, loginNameVariants(name))))
    .orderBy(desc(isEmail), desc(isNickname))
    .limit(maxCandidates);
}

/** Stores a token, or replaces the one with the same id. */
async function saveToken(
  db: Database,
  sid: string,
  sess: Record<string, unknown>,
  expire: Date,
): Promise<void> {
  await db
    .insert(sessions)
    .values({ sid, sess, expire })
    .onConflictDoUpdate({ target: sessions.sid, set: { sess, expire } });
}

async function findToken(db: Database, sid: string, now: Date): Promise<Record<string, unknown> | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.sid, sid));
  return row && row.expire > now ? row.sess : null;
}

/** Redeems a token; of two concurrent calls one succeeds. */
async function consumeToken(db: Database, sid: string, now: Date): Promise<Record<string, unknown> | null> {
  const [row] = await db.delete(sessions).where(eq(sessions.sid, sid)).returning();
  return row && row.expire > now ? row.sess : null;
}

async function removeExpiredTokens(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, now));
}
