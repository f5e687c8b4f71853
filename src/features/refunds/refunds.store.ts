import { and, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import type { Window } from '../../platform/server/http/paging.ts';
import { localUsers } from '../membership/tables.ts';
import { paymentTransactions, refundTransactions } from '../payments/tables.ts';
import {
  filterCondition,
  isCharged,
  maxUnpagedRows,
  type RequestFilter,
  requestsByIds,
  selectPayments,
  selectRequests,
} from './selection.store.ts';
import { adminRefundActions, refundRequests } from './tables.ts';

export type PaidRow = Awaited<ReturnType<ReturnType<typeof createRefundsStore>['listPayments']>>[number];
export type RequestRow = Awaited<ReturnType<ReturnType<typeof createRefundsStore>['listRequests']>>[number];
export type NewRequest = Pick<
  typeof refundRequests.$inferInsert,
  | 'userId'
  | 'paymentTransactionId'
  | 'kind'
  | 'reason'
  | 'statedName'
  | 'statedEmail'
  | 'amount'
  | 'currency'
  | 'adminNotes'
  | 'createdAt'
>;
export type ActionRow = Omit<typeof adminRefundActions.$inferInsert, 'id'>;

export function createRefundsStore(db: Database) {
  const readRequests = requestsByIds(db);
  return {
    /** Returns the payments of a member, newest first. */
    listPayments: (memberId: string) =>
      selectPayments(db, and(eq(paymentTransactions.userId, memberId), isCharged)),

    /** Returns the payments of a member captured since the given time. */
    listPaidSince: (memberId: string, since: Date) =>
      selectPayments(
        db,
        and(eq(paymentTransactions.userId, memberId), gte(paymentTransactions.capturedAt, since), isCharged),
      ),

    /** Finds a payment of this member; null for a payment of another member. */
    async findPayment(memberId: string, id: number, executor: Executor = db) {
      const where = and(eq(paymentTransactions.userId, memberId), eq(paymentTransactions.id, id));
      return (await selectPayments(executor, where))[0] ?? null;
    },

    /** Returns refund requests, newest first; only those of one member if given. */
    listRequests: (filter: { memberId?: string; status?: 'pending' | 'approved' } = {}) =>
      selectRequests(
        db,
        and(
          filter.memberId ? eq(refundRequests.userId, filter.memberId) : undefined,
          filter.status ? eq(refundRequests.status, filter.status) : undefined,
        ),
      ),

    /**
     * Returns a page of all requests, newest first. Only the rows of the page are joined with their details, which is
     * faster.
     */
    async pageRequests(filter: RequestFilter, { limit, offset }: Window) {
      const rows = await db
        .select({ id: refundRequests.id })
        .from(refundRequests)
        .where(filterCondition(filter))
        .orderBy(desc(refundRequests.createdAt), desc(refundRequests.id))
        .limit(limit)
        .offset(offset);
      return readRequests(rows.map(({ id }) => id));
    },

    async countRequests(filter: RequestFilter): Promise<number> {
      return db.$count(refundRequests, filterCondition(filter));
    },

    async findRequest(id: number, executor: Executor = db) {
      return (await selectRequests(executor, eq(refundRequests.id, id)))[0] ?? null;
    },

    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

    /** Locks tool uses and requests of the member until the transaction ends, so none are added meanwhile. */
    async lockMember(tx: Executor, memberId: string): Promise<void> {
      await tx
        .select({ id: localUsers.id })
        .from(localUsers)
        .where(eq(localUsers.id, memberId))
        .for('update');
    },

    /**
     * Inserts a request.
     * @returns its id; null if a request for this payment is open or a withdrawal was declared
     */
    async insertRequest(tx: Executor, values: NewRequest): Promise<number | null> {
      const [row] = await tx
        .insert(refundRequests)
        .values({ ...values, refundAmount: values.amount, updatedAt: values.createdAt })
        .onConflictDoNothing()
        .returning({ id: refundRequests.id });
      return row?.id ?? null;
    },

    /** Decides a pending request. @returns false if it is no longer pending */
    async decide(
      tx: Executor,
      id: number,
      decision: { status: 'approved' | 'rejected'; adminNotes: string | null; processedBy: string; at: Date },
    ): Promise<boolean> {
      const { status, adminNotes, processedBy, at } = decision;
      const rows = await tx
        .update(refundRequests)
        .set({
          status,
          ...(adminNotes === null ? {} : { adminNotes }),
          ...(status === 'approved' ? { pgStatus: 'pending' } : {}),
          processedBy,
          processedAt: at,
          updatedAt: at,
        })
        .where(and(eq(refundRequests.id, id), eq(refundRequests.status, 'pending')))
        .returning({ id: refundRequests.id });
      return rows.length === 1;
    },

    /**
     * Closes the pending refund request for this payment without a decision.
     * @param status `withdrawn` if a withdrawal replaces it, `completed` if the money was returned without it
     * @returns its id; null if there is none
     */
    async closePending(
      tx: Executor,
      paymentTransactionId: number,
      status: 'withdrawn' | 'completed',
      at: Date,
    ): Promise<number | null> {
      const [row] = await tx
        .update(refundRequests)
        .set({ status, ...(status === 'completed' ? { processedAt: at } : {}), updatedAt: at })
        .where(
          and(
            eq(refundRequests.paymentTransactionId, paymentTransactionId),
            eq(refundRequests.kind, 'refund'),
            eq(refundRequests.status, 'pending'),
          ),
        )
        .returning({ id: refundRequests.id });
      return row?.id ?? null;
    },

    /** Cancels a pending request of the member. @returns false if it is not pending or belongs to another member */
    async withdraw(tx: Executor, id: number, memberId: string, at: Date): Promise<boolean> {
      const rows = await tx
        .update(refundRequests)
        .set({ status: 'withdrawn', updatedAt: at })
        .where(
          and(
            eq(refundRequests.id, id),
            eq(refundRequests.userId, memberId),
            eq(refundRequests.kind, 'refund'),
            eq(refundRequests.status, 'pending'),
          ),
        )
        .returning({ id: refundRequests.id });
      return rows.length === 1;
    },

    async saveProviderStatus(
      tx: Executor,
      id: number,
      { pgStatus, pgRefundId }: { readonly pgStatus: string; readonly pgRefundId: string | null },
      at: Date,
    ) {
      await tx
        .update(refundRequests)
        .set({ pgStatus, ...(pgRefundId ? { pgRefundId } : {}), updatedAt: at })
        .where(eq(refundRequests.id, id));
    },

    /**
     * Marks an approved request as completed.
     * @returns false if it was not approved or is already completed
     */
    async complete(tx: Executor, id: number, at: Date): Promise<boolean> {
      const rows = await tx
        .update(refundRequests)
        .set({ status: 'completed', pgStatus: 'succeeded', updatedAt: at })
        .where(and(eq(refundRequests.id, id), eq(refundRequests.status, 'approved')))
        .returning({ id: refundRequests.id });
      return rows.length === 1;
    },

    /** Returns the ids of approved requests whose refund was completed before the given time. */
    async findReturned(before: Date): Promise<number[]> {
      const rows = await db
        .select({ id: refundRequests.id })
        .from(refundRequests)
        .innerJoin(refundTransactions, eq(refundTransactions.refundRequestId, refundRequests.id))
        .where(
          and(
            eq(refundRequests.status, 'approved'),
            eq(refundTransactions.status, 'done'),
            lte(refundTransactions.completedAt, before),
          ),
        )
        .limit(maxUnpagedRows);
      return rows.map(({ id }) => id);
    },

    /** Returns id and status of the latest refund made for a request. */
    async findMoneyId(requestId: number): Promise<{ id: number; status: string } | null> {
      const [row] = await db
        .select({ id: refundTransactions.id, status: refundTransactions.status })
        .from(refundTransactions)
        .where(eq(refundTransactions.refundRequestId, requestId))
        .orderBy(desc(refundTransactions.id))
        .limit(1);
      return row ?? null;
    },

    async insertAction(tx: Executor, action: ActionRow): Promise<void> {
      await tx.insert(adminRefundActions).values(action);
    },

    /** Returns the administrators to be notified about a pending request. */
    async findAdmins(): Promise<{ email: string; language: string }[]> {
      return db
        .select({ email: localUsers.email, language: localUsers.language })
        .from(localUsers)
        .where(and(eq(localUsers.role, 'Admin'), sql`${localUsers.suspendedAt} is null`));
    },

    /** Finds the payment to which a request without a payment id refers: the newest paid one. */
    async findNewestPaid(memberId: string, executor: Executor = db) {
      const where = and(
        eq(paymentTransactions.userId, memberId),
        inArray(paymentTransactions.paymentStatus, ['completed', 'refunded']),
      );
      return (await selectPayments(executor, where))[0] ?? null;
    },
  };
}

export type RefundsStore = ReturnType<typeof createRefundsStore>;
