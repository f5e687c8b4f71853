import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { localUsers, subscriptions } from '../../membership/tables.ts';
import {
  failedRegistrations,
  paymentLedger,
  payments,
  paymentTransactions,
  refundTransactions,
} from '../../payments/tables.ts';
import { refundRequests } from '../../refunds/tables.ts';
import { toolUploads } from '../../tools/tables.ts';
import type { Month, ProviderMonth, Summary } from '../admin.contract.ts';
import { supportRequests } from '../tables.ts';

/** Returns the number of the month in `months`, from 1. Much cheaper than `date_trunc` in a time zone for each payment. */
const monthNumber = (time: SQL) =>
  sql`width_bucket(${time}, (SELECT array_agg(start ORDER BY start) FROM months))`;

/** Start of the first of the last `count` months. A value, because the planner reads all rows for a subquery. */
const firstDay = (count: number, now: Date): SQL =>
  sql`${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1, 1)).toISOString()}::timestamptz`;

/** Returns the condition of active members at a time, used by all figures. */
const isActive = (moment: SQL) =>
  sql`m.subscription_status = 'active' AND m.subscription_expires_at > ${moment}`;

/** Monthly figures for administrators. */
export function createFiguresStore(db: Database) {
  return {
    /**
     * Returns the last `count` months including the current one, oldest first.
     * @param active number of active members now
     */
    async listMonths(count: number, now: Date, active: number): Promise<Month[]> {
      const moment = sql`${now.toISOString()}::timestamptz`;
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        WITH months AS (
          SELECT start AT TIME ZONE 'UTC' AS start, (start + interval '1 month') AT TIME ZONE 'UTC' AS stop
            FROM generate_series(date_trunc('month', ${moment} AT TIME ZONE 'UTC') - make_interval(months => ${count - 1}),
                                 date_trunc('month', ${moment} AT TIME ZONE 'UTC'), interval '1 month') start)
        , sums AS (
          SELECT ${monthNumber(sql`created_at`)} AS number, currency, count(*) AS count, sum(amount) AS amount
            FROM ${payments} WHERE created_at >= ${firstDay(count, now)} GROUP BY 1, 2)
        , paid AS (
          SELECT (SELECT array_agg(start ORDER BY start) FROM months)[number] AS month, sum(count) AS count,
                 sum(amount) FILTER (WHERE lower(currency) = 'usd') AS usd,
                 sum(amount) FILTER (WHERE lower(currency) = 'krw') AS krw
            FROM sums GROUP BY 1)
        SELECT to_char(start AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
               coalesce(p.usd, 0)::bigint AS paid_usd, coalesce(p.krw, 0)::bigint AS paid_krw, coalesce(p.count, 0)::int AS payments,
               coalesce(r.usd, 0)::bigint AS refunded_usd, coalesce(r.krw, 0)::bigint AS refunded_krw,
               coalesce(b.usd, 0)::bigint AS reversed_usd, coalesce(b.krw, 0)::bigint AS reversed_krw,
               CASE WHEN stop > ${moment} THEN ${active}::int
               ELSE (SELECT count(DISTINCT s.user_id)::int FROM ${subscriptions} s
                 WHERE s.current_period_start <= least(stop, ${moment}) AND s.current_period_end > least(stop, ${moment})
                   AND coalesce(s.revoked_at > least(stop, ${moment}), true)) END AS active
          FROM months
          LEFT JOIN paid p ON p.month = start
          LEFT JOIN LATERAL (
            SELECT sum(amount) FILTER (WHERE lower(currency) = 'usd') AS usd,
                   sum(amount) FILTER (WHERE lower(currency) = 'krw') AS krw
              FROM ${refundTransactions} WHERE completed_at >= start AND completed_at < stop AND status = 'done') r ON true
          LEFT JOIN LATERAL (
            SELECT sum(amount_minor) FILTER (WHERE lower(currency) = 'usd') AS usd,
                   sum(amount_minor) FILTER (WHERE lower(currency) = 'krw') AS krw
              FROM ${paymentLedger} WHERE kind = 'reversed' AND created_at >= start AND created_at < stop) b ON true
         ORDER BY start`);
      return rows.map((row) => ({
        month: String(row['month']),
        paidUsd: Number(row['paid_usd']),
        paidKrw: Number(row['paid_krw']),
        refundedUsd: Number(row['refunded_usd']),
        refundedKrw: Number(row['refunded_krw']),
        reversedUsd: Number(row['reversed_usd']),
        reversedKrw: Number(row['reversed_krw']),
        activeMembers: Number(row['active']),
        payments: Number(row['payments']),
      }));
    },

    /** Returns the revenue of the last `count` months by provider; empty ones are omitted. */
    async listProviders(count: number, now: Date): Promise<ProviderMonth[]> {
      const moment = sql`${now.toISOString()}::timestamptz`;
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        WITH months AS (
          SELECT start AT TIME ZONE 'UTC' AS start
            FROM generate_series(date_trunc('month', ${moment} AT TIME ZONE 'UTC') - make_interval(months => ${count - 1}),
                                 date_trunc('month', ${moment} AT TIME ZONE 'UTC'), interval '1 month') start)
        , sums AS (
          SELECT ${monthNumber(sql`p.created_at`)} AS number, t.provider, p.currency, sum(p.amount) AS amount
            FROM ${payments} p JOIN ${paymentTransactions} t ON t.id = p.payment_transaction_id
           WHERE p.created_at >= ${firstDay(count, now)} GROUP BY 1, 2, 3)
        SELECT to_char((SELECT array_agg(start ORDER BY start) FROM months)[number] AT TIME ZONE 'UTC', 'YYYY-MM') AS month, provider,
               coalesce(sum(amount) FILTER (WHERE lower(currency) = 'usd'), 0)::bigint AS usd,
               coalesce(sum(amount) FILTER (WHERE lower(currency) = 'krw'), 0)::bigint AS krw
          FROM sums
         GROUP BY 1, 2 ORDER BY 1, 2`);
      return rows.map((row) => ({
        month: String(row['month']),
        provider: String(row['provider']),
        paidUsd: Number(row['usd']),
        paidKrw: Number(row['krw']),
      }));
    },

    countMembers: (): Promise<number> => db.$count(localUsers),

    async countActive(now: Date): Promise<number> {
      const { rows } = await db.execute<{ active: number }>(sql`
        SELECT count(*)::int AS active FROM ${localUsers} m
         WHERE ${isActive(sql`${now.toISOString()}::timestamptz`)}`);
      return rows[0]?.active ?? 0;
    },

    /** Returns the pending tasks. */
    async readTasks(): Promise<Omit<Summary, 'members' | 'activeMembers'>> {
      // The partial index of open requests requires its condition.
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        SELECT (SELECT count(*)::int FROM ${refundRequests} q
                 WHERE q.status IN ('pending', 'approved') AND q.status = 'pending') AS refunds,
               (SELECT min(q.created_at) FROM ${refundRequests} q
                 WHERE q.status IN ('pending', 'approved') AND q.status = 'pending') AS oldest,
               (SELECT count(*)::int FROM ${failedRegistrations} f WHERE NOT f.recovered) AS failed,
               (SELECT count(*)::int FROM ${refundTransactions} r
                 WHERE r.refund_request_id IS NULL AND r.status = 'manual') AS manual,
               (SELECT count(*)::int FROM ${supportRequests} s WHERE s.status = 'open') AS support,
               (SELECT count(*)::int FROM ${toolUploads} u WHERE u.state = 'new') AS uploads`);
      const row = rows[0] ?? {};
      return {
        pendingRefunds: Number(row['refunds']),
        oldestRefundAt: row['oldest'] ? new Date(String(row['oldest'])).toISOString() : null,
        failedRegistrations: Number(row['failed']),
        manualRefunds: Number(row['manual']),
        openSupport: Number(row['support']),
        newUploads: Number(row['uploads']),
      };
    },
  };
}

export type FiguresStore = ReturnType<typeof createFiguresStore>;
