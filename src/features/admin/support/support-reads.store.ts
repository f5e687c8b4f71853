import { asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { localUsers } from '../../membership/tables.ts';
import { supportRequests } from '../tables.ts';

export type SupportStatus = 'open' | 'answered' | 'closed';

const maxOwnRequests = 50;

/** Creates the store that reads support requests. */
export function createSupportReads(db: Database) {
  return {
    async listOwn(memberId: string) {
      return db
        .select()
        .from(supportRequests)
        .where(eq(supportRequests.userId, memberId))
        .orderBy(desc(supportRequests.createdAt))
        .limit(maxOwnRequests);
    },

    /**
     * Returns the requests with a status. Open ones: premium members first, then those that have waited longest.
     * Others: newest first.
     */
    async list(status: SupportStatus, { limit, offset }: Window) {
      return selectWithMember(db)
        .where(eq(supportRequests.status, status))
        .orderBy(
          ...(status === 'open'
            ? [desc(supportRequests.isPremium), asc(supportRequests.createdAt), asc(supportRequests.id)]
            : [desc(supportRequests.updatedAt), desc(supportRequests.id)]),
        )
        .limit(limit)
        .offset(offset);
    },

    async count(status: SupportStatus): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(supportRequests)
        .where(eq(supportRequests.status, status));
      return row?.total ?? 0;
    },

    async find(id: number) {
      const [row] = await selectWithMember(db).where(eq(supportRequests.id, id));
      return row ?? null;
    },
  };
}

export type SupportReads = ReturnType<typeof createSupportReads>;

const selectWithMember = (db: Database) =>
  db
    .select({
      request: supportRequests,
      member: {
        id: localUsers.id,
        name: localUsers.name,
        email: localUsers.email,
        language: localUsers.language,
      },
    })
    .from(supportRequests)
    .leftJoin(localUsers, eq(localUsers.id, supportRequests.userId));
