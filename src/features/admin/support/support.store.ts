import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { localUsers } from '../../membership/tables.ts';
import { supportRequests } from '../tables.ts';

export type SupportStatus = 'open' | 'answered' | 'closed';
export type NewSupportRequest = {
  readonly userId: string;
  readonly subject: string;
  readonly text: string;
  readonly isPremium: boolean;
  readonly createdAt: Date;
};

const longestOwn = 50;

export function createSupportStore(db: Database) {
  return {
    async insert(request: NewSupportRequest): Promise<number> {
      const [row] = await db
        .insert(supportRequests)
        .values({ ...request, updatedAt: request.createdAt })
        .returning({ id: supportRequests.id });
      if (!row) throw new Error('The support request was not inserted.');
      return row.id;
    },

    async listOwn(memberId: string) {
      return db
        .select()
        .from(supportRequests)
        .where(eq(supportRequests.userId, memberId))
        .orderBy(desc(supportRequests.createdAt))
        .limit(longestOwn);
    },

    /**
     * Returns the requests with a status. Open ones: premium members first, then those that have waited longest.
     * Others: newest first.
     */
    async list(status: SupportStatus, { limit, offset }: Window) {
      return db
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
        .leftJoin(localUsers, eq(localUsers.id, supportRequests.userId))
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
      const [row] = await db
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
        .leftJoin(localUsers, eq(localUsers.id, supportRequests.userId))
        .where(eq(supportRequests.id, id));
      return row ?? null;
    },

    /**
     * Saves the answer to an open request.
     * @returns false if the request was already answered
     */
    async answer(id: number, answer: string, answeredBy: string, at: Date): Promise<boolean> {
      const rows = await db
        .update(supportRequests)
        .set({ answer, answeredBy, answeredAt: at, status: 'answered', updatedAt: at })
        .where(and(eq(supportRequests.id, id), eq(supportRequests.status, 'open')))
        .returning({ id: supportRequests.id });
      return rows.length === 1;
    },

    async setStatus(id: number, status: SupportStatus, at: Date): Promise<boolean> {
      const rows = await db
        .update(supportRequests)
        .set({ status, updatedAt: at })
        .where(eq(supportRequests.id, id))
        .returning({ id: supportRequests.id });
      return rows.length === 1;
    },
  };
}

export type SupportStore = ReturnType<typeof createSupportStore>;
