import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import {
  type Database,
  deleteInBatches,
  type Executor,
  lockName,
} from '../../platform/server/database/database.ts';
import { localUsers } from '../membership/tables.ts';
import { refundRequests } from '../refunds/tables.ts';
import { toolAccessLogs, toolLinks } from './tables.ts';
import type { DayUse } from './tools.rules.ts';

/** Key of a tool in the tables: English category and name. */
export type ToolName = { readonly category: string; readonly toolName: string };

/** Use of a tool; `dayStart` is the start of the day for which the limit counts. */
type Use = {
  readonly memberId: string;
  readonly tool: ToolName;
  readonly at: Date;
  readonly dayStart: Date;
};

/** Creates the store of tools. @param countUse increments the usage count of the member within the same transaction */
export function createToolsStore(
  db: Database,
  countUse: (tx: Executor, memberId: string, at: Date) => Promise<void>,
) {
  return {
    /** Returns the related links of all tools, oldest first. */
    async listLinks(): Promise<(ToolName & { url: string })[]> {
      return db
        .select({ category: toolLinks.category, toolName: toolLinks.toolName, url: toolLinks.url })
        .from(toolLinks)
        .orderBy(asc(toolLinks.id));
    },

    /** Adds a link unless the tool has it already or has `limit` links. */
    async addLink(
      link: ToolName & { readonly url: string; readonly createdBy: string; readonly createdAt: Date },
      limit: number,
    ): Promise<'added' | 'exists' | 'full'> {
      const { category, toolName } = link;
      const ofTool = and(eq(toolLinks.category, category), eq(toolLinks.toolName, toolName));
      return db.transaction(async (tx) => {
        await lockName(tx, `links ${category} ${toolName}`);
        if ((await tx.$count(toolLinks, ofTool)) >= limit) return 'full';
        const rows = await tx
          .insert(toolLinks)
          .values(link)
          .onConflictDoNothing()
          .returning({ id: toolLinks.id });
        return rows.length > 0 ? 'added' : 'exists';
      });
    },

    /** Removes a link. @returns false if the link does not exist */
    async removeLink({ category, toolName }: ToolName, url: string): Promise<boolean> {
      const rows = await db
        .delete(toolLinks)
        .where(
          and(eq(toolLinks.category, category), eq(toolLinks.toolName, toolName), eq(toolLinks.url, url)),
        )
        .returning({ id: toolLinks.id });
      return rows.length > 0;
    },

    /**
     * Records a use unless `decide` refuses. Locks the member's row, which prevents two concurrent uses from both
     * taking the last slot of the limit.
     */
    async recordUse<R>(
      { memberId, tool, at, dayStart }: Use,
      decide: (today: DayUse) => R | null,
      onlyOnce = false,
    ): Promise<R | null> {
      return db.transaction(async (tx) => {
        await tx
          .select({ id: localUsers.id })
          .from(localUsers)
          .where(eq(localUsers.id, memberId))
          .for('update');
        const today = await dayUse(tx, memberId, tool, dayStart);
        const refused = decide(today);
        if (refused !== null) return refused;
        if (today.includesThis && onlyOnce) return null;
        await tx.insert(toolAccessLogs).values({ userId: memberId, ...tool, accessedAt: at });
        await countUse(tx, memberId, at);
        return null;
      });
    },
  };
}

export type ToolsStore = ReturnType<typeof createToolsStore>;

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

async function dayUse(tx: Executor, memberId: string, tool: ToolName, dayStart: Date): Promise<DayUse> {
  const isThis = sql`(${toolAccessLogs.category} = ${tool.category} AND ${toolAccessLogs.toolName} = ${tool.toolName})`;
  const [row] = await tx
    .select({
      differentTools: sql<number>`count(DISTINCT (${toolAccessLogs.category}, ${toolAccessLogs.toolName}))::int`,
      includesThis: sql<boolean>`coalesce(bool_or(${isThis}), false)`,
    })
    .from(toolAccessLogs)
    .where(and(eq(toolAccessLogs.userId, memberId), gte(toolAccessLogs.accessedAt, dayStart)));
  return row ?? { differentTools: 0, includesThis: false };
}
