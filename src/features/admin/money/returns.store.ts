import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { formatAmount, isCurrency } from '../../../platform/shared/money/money.ts';
import { localUsers } from '../../membership/tables.ts';
import { paymentTransactions, refundTransactions } from '../../payments/tables.ts';
import type { ManualReturn } from './queue.contract.ts';

type Row = Record<string, unknown>;

/** Creates the store of automatic refunds (without a request) about which an administrator must decide. */
export function createReturnsStore(db: Database) {
  // Refunds with a request are handled together with the request. The payment of a second charge may belong to no
  // member,
  // but its order contains an email address.
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
    /** Returns the refunds, oldest first. */
    list: ({ limit, offset }: Window): Promise<ManualReturn[]> =>
      select(waiting, sql`LIMIT ${limit} OFFSET ${offset}`),

    async count(): Promise<number> {
      const { rows } = await db.execute<Row>(
        sql`SELECT count(*)::int AS total FROM ${refundTransactions} r WHERE ${waiting}`,
      );
      return Number(rows[0]?.['total'] ?? 0);
    },

    /** Finds an automatic refund in any state; null for a refund with a request. */
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
