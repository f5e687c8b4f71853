/** Facts about an order that its mails and its result page name. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/server/database/database.ts';
import { subscriptions } from '../../membership/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';
import { paymentTransactions } from '../tables.ts';

/** Refund request and the administrator's note of its approval. */
export type RefundToMake = {
  readonly id: number;
  readonly kind: 'refund' | 'withdrawal';
  readonly note: string | null;
};

export const createOrderDetailsStore = (db: Database) => ({
  /** Returns the language of an order; null if unknown. */
  async findLanguage(attemptId: number, executor: Executor = db): Promise<string | null> {
    const [row] = await executor
      .select({ language: sql<string | null>`${paymentTransactions.registrationSnapshot} ->> 'language'` })
      .from(paymentTransactions)
      .where(eq(paymentTransactions.id, attemptId));
    return row?.language ?? null;
  },

  /** Returns whether the payment extended a running period; null if the payment granted no period. */
  async extendsPeriod(attemptId: number): Promise<boolean | null> {
    const [row] = await db
      .select({ start: subscriptions.currentPeriodStart, grantedAt: subscriptions.createdAt })
      .from(subscriptions)
      .where(eq(subscriptions.paymentTransactionId, attemptId));
    return row ? row.start > row.grantedAt : null;
  },

  /** Returns the approved request of a refund; null for a refund without a request. */
  async findRefundRequest(attemptId: number, executor: Executor = db): Promise<RefundToMake | null> {
    const [row] = await executor
      .select({ id: refundRequests.id, kind: refundRequests.kind, note: refundRequests.adminNotes })
      .from(refundRequests)
      .where(
        and(
          eq(refundRequests.paymentTransactionId, attemptId),
          inArray(refundRequests.status, ['approved', 'completed']),
        ),
      )
      .orderBy(desc(refundRequests.id))
      .limit(1);
    return row ?? null;
  },
});

export type OrderDetailsStore = ReturnType<typeof createOrderDetailsStore>;
