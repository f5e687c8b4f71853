import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { emailVerifications } from '../tables.ts';

export type CodeRow = typeof emailVerifications.$inferSelect;
export type CodePurpose = 'verify' | 'reset';

type NewCode = Pick<CodeRow, 'email' | 'verificationCode' | 'createdAt' | 'expiresAt'> & {
  readonly purpose: CodePurpose;
};

const table = emailVerifications;

/** Store of mailed codes: one per email address and purpose. Email addresses are in lower case. */
export function createCodeStore(db: Database) {
  return {
    async find(email: string, purpose: CodePurpose): Promise<CodeRow | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.email, email), eq(table.purpose, purpose)));
      return row ?? null;
    },

    /**
     * Replaces the code of a mailbox if it was created at or before `olderThan`.
     * @returns whether it was replaced
     */
    async replace(code: NewCode, olderThan: Date): Promise<boolean> {
      const { verificationCode, createdAt, expiresAt } = code;
      const rows = await db
        .insert(table)
        .values(code)
        .onConflictDoUpdate({
          target: [table.email, table.purpose],
          set: { verificationCode, createdAt, expiresAt, attempts: 0 },
          setWhere: lte(table.createdAt, olderThan),
        })
        .returning({ id: table.id });
      return rows.length > 0;
    },

    /** Consumes a try before the code is compared. Returns null if there is no code or no try left. */
    async consumeTry(email: string, purpose: CodePurpose, maxTries: number): Promise<CodeRow | null> {
      const [row] = await db
        .update(table)
        .set({ attempts: sql`${table.attempts} + 1` })
        .where(and(eq(table.email, email), eq(table.purpose, purpose), lt(table.attempts, maxTries)))
        .returning();
      return row ?? null;
    },

    /** Deletes a code because it was used. Of two simultaneous calls only one returns true. */
    async consume({ id, verificationCode }: CodeRow): Promise<boolean> {
      const rows = await db
        .delete(table)
        .where(and(eq(table.id, id), eq(table.verificationCode, verificationCode)))
        .returning({ id: table.id });
      return rows.length > 0;
    },

    /** Stores a used code again with one try fewer counted, unless there is a newer code. */
    async restore({ id: _id, attempts, ...code }: CodeRow): Promise<void> {
      await db
        .insert(table)
        .values({ ...code, attempts: Math.max(0, attempts - 1) })
        .onConflictDoNothing();
    },

    async removeExpired(now: Date): Promise<void> {
      await db.delete(table).where(lt(table.expiresAt, now));
    },
  };
}

export type CodeStore = ReturnType<typeof createCodeStore>;
