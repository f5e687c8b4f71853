import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { creditNotes, receipts } from '../../account/tables.ts';
import { localUsers, memberContains } from '../../membership/tables.ts';
import { paymentStatus, paymentTransactions } from '../../payments/tables.ts';

export type PaymentFilter = {
  readonly search?: string | undefined;
  readonly status?:
    | 'pending'
    | 'completed'
    | 'failed'
    | 'cancelled'
    | 'refunded'
    | 'charged_back'
    | undefined;
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
  /** Company on the receipt; null without one. */
  readonly company: string | null;
  readonly taxNumber: string | null;
};

const chunk = 1_000;

export function createPaymentsStore(db: Database) {
  const read = shownPayments(db);

  return {
    list: async (filter: PaymentFilter, window: Window): Promise<PaymentRow[]> =>
      read(await findIds(db, conditions(filter), windowed(window))),

    /** Returns a page of a search and the number of all matching payments, with one query. */
    async search(filter: PaymentFilter, window: Window): Promise<{ rows: PaymentRow[]; total: number }> {
      const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
        WITH found AS MATERIALIZED (
          SELECT t.id, t.created_at FROM ${paymentTransactions} t WHERE ${conditions(filter)})
        SELECT ARRAY(SELECT t.id FROM found t ${newestFirst} ${windowed(window)}) AS ids, (SELECT count(*)::int FROM found) AS total`);
      const { ids = [], total = 0 } = rows[0] ?? {};
      return { rows: await read(ids), total };
    },

    /** Yields all payments, newest first; reads a thousand at a time. */
    async *each(filter: PaymentFilter): AsyncGenerator<PaymentRow> {
      let after: PaymentRow | null = null;
      for (;;) {
        const next: SQL = after
          ? sql`${conditions(filter)} AND (t.created_at, t.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
          : conditions(filter);
        const rows: PaymentRow[] = await read(await findIds(db, next, sql`LIMIT ${chunk}`));
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

const newestFirst = sql`ORDER BY t.created_at DESC NULLS LAST, t.id DESC NULLS LAST`;
const windowed = ({ limit, offset }: Window): SQL => sql`LIMIT ${limit} OFFSET ${offset}`;

/** Returns the ids of a page; rows before the page are read only from the index. */
async function findIds(db: Database, where: SQL, window: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT t.id FROM ${paymentTransactions} t WHERE ${where} ${newestFirst} ${window}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Prepares the query of the shown columns. It is prepared once for each connection, because planning costs as much as
 * reading a page.
 * @returns a function that returns the payments with these ids, in the order of the ids
 */
function shownPayments(db: Database): (ids: readonly string[]) => Promise<PaymentRow[]> {
  const t = paymentTransactions;
  /** Member with the same email address, for attempts made before the registration. */
  const byAddress = sql`(SELECT a.id FROM ${localUsers} a WHERE ${t.userId} IS NULL AND lower(a.email) = lower(${t.userEmail}))`;
  const query = db
    .select({
      ...{ id: t.id, paymentId: t.paymentId, memberId: localUsers.id, userName: localUsers.name },
      userEmail: sql<string | null>`coalesce(${localUsers.email}, ${t.userEmail})`,
      ...{ paymentMethod: t.paymentMethod, amount: t.amount, currency: t.currency, planType: t.planType },
      ...{ status: paymentStatus, state: t.state, reason: t.reason },
      ...{ providerTransactionId: t.providerTransactionId, createdAt: t.createdAt, capturedAt: t.capturedAt },
      ...{ receiptNumber: receipts.number, creditNoteNumber: creditNotes.number },
      company: sql<string | null>`nullif(${receipts.buyer}->>'company', '')`,
      taxNumber: sql<string | null>`nullif(${receipts.buyer}->>'taxNumber', '')`,
    })
    .from(t)
    .leftJoin(localUsers, sql`${localUsers.id} = coalesce(${t.userId}, ${byAddress})`)
    .leftJoin(receipts, eq(receipts.paymentTransactionId, t.id))
    .leftJoin(creditNotes, eq(creditNotes.receiptId, receipts.id))
    .where(sql`${t.id} = ANY(${sql.placeholder('ids')}::bigint[])`)
    .prepare('dashboard_payments');

  return async (ids) => {
    if (ids.length === 0) return [];
    const rows = await query.execute({ ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(Number(id)) ?? []);
  };
}

function conditions({ search, status, method, memberId }: PaymentFilter): SQL {
  const parts = [sql`t.state <> 'draft'`];
  if (search) {
    // One indexed subquery per criterion, because with OR the planner would scan all rows.
    parts.push(sql`t.id IN (
        WITH found_members AS MATERIALIZED (
          SELECT m.id, m.email FROM ${localUsers} m WHERE ${memberContains(search)})
        SELECT p.id FROM ${paymentTransactions} p WHERE p.payment_id = ${search}
        UNION SELECT p.id FROM ${paymentTransactions} p
               WHERE p.provider IN ('paypal', 'toss', 'eximbay') AND p.provider_transaction_id = ${search}
        UNION SELECT r.payment_transaction_id FROM ${receipts} r WHERE r.number = ${search}
        UNION SELECT r.payment_transaction_id FROM ${creditNotes} c JOIN ${receipts} r ON r.id = c.receipt_id
               WHERE c.number = ${search}
        UNION SELECT p.id FROM found_members m JOIN ${paymentTransactions} p ON p.user_id = m.id
        UNION SELECT p.id FROM found_members m JOIN ${paymentTransactions} p ON lower(p.user_email) = lower(m.email)
               WHERE p.user_id IS NULL)`);
  }
  if (status === 'charged_back') parts.push(sql`t.state = 'reversed'`);
  else if (status) parts.push(sql`t.payment_status = ${status} AND t.state <> 'reversed'`);
  if (method) parts.push(sql`t.payment_method = ${method}`);
  if (memberId)
    parts.push(sql`t.id IN (
        SELECT p.id FROM ${paymentTransactions} p WHERE p.user_id = ${memberId}
        UNION SELECT p.id FROM ${paymentTransactions} p JOIN ${localUsers} m ON lower(m.email) = lower(p.user_email)
               WHERE p.user_id IS NULL AND m.id = ${memberId})`);
  return sql.join(parts, sql` AND `);
}
