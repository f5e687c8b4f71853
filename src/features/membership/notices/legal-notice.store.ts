import { and, asc, lt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { consents, legalNotices, localUsers } from '../tables.ts';

export type LegalNoticeStore = ReturnType<typeof createLegalNoticeStore>;

export function createLegalNoticeStore(db: Database) {
  return {
    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

    /**
     * Returns members who joined before `postedOn` and were neither notified of this version nor agreed to it, oldest
     * first.
     */
    async findNotNotified(version: string, postedOn: Date, limit: number) {
      const isNotNotified = and(
        // Members who joined later have agreed to the new text.
        lt(localUsers.createdAt, postedOn),
        sql`not exists (select 1 from ${legalNotices} where ${legalNotices.userId} = ${localUsers.id}
          and ${legalNotices.version} = ${version})`,
        sql`not exists (select 1 from ${consents} where ${consents.userId} = ${localUsers.id}
          and ${consents.document} <> 'activation' and ${consents.version} = ${version})`,
      );
      return db
        .select({
          id: localUsers.id,
          email: localUsers.email,
          name: localUsers.name,
          language: localUsers.language,
        })
        .from(localUsers)
        .where(isNotNotified)
        .orderBy(asc(localUsers.createdAt))
        .limit(limit);
    },

    /**
     * Records that a member was notified.
     * @returns false if this was recorded before, possibly by another worker
     */
    async insert(tx: Executor, memberId: string, version: string, at: Date): Promise<boolean> {
      const [row] = await tx
        .insert(legalNotices)
        .values({ userId: memberId, version, toldAt: at })
        .onConflictDoNothing()
        .returning({ id: legalNotices.id });
      return row !== undefined;
    },
  };
}
