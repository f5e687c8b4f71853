import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { updateUsersRow } from '../member.store.ts';
import { isExpired } from '../membership.rules.ts';
import { localUsers } from '../tables.ts';
import { lockMember } from './period.store.ts';

/**
 * Turns a member whose membership has expired into a free member; other members, e.g. one who has renewed meanwhile,
 * are not changed.
 */
export async function continueFree(db: Database, memberId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member || !isExpired(member, now)) return;
    await tx
      .update(localUsers)
      .set({ subscriptionStatus: 'free', membershipType: 'free', updatedAt: now })
      .where(eq(localUsers.id, memberId));
    await updateUsersRow(tx, memberId);
  });
}
