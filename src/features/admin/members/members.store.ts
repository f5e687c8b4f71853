import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { localUsers, memberContains, memberText, textContains } from '../../membership/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';
import { type MemberRow, prepareMemberRows } from './member-rows.store.ts';

export type MemberSort =
  | 'createdAt'
  | 'name'
  | 'email'
  | 'subscriptionExpiresAt'
  | 'lastLogin'
  | 'totalToolsUsed';
export type MemberFilter = {
  readonly id?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: 'active' | 'expired' | 'free' | undefined;
  readonly role?: 'Admin' | 'Member' | undefined;
  readonly refund?: 'pending' | 'approved' | undefined;
};
/** Position of a page; `total` is the number of members that match the filter, if it is known. */
type MemberWindow = Window & { readonly total?: number };
export type MemberOrder = { readonly sort: MemberSort; readonly ascending: boolean };

const columns: Readonly<Record<MemberSort, SQL>> = {
  createdAt: sql`m.created_at`,
  name: sql`lower(m.name)`,
  email: sql`lower(m.email)`,
  subscriptionExpiresAt: sql`m.subscription_expires_at`,
  lastLogin: sql`m.last_login`,
  totalToolsUsed: sql`m.total_tools_used`,
};

/** Returns the sort order. Rows without a date are last in descending order. */
function orderOf({ sort, ascending }: MemberOrder): SQL {
  if (sort === 'name' || sort === 'email') {
    const direction = ascending ? sql`ASC` : sql`DESC`;
    return sql`${columns[sort]} ${direction}, m.id ${direction}`;
  }
  const direction = ascending ? sql`ASC NULLS FIRST` : sql`DESC NULLS LAST`;
  return sql`${columns[sort]} ${direction}, m.id ${direction}`;
}

export function createMembersStore(db: Database) {
  const read = prepareMemberRows(db);

  function find(
    filter: MemberFilter,
    order: MemberOrder,
    { limit, offset, total = 0 }: MemberWindow,
    now: Date,
  ): Promise<string[]> {
    const by = orderOf(order);
    const window = sql`LIMIT ${limit} OFFSET ${offset}`;
    const refund = onlyRefund(filter);
    if (refund && order.sort === 'createdAt')
      return findIds(db, idsByRefund(refund, order.ascending, window));
    if (filter.search && total > frequent) return findIds(db, idsInOrder(filter, now, by, window));
    return findIds(db, idsOf(conditions(filter, now), by, window));
  }

  return {
    find,

    /**
     * Returns the ids on a page of a search and the number of all matches, with one query; null if more than 5,000
     * members match.
     */
    async findFew(
      filter: MemberFilter,
      order: MemberOrder,
      { limit, offset }: Window,
      now: Date,
    ): Promise<{ ids: readonly string[]; total: number } | null> {
      const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
        WITH found AS MATERIALIZED (
          SELECT m.id, m.name, m.email, m.created_at, m.subscription_expires_at, m.last_login, m.total_tools_used
            FROM ${localUsers} m WHERE ${conditions(filter, now)} LIMIT ${frequent + 1})
        SELECT ARRAY(SELECT m.id FROM found m ORDER BY ${orderOf(order)} LIMIT ${limit} OFFSET ${offset}) AS ids,
               (SELECT count(*)::int FROM found) AS total`);
      const [found] = rows;
      return found && found.total <= frequent ? found : null;
    },

    /** Returns the members with these ids, in the order of the ids. */
    read,
    list: async (...query: Parameters<typeof find>): Promise<MemberRow[]> => read(await find(...query)),

    /** Yields all members, newest first; reads a thousand at a time. */
    async *each(filter: MemberFilter, now: Date): AsyncGenerator<MemberRow> {
      let after: { createdAt: Date; id: string } | null = null;
      for (;;) {
        const rows: MemberRow[] = await read(await listAfter(db, filter, after, now));
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < chunk) return;
        after = last;
      }
    },

    async count(filter: MemberFilter, now: Date): Promise<number> {
      const refund = onlyRefund(filter);
      const { rows } = await db.execute<{ total: number }>(
        refund
          ? sql`SELECT count(DISTINCT q.user_id)::int AS total FROM ${refundRequests} q WHERE ${isOpen(refund)}`
          : sql`SELECT count(*)::int AS total FROM ${localUsers} m WHERE ${conditions(filter, now)}`,
      );
      return rows[0]?.total ?? 0;
    },
  };
}

export type MembersStore = ReturnType<typeof createMembersStore>;

const chunk = 1_000;

function listAfter(
  db: Database,
  filter: MemberFilter,
  after: { createdAt: Date; id: string } | null,
  now: Date,
): Promise<string[]> {
  const from = after
    ? sql`${conditions(filter, now)} AND (m.created_at, m.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : conditions(filter, now);
  const by = sql`m.created_at DESC NULLS LAST, m.id DESC NULLS LAST`;
  return findIds(db, idsOf(from, by, sql`LIMIT ${chunk}`));
}

async function findIds(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

/** Selects the ids of the members on a page, using an index. */
const idsOf = (where: SQL, by: SQL, window: SQL): SQL =>
  sql`SELECT m.id FROM ${localUsers} m WHERE ${where} ORDER BY ${by} ${window}`;

/** With more matches than this, reading members in the list's order is faster than using the search index. */
const frequent = 5_000;

/**
 * Selects the ids on a page for a search that many members match. `OFFSET 0` keeps the planner from sorting all
 * matches.
 */
function idsInOrder({ search = '', ...filter }: MemberFilter, now: Date, by: SQL, window: SQL): SQL {
  return sql`SELECT m.id FROM (SELECT m.id, ${memberText} AS text FROM ${localUsers} m
                               WHERE ${conditions(filter, now)} ORDER BY ${by} OFFSET 0) m
              WHERE ${textContains(sql`m.text`, search)} ${window}`;
}

type OpenStatus = NonNullable<MemberFilter['refund']>;

/**
 * Returns the status of the open refund request if the list has no other filter; then the requests can be read in list
 * order.
 */
function onlyRefund({ refund, id, search, status, role }: MemberFilter): OpenStatus | null {
  return refund && !id && !search && !status && !role ? refund : null;
}

/** Returns the condition that the planner needs to use the partial index of open requests. */
const isOpen = (status: OpenStatus): SQL =>
  sql`q.status IN ('pending', 'approved') AND q.status = ${status} AND q.user_id IS NOT NULL`;

function idsByRefund(status: OpenStatus, ascending: boolean, window: SQL): SQL {
  const direction = ascending ? sql`ASC NULLS FIRST` : sql`DESC NULLS LAST`;
  return sql`SELECT q.user_id AS id FROM ${refundRequests} q WHERE ${isOpen(status)}
    GROUP BY q.member_since, q.user_id ORDER BY q.member_since ${direction}, q.user_id ${direction} ${window}`;
}

function conditions({ id, search, status, role, refund }: MemberFilter, now: Date): SQL {
  const parts = [id ? sql`m.id = ${id}` : sql`true`];
  if (search) parts.push(memberContains(search));
  const moment = sql`${now.toISOString()}::timestamptz`;
  const paidAndEnded = sql`(m.subscription_status = 'expired' OR (m.subscription_status = 'active' AND coalesce(m.subscription_expires_at <= ${moment}, true)))`;
  if (status === 'active')
    parts.push(sql`m.subscription_status = 'active' AND m.subscription_expires_at > ${moment}`);
  if (status === 'expired') parts.push(paidAndEnded);
  if (status === 'free') parts.push(sql`m.subscription_status NOT IN ('active', 'expired')`);
  if (role) parts.push(sql`m.role = ${role}`);
  if (refund) parts.push(sql`m.id IN (SELECT q.user_id FROM ${refundRequests} q WHERE ${isOpen(refund)})`);
  return sql.join(parts, sql` AND `);
}
