import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/server/database/database.ts';
import type { Window } from '../../../platform/server/http/paging.ts';
import { localUsers } from '../../membership/tables.ts';
import { failedRegistrations, paymentTransactions } from '../../payments/tables.ts';
import type { FailedRegistration, WaitingPayment } from './queue.contract.ts';

type Row = Record<string, unknown>;
const waiting = sql`t.state IN ('capturing', 'unknown', 'pending', 'manual')`;

/** Creates the store that reads payments with unknown outcome and paid registrations without an account. */
export function createQueueStore(db: Database) {
  const read = async (query: SQL): Promise<Row[]> => (await db.execute<Row>(query)).rows;
  const count = async (query: SQL): Promise<number> => Number((await read(query))[0]?.['total'] ?? 0);

  const payments = (where: SQL, window: SQL) => sql`
    SELECT t.*, m.name AS member_name, m.email AS member_email FROM ${paymentTransactions} t
      LEFT JOIN ${localUsers} m ON m.id = t.user_id
     WHERE ${where} ORDER BY (t.state = 'manual') DESC, t.created_at, t.id ${window}`;
  const failures = (where: SQL, window: SQL) => sql`
    SELECT f.*, m.id AS member_id, m.name AS member_name, m.email AS member_email
      FROM ${failedRegistrations} f
      LEFT JOIN ${paymentTransactions} t ON t.payment_id = f.payment_id
      LEFT JOIN ${localUsers} m ON m.id = t.user_id
     WHERE ${where} ORDER BY f.created_at, f.id ${window}`;

  return {
    /** Returns payments: those that an administrator must decide first, then the oldest first. */
    async listPayments({ limit, offset }: Window): Promise<WaitingPayment[]> {
      return (await read(payments(waiting, sql`LIMIT ${limit} OFFSET ${offset}`))).map(paymentOf);
    },

    countPayments: () =>
      count(sql`SELECT count(*)::int AS total FROM ${paymentTransactions} t WHERE ${waiting}`),

    async findPayment(id: number): Promise<WaitingPayment | null> {
      const [row] = await read(payments(sql`t.id = ${id}`, sql``));
      return row ? paymentOf(row) : null;
    },

    /** Lists paid registrations without account, oldest first. */
    async listFailures({ limit, offset }: Window): Promise<FailedRegistration[]> {
      return (await read(failures(sql`NOT f.recovered`, sql`LIMIT ${limit} OFFSET ${offset}`))).map(
        failureOf,
      );
    },

    countFailures: () =>
      count(sql`SELECT count(*)::int AS total FROM ${failedRegistrations} f WHERE NOT f.recovered`),

    async findFailure(id: number): Promise<FailedRegistration | null> {
      const [row] = await read(failures(sql`f.id = ${id}`, sql``));
      return row ? failureOf(row) : null;
    },
  };
}

export type QueueStore = ReturnType<typeof createQueueStore>;

const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
const iso = (value: unknown) =>
  value === null || value === undefined ? null : new Date(String(value)).toISOString();

const common = (row: Row) => ({
  id: Number(row['id']),
  paymentId: String(row['payment_id']),
  memberId: text(row['member_id'] ?? row['user_id']),
  userName: text(row['member_name']),
  userEmail: text(row['member_email'] ?? row['user_email']),
  createdAt: iso(row['created_at']) ?? '',
});

function paymentOf(row: Row): WaitingPayment {
  return {
    ...common(row),
    paymentMethod: String(row['payment_method']),
    amount: Number(row['amount']),
    currency: String(row['currency']),
    state: String(row['state']),
    reason: text(row['reason']),
    checks: Number(row['checks']),
    nextCheckAt: iso(row['next_check_at']),
  };
}

function failureOf(row: Row): FailedRegistration {
  const data = (row['registration_data'] ?? {}) as Row;
  const known = common(row);
  return {
    ...known,
    userName: known.userName ?? text(data['name']),
    userEmail: known.userEmail ?? text(data['email']),
    errorMessage: text(row['error_message']),
    retryCount: Number(row['retry_count']),
    recovered: row['recovered'] === true,
    lastRetryAt: iso(row['last_retry_at']),
  };
}
