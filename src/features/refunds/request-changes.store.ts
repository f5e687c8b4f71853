/** Changes of refund requests and withdrawals, and of their history. */
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/server/database/database.ts';
import { adminRefundActions, refundRequests } from './tables.ts';

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
type ActionRow = Omit<typeof adminRefundActions.$inferInsert, 'id'>;

/** Each function runs in the transaction of the use case. */
export const requestChanges = {
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

  async insertAction(tx: Executor, action: ActionRow): Promise<void> {
    await tx.insert(adminRefundActions).values(action);
  },
};
