import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../../platform/server/database/database.ts';
import { oneTimeTokens } from '../../tables.ts';

export type CodeRow = typeof oneTimeTokens.$inferSelect;
export type NewCode = Pick<CodeRow, 'userId' | 'kind' | 'tokenHash' | 'address' | 'createdAt' | 'expiresAt'>;

export type CodeStore = ReturnType<typeof createCodeStore>;

export function createCodeStore(db: Database) {
  return {
    /** Stores a code and deletes the user's earlier one of this kind. */
    async replace(code: NewCode): Promise<void> {
      const { tokenHash, address, createdAt, expiresAt } = code;
      await db
        .insert(oneTimeTokens)
        .values(code)
        .onConflictDoUpdate({
          target: [oneTimeTokens.userId, oneTimeTokens.kind],
          set: { tokenHash, address, createdAt, expiresAt, attempts: 0 },
        });
    },

    /** Consumes a try of each code before it is compared. Returns the codes that had a try left. */
    async tryCodes(userId: string, kinds: readonly string[], maxTries: number): Promise<CodeRow[]> {
      return db
        .update(oneTimeTokens)
        .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
        .where(
          and(
            eq(oneTimeTokens.userId, userId),
            inArray(oneTimeTokens.kind, [...kinds]),
            lt(oneTimeTokens.attempts, maxTries),
          ),
        )
        .returning();
    },

    async findByHash(hash: string, kinds: readonly string[]): Promise<CodeRow | null> {
      const [row] = await db
        .select()
        .from(oneTimeTokens)
        .where(and(eq(oneTimeTokens.tokenHash, hash), inArray(oneTimeTokens.kind, [...kinds])));
      return row ?? null;
    },

    /** Deletes a code because it was used. Of two simultaneous calls only one returns true. */
    async consume(code: Pick<CodeRow, 'id' | 'tokenHash'>): Promise<boolean> {
      const rows = await db
        .delete(oneTimeTokens)
        .where(and(eq(oneTimeTokens.id, code.id), eq(oneTimeTokens.tokenHash, code.tokenHash)))
        .returning({ id: oneTimeTokens.id });
      return rows.length > 0;
    },

    async find(userId: string, kind: string): Promise<CodeRow | null> {
      const [row] = await db
        .select()
        .from(oneTimeTokens)
        .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind)));
      return row ?? null;
    },

    async removeExpired(now: Date, most: number): Promise<void> {
      const old = db
        .select({ id: oneTimeTokens.id })
        .from(oneTimeTokens)
        .where(lt(oneTimeTokens.expiresAt, now))
        .limit(most);
      await db.delete(oneTimeTokens).where(inArray(oneTimeTokens.id, old));
    },
  };
}
