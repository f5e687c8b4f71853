import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { localUsers, paymentTransactions, subscriptions } from '../membership/tables.ts';
import type { Database } from '../platform/database.ts';
import { refundTransactions } from '../refunds/tables.ts';

export type ReceiptRow = Awaited<ReturnType<ReturnType<typeof createReceiptStore>['list']>>[number];

const most = 500;

export function createReceiptStore(db: Database) {
  const receipt = {
    id: paymentTransactions.id,
    number: paymentTransactions.paymentId,
    plan: paymentTransactions.planType,
    method: paymentTransactions.paymentMethod,
    amount: paymentTransactions.amount,
    currency: paymentTransactions.currency,
    status: paymentTransactions.paymentStatus,
    capturedAt: paymentTransactions.capturedAt,
    createdAt: paymentTransactions.createdAt,
    periodStart: subscriptions.currentPeriodStart,
    periodEnd: subscriptions.currentPeriodEnd,
    refundedAt: sql<string | null>`(select max(${refundTransactions.completedAt}) from ${refundTransactions}
      where ${refundTransactions.paymentTransactionId} = ${paymentTransactions.id} and ${refundTransactions.status} = 'done')`,
    buyerName: localUsers.name,
    buyerEmail: localUsers.email,
  };

  /** Payments that arrived, those sent back too: both are told by their receipt. */
  const select = (memberId: string, id?: number) =>
    db
      .select(receipt)
      .from(paymentTransactions)
      .innerJoin(localUsers, eq(localUsers.id, paymentTransactions.userId))
      .leftJoin(subscriptions, eq(subscriptions.paymentTransactionId, paymentTransactions.id))
      .where(
        and(
          eq(paymentTransactions.userId, memberId),
          inArray(paymentTransactions.paymentStatus, ['completed', 'refunded']),
          id === undefined ? undefined : eq(paymentTransactions.id, id),
        ),
      )
      .orderBy(desc(paymentTransactions.createdAt), desc(paymentTransactions.id))
      .limit(most);

  return {
    /** Newest first. */
    list: (memberId: string) => select(memberId),
    /** null when it is somebody else's, or never arrived. */
    find: async (memberId: string, id: number) => (await select(memberId, id))[0] ?? null,
  };
}

export type ReceiptStore = ReturnType<typeof createReceiptStore>;
