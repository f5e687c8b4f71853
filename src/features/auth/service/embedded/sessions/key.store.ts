import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../../../platform/server/database/database.ts';
import { signingKeys } from '../../tables.ts';

export type KeyRow = typeof signingKeys.$inferSelect;

export function createKeyStore(db: Database) {
  return {
    async list(): Promise<KeyRow[]> {
      return db.select().from(signingKeys).orderBy(asc(signingKeys.createdAt));
    },
    /** Inserts a key. If several processes do so simultaneously, only one succeeds. */
    async insert(
      key: Pick<KeyRow, 'kid' | 'state' | 'publicJwk' | 'privateKey' | 'createdAt'>,
    ): Promise<void> {
      await db.insert(signingKeys).values(key).onConflictDoNothing();
    },
    /** Makes `kid` the signing key; the previous key still verifies tokens. */
    async promote(kid: string, at: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await tx
          .update(signingKeys)
          .set({ state: 'retired', retiredAt: at })
          .where(eq(signingKeys.state, 'active'));
        await tx.update(signingKeys).set({ state: 'active' }).where(eq(signingKeys.kid, kid));
      });
    },
    async remove(kid: string): Promise<void> {
      await db.delete(signingKeys).where(eq(signingKeys.kid, kid));
    },
  };
}

export type KeyStore = ReturnType<typeof createKeyStore>;
