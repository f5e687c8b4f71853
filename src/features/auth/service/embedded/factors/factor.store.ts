import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Database, type Executor, lockName } from '../../../../../platform/server/database/database.ts';
import { withDatabase } from '../../../../../platform/server/with-database.ts';
import { amr, authSessions, challenges, factors } from '../../tables.ts';
import { isDuplicate, type SeenFactor, seenColumns } from '../accounts/user.store.ts';
import { raiseSessionToAal2 } from '../sessions/session.store.ts';

export type FactorRow = typeof factors.$inferSelect;
export type ChallengeRow = typeof challenges.$inferSelect;
export type NewFactor = typeof factors.$inferInsert;

export type FactorStore = ReturnType<typeof createFactorStore>;

export const createFactorStore = (db: Database) =>
  withDatabase(db, {
    list,
    find,
    hasVerified,
    removeUnfinished,
    insert,
    challenge,
    tryChallenge,
    hasChallenge,
    accept,
    remove,
  });

type Raise = { userId: string; sessionId: string; factorId: string; method: string; at: Date };

/** Deletes the person's unfinished factors of the same type. */
export async function removeUnverified(
  tx: Executor,
  { userId, factorType }: Pick<FactorRow, 'userId' | 'factorType'>,
): Promise<void> {
  const isSameType = and(eq(factors.userId, userId), eq(factors.factorType, factorType));
  await tx.delete(factors).where(and(isSameType, eq(factors.status, 'unverified')));
}

/**
 * Raises a session to aal2 and ends the person's sessions at aal1.
 * @returns ids of the ended sessions
 */
export async function raiseToAal2(
  tx: Executor,
  { userId, sessionId, factorId, method, at }: Raise,
): Promise<string[]> {
  await raiseSessionToAal2(tx, { sessionId, factorId, method, at });
  const ended = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.aal, 'aal1'), ne(authSessions.id, sessionId)))
    .returning({ id: authSessions.id });
  return ended.map((row) => row.id);
}

async function lower(tx: Executor, factorIds: readonly string[]): Promise<void> {
  const fallen = await tx
    .update(authSessions)
    .set({ aal: 'aal1', factorId: null })
    .where(inArray(authSessions.factorId, [...factorIds]))
    .returning({ id: authSessions.id });
  if (fallen.length === 0) return;
  const ids = fallen.map((row) => row.id);
  await tx
    .delete(amr)
    .where(
      and(inArray(amr.sessionId, ids), inArray(amr.method, ['totp', 'mfa/webauthn', 'mfa/recovery_code'])),
    );
}

async function list(db: Database, userId: string): Promise<SeenFactor[]> {
  return db.select(seenColumns).from(factors).where(eq(factors.userId, userId)).orderBy(factors.createdAt);
}

async function find(db: Database, userId: string, id: string): Promise<FactorRow | null> {
  const [row] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.id, id)));
  return row ?? null;
}

async function hasVerified(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, 'verified')))
    .limit(1);
  return rows.length > 0;
}

/** Deletes factors that were started before `begunBefore` and never verified. */
async function removeUnfinished(db: Database, userId: string, begunBefore: Date): Promise<void> {
  await db
    .delete(factors)
    .where(
      and(eq(factors.userId, userId), eq(factors.status, 'unverified'), lt(factors.createdAt, begunBefore)),
    );
}

/**
 * Inserts a factor.
 * @returns 'full' if the user already has `most` factors, null if the name is in use
 */
async function insert(db: Database, factor: NewFactor, most: number): Promise<FactorRow | 'full' | null> {
  try {
    return await db.transaction(async (tx) => {
      await lockName(tx, `factors ${factor.userId}`);
      if ((await tx.$count(factors, eq(factors.userId, factor.userId))) >= most) return 'full';
      const [row] = await tx.insert(factors).values(factor).returning();
      return row ?? null;
    });
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

async function challenge(
  db: Database,
  challenge: typeof challenges.$inferInsert,
  at: Date,
): Promise<ChallengeRow> {
  return db.transaction(async (tx) => {
    await tx
      .delete(challenges)
      .where(and(eq(challenges.factorId, challenge.factorId), lt(challenges.expiresAt, at)));
    await tx.update(factors).set({ lastChallengedAt: at }).where(eq(factors.id, challenge.factorId));
    const [row] = await tx.insert(challenges).values(challenge).returning();
    if (!row) throw new Error('The challenge was not inserted.');
    return row;
  });
}

/** Consumes a try of a challenge before its code is compared; null if no try is left. */
async function tryChallenge(
  db: Database,
  factorId: string,
  id: string,
  most: number,
): Promise<ChallengeRow | null> {
  const [row] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(
        eq(challenges.id, id),
        eq(challenges.factorId, factorId),
        lt(challenges.attempts, most),
        isNull(challenges.verifiedAt),
      ),
    )
    .returning();
  return row ?? null;
}

async function hasChallenge(db: Database, factorId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(eq(challenges.id, id), eq(challenges.factorId, factorId)));
  return rows.length > 0;
}

/**
 * Applies a correct code in one transaction: marks the challenge and the time step as used, verifies the factor,
 * upgrades the session to aal2, ends sessions at aal1, and deletes the user's unverified factors.
 * @returns ids of the ended sessions; null if the challenge or time step was used before
 */
async function accept(
  db: Database,
  proof: {
    factor: Pick<FactorRow, 'id' | 'userId' | 'factorType'>;
    challengeId: string;
    step: number;
    sessionId: string;
    at: Date;
  },
): Promise<string[] | null> {
  const { factor, challengeId, step, sessionId, at } = proof;
  return db.transaction(async (tx) => {
    const used = await tx
      .update(challenges)
      .set({ verifiedAt: at })
      .where(and(eq(challenges.id, challengeId), isNull(challenges.verifiedAt)))
      .returning({ id: challenges.id });
    if (used.length === 0) return null;
    const stepped = await tx
      .update(factors)
      .set({ lastStep: step, status: 'verified', updatedAt: at })
      .where(and(eq(factors.id, factor.id), or(isNull(factors.lastStep), lt(factors.lastStep, step))))
      .returning({ id: factors.id });
    if (stepped.length === 0) return null;
    await removeUnverified(tx, factor);
    return raiseToAal2(tx, { userId: factor.userId, sessionId, factorId: factor.id, method: 'totp', at });
  });
}

/**
 * Removes a factor. Sessions verified by it fall back to aal1; recovery codes are removed with the last factor.
 * @param actingSessionId session of the user who removes it; stays at aal2 if another factor is left
 */
async function remove(
  db: Database,
  userId: string,
  id: string,
  actingSessionId?: string,
): Promise<SeenFactor | null> {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(factors)
      .where(and(eq(factors.userId, userId), eq(factors.id, id)))
      .returning(seenColumns);
    if (!removed) return null;
    const gone = [removed.id];
    const [left] = await tx
      .select({ id: factors.id })
      .from(factors)
      .where(
        and(
          eq(factors.userId, userId),
          eq(factors.status, 'verified'),
          ne(factors.factorType, 'recovery_code'),
        ),
      )
      .orderBy(factors.createdAt)
      .limit(1);
    if (left && actingSessionId)
      await tx
        .update(authSessions)
        .set({ factorId: left.id })
        .where(and(eq(authSessions.id, actingSessionId), eq(authSessions.factorId, id)));
    if (!left) {
      const codes = await tx
        .delete(factors)
        .where(and(eq(factors.userId, userId), eq(factors.factorType, 'recovery_code')))
        .returning({ id: factors.id });
      gone.push(...codes.map((each) => each.id));
    }
    await lower(tx, gone);
    return removed;
  });
}
