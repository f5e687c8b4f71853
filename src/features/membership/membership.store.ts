import { eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { localUsers } from './tables.ts';

/** Increments the member's number of tool uses, in the transaction that logs the use. */
export async function countToolUse(tx: Executor, memberId: string, at: Date): Promise<void> {
  await tx
    .update(localUsers)
    .set({
      totalToolsUsed: sql`${localUsers.totalToolsUsed} + 1`,
      firstToolUsedAt: sql`coalesce(${localUsers.firstToolUsedAt}, ${at.toISOString()}::timestamptz)`,
      lastToolUsedAt: at,
    })
    .where(eq(localUsers.id, memberId));
}

export function createMembershipStore(db: Database) {
  return {
    /** Returns the data on which premium access depends; null for an unknown id. */
    async findStanding(
      memberId: string,
    ): Promise<{ role: string; subscriptionStatus: string; subscriptionExpiresAt: Date | null } | null> {
      const [row] = await db
        .select({
          role: localUsers.role,
          subscriptionStatus: localUsers.subscriptionStatus,
          subscriptionExpiresAt: localUsers.subscriptionExpiresAt,
        })
        .from(localUsers)
        .where(eq(localUsers.id, memberId));
      return row ?? null;
    },
  };
}
