import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../../../platform/server/database/database.ts';
import { flowStates } from '../../tables.ts';

export type FlowRow = typeof flowStates.$inferSelect;
export type FlowStore = ReturnType<typeof createFlowStore>;

export function createFlowStore(db: Database) {
  return {
    /** Stores a new flow and deletes a pending one of the same kind. */
    async begin(flow: typeof flowStates.$inferInsert & { userId: string }): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .delete(flowStates)
          .where(
            and(
              eq(flowStates.userId, flow.userId),
              eq(flowStates.method, flow.method),
              isNull(flowStates.issuedAt),
            ),
          );
        await tx.insert(flowStates).values(flow);
      });
    },

    /**
     * Stores the code of a pending flow.
     * @returns false if no flow is pending
     */
    async issue(userId: string, method: string, codeHash: string, at: Date): Promise<boolean> {
      const rows = await db
        .update(flowStates)
        .set({ authCode: codeHash, issuedAt: at })
        .where(and(eq(flowStates.userId, userId), eq(flowStates.method, method), isNull(flowStates.issuedAt)))
        .returning({ id: flowStates.id });
      return rows.length > 0;
    },

    /** Deletes the flow of a code and returns it, even if it turns out to be invalid. */
    async take(codeHash: string): Promise<FlowRow | null> {
      const [row] = await db.delete(flowStates).where(eq(flowStates.authCode, codeHash)).returning();
      return row ?? null;
    },

    async removeBegunBefore(limit: Date, most: number): Promise<void> {
      const old = db
        .select({ id: flowStates.id })
        .from(flowStates)
        .where(lt(flowStates.createdAt, limit))
        .limit(most);
      await db.delete(flowStates).where(inArray(flowStates.id, old));
    },
  };
}
