import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { type Database, deleteInBatches, lockName } from '../../../../platform/server/database/database.ts';
import { localUsers } from '../../../membership/tables.ts';
import { accessKeys } from '../../tables.ts';

export type KeyRow = typeof accessKeys.$inferSelect;

const isLive = (now: Date) => and(isNull(accessKeys.revokedAt), gt(accessKeys.expiresAt, now));

export function createKeyStore(db: Database) {
  return {
    /** Inserts a key. @returns null if the member already has `limit` valid keys */
    async insert(
      key: Omit<KeyRow, 'id' | 'lastUsedAt' | 'revokedAt'>,
      limit: number,
    ): Promise<KeyRow | null> {
      return db.transaction(async (tx) => {
        await lockName(tx, `access keys ${key.userId}`);
        const live = await tx
          .select({ id: accessKeys.id })
          .from(accessKeys)
          .where(and(eq(accessKeys.userId, key.userId), isLive(key.createdAt)))
          .limit(limit);
        if (live.length >= limit) return null;
        const [row] = await tx.insert(accessKeys).values(key).returning();
        return row ?? null;
      });
    },

    /** Returns all keys of a member including revoked ones, newest first. */
    list: (memberId: string): Promise<KeyRow[]> =>
      db
        .select()
        .from(accessKeys)
        .where(eq(accessKeys.userId, memberId))
        .orderBy(desc(accessKeys.createdAt), desc(accessKeys.id))
        .limit(100),

    /** Revokes a key. @returns false if the member has no such valid key */
    async revoke(memberId: string, id: number, at: Date): Promise<boolean> {
      const rows = await db
        .update(accessKeys)
        .set({ revokedAt: at })
        .where(and(eq(accessKeys.id, id), eq(accessKeys.userId, memberId), isNull(accessKeys.revokedAt)))
        .returning({ id: accessKeys.id });
      return rows.length === 1;
    },

    async revokeAll(memberId: string, at: Date): Promise<void> {
      await db
        .update(accessKeys)
        .set({ revokedAt: at })
        .where(and(eq(accessKeys.userId, memberId), isNull(accessKeys.revokedAt)));
    },

    /** Returns the key and its owner; null for a revoked, expired or unknown key or a suspended owner. */
    async findOwner(keyHash: string, now: Date) {
      const [row] = await db
        .select({ keyId: accessKeys.id, lastUsedAt: accessKeys.lastUsedAt, member: localUsers })
        .from(accessKeys)
        .innerJoin(localUsers, eq(localUsers.id, accessKeys.userId))
        .where(and(eq(accessKeys.keyHash, keyHash), isLive(now), isNull(localUsers.suspendedAt)));
      return row ?? null;
    },

    /** Records the last use, at most once per minute to limit writes. */
    async recordUse(id: number, at: Date): Promise<void> {
      const minuteAgo = new Date(at.getTime() - 60_000);
      await db
        .update(accessKeys)
        .set({ lastUsedAt: at })
        .where(
          and(eq(accessKeys.id, id), or(isNull(accessKeys.lastUsedAt), lt(accessKeys.lastUsedAt, minuteAgo))),
        );
    },
  };
}

export type KeyStore = ReturnType<typeof createKeyStore>;

/** Deletes keys that were revoked or expired before `before`. */
export async function removeEndedKeys(db: Database, before: Date): Promise<void> {
  await deleteInBatches(
    db,
    accessKeys,
    or(lt(accessKeys.revokedAt, before), lt(accessKeys.expiresAt, before)),
  );
}
