import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { formatAmount, isCurrency } from '../../../platform/shared/money/money.ts';
import { localUsers } from '../../membership/tables.ts';
import { paymentTransactions, refundTransactions } from '../../payments/tables.ts';
import type { ManualReturn } from './queue.contract.ts';

type Row = Record<string, unknown>;

/** Reads refunds without a request that need a human decision. */
export function createReturnsStore(db: Database) {
  // Requested refunds are handled with their request. A second charge belongs to no member's
  // payments, but its order named an address.
  const waiting = sql`r.refund_request_id IS NULL AND r.status = 'manual'`;
  const select = async (where: SQL, window: SQL): Promise<ManualReturn[]> => {
    const { rows } = await db.execute<Row>(sql`
      SELECT r.id, r.refund_id, r.amount, r.currency, r.origin, r.provider_response, r.created_at,
             t.payment_id, t.payment_method, t.user_email, m.id AS member_id, m.name AS member_name,
             m.email AS member_email, coalesce(t.provider_transaction_id, t.payment_key, t.provider_order_id) AS reference
        FROM ${refundTransactions} r
        JOIN ${paymentTransactions} t ON t.id = r.payment_transaction_id
        LEFT JOIN ${localUsers} m ON m.id = coalesce(t.user_id,
             (SELECT same.id FROM ${localUsers} same WHERE lower(same.email) = lower(t.user_email)))
       WHERE ${where} ORDER BY r.created_at, r.id ${window}`);
    return rows.map(returnOf);
  };

  return {
    /** Lists them, oldest first. */
    list: ({ limit, offset }: Window): Promise<ManualReturn[]> =>
      select(waiting, sql`LIMIT ${limit} OFFSET ${offset}`),

    async count(): Promise<number> {
      const { rows } = await db.execute<Row>(
        sql`SELECT count(*)::int AS total FROM ${refundTransactions} r WHERE ${waiting}`,
      );
      return Number(rows[0]?.['total'] ?? 0);
    },

    /** Finds a refund in any state; null for one with a request. */
    async find(id: number): Promise<ManualReturn | null> {
      const [found] = await select(sql`r.refund_request_id IS NULL AND r.id = ${id}`, sql``);
      return found ?? null;
    },
  };
}

export type ReturnsStore = ReturnType<typeof createReturnsStore>;

const text = (value: unknown) => (value === null || value === undefined ? null : String(value));

function returnOf(row: Row): ManualReturn {
  const currency = String(row['currency']);
  const minor = Number(row['amount']);
  return {
    id: Number(row['id']),
    refundId: String(row['refund_id']),
    paymentId: String(row['payment_id']),
    providerReference: text(row['reference']),
    memberId: text(row['member_id']),
    userName: text(row['member_name']),
    userEmail: text(row['member_email'] ?? row['user_email']),
    paymentMethod: String(row['payment_method']),
    amount: isCurrency(currency) ? Number(formatAmount({ currency, minor })) : minor,
    currency,
    origin: String(row['origin']),
    reason: text(((row['provider_response'] ?? {}) as Row)['reason']),
    createdAt: new Date(String(row['created_at'])).toISOString(),
  };
}
