import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { amr, authSessions, authUsers, factors, identities } from '../../tables.ts';
import type { WholeUser } from './user-store.ts';

export type Proof = { readonly method: string; readonly timestamp: number };
export type SessionRow = typeof authSessions.$inferSelect & { readonly amr: readonly Proof[] };
export type NewSession = typeof authSessions.$inferInsert;

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(db: Database) {
  const proofs = sql<Proof[]>`(
    SELECT coalesce(json_agg(json_build_object('method', ${amr.method}, 'timestamp', floor(extract(epoch FROM ${amr.updatedAt}))::int8)
                             ORDER BY ${amr.updatedAt} DESC), '[]')
      FROM ${amr} WHERE ${amr.sessionId} = ${authSessions.id})`;

  // Prepared once: both are on the path of every request of a signed-in person.
  const withUser = db
    .select({ session: authSessions, user: authUsers, identity: identities, factor: factors, amr: proofs })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .leftJoin(identities, eq(identities.userId, authUsers.id))
    .leftJoin(factors, eq(factors.userId, authUsers.id))
    .where(eq(authSessions.id, sql.placeholder('id')))
    .prepare('auth_session_with_user');
  const exists = db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(eq(authSessions.id, sql.placeholder('id')))
    .prepare('auth_session_exists');

  const advance = db
    .update(authSessions)
    .set({
      counter: sql`${authSessions.counter} + 1`,
      refreshedAt: sql`${sql.placeholder('now')}::timestamptz`,
      updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
      userAgent: sql`coalesce(${sql.placeholder('userAgent')}, ${authSessions.userAgent})`,
      ip: sql`coalesce(${sql.placeholder('ip')}, ${authSessions.ip})`,
    })
    .where(
      and(eq(authSessions.id, sql.placeholder('id')), eq(authSessions.counter, sql.placeholder('counter'))),
    )
    .returning({ counter: authSessions.counter })
    .prepare('auth_session_advance');

  return {
    /** A session with its person, all in one query. */
    async find(id: string): Promise<{ session: SessionRow; whole: WholeUser } | null> {
      const rows = await withUser.execute({ id });
      const [first] = rows;
      if (!first) return null;
      const whole = {
        user: first.user,
        identities: distinct(rows.map((row) => row.identity)),
        factors: distinct(rows.map((row) => row.factor)),
      };
      return { session: { ...first.session, amr: first.amr }, whole };
    },

    async has(id: string): Promise<boolean> {
      return (await exists.execute({ id })).length > 0;
    },

    async insert(session: NewSession, method: string, at: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.insert(authSessions).values(session);
        await tx.insert(amr).values({ sessionId: session.id, method, createdAt: at, updatedAt: at });
        await tx.update(authUsers).set({ lastSignInAt: at }).where(eq(authUsers.id, session.userId));
      });
    },

    /**
     * Moves on to the next refresh token, if the counter is still what the caller saw.
     * Of several that try at once one succeeds; no lock is held meanwhile.
     */
    async advance(
      id: string,
      counter: number,
      at: Date,
      from: { ip?: string | undefined; userAgent?: string | undefined },
    ): Promise<boolean> {
      const now = at.toISOString();
      const rows = await advance.execute({
        id,
        counter,
        now,
        ip: from.ip ?? null,
        userAgent: from.userAgent ?? null,
      });
      return rows.length > 0;
    },

    /** @returns the ids of the sessions that were there */
    async removeOf(userId: string, which: { only?: string; except?: string } = {}): Promise<string[]> {
      const removed = await db
        .delete(authSessions)
        .where(
          and(
            eq(authSessions.userId, userId),
            which.only ? eq(authSessions.id, which.only) : undefined,
            which.except ? ne(authSessions.id, which.except) : undefined,
          ),
        )
        .returning({ id: authSessions.id });
      return removed.map((row) => row.id);
    },

    /** Forgets sessions that nobody has refreshed for long; a bounded number at a time. */
    async removeUnusedSince(limit: Date, most: number): Promise<void> {
      const old = db
        .select({ id: authSessions.id })
        .from(authSessions)
        .where(lt(authSessions.refreshedAt, limit))
        .limit(most);
      await db.delete(authSessions).where(inArray(authSessions.id, old));
    },
  };
}

/** The join repeats each identity for each factor. */
function distinct<T extends { readonly id: string; readonly createdAt: Date }>(
  rows: readonly (T | null)[],
): T[] {
  const byId = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return [...byId.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
