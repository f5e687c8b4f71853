/** Counts payments for the Prometheus metrics. Each query uses an index with few rows. */
import { and, count, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Gauge } from '../../../platform/server/metrics/gauge.ts';
import { paymentTransactions, refundTransactions } from '../tables.ts';

const unsettled = ['capturing', 'unknown', 'pending', 'manual'] as const;
/** A provider query counts as overdue if its due time is earlier than this. */
const overdueAfter = sql`now() - interval '5 minutes'`;

export function paymentGauges(db: Database): readonly Gauge[] {
  const { state, createdAt, nextCheckAt } = paymentTransactions;
  const byState = (rows: readonly { state: string; number: number }[]) =>
    Object.fromEntries(rows.map((row) => [row.state, row.number]));
  return [
    {
      name: 'payments_unsettled',
      help: 'Payment attempts whose outcome is not known yet, by state',
      labels: ['state'],
      async read() {
        const rows = await db
          .select({ state, number: count() })
          .from(paymentTransactions)
          .where(inArray(state, [...unsettled]))
          .groupBy(state);
        return { ...Object.fromEntries(unsettled.map((each) => [each, 0])), ...byState(rows) };
      },
    },
    {
      name: 'payments_last_day',
      help: 'Payment attempts of the last 24 hours by state',
      labels: ['state'],
      read: async () =>
        byState(
          await db
            .select({ state, number: count() })
            .from(paymentTransactions)
            .where(and(ne(state, 'draft'), gt(createdAt, sql`now() - interval '1 day'`)))
            .groupBy(state),
        ),
    },
    {
      name: 'payment_checks_overdue',
      help: 'Payments and refunds whose query at the provider is late by more than five minutes',
      labels: ['kind'],
      async read() {
        const late = (column: typeof nextCheckAt | typeof refundTransactions.nextCheckAt) =>
          and(isNotNull(column), lt(column, overdueAfter));
        const [paid] = await db
          .select({ number: count() })
          .from(paymentTransactions)
          .where(late(nextCheckAt));
        const [refunded] = await db
          .select({ number: count() })
          .from(refundTransactions)
          .where(late(refundTransactions.nextCheckAt));
        return { payment: paid?.number ?? 0, refund: refunded?.number ?? 0 };
      },
    },
  ];
}
