import { and, eq, lt } from 'drizzle-orm';
import { type Database, deleteInBatches } from '../database/database.ts';
import type { Erase } from '../database/personal-data.ts';
import { idempotencyKeys } from './tables.ts';

/** Key of a request, unique per member. */
export type RequestKey = { readonly memberId: string; readonly key: string };
export type StoredRequest = Pick<
  typeof idempotencyKeys.$inferSelect,
  'requestHash' | 'status' | 'response' | 'createdAt'
>;

const isRequest = ({ memberId, key }: RequestKey) =>
  and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>;

export function createIdempotencyStore(db: Database) {
  return {
    /** Adds the request. @returns null, or the request that already has this key */
    async add(
      request: RequestKey & { readonly requestHash: string },
      now: Date,
    ): Promise<StoredRequest | null> {
      const added = await db
        .insert(idempotencyKeys)
        .values({ ...request, createdAt: now })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      if (added.length > 0) return null;
      const [found] = await db.select().from(idempotencyKeys).where(isRequest(request));
      return found ?? null;
    },

    async saveResponse(request: RequestKey, status: number, response: string): Promise<void> {
      await db.update(idempotencyKeys).set({ status, response }).where(isRequest(request));
    },

    async remove(request: RequestKey): Promise<void> {
      await db.delete(idempotencyKeys).where(isRequest(request));
    },

    async removeOld(before: Date): Promise<void> {
      await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before));
    },
  };
}

/** Deletes the requests of a member, whose responses contain personal data. */
export const eraseIdempotencyKeys: Erase = async (tx, { memberId }) => {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.memberId, memberId));
};
