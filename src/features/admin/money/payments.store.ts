import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { creditNotes, receipts } from '../../account/tables.ts';
import { localUsers, memberContains } from '../../membership/tables.ts';
import { paymentTransactions } from '../../payments/tables.ts';

export type PaymentFilter = {
  readonly search?: string | undefined;
  readonly status?: 'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | undefined;
  readonly method?: 'paypal' | 'toss' | 'eximbay' | undefined;
  readonly memberId?: string | undefined;
};

export type PaymentRow = {
  readonly id: number;
  readonly paymentId: string;
  readonly memberId: string | null;
  readonly userName: string | null;
  readonly userEmail: string | null;
  readonly paymentMethod: string;
  readonly amount: string;
  readonly currency: string;
  readonly planType: string | null;
  readonly status: string;
  readonly state: string;
  readonly reason: string | null;
  readonly providerTransactionId: string | null;
  readonly createdAt: Date;
  readonly capturedAt: Date | null;
  readonly receiptNumber: string | null;
  readonly creditNoteNumber: string | null;
  /** Company data on the receipt. */
  readonly company: string | null;
  readonly taxNumber: string | null;
};

const chunk = 1_000;

/** Reads payments for the dashboard. */
export function createPaymentsStore(db: Database) {
  /** Member by address, for attempts before the registration. */
  const byAddress = sql`(SELECT a.id FROM ${localUsers} a WHERE t.user_id IS NULL AND lower(a.email) = lower(t.user_email))`;
  // Skipped rows are read from the index only.
  async function read(where: SQL, window: SQL): Promise<PaymentRow[]> {
    const { rows } = await db.execute<Record<string, unknown>>(sql`
        SELECT t.*, m.id AS member_id, m.name AS member_name, m.email AS member_email, r.number AS receipt_number,
               c.number AS credit_note_number, r.buyer->>'company' AS company, r.buyer->>'taxNumber' AS tax_number
          FROM (SELECT t.id FROM ${paymentTransactions} t WHERE ${where}
                 ORDER BY t.created_at DESC NULLS LAST, t.id DESC NULLS LAST ${window}) shown
          JOIN ${paymentTransactions} t ON t.id = shown.id
          LEFT JOIN ${localUsers} m ON m.id = coalesce(t.user_id, ${byAddress})
          LEFT JOIN ${receipts} r ON r.payment_transaction_id = t.id
          LEFT JOIN ${creditNotes} c ON c.receipt_id = r.id
         ORDER BY t.created_at DESC NULLS LAST, t.id DESC NULLS LAST`);
    return rows.map(paymentOf);
  }

  return {
    list: (filter: PaymentFilter, { limit, offset }: Window): Promise<PaymentRow[]> =>
      read(conditions(filter), sql`LIMIT ${limit} OFFSET ${offset}`),

    /** Yields all payments in pages of a thousand, newest first. */
    async *each(filter: PaymentFilter): AsyncGenerator<PaymentRow> {
      let after: PaymentRow | null = null;
      for (;;) {
        const next: SQL = after
          ? sql`${conditions(filter)} AND (t.created_at, t.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : conditions(filter);
        const rows: PaymentRow[] = await read(next, sql`LIMIT ${chunk}`);
        yield* rows;
        after = rows.at(-1) ?? null;
        if (!after || rows.length < chunk) return;
      }
    },

    async count(filter: PaymentFilter): Promise<number> {
      const { rows } = await db.execute<{ total: number }>(
        sql`SELECT count(*)::int AS total FROM ${paymentTransactions} t WHERE ${conditions(filter)}`,
      );
      return rows[0]?.total ?? 0;
    },
  };
}

export type PaymentsStore = ReturnType<typeof createPaymentsStore>;

function conditions({ search, status, method, memberId }: PaymentFilter): SQL {
  const parts = [sql`t.state <> 'draft'`];
  if (search) {
    // One indexed subquery per criterion; with OR the planner would scan all rows.
    parts.push(sql`t.id IN (
        SELECT p.id FROM ${paymentTransactions} p WHERE p.payment_id = ${search}
        UNION SELECT p.id FROM ${paymentTransactions} p
               WHERE p.provider IN ('paypal', 'toss', 'eximbay') AND p.provider_transaction_id = ${search}
        UNION SELECT r.payment_transaction_id FROM ${receipts} r WHERE r.number = ${search}
        UNION SELECT r.payment_transaction_id FROM ${creditNotes} c JOIN ${receipts} r ON r.id = c.receipt_id
               WHERE c.number = ${search}
        UNION SELECT p.id FROM ${paymentTransactions} p JOIN ${localUsers} m ON m.id = p.user_id
               WHERE ${memberContains(search)}
        UNION SELECT p.id FROM ${paymentTransactions} p JOIN ${localUsers} m ON lower(m.email) = lower(p.user_email)
               WHERE p.user_id IS NULL AND ${memberContains(search)})`);
  }
  if (status) parts.push(sql`t.payment_status = ${status}`);
  if (method) parts.push(sql`t.payment_method = ${method}`);
  if (memberId)
    parts.push(sql`t.id IN (
        SELECT p.id FROM ${paymentTransactions} p WHERE p.user_id = ${memberId}
        UNION SELECT p.id FROM ${paymentTransactions} p JOIN ${localUsers} m ON lower(m.email) = lower(p.user_email)
               WHERE p.user_id IS NULL AND m.id = ${memberId})`);
  return sql.join(parts, sql` AND `);
}

const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
const date = (value: unknown) => (value === null || value === undefined ? null : new Date(String(value)));

function paymentOf(row: Record<string, unknown>): PaymentRow {
  return {
    id: Number(row['id']),
    paymentId: String(row['payment_id']),
    memberId: text(row['member_id']),
    userName: text(row['member_name']),
    userEmail: text(row['member_email'] ?? row['user_email']),
    paymentMethod: String(row['payment_method']),
    amount: String(row['amount']),
    currency: String(row['currency']),
    planType: text(row['plan_type']),
    status: String(row['payment_status']),
    state: String(row['state']),
    reason: text(row['reason']),
    providerTransactionId: text(row['provider_transaction_id']),
    createdAt: date(row['created_at']) as Date,
    capturedAt: date(row['captured_at']),
    receiptNumber: text(row['receipt_number']),
    creditNoteNumber: text(row['credit_note_number']),
    company: text(row['company']) || null,
    taxNumber: text(row['tax_number']) || null,
  };
}
