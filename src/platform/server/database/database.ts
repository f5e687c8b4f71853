import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { tooManyWait } from '../errors/transient-failures.ts';

/** Drizzle with a connection pool; used by stores only. */
export type Database = NodePgDatabase<Record<string, never>>;
/** Database or transaction. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

export type DatabaseConnection = { readonly db: Database; readonly pool: pg.Pool; close(): Promise<void> };

/** Timeouts that release connections and locks. */
export type DatabaseTimeouts = {
  readonly statementMs: number;
  readonly lockMs: number;
  /** Between two statements of a transaction; sending a mail locks its row. */
  readonly idleTransactionMs: number;
};

export const defaultTimeouts: DatabaseTimeouts = {
  statementMs: 30_000,
  lockMs: 10_000,
  idleTransactionMs: 120_000,
};

/** Maximum number of waiting queries. */
const mostWaiting = 300;

class BoundedPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: one of the driver's two forms, handed on as it is.
  override connect(done?: any): any {
    if (this.waitingCount < mostWaiting) return done ? super.connect(done) : super.connect();
    const refused = Object.assign(new Error('Too many wait for a connection.'), { code: tooManyWait });
    if (!done) return Promise.reject(refused);
    done(refused, undefined, () => undefined);
  }
}

/** Acquires a named lock until the end of the transaction, so that counted rows do not change before an insert. */
export async function lockName(tx: Executor, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Opens a pool; errors of idle connections are passed to `onError`. */
export function connectDatabase(
  url: string,
  onError: (error: Error) => void,
  { max = 10, timeouts = defaultTimeouts }: { max?: number; timeouts?: DatabaseTimeouts } = {},
): DatabaseConnection {
  const pool = new BoundedPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
  });
  let isClosing = false;
  // Errors during closing are ignored.
  pool.on('error', (error) => isClosing || onError(error));
  // Of a connection that breaks between two queries of a transaction nobody else hears, and an error without a listener
  // ends the process; the transaction itself fails with its next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  return { db: drizzle(pool), pool, close };
}
