import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../../../platform/server/database/database.ts';
import { withDatabase } from '../../../../../platform/server/with-database.ts';
import { amr, authSessions, authUsers, factors, identities } from '../../tables.ts';
import type { IdentityRow, SeenFactor, WholeUser } from '../accounts/user.store.ts';

export type Proof = { readonly method: string; readonly timestamp: number };
export type SessionRow = typeof authSessions.$inferSelect & { readonly amr: readonly Proof[] };
export type NewSession = typeof authSessions.$inferInsert;
export type FoundSession = { readonly session: SessionRow; readonly whole: WholeUser };
export type ClientAddress = { readonly ip?: string | undefined; readonly userAgent?: string | undefined };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Row as JSON, with dates as texts. */
type AsJson<T> = {
  [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K];
};

// Related rows are aggregated, so a session with its user takes one query.
const shown = {
  session: authSessions,
  user: authUsers,
  identities: sql<AsJson<IdentityRow>[]>`(
    SELECT coalesce(json_agg(json_build_object('id', i.id, 'userId', i.user_id, 'provider', i.provider,
             'providerId', i.provider_id, 'identityData', i.identity_data, 'email', i.email,
             'lastSignInAt', i.last_sign_in_at, 'createdAt', i.created_at, 'updatedAt', i.updated_at)
             ORDER BY i.created_at), '[]')
      FROM ${identities} i WHERE i.user_id = ${authSessions.userId})`,
  factors: sql<AsJson<SeenFactor>[]>`(
    SELECT coalesce(json_agg(json_build_object('id', f.id, 'userId', f.user_id, 'factorType', f.factor_type,
             'status', f.status, 'friendlyName', f.friendly_name, 'phone', f.phone,
             'lastChallengedAt', f.last_challenged_at, 'createdAt', f.created_at, 'updatedAt', f.updated_at)
             ORDER BY f.created_at), '[]')
      FROM ${factors} f WHERE f.user_id = ${authSessions.userId})`,
  amr: sql<Proof[]>`(
    SELECT coalesce(json_agg(json_build_object('method', p.method,
             'timestamp', floor(extract(epoch FROM p.updated_at))::int8) ORDER BY p.updated_at DESC), '[]')
      FROM ${amr} p WHERE p.session_id = ${authSessions.id})`,
};

type Row = {
  session: typeof authSessions.$inferSelect;
  user: typeof authUsers.$inferSelect;
  identities: AsJson<IdentityRow>[];
  factors: AsJson<SeenFactor>[];
  amr: Proof[];
};

/** Maximum lifetime of a session, and maximum time since its last refresh. */
export type SessionLimits = { readonly lifeMs: number; readonly unusedMs: number };

export function createSessionStore(db: Database, { lifeMs, unusedMs }: SessionLimits) {
  const oldest = (at: Date) => new Date(at.getTime() - lifeMs).toISOString();
  const unusedSince = (at: Date) => new Date(at.getTime() - unusedMs).toISOString();
  const { withUser, exists, advance } = prepareStatements(db);
  return {
    ...withDatabase(db, { insert, removeOf }),

    /** Finds a session with its user in one query. */
    async find(id: string): Promise<FoundSession | null> {
      const [row] = await withUser.execute({ id });
      return row ? found(row) : null;
    },

    async has(id: string, at: Date): Promise<boolean> {
      const found = await exists.execute({ id, bornAfter: oldest(at), usedAfter: unusedSince(at) });
      return found.length > 0;
    },

    /** Returns whether the session has exceeded its lifetime or the time without a refresh. */
    isOver: (session: SessionRow, at: Date) =>
      session.createdAt.toISOString() <= oldest(at) ||
      session.refreshedAt.toISOString() <= unusedSince(at) ||
      (session.notAfter !== null && session.notAfter <= at),

    /**
     * Increases the refresh counter if it equals `counter`, the user is not banned and the session is valid. Of
     * simultaneous calls only one succeeds; no lock is needed.
     * @returns the session; null if a condition is not met
     */
    async advance(id: string, counter: number, at: Date, from: ClientAddress): Promise<FoundSession | null> {
      const [row] = await advance.execute({
        id,
        counter,
        now: at.toISOString(),
        bornAfter: oldest(at),
        usedAfter: unusedSince(at),
        ip: from.ip ?? null,
        userAgent: from.userAgent ?? null,
      });
      return row ? found(row as Row) : null;
    },

    /** Adds an authentication method with its time to the session. */
    addProof: (sessionId: string, method: string, at: Date) => writeProof(db, sessionId, method, at),

    /** Deletes a limited number of sessions that have ended or were not refreshed. */
    async removeEnded(at: Date, most: number): Promise<void> {
      const old = db
        .select({ id: authSessions.id })
        .from(authSessions)
        .where(
          or(
            sql`${authSessions.refreshedAt} <= ${unusedSince(at)}::timestamptz`,
            sql`${authSessions.createdAt} <= ${oldest(at)}::timestamptz`,
          ),
        )
        .limit(most);
      await db.delete(authSessions).where(inArray(authSessions.id, old));
    },
  };
}

/** Prepares the statements that run for every request of a logged-in user. */
function prepareStatements(db: Database) {
  const bornAfter = sql`${sql.placeholder('bornAfter')}::timestamptz`;
  const usedAfter = sql`${sql.placeholder('usedAfter')}::timestamptz`;
  const withUser = db
    .select(shown)
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authSessions.id, sql.placeholder('id')))
    .prepare('auth_session_with_user');
  const exists = db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(
      and(
        eq(authSessions.id, sql.placeholder('id')),
        sql`${authSessions.createdAt} > ${bornAfter}`,
        sql`${authSessions.refreshedAt} > ${usedAfter}`,
      ),
    )
    .prepare('auth_session_exists');

  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const advance = db
    .update(authSessions)
    .set({
      counter: sql`${authSessions.counter} + 1`,
      refreshedAt: now,
      updatedAt: now,
      userAgent: sql`coalesce(${sql.placeholder('userAgent')}, ${authSessions.userAgent})`,
      ip: sql`coalesce(${sql.placeholder('ip')}, ${authSessions.ip})`,
    })
    .from(authUsers)
    .where(
      and(
        eq(authSessions.id, sql.placeholder('id')),
        eq(authSessions.counter, sql.placeholder('counter')),
        eq(authUsers.id, authSessions.userId),
        or(isNull(authUsers.bannedUntil), lte(authUsers.bannedUntil, now as SQL<Date>)),
        or(isNull(authSessions.notAfter), sql`${authSessions.notAfter} > ${now}`),
        sql`${authSessions.createdAt} > ${bornAfter}`,
        sql`${authSessions.refreshedAt} > ${usedAfter}`,
      ),
    )
    .returning(shown)
    .prepare('auth_session_advance');
  return { withUser, exists, advance };
}

async function insert(db: Database, session: NewSession, method: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(authSessions).values(session);
    await tx.insert(amr).values({ sessionId: session.id, method, createdAt: at, updatedAt: at });
    await tx.update(authUsers).set({ lastSignInAt: at }).where(eq(authUsers.id, session.userId));
  });
}

/**
 * Deletes sessions of a user.
 * @returns ids of the deleted sessions
 */
async function removeOf(
  db: Database,
  userId: string,
  which: { only?: string; except?: string } = {},
): Promise<string[]> {
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
}

type Raised = {
  readonly sessionId: string;
  readonly factorId: string;
  readonly method: string;
  readonly at: Date;
};

/** Raises a session to aal2 and invalidates its earlier refresh tokens, within the transaction that accepts the factor. */
export async function raiseSessionToAal2(
  tx: Executor,
  { sessionId, factorId, method, at }: Raised,
): Promise<void> {
  await tx
    .update(authSessions)
    .set({
      aal: 'aal2',
      factorId,
      counter: sql`${authSessions.counter} + 2`,
      floor: sql`${authSessions.counter} + 2`,
      refreshedAt: at,
      updatedAt: at,
    })
    .where(eq(authSessions.id, sessionId));
  await writeProof(tx, sessionId, method, at);
}

/** Stores an authentication method unless the session has ended. */
async function writeProof(tx: Executor, sessionId: string, method: string, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO ${amr} (session_id, method, created_at, updated_at)
    SELECT id, ${method}, ${now}, ${now} FROM ${authSessions} WHERE id = ${sessionId} FOR KEY SHARE
    ON CONFLICT (session_id, method) DO UPDATE SET updated_at = excluded.updated_at`);
}

function found({ session, user, amr, ...seen }: Row): FoundSession {
  const ownIdentities = seen.identities.map((row) => ({
    ...row,
    lastSignInAt: moment(row.lastSignInAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  }));
  const ownFactors = seen.factors.map((row) => ({
    ...row,
    lastChallengedAt: moment(row.lastChallengedAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  }));
  return {
    session: { ...session, amr },
    whole: { user, identities: ownIdentities, factors: ownFactors },
  };
}

const moment = (text: string | null) => (text === null ? null : new Date(text));
