import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import { subscriptions } from '../../membership/tables.ts';
import { paymentLedger, payments, paymentTransactions } from '../../payments/tables.ts';
import type { Month } from '../admin.contract.ts';

/** Sum of a month's payments through one provider in one currency. */
export type PaidSum = {
  /** Index of the month, from 0 for the oldest. */
  readonly month: number;
  /** Provider; null for payments from before providers were recorded. */
  readonly provider: string | null;
  /** Currency code in lower case. */
  readonly currency: string;
  readonly payments: number;
  /** Sum in minor units. */
  readonly amount: number;
};
/** Figures of a month that are computed from its payments. */
type PaidFigure = 'payments' | 'paidUsd' | 'paidKrw';

/**
 * Returns the start of the oldest of the last `count` months. It is computed in JavaScript, because for a subquery the
 * planner would read all rows.
 */
const firstDay = (count: number, now: Date): SQL =>
  sql`${new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1, 1)).toISOString()}::timestamptz`;

/** Creates the store that computes figures by month. */
export function createFiguresStore(db: Database) {
  return {
    /**
     * Returns the sums of captured payments by month, provider and currency, for the last `count` months including the
     * current one.
     */
    async listPaid(count: number, now: Date): Promise<PaidSum[]> {
      const starts = Array.from({ length: count }, (_, at) => firstDay(count - at, now));
      // Payments of a few months have neighbouring ids, so a range of ids avoids reading all rows, and `+ 0` keeps the
      // planner from
      // scanning the index of ids. `width_bucket` costs much less than `date_trunc` with a time zone.
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        WITH range AS MATERIALIZED (
          SELECT min(payment_transaction_id + 0) AS first, max(payment_transaction_id + 0) AS last
            FROM ${payments} WHERE created_at >= ${firstDay(count, now)})
        SELECT width_bucket(p.created_at, ARRAY[${sql.join(starts, sql`, `)}]) AS number, t.provider, lower(p.currency) AS currency,
               count(*)::int AS payments, sum(p.amount) AS amount
          FROM ${payments} p
          LEFT JOIN ${paymentTransactions} t ON t.id = p.payment_transaction_id
           AND t.id >= (SELECT first FROM range) AND t.id <= (SELECT last FROM range)
         WHERE p.created_at >= ${firstDay(count, now)}
         GROUP BY 1, 2, 3 ORDER BY 1, 2`);
      return rows.map((row) => ({
        month: Number(row['number']) - 1,
        provider: row['provider'] === null ? null : String(row['provider']),
        currency: String(row['currency']),
        payments: Number(row['payments']),
        amount: Number(row['amount']),
      }));
    },

    /**
     * Returns the figures of the last `count` months including the current one, oldest first, except those of
     * payments.
     * @param active current number of active members
     */
    async listMonths(count: number, now: Date, active: number): Promise<Omit<Month, PaidFigure>[]> {
      const moment = sql`${now.toISOString()}::timestamptz`;
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        WITH months AS (
          SELECT start AT TIME ZONE 'UTC' AS start, (start + interval '1 month') AT TIME ZONE 'UTC' AS stop
            FROM generate_series(date_trunc('month', ${moment} AT TIME ZONE 'UTC') - make_interval(months => ${count - 1}),
                                 date_trunc('month', ${moment} AT TIME ZONE 'UTC'), interval '1 month') start)
        SELECT to_char(start AT TIME ZONE 'UTC', 'YYYY-MM') AS label,
               coalesce(refunded_usd, 0)::bigint AS refunded_usd, coalesce(refunded_krw, 0)::bigint AS refunded_krw,
               coalesce(reversed_usd, 0)::bigint AS reversed_usd, coalesce(reversed_krw, 0)::bigint AS reversed_krw,
               CASE WHEN stop > ${moment} THEN ${active}::int
               ELSE (SELECT count(DISTINCT s.user_id)::int FROM ${subscriptions} s
                 WHERE s.current_period_start <= least(stop, ${moment}) AND s.current_period_end > least(stop, ${moment})
                   AND coalesce(s.revoked_at > least(stop, ${moment}), true)) END AS active
          FROM months
          LEFT JOIN (
            SELECT date_trunc('month', created_at AT TIME ZONE 'UTC') AS month,
                   sum(amount_minor) FILTER (WHERE kind = 'refunded' AND lower(currency) = 'usd') AS refunded_usd,
                   sum(amount_minor) FILTER (WHERE kind = 'refunded' AND lower(currency) = 'krw') AS refunded_krw,
                   sum(amount_minor) FILTER (WHERE kind = 'reversed' AND lower(currency) = 'usd') AS reversed_usd,
                   sum(amount_minor) FILTER (WHERE kind = 'reversed' AND lower(currency) = 'krw') AS reversed_krw
              FROM ${paymentLedger}
             WHERE kind IN ('refunded', 'reversed') AND created_at >= (SELECT min(start) FROM months)
             GROUP BY 1) l ON l.month = start AT TIME ZONE 'UTC'
         ORDER BY start`);
      return rows.map((row) => ({
        month: String(row['label']),
        refundedUsd: Number(row['refunded_usd']),
        refundedKrw: Number(row['refunded_krw']),
        reversedUsd: Number(row['reversed_usd']),
        reversedKrw: Number(row['reversed_krw']),
        activeMembers: Number(row['active']),
      }));
    },
  };
}

export type FiguresStore = ReturnType<typeof createFiguresStore>;
