import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { type Database, deleteInBatches, type Executor } from '../../../platform/server/database/database.ts';
import { localUsers } from '../../membership/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';
import { toolAccessLogs } from '../tables.ts';
import type { ToolName } from '../tools.store.ts';

/** Time of uses by a member; `dayStart` is the start of the day for which the limit counts. */
type UseTime = {
  readonly memberId: string;
  readonly at: Date;
  readonly dayStart: Date;
};

/** Creates the store of uses. @param countUse increments the usage count of the member within the same transaction */
export function createUsesStore(
  db: Database,
  countUse: (tx: Executor, memberId: string, at: Date) => Promise<void>,
) {
  return {
    /** Returns the different tools that a member has used since a time. */
    listTools: (memberId: string, since: Date): Promise<ToolName[]> => toolsSince(db, memberId, since),

    /**
     * Records the uses that `decide` returns, all or none. Locks the member's row, which prevents two concurrent uses
     * from both taking the last slot of the limit.
     * @param decide receives the tools used on that day; returns a refusal or the uses to record
     */
    async record<R>(
      { memberId, at, dayStart }: UseTime,
      decide: (
        today: readonly ToolName[],
      ) => { readonly refused: R } | { readonly uses: readonly ToolName[] },
    ): Promise<R | null> {
      return db.transaction(async (tx) => {
        await tx
          .select({ id: localUsers.id })
          .from(localUsers)
          .where(eq(localUsers.id, memberId))
          .for('update');
        const decided = decide(await toolsSince(tx, memberId, dayStart));
        if ('refused' in decided) return decided.refused;
        for (const { category, toolName } of decided.uses) {
          await tx.insert(toolAccessLogs).values({ userId: memberId, category, toolName, accessedAt: at });
          await countUse(tx, memberId, at);
        }
        return null;
      });
    },
  };
}

export type UsesStore = ReturnType<typeof createUsesStore>;

/**
 * Deletes uses older than `before`, except those of members who have withdrawn from a contract, because the decision on
 * the withdrawal lists them.
 */
export async function removeUses(db: Database, before: Date): Promise<void> {
  const isOfWithdrawal = sql`exists (select from ${refundRequests}
    where ${refundRequests.userId} = ${toolAccessLogs.userId} and ${refundRequests.kind} = 'withdrawal')`;
  await deleteInBatches(
    db,
    toolAccessLogs,
    and(lt(toolAccessLogs.accessedAt, before), sql`not ${isOfWithdrawal}`),
  );
}

const toolsSince = (tx: Executor, memberId: string, since: Date): Promise<ToolName[]> =>
  tx
    .selectDistinct({ category: toolAccessLogs.category, toolName: toolAccessLogs.toolName })
    .from(toolAccessLogs)
    .where(and(eq(toolAccessLogs.userId, memberId), gte(toolAccessLogs.accessedAt, since)));
