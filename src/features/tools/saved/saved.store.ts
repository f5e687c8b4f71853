import { and, count, desc, eq } from 'drizzle-orm';
import { type Database, lockName } from '../../../platform/server/database/database.ts';
import { savedCalculations } from '../tables.ts';

export type SavedRow = typeof savedCalculations.$inferSelect;

const isOwn = (memberId: string, id: number) =>
  and(eq(savedCalculations.id, id), eq(savedCalculations.userId, memberId));

export function createSavedStore(db: Database) {
  return {
    /** Inserts a saved calculation. @returns null if the member already has `limit` of them */
    async insert(row: Omit<SavedRow, 'id'>, limit: number): Promise<SavedRow | null> {
      return db.transaction(async (tx) => {
        await lockName(tx, `saved calculations ${row.userId}`);
        if ((await tx.$count(savedCalculations, eq(savedCalculations.userId, row.userId))) >= limit)
          return null;
        const [saved] = await tx.insert(savedCalculations).values(row).returning();
        return saved ?? null;
      });
    },

    async count(memberId: string): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(savedCalculations)
        .where(eq(savedCalculations.userId, memberId));
      return row?.total ?? 0;
    },

    /** Returns the member's calculations, newest first. */
    list: (memberId: string, limit: number): Promise<SavedRow[]> =>
      db
        .select()
        .from(savedCalculations)
        .where(eq(savedCalculations.userId, memberId))
        .orderBy(desc(savedCalculations.createdAt), desc(savedCalculations.id))
        .limit(limit),

    /** Renames a saved calculation. @returns false if the member has no such calculation */
    async rename(memberId: string, id: number, name: string): Promise<boolean> {
      const rows = await db
        .update(savedCalculations)
        .set({ name })
        .where(isOwn(memberId, id))
        .returning({ id: savedCalculations.id });
      return rows.length === 1;
    },

    /** Removes a saved calculation. @returns false if the member has no such calculation */
    async remove(memberId: string, id: number): Promise<boolean> {
      const rows = await db
        .delete(savedCalculations)
        .where(isOwn(memberId, id))
        .returning({ id: savedCalculations.id });
      return rows.length === 1;
    },
  };
}

export type SavedStore = ReturnType<typeof createSavedStore>;
