/** Columns and joins of the queries for payments and refund requests. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { longestArray } from '../../platform/server/http/paging.ts';
import { consents, localUsers, memberContains } from '../membership/tables.ts';
import { paymentStatus, paymentTransactions, refundTransactions } from '../payments/tables.ts';
import { toolAccessLogs } from '../tools/tables.ts';
import type { RequestKind } from './refunds.rules.ts';
import { adminRefundActions, refundRequests } from './tables.ts';

/** SQL condition of payment attempts that were charged or may have been; failed attempts are excluded. */
export const isCharged: SQL = sql`(${paymentTransactions.paymentStatus} in ('completed', 'refunded') or ${paymentTransactions.state} in ('capturing', 'unknown', 'pending', 'manual'))`;

/** Maximum number of rows of an unpaged list. */
export const maxUnpagedRows = 500;

export type RequestFilter = {
  /** Part of the member's name, nickname or email, or a complete payment reference. */
  readonly search?: string | undefined;
  readonly status?: 'pending' | 'approved' | 'rejected' | 'completed' | 'withdrawn' | undefined;
};

export function filterCondition({ search, status }: RequestFilter): SQL | undefined {
  // The planner uses the partial index of open requests only if the condition repeats that of the index.
  const isOpen = status === 'pending' || status === 'approved';
  return and(
    isOpen ? sql`${refundRequests.status} in ('pending', 'approved')` : undefined,
    status ? eq(refundRequests.status, status) : undefined,
    search
      ? sql`(${refundRequests.userId} in (select m.id from ${localUsers} m where ${memberContains(search)})
          or ${refundRequests.paymentTransactionId} in (select t.id from ${paymentTransactions} t where t.payment_id = ${search}))`
      : undefined,
  );
}

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

/** Returns the expression for withdrawals and null for refund requests. */
const ofWithdrawal = <T>(what: SQL) =>
  sql<T | null>`case when ${refundRequests.kind} = 'withdrawal' then ${what} end`;

const uses = (what: SQL, when: SQL) => sql`(select ${what} from ${toolAccessLogs}
    where ${toolAccessLogs.userId} = ${refundRequests.userId} and ${toolAccessLogs.accessedAt} >= ${paymentTransactions.capturedAt} and ${when})`;

const request = {
  request: refundRequests,
  userName: localUsers.name,
  userEmail: localUsers.email,
  language: localUsers.language,
  paymentId: paymentTransactions.paymentId,
  paymentMethod: paymentTransactions.paymentMethod,
  provider: paymentTransactions.provider,
  planType: paymentTransactions.planType,
  capturedAt: paymentTransactions.capturedAt,
  toolsUsed: ofWithdrawal<number>(
    uses(sql`count(*)::int`, sql`${toolAccessLogs.accessedAt} <= ${refundRequests.createdAt}`),
  ),
  toolsUsedAfter: sql<number>`${uses(sql`count(*)::int`, sql`${toolAccessLogs.accessedAt} > ${refundRequests.createdAt}`)}`,
  firstUsedAt: ofWithdrawal<Date>(uses(sql`min(${toolAccessLogs.accessedAt})`, sql`true`)).mapWith(
    toolAccessLogs.accessedAt,
  ),
  /** Time at which the member consented that the first use ends the refund right. */
  activationAcceptedAt: ofWithdrawal<Date>(sql`(select ${consents.acceptedAt} from ${consents}
    where ${consents.userId} = ${refundRequests.userId} and ${consents.document} = 'activation'
      and ${consents.version} = ${paymentTransactions.paymentId})`).mapWith(consents.acceptedAt),
  /** Status of the latest refund made for the request. */
  moneyStatus: sql<string | null>`(select ${refundTransactions.status} from ${refundTransactions}
    where ${refundTransactions.refundRequestId} = ${refundRequests.id} order by ${refundTransactions.id} desc limit 1)`,
  isException: sql<boolean>`exists (select from ${adminRefundActions}
    where ${adminRefundActions.refundRequestId} = ${refundRequests.id} and ${adminRefundActions.action} = 'opened')`,
};

/** Selects payments, newest first, with the facts on which a refund depends. */
export const selectPayments = (executor: Executor, where: SQL | undefined) =>
  executor
    .select(payment)
    .from(paymentTransactions)
    .leftJoin(localUsers, eq(localUsers.id, paymentTransactions.userId))
    .where(where)
    .orderBy(desc(paymentTransactions.createdAt), desc(paymentTransactions.id))
    .limit(maxUnpagedRows);

/** Selects requests with their payment, member and tool uses, newest first. */
export const selectRequests = (executor: Executor, where: SQL | undefined, limit = maxUnpagedRows) =>
  executor
    .select(request)
    .from(refundRequests)
    .innerJoin(paymentTransactions, eq(paymentTransactions.id, refundRequests.paymentTransactionId))
    .leftJoin(localUsers, eq(localUsers.id, refundRequests.userId))
    .where(where)
    .orderBy(desc(refundRequests.createdAt), desc(refundRequests.id))
    .limit(limit);

/**
 * Prepares the query of requests on a page, newest first. It is prepared once for each connection, because planning
 * costs more than reading a page.
 * @returns a function that takes at most a page of ids
 */
export function requestsByIds(db: Database) {
  const where = sql`${refundRequests.id} = ANY(${sql.placeholder('ids')}::bigint[])`;
  const query = selectRequests(db, where, longestArray).prepare('refund_requests_shown');
  return async (ids: readonly number[]) => (ids.length === 0 ? [] : query.execute({ ids }));
}
