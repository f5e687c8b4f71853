import { categories, findEntry } from '@ferrite/calculators/registry.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/server/database/database.ts';
import { toolAccessLogs, toolLinks } from '../tables.ts';
import type { ToolUse } from './uses.ts';

/** Writes the log of tool uses. The usage counts of members are seeded separately. */
export async function seedUses(tx: Executor, uses: readonly ToolUse[]): Promise<void> {
  // One JSON parameter; parsing thousands of rows of parameters would take longer than the insert.
  await tx.execute(sql`
    INSERT INTO ${toolAccessLogs} (user_id, tool_name, category, accessed_at)
    SELECT "userId", "toolName", category, at
      FROM json_to_recordset(${JSON.stringify(uses)}::json) AS use("userId" uuid, "toolName" text, category text, at timestamptz)`);
}

/** Writes related links to posts. @param links pairs of calculator id and post id */
export async function seedLinks(
  tx: Executor,
  links: readonly { readonly calculator: string; readonly post: number; readonly at: Date }[],
  adminId: string,
): Promise<void> {
  const rows = links.flatMap(({ calculator, post, at }) => {
    const entry = findEntry(calculator);
    const category = categories.find(({ id }) => id === entry?.category);
    if (!entry || !category) throw new Error(`Unknown calculator ${calculator}.`);
    return {
      category: category.name,
      toolName: entry.name,
      url: `/resources/${post}`,
      createdBy: adminId,
      createdAt: at,
    };
  });
  if (rows.length > 0) await tx.insert(toolLinks).values(rows).onConflictDoNothing();
}
