import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { localUsers } from '../membership/tables.ts';
import { paymentQueries } from './payment-queries.store.ts';
import { requestChanges } from './request-changes.store.ts';
import { requestQueries } from './request-queries.store.ts';

/**
 * Creates the store of refunds; its parts are in the files `*-queries.store.ts` and `request-changes.store.ts`. Functions
 * with `tx` run in the transaction of the use case.
 */
export const createRefundsStore = (db: Database) => ({
  ...paymentQueries(db),
  ...requestQueries(db),
  ...requestChanges,

  transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

  /** Locks tool uses and requests of the member until the transaction ends, so none are added meanwhile. */
  async lockMember(tx: Executor, memberId: string): Promise<void> {
    await tx.select({ id: localUsers.id }).from(localUsers).where(eq(localUsers.id, memberId)).for('update');
  },
});

export type RefundsStore = ReturnType<typeof createRefundsStore>;
