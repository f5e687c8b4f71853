import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { emailVerifications } from '../tables.ts';

export type CodeRow = typeof emailVerifications.$inferSelect;
export type CodePurpose = 'verify' | 'reset';

type NewCode = Pick<CodeRow, 'email' | 'verificationCode' | 'createdAt' | 'expiresAt'> & {
  readonly purpose: CodePurpose;
};

const table = emailVerifications;

/** Store of mailed codes, one per address and purpose. Addresses are in lower case. */
export function createCodeStore(db: Database) {
  return {
    async find(email: string, purpose: CodePurpose): Promise<CodeRow | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.email, email), eq(table.purpose, purpose)));
      return row ?? null;
    },

    /** Replaces a code. @returns false if the existing one is newer, also for concurrent requests */
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

    /** Consumes a try before the comparison; null without a code or a remaining try. */
    async consumeTry(email: string, purpose: CodePurpose, maxTries: number): Promise<CodeRow | null> {
      const [row] = await db
        .update(table)
        .set({ attempts: sql`${table.attempts} + 1` })
        .where(and(eq(table.email, email), eq(table.purpose, purpose), lt(table.attempts, maxTries)))
        .returning();
      return row ?? null;
    },

    /** Redeems a code; of two concurrent calls one returns true. */
    async consume({ id, verificationCode }: CodeRow): Promise<boolean> {
      const rows = await db
        .delete(table)
        .where(and(eq(table.id, id), eq(table.verificationCode, verificationCode)))
        .returning({ id: table.id });
      return rows.length > 0;
    },

    /** Restores a code as before its last try, unless there is a newer one. */
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
