import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../../../platform/server/database/database.ts';
import { withDatabase } from '../../../../../platform/server/with-database.ts';
import { factors, recoveryCodes } from '../../tables.ts';
import { isDuplicate } from '../accounts/user.store.ts';
import { type FactorRow, raiseToAal2 } from './factor.store.ts';

export type CodeSet = { readonly factor: FactorRow; readonly total: number; readonly remaining: number };
export type RecoveryCodeStore = ReturnType<typeof createRecoveryCodeStore>;

export const createRecoveryCodeStore = (db: Database) =>
  withDatabase(db, { find, insert, replace, use, remove });

async function find(db: Database, userId: string): Promise<CodeSet | null> {
  const [factor] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.factorType, 'recovery_code')));
  if (!factor) return null;
  const unused = count(recoveryCodes.id);
  const [all, left] = await Promise.all([
    db.select({ number: unused }).from(recoveryCodes).where(eq(recoveryCodes.factorId, factor.id)),
    db
      .select({ number: unused })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.factorId, factor.id), isNull(recoveryCodes.usedAt))),
  ]);
  return { factor, total: all[0]?.number ?? 0, remaining: left[0]?.number ?? 0 };
}

/**
 * Inserts the user's recovery codes.
 * @returns null if the user already has some or the factor name is in use
 */
async function insert(
  db: Database,
  userId: string,
  { friendlyName, hashes }: { readonly friendlyName: string; readonly hashes: readonly string[] },
  at: Date,
): Promise<FactorRow | null> {
  try {
    return await db.transaction(async (tx) => {
      const [factor] = await tx
        .insert(factors)
        .values({
          userId,
          factorType: 'recovery_code',
          status: 'verified',
          friendlyName,
          createdAt: at,
          updatedAt: at,
        })
        .returning();
      if (!factor) return null;
      await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ factorId: factor.id, codeHash })));
      return factor;
    });
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

async function replace(db: Database, factorId: string, hashes: readonly string[], at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(factors).set({ updatedAt: at }).where(eq(factors.id, factorId));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factorId));
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ factorId, codeHash })));
  });
}

/**
 * Marks a recovery code as used and upgrades the session, in one transaction.
 * @returns ids of the ended sessions; null for a wrong or used code
 */
async function use(
  db: Database,
  used: {
    factor: Pick<FactorRow, 'id' | 'userId'>;
    codeHash: string;
    sessionId: string;
    at: Date;
  },
): Promise<string[] | null> {
  const { factor, codeHash, sessionId, at } = used;
  return db.transaction(async (tx) => {
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: at })
      .where(
        and(
          eq(recoveryCodes.factorId, factor.id),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ id: recoveryCodes.id });
    if (used.length === 0) return null;
    const { id: factorId, userId } = factor;
    return raiseToAal2(tx, { userId, sessionId, factorId, method: 'mfa/recovery_code', at });
  });
}

async function remove(db: Database, userId: string): Promise<boolean> {
  const removed = await db
    .delete(factors)
    .where(and(eq(factors.userId, userId), eq(factors.factorType, 'recovery_code')))
    .returning({ id: factors.id });
  return removed.length > 0;
}
