import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { materialPosts } from './tables.ts';

/** Ids are bigint identities; anything else names no post. */
const idPattern = /^[1-9]\d{0,15}$/;

export function createArchiveStore(db: Database) {
  return {
    /** Whether there is a post of this id, as it stands in an address. */
    async hasPost(id: string): Promise<boolean> {
      if (!idPattern.test(id)) return false;
      const rows = await db
        .select({ id: materialPosts.id })
        .from(materialPosts)
        .where(eq(materialPosts.id, Number(id)));
      return rows.length > 0;
    },
  };
}
