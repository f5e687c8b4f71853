import { type SQL, sql } from 'drizzle-orm';
import { auditLogs } from '../../../platform/server/audit/tables.ts';
import { type Database, type Executor, lockName } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { localUsers } from '../../membership/tables.ts';
import { paymentTransactions } from '../../payments/tables.ts';
import type { Chargeback } from './queue.contract.ts';

const chargebackDismissed = 'payments.chargeback_dismissed';

type Row = Record<string, unknown>;

/** Creates the store that reads chargebacks about which an administrator must decide. */
export function createChargebacksStore(db: Database) {
  // Reports and decisions are in the audit log; a report after the last decision opens the case again.
  const open = sql`
    FROM (SELECT details->>'payment' AS payment, max(created_at) AS at FROM ${auditLogs}
           WHERE action = 'payment.reversal_unsigned' GROUP BY 1) report
    JOIN ${paymentTransactions} t ON t.payment_id = report.payment AND t.state = 'paid'
    LEFT JOIN ${localUsers} m ON m.id = t.user_id
   WHERE NOT EXISTS (SELECT 1 FROM ${auditLogs} d WHERE d.action = ${chargebackDismissed}
                        AND d.details->>'payment' = report.payment AND d.created_at >= report.at)`;
  const select = async (and: SQL): Promise<Chargeback[]> => {
    const { rows } = await db.execute<Row>(sql`
      SELECT t.id, t.payment_id, t.payment_method, t.amount, t.currency, t.user_email, report.at, m.id AS member_id,
             m.name, m.email, coalesce(t.provider_transaction_id, t.payment_key, t.provider_order_id) AS reference
      ${open} ${and}`);
    return rows.map(chargebackOf);
  };

  return {
    transaction: <T>(work: (tx: Executor) => Promise<T>): Promise<T> => db.transaction(work),

    /** Holds a lock on the chargeback of a payment until the transaction ends. */
    lock: (tx: Executor, id: number): Promise<void> => lockName(tx, `chargeback ${id}`),

    /** Lists chargebacks, oldest first. */
    list: ({ limit, offset }: Window): Promise<Chargeback[]> =>
      select(sql`ORDER BY report.at, t.id LIMIT ${limit} OFFSET ${offset}`),

    async count(): Promise<number> {
      const { rows } = await db.execute<Row>(sql`SELECT count(*)::int AS total ${open}`);
      return Number(rows[0]?.['total'] ?? 0);
    },

    async findOpen(id: number): Promise<Chargeback | null> {
      const [found] = await select(sql`AND t.id = ${id}`);
      return found ?? null;
    },

    async wasReported(id: number): Promise<boolean> {
      const { rows } = await db.execute(sql`
        SELECT 1 FROM ${auditLogs} a JOIN ${paymentTransactions} t ON t.payment_id = a.details->>'payment'
         WHERE a.action = 'payment.reversal_unsigned' AND t.id = ${id} LIMIT 1`);
      return rows.length > 0;
    },
  };
}

export type ChargebacksStore = ReturnType<typeof createChargebacksStore>;

const text = (value: unknown) => (value === null || value === undefined ? null : String(value));

function chargebackOf(row: Row): Chargeback {
  return {
    id: Number(row['id']),
    paymentId: String(row['payment_id']),
    providerReference: text(row['reference']),
    memberId: text(row['member_id']),
    userName: text(row['name']),
    userEmail: text(row['email'] ?? row['user_email']),
    paymentMethod: String(row['payment_method']),
    amount: Number(row['amount']),
    currency: String(row['currency']),
    toldAt: new Date(String(row['at'])).toISOString(),
  };
}
