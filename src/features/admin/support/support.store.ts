import { and, eq } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { supportRequests } from '../tables.ts';
import type { SupportStatus } from './support-reads.store.ts';

type NewSupportRequest = {
  readonly userId: string;
  readonly subject: string;
  readonly text: string;
  readonly isPremium: boolean;
  readonly createdAt: Date;
};
type SupportAnswer = { readonly answer: string; readonly answeredBy: string; readonly answeredAt: Date };

/** Creates the store that writes support requests. */
export function createSupportStore(db: Database) {
  return {
    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

    /** Inserts a request and returns its id. */
    async insert(tx: Executor, request: NewSupportRequest): Promise<number> {
      const [row] = await tx
        .insert(supportRequests)
        .values({ ...request, updatedAt: request.createdAt })
        .returning({ id: supportRequests.id });
      if (!row) throw new Error('The support request was not inserted.');
      return row.id;
    },

    /**
     * Saves the answer to an open request.
     * @returns false if the request is not open
     */
    async answer(tx: Executor, id: number, answer: SupportAnswer): Promise<boolean> {
      const rows = await tx
        .update(supportRequests)
        .set({ ...answer, status: 'answered', updatedAt: answer.answeredAt })
        .where(and(eq(supportRequests.id, id), eq(supportRequests.status, 'open')))
        .returning({ id: supportRequests.id });
      return rows.length === 1;
    },

    /** Changes the status. @returns false if there is no such request */
    async setStatus(tx: Executor, id: number, status: SupportStatus, at: Date): Promise<boolean> {
      const rows = await tx
        .update(supportRequests)
        .set({ status, updatedAt: at })
        .where(eq(supportRequests.id, id))
        .returning({ id: supportRequests.id });
      return rows.length === 1;
    },
  };
}

export type SupportStore = ReturnType<typeof createSupportStore>;
