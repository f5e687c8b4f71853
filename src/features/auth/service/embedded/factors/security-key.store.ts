import { and, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../../platform/server/database/database.ts';
import { challenges, factors, securityKeys } from '../../tables.ts';
import { isDuplicate } from '../accounts/user.store.ts';
import { type FactorRow, raiseToAal2, removeUnverified } from './factor.store.ts';

export type SecurityKeyRow = typeof securityKeys.$inferSelect;
export type NewSecurityKey = Omit<typeof securityKeys.$inferInsert, 'factorId' | 'createdAt'>;

type Proof = {
  readonly factor: Pick<FactorRow, 'id' | 'userId' | 'factorType'>;
  readonly challengeId: string;
  readonly sessionId: string;
  readonly at: Date;
};
export type SecurityKeyStore = ReturnType<typeof createSecurityKeyStore>;

export function createSecurityKeyStore(db: Database) {
  /** Marks the challenge as used and upgrades the session, if `write` has saved the key or its counter. */
  async function accept(
    { factor, challengeId, sessionId, at }: Proof,
    write: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<boolean>,
  ): Promise<string[] | null> {
    return db.transaction(async (tx) => {
      const used = await tx
        .update(challenges)
        .set({ verifiedAt: at })
        .where(and(eq(challenges.id, challengeId), isNull(challenges.verifiedAt)))
        .returning({ id: challenges.id });
      if (used.length === 0 || !(await write(tx))) return null;
      await tx.update(factors).set({ status: 'verified', updatedAt: at }).where(eq(factors.id, factor.id));
      await removeUnverified(tx, factor);
      return raiseToAal2(tx, {
        ...{ userId: factor.userId, sessionId, factorId: factor.id },
        ...{ method: 'mfa/webauthn', at },
      });
    });
  }

  return {
    /** Returns the security keys of a user, oldest first. */
    async listOf(userId: string): Promise<SecurityKeyRow[]> {
      return db
        .select(getTableColumns(securityKeys))
        .from(securityKeys)
        .innerJoin(factors, eq(factors.id, securityKeys.factorId))
        .where(eq(factors.userId, userId))
        .orderBy(securityKeys.createdAt);
    },

    /**
     * Saves a new security key.
     * @returns ids of the ended sessions; null if the challenge was used, 'taken' if the key is already registered
     */
    async register(proof: Proof, key: NewSecurityKey): Promise<string[] | null | 'taken'> {
      try {
        return await accept(proof, async (tx) => {
          await tx.insert(securityKeys).values({ ...key, factorId: proof.factor.id, createdAt: proof.at });
          return true;
        });
      } catch (error) {
        if (isDuplicate(error)) return 'taken';
        throw error;
      }
    },

    /**
     * Saves the counter of a verified signature.
     * @returns ids of the ended sessions; null if the challenge or counter was used before
     */
    async use(proof: Proof, counter: number): Promise<string[] | null> {
      return accept(proof, async (tx) => {
        const counted = await tx
          .update(securityKeys)
          .set({ counter, lastUsedAt: proof.at })
          .where(
            and(
              eq(securityKeys.factorId, proof.factor.id),
              // Security keys without a counter always report 0.
              or(lt(securityKeys.counter, counter), sql`${counter} = 0 AND ${securityKeys.counter} = 0`),
            ),
          )
          .returning({ id: securityKeys.factorId });
        return counted.length > 0;
      });
    },
  };
}
