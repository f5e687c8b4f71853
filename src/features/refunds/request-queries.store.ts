/** Queries for refund requests and withdrawals. */
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/server/database/database.ts';
import { longestArray, type Window } from '../../platform/server/http/paging.ts';
import { consents, localUsers, memberContains } from '../membership/tables.ts';
import { paymentTransactions, refundTransactions } from '../payments/tables.ts';
import { toolAccessLogs } from '../tools/tables.ts';
import { maxUnpagedRows } from './refunds.rules.ts';
import { adminRefundActions, refundRequests } from './tables.ts';

type RequestFilter = {
  /** Part of the member's name, nickname or email, or a complete payment reference. */
  readonly search?: string | undefined;
  readonly status?: 'pending' | 'approved' | 'rejected' | 'completed' | 'withdrawn' | undefined;
};

function filterCondition({ search, status }: RequestFilter): SQL | undefined {
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

/** Selects requests with their payment, member and tool uses, newest first. */
const selectRequests = (executor: Executor, where: SQL | undefined, limit = maxUnpagedRows) =>
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
function requestsByIds(db: Database) {
  const where = sql`${refundRequests.id} = ANY(${sql.placeholder('ids')}::bigint[])`;
  const query = selectRequests(db, where, longestArray).prepare('refund_requests_shown');
  return async (ids: readonly number[]) => (ids.length === 0 ? [] : query.execute({ ids }));
}

export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export function requestQueries(db: Database) {
  const readRequests = requestsByIds(db);
  return {
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
  };
}
