import { categories, findEntry } from '@ferrite/calculators/registry.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { toolAccessLogs, toolLinks } from '../tables.ts';
import type { ToolUse } from './uses.ts';

/** The log of what was opened; the members' own figures are their part. */
export async function seedUses(tx: Executor, uses: readonly ToolUse[]): Promise<void> {
  // One parameter: thousands of rows with four each would take longer to be read than to be written.
  await tx.execute(sql`
    INSERT INTO ${toolAccessLogs} (user_id, tool_name, category, accessed_at)
    SELECT "userId", "toolName", category, at
      FROM json_to_recordset(${JSON.stringify(uses)}::json) AS use("userId" uuid, "toolName" text, category text, at timestamptz)`);
}

/** Related links: posts of the archive that belong to a tool. @param links the calculator's id, and the post's */
export async function seedLinks(
  tx: Executor,
  links: readonly { readonly calculator: string; readonly post: number; readonly at: Date }[],
  adminId: string,
): Promise<void> {
  const rows = links.flatMap(({ calculator, post, at }) => {
    const entry = findEntry(calculator);
    const category = categories.find(({ id }) => id === entry?.category);
    if (!entry || !category) throw new Error(`There is no calculator ${calculator}.`);
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
