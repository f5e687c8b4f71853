/** Record of the sessions of members; `auth.store.ts` makes these functions methods of the store. */
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { userSessions } from '../tables.ts';

const maxListedSessions = 20;

export async function recordSession(db: Database, session: typeof userSessions.$inferInsert): Promise<void> {
  await db.insert(userSessions).values(session).onConflictDoNothing();
}

/** Returns whether a session is recorded as open or ended; null if it is not recorded. */
export async function findSessionState(db: Database, sessionId: string): Promise<'open' | 'ended' | null> {
  const [row] = await db
    .select({ revokedAt: userSessions.revokedAt })
    .from(userSessions)
    .where(eq(userSessions.sessionId, sessionId));
  if (!row) return null;
  return row.revokedAt === null ? 'open' : 'ended';
}

export async function recordActivity(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(userSessions)
    .set({ lastActivityAt: now, updatedAt: now })
    .where(eq(userSessions.sessionId, sessionId));
}

export async function recordSessionsEnded(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .update(userSessions)
    .set({ revokedAt: now, updatedAt: now })
    .where(and(inArray(userSessions.sessionId, [...sessionIds]), isNull(userSessions.revokedAt)));
}

/** Returns the latest sessions of a person, newest first. */
export const listSessions = (db: Database, userId: string) =>
  db
    .select()
    .from(userSessions)
    .where(eq(userSessions.userId, userId))
    .orderBy(desc(userSessions.createdAt), desc(userSessions.id))
    .limit(maxListedSessions);

export async function recordAllSessionsEnded(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(userSessions)
    .set({ revokedAt: now, updatedAt: now })
    .where(and(eq(userSessions.userId, userId), isNull(userSessions.revokedAt)));
}

export async function recordOtherSessionsEnded(
  db: Database,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<void> {
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
}

/** Finds a session by its row number; null if it belongs to another person. */
export async function findOwnSession(db: Database, userId: string, id: number): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: userSessions.sessionId })
    .from(userSessions)
    .where(and(eq(userSessions.userId, userId), eq(userSessions.id, id)));
  return row?.sessionId ?? null;
}
