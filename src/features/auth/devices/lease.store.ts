/** Leases of device slots; `auth.store.ts` makes these functions methods of the store. */
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import type { PlaceRequest } from '../auth.rules.ts';
import { loggedInUsers } from '../tables.ts';

export type LeaseRow = typeof loggedInUsers.$inferSelect;

export type LeaseRequest = PlaceRequest & {
  readonly userId: string;
  readonly deviceLabel: string;
  readonly sessionExpires: Date;
  readonly now: Date;
};

/** Serializes the assignments of device slots of one person until the transaction ends. */
export async function lockDevices(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`places ${userId}`}, 0))`);
}

/** Returns the leases of all devices, least recently active first. */
export const findLeases = (executor: Executor, userId: string): Promise<LeaseRow[]> =>
  executor
    .select()
    .from(loggedInUsers)
    .where(eq(loggedInUsers.userId, userId))
    .orderBy(asc(loggedInUsers.lastSeenAt), desc(loggedInUsers.place));

export async function deleteLeases(tx: Executor, userId: string, places: readonly number[]): Promise<void> {
  if (places.length === 0) return;
  await tx
    .delete(loggedInUsers)
    .where(and(eq(loggedInUsers.userId, userId), inArray(loggedInUsers.place, [...places])));
}

export async function insertLease(tx: Executor, request: LeaseRequest, place: number): Promise<void> {
  const { userId, sessionToken, deviceIdHash, deviceLabel, sessionExpires, now } = request;
  const times = { sessionExpires, loginTime: now, lastSeenAt: now };
  await tx.insert(loggedInUsers).values({ userId, place, sessionToken, deviceIdHash, deviceLabel, ...times });
}

/** Renews a lease. @returns false if the session has no lease */
export async function touchLease(
  db: Database,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(loggedInUsers)
    .set({ lastSeenAt: now })
    .where(and(eq(loggedInUsers.userId, userId), eq(loggedInUsers.sessionToken, sessionId)))
    .returning({ userId: loggedInUsers.userId });
  return rows.length > 0;
}

export async function releaseLease(db: Database, userId: string, sessionId: string): Promise<void> {
  await db
    .delete(loggedInUsers)
    .where(and(eq(loggedInUsers.userId, userId), eq(loggedInUsers.sessionToken, sessionId)));
}

export async function releaseOtherLeases(db: Database, userId: string, sessionId: string): Promise<void> {
  await db
    .delete(loggedInUsers)
    .where(and(eq(loggedInUsers.userId, userId), ne(loggedInUsers.sessionToken, sessionId)));
}

export async function releaseAllLeases(db: Database, userId: string): Promise<void> {
  await db.delete(loggedInUsers).where(eq(loggedInUsers.userId, userId));
}
