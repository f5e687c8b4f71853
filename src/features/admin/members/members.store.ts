import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { localUsers, subscriptions } from '../../membership/tables.ts';
import { paymentTransactions } from '../../payments/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';

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
export type MemberOrder = { readonly sort: MemberSort; readonly ascending: boolean };

/** Member as shown in the dashboard. Amounts as charged, in currency units. */
export type MemberRow = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly nickname: string;
  readonly country: string | null;
  readonly job: string | null;
  readonly role: string;
  readonly language: string;
  readonly createdAt: Date;
  readonly lastLogin: Date | null;
  readonly subscriptionStartedAt: Date | null;
  readonly subscriptionExpiresAt: Date | null;
  readonly membershipType: string;
  readonly subscriptionStatus: string;
  /** End of the valid paid periods; null without any. */
  readonly paidUntil: Date | null;
  /** End of the granted days; null without any. */
  readonly grantedUntil: Date | null;
  readonly suspendedAt: Date | null;
  /** Whether the account at the auth service exists. */
  readonly hasAccount: boolean;
  readonly deviceLimit: number | null;
  readonly totalToolsUsed: number;
  readonly latestPayment: LatestPayment | null;
  readonly refundRequest: LatestRefund | null;
};
type LatestPayment = { amount: string; currency: string; paymentMethod: string; paidAt: string };
/** Pending request, else the newest. */
export type LatestRefund = {
  id: number;
  kind: 'refund' | 'withdrawal';
  status: string;
  requestedAt: string;
  /** In minor units. */
  minor: number;
  currency: string;
  paymentMethod: string;
};

const columns: Readonly<Record<MemberSort, SQL>> = {
  createdAt: sql`m.created_at`,
  name: sql`lower(m.name)`,
  email: sql`lower(m.email)`,
  subscriptionExpiresAt: sql`m.subscription_expires_at`,
  lastLogin: sql`m.last_login`,
  totalToolsUsed: sql`m.total_tools_used`,
};

/** Returns the sort order. Empty dates are last in descending order. */
function orderOf({ sort, ascending }: MemberOrder): SQL {
  if (sort === 'name' || sort === 'email') {
    const direction = ascending ? sql`ASC` : sql`DESC`;
    return sql`${columns[sort]} ${direction}, m.id ${direction}`;
  }
  const direction = ascending ? sql`ASC NULLS FIRST` : sql`DESC NULLS LAST`;
  return sql`${columns[sort]} ${direction}, m.id ${direction}`;
}

/** Reads members for the dashboard; writes nothing. */
export function createMembersStore(db: Database) {
  return {
    async list(
      filter: MemberFilter,
      order: MemberOrder,
      { limit, offset }: Window,
      now: Date,
    ): Promise<MemberRow[]> {
      const by = orderOf(order);
      return readMembers(db, conditions(filter, now), by, sql`LIMIT ${limit} OFFSET ${offset}`);
    },

    /** Yields all members in pages of a thousand, newest first. */
    async *each(filter: MemberFilter, now: Date): AsyncGenerator<MemberRow> {
      let after: { createdAt: Date; id: string } | null = null;
      for (;;) {
        const rows: MemberRow[] = await listAfter(db, filter, after, now);
        yield* rows;
        const last = rows.at(-1);
        if (!last || rows.length < chunk) return;
        after = last;
      }
    },

    /** Returns the only Admin; null if there are several. */
    async findLastAdmin(): Promise<string | null> {
      const { rows } = await db.execute<{ id: string }>(
        sql`SELECT m.id FROM ${localUsers} m WHERE m.role = 'Admin' LIMIT 2`,
      );
      return rows.length === 1 ? (rows[0]?.id ?? null) : null;
    },

    async count(filter: MemberFilter, now: Date): Promise<number> {
      const { rows } = await db.execute<{ total: number }>(
        sql`SELECT count(*)::int AS total FROM ${localUsers} m WHERE ${conditions(filter, now)}`,
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
): Promise<MemberRow[]> {
  const from = after
    ? sql`${conditions(filter, now)} AND (m.created_at, m.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : conditions(filter, now);
  return readMembers(db, from, sql`m.created_at DESC NULLS LAST, m.id DESC NULLS LAST`, sql`LIMIT ${chunk}`);
}

/** Finds the page by index first, then joins its rows only. */
async function readMembers(db: Database, where: SQL, by: SQL, window: SQL): Promise<MemberRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT m.*, p.payment AS latest_payment, r.request AS refund_request, s.paid_until, s.granted_until
      FROM (SELECT m.id FROM ${localUsers} m WHERE ${where} ORDER BY ${by} ${window}) shown
      JOIN ${localUsers} m ON m.id = shown.id
      LEFT JOIN LATERAL (
        SELECT json_build_object('amount', t.amount::text, 'currency', t.currency, 'paymentMethod', t.payment_method,
                                 'paidAt', coalesce(t.captured_at, t.created_at)) AS payment
          FROM ${paymentTransactions} t
         WHERE t.user_id = m.id AND t.payment_status IN ('completed', 'refunded')
         ORDER BY t.created_at DESC LIMIT 1) p ON true
      LEFT JOIN LATERAL (
        SELECT json_build_object('id', q.id, 'kind', q.kind, 'status', q.status, 'requestedAt', q.created_at, 'minor', q.refund_amount,
                                 'currency', q.currency, 'paymentMethod', t.payment_method) AS request
          FROM ${refundRequests} q JOIN ${paymentTransactions} t ON t.id = q.payment_transaction_id
         WHERE q.user_id = m.id
         ORDER BY (q.status = 'pending') DESC, (q.status = 'approved') DESC, q.created_at DESC LIMIT 1) r ON true
      LEFT JOIN LATERAL (
        SELECT max(e.current_period_end) FILTER (WHERE NOT e.is_gift) AS paid_until,
               max(e.current_period_end) FILTER (WHERE e.is_gift) AS granted_until
          FROM (SELECT x.current_period_end,
                       x.purchase_id IS NULL AND x.payment_transaction_id IS NULL AND x.stripe_subscription_id IS NULL AS is_gift
                  FROM ${subscriptions} x WHERE x.user_id = m.id AND x.revoked_at IS NULL) e) s ON true
     ORDER BY ${by}`);
  return rows.map(memberOf);
}

function conditions({ id, search, status, role, refund }: MemberFilter, now: Date): SQL {
  const parts = [id ? sql`m.id = ${id}` : sql`true`];
  if (search) {
    const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    parts.push(sql`lower(m.name || ' ' || m.nickname || ' ' || m.email) LIKE ${pattern}`);
  }
  const moment = sql`${now.toISOString()}::timestamptz`;
  const paidAndEnded = sql`(m.subscription_status = 'expired' OR (m.subscription_status = 'active' AND coalesce(m.subscription_expires_at <= ${moment}, true)))`;
  if (status === 'active')
    parts.push(sql`m.subscription_status = 'active' AND m.subscription_expires_at > ${moment}`);
  if (status === 'expired') parts.push(paidAndEnded);
  if (status === 'free') parts.push(sql`m.subscription_status NOT IN ('active', 'expired')`);
  if (role) parts.push(sql`m.role = ${role}`);
  if (refund)
    parts.push(
      sql`m.id IN (SELECT q.user_id FROM ${refundRequests} q WHERE q.status IN ('pending', 'approved') AND q.status = ${refund})`,
    );
  return sql.join(parts, sql` AND `);
}

const date = (value: unknown) => (value === null || value === undefined ? null : new Date(String(value)));

function memberOf(row: Record<string, unknown>): MemberRow {
  return {
    id: String(row['id']),
    email: String(row['email']),
    name: String(row['name']),
    nickname: String(row['nickname']),
    country: row['country'] as string | null,
    job: row['job'] as string | null,
    role: String(row['role']),
    language: String(row['language']),
    createdAt: date(row['created_at']) as Date,
    lastLogin: date(row['last_login']),
    subscriptionStartedAt: date(row['subscription_started_at']),
    subscriptionExpiresAt: date(row['subscription_expires_at']),
    membershipType: String(row['membership_type']),
    subscriptionStatus: String(row['subscription_status']),
    paidUntil: date(row['paid_until']),
    grantedUntil: date(row['granted_until']),
    suspendedAt: date(row['suspended_at']),
    hasAccount: row['supabase_user_id'] !== null,
    deviceLimit: row['device_limit'] === null ? null : Number(row['device_limit']),
    totalToolsUsed: Number(row['total_tools_used']),
    latestPayment: row['latest_payment'] as LatestPayment | null,
    refundRequest: row['refund_request'] as LatestRefund | null,
  };
}
