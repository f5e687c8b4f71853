import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { savedCalculations } from '../tables.ts';

export type SavedRow = typeof savedCalculations.$inferSelect;

export function createSavedStore(db: Database) {
  return {
    async insert(row: Omit<SavedRow, 'id'>): Promise<SavedRow> {
      const [saved] = await db.insert(savedCalculations).values(row).returning();
      if (!saved) throw new Error('The calculation was not saved.');
      return saved;
    },

    async count(memberId: string): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(savedCalculations)
        .where(eq(savedCalculations.userId, memberId));
      return row?.total ?? 0;
    },

    /** A member's own, newest first. */
    list: (memberId: string, most: number): Promise<SavedRow[]> =>
      db
        .select()
        .from(savedCalculations)
        .where(eq(savedCalculations.userId, memberId))
        .orderBy(desc(savedCalculations.createdAt), desc(savedCalculations.id))
        .limit(most),

    /** @returns false when this member has no such calculation */
    async remove(memberId: string, id: number): Promise<boolean> {
      const rows = await db
        .delete(savedCalculations)
        .where(and(eq(savedCalculations.id, id), eq(savedCalculations.userId, memberId)))
        .returning({ id: savedCalculations.id });
      return rows.length === 1;
    },
  };
}

export type SavedStore = ReturnType<typeof createSavedStore>;
