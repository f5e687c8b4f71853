import { and, asc, count, eq } from 'drizzle-orm';
import { type Database, type Executor, lockName } from '../../platform/server/database/database.ts';
import { toolLinks } from './tables.ts';

/** Key of a tool in the tables: English category and name. */
export type ToolName = { readonly category: string; readonly toolName: string };

/** Creates the store of the related links of tools. */
export function createToolsStore(db: Database) {
  return {
    /** Returns the related links of all tools, oldest first. */
    async listLinks(): Promise<(ToolName & { url: string })[]> {
      return db
        .select({ category: toolLinks.category, toolName: toolLinks.toolName, url: toolLinks.url })
        .from(toolLinks)
        .orderBy(asc(toolLinks.id));
    },

    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

    /** Adds a link unless the tool has it already or has `limit` links. */
    async addLink(
      tx: Executor,
      link: ToolName & { readonly url: string; readonly createdBy: string; readonly createdAt: Date },
      limit: number,
    ): Promise<'added' | 'exists' | 'full'> {
      const { category, toolName } = link;
      const ofTool = and(eq(toolLinks.category, category), eq(toolLinks.toolName, toolName));
      await lockName(tx, `links ${category} ${toolName}`);
      const [links] = await tx.select({ total: count() }).from(toolLinks).where(ofTool);
      if (links && links.total >= limit) return 'full';
      const rows = await tx
        .insert(toolLinks)
        .values(link)
        .onConflictDoNothing()
        .returning({ id: toolLinks.id });
      return rows.length > 0 ? 'added' : 'exists';
    },

    /** Removes a link. @returns false if the link does not exist */
    async removeLink(tx: Executor, { category, toolName }: ToolName, url: string): Promise<boolean> {
      const rows = await tx
        .delete(toolLinks)
        .where(
          and(eq(toolLinks.category, category), eq(toolLinks.toolName, toolName), eq(toolLinks.url, url)),
        )
        .returning({ id: toolLinks.id });
      return rows.length > 0;
    },
  };
}

export type ToolsStore = ReturnType<typeof createToolsStore>;
