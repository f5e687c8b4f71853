/** Queries for payments, with the facts on which a refund depends, and for the refunds made. */
import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { localUsers } from '../membership/tables.ts';
import { paymentStatus, paymentTransactions, refundTransactions } from '../payments/tables.ts';
import { toolAccessLogs } from '../tools/tables.ts';
import { maxUnpagedRows, type RequestKind } from './refunds.rules.ts';
import { refundRequests } from './tables.ts';

/** SQL condition of payment attempts that were charged or may have been; failed attempts are excluded. */
const isCharged: SQL = sql`(${paymentTransactions.paymentStatus} in ('completed', 'refunded') or ${paymentTransactions.state} in ('capturing', 'unknown', 'pending', 'manual'))`;

const payment = {
  id: paymentTransactions.id,
  paymentId: paymentTransactions.paymentId,
  userId: paymentTransactions.userId,
  userEmail: localUsers.email,
  provider: paymentTransactions.provider,
  paymentMethod: paymentTransactions.paymentMethod,
  amount: paymentTransactions.amount,
  currency: paymentTransactions.currency,
  planType: paymentTransactions.planType,
  // An order that the buyer has not paid yet is not listed, only found by its id.
  status: sql<string>`case when ${paymentTransactions.state} in ('draft', 'open', 'refused') then 'unpaid' else ${paymentStatus} end`,
  capturedAt: paymentTransactions.capturedAt,
  createdAt: paymentTransactions.createdAt,
  toolsUsedSince: sql<number>`(select count(*)::int from ${toolAccessLogs}
    where ${toolAccessLogs.userId} = ${paymentTransactions.userId} and ${toolAccessLogs.accessedAt} >= ${paymentTransactions.capturedAt})`,
  openRequest: sql<RequestKind | null>`(select ${refundRequests.kind} from ${refundRequests}
    where ${refundRequests.paymentTransactionId} = ${paymentTransactions.id} and ${refundRequests.status} in ('pending', 'approved'))`,
  isGoingBack: sql<boolean>`exists (select from ${refundRequests}
    where ${refundRequests.paymentTransactionId} = ${paymentTransactions.id} and ${refundRequests.status} = 'approved')`,
  hasWithdrawal: sql<boolean>`exists (select from ${refundRequests}
    where ${refundRequests.paymentTransactionId} = ${paymentTransactions.id} and ${refundRequests.kind} = 'withdrawal')`,
};

/** Selects payments, newest first, with the facts on which a refund depends. */
const selectPayments = (executor: Executor, where: SQL | undefined) =>
  executor
    .select(payment)
    .from(paymentTransactions)
    .leftJoin(localUsers, eq(localUsers.id, paymentTransactions.userId))
    .where(where)
    .orderBy(desc(paymentTransactions.createdAt), desc(paymentTransactions.id))
    .limit(maxUnpagedRows);

export type PaidRow = Awaited<ReturnType<typeof selectPayments>>[number];

export const paymentQueries = (db: Database) => ({
  /** Returns the payments of a member, newest first. */
  listPayments: (memberId: string): Promise<PaidRow[]> =>
    selectPayments(db, and(eq(paymentTransactions.userId, memberId), isCharged)),

  /** Returns the payments of a member captured since the given time. */
  listPaidSince: (memberId: string, since: Date): Promise<PaidRow[]> =>
    selectPayments(
      db,
      and(eq(paymentTransactions.userId, memberId), gte(paymentTransactions.capturedAt, since), isCharged),
    ),

  /** Finds a payment of this member; null for a payment of another member. */
  async findPayment(memberId: string, id: number, executor: Executor = db): Promise<PaidRow | null> {
    const where = and(eq(paymentTransactions.userId, memberId), eq(paymentTransactions.id, id));
    return (await selectPayments(executor, where))[0] ?? null;
  },

  /** Finds the payment to which a request without a payment id refers: the newest paid one. */
  async findNewestPaid(memberId: string, executor: Executor = db): Promise<PaidRow | null> {
    const where = and(
      eq(paymentTransactions.userId, memberId),
      inArray(paymentTransactions.paymentStatus, ['completed', 'refunded']),
    );
    return (await selectPayments(executor, where))[0] ?? null;
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
});
