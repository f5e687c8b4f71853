import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { tooManyWait } from '../errors/transient-failures.ts';

/** Drizzle over a pool of connections. Stores receive it; nothing else does. */
export type Database = NodePgDatabase<Record<string, never>>;
/** A database or a transaction of it: what a store's functions need. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

export type DatabaseConnection = { readonly db: Database; readonly pool: pg.Pool; close(): Promise<void> };

/** After how long PostgreSQL gives up, so that nothing holds a connection or a lock for ever. */
export type DatabaseTimeouts = {
  readonly statementMs: number;
  readonly lockMs: number;
  /** Between two statements of a transaction; a mail on its way holds its row meanwhile. */
  readonly idleTransactionMs: number;
};

export const defaultTimeouts: DatabaseTimeouts = {
  statementMs: 30_000,
  lockMs: 10_000,
  idleTransactionMs: 120_000,
};

/** So many may wait for a connection: more could not be answered in time. */
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

/** Waits until no other transaction holds this name and holds it until the end: what is counted stays true until the insert. */
export async function lockName(tx: Executor, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Opens a pool; errors of idle connections are logged by the caller's `onError`, not thrown. */
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
  // What breaks while it is being closed harms nobody.
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
