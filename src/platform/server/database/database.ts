import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { poolQueueFull } from '../errors/transient-failures.ts';
import { inThisTrace, isTraced, markFailed, startSpan } from '../traces/span.ts';
import { createBackoff } from '../work/backoff.ts';

/** Drizzle database with a connection pool; only stores use it. */
export type Database = NodePgDatabase<Record<string, never>>;
/** Database or transaction, for functions that run in either. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'
>;

export type DatabaseConnection = { readonly db: Database; readonly pool: pg.Pool; close(): Promise<void> };

/** Timeouts after which the database releases connections and locks, in milliseconds. */
export type DatabaseTimeouts = {
  readonly statementMs: number;
  readonly lockMs: number;
  /**
   * Maximum time between two statements of a transaction. Two minutes, because an email is sent while its row is
   * locked.
   */
  readonly idleTransactionMs: number;
};

export const defaultTimeouts: DatabaseTimeouts = {
  statementMs: 30_000,
  lockMs: 10_000,
  idleTransactionMs: 120_000,
};

/** Maximum number of queries that wait for a connection. */
const maxWaiting = 300;
/** PostgreSQL's error code for a write on a read-only server. */
const readOnlyCode = '25006';

/** Maximum number of characters of a query in a trace. */
const longestQueryText = 1_000;

/** Pauses between connection attempts after a failure, in milliseconds. */
const reconnectPauses = { firstMs: 10, longestMs: 80 };
/** Error message of pg-pool when all connections are in use; it does not indicate the state of the server. */
const allInUse = 'timeout exceeded when trying to connect';

type Connected = Parameters<typeof pg.Pool.prototype.connect>[0];

/**
 * Connection pool that refuses callers when too many are waiting. After a failed connection, one attempt is made on
 * behalf of all callers, after a growing pause, so that a restarting server does not receive all connections at once.
 */
class BoundedPool extends pg.Pool {
  readonly #backoff = createBackoff(reconnectPauses);
  #hasFailed = false;
  #attempt: Promise<void> | null = null;
  #awaiting = 0;

  // biome-ignore lint/suspicious/noExplicitAny: one of the driver's two call signatures, passed on unchanged.
  override connect(done?: any): any {
    if (!done)
      return new Promise((resolve, reject) =>
        this.connect((error: Error | undefined, client: pg.PoolClient) =>
          error ? reject(error) : resolve(client),
        ),
      );
    this.#connectBounded(inThisTrace(done));
  }

  #connectBounded(done: NonNullable<Connected>): void {
    if (this.waitingCount + this.#awaiting >= maxWaiting) {
      const refused = Object.assign(new Error('Too many requests are waiting for a connection.'), {
        code: poolQueueFull,
      });
      done(refused, undefined, () => undefined);
      return;
    }
    if (!this.#hasFailed || this.idleCount > 0) {
      super.connect(this.#noting(done));
      return;
    }
    this.#awaiting += 1;
    this.#attemptForAll()
      .finally(() => (this.#awaiting -= 1))
      .then(
        () => super.connect(this.#noting(done)),
        (error: Error) => done(error, undefined, () => undefined),
      );
  }

  #noting(done: NonNullable<Connected>): NonNullable<Connected> {
    return (error, client, release) => {
      if (error && error.message !== allInUse) this.#hasFailed = true;
      done(error, client, release);
    };
  }

  #attemptForAll(): Promise<void> {
    this.#attempt ??= pause(this.#backoff.next())
      .then(
        () =>
          new Promise<void>((resolve, reject) =>
            super.connect((error, _client, release) => {
              if (error) return reject(error);
              release();
              resolve();
            }),
          ),
      )
      .then(() => {
        this.#hasFailed = false;
        this.#backoff.reset();
      })
      .finally(() => (this.#attempt = null));
    return this.#attempt;
  }
}

/** Database client that records queries of a traced request or job. */
class TracedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's many call signatures, passed on unchanged.
  override query(...parameters: any[]): any {
    const query = pg.Client.prototype.query as unknown as (...parameters: unknown[]) => unknown;
    if (!isTraced()) return query.apply(this, parameters);
    const [config] = parameters;
    const text: unknown = typeof config === 'string' ? config : config?.text;
    if (typeof text !== 'string' || config.submit) return query.apply(this, parameters);
    const span = startQuery(text);
    const end = (error?: unknown) => {
      if (error) markFailed(span, error);
      span.end();
    };
    const done = parameters.at(-1);
    if (typeof done !== 'function') {
      const answer = query.apply(this, parameters) as Promise<unknown>;
      answer.then(() => end(), end);
      return answer;
    }
    const ended = (error: unknown, ...rest: unknown[]) => {
      end(error);
      done(error, ...rest);
    };
    return query.apply(this, [...parameters.slice(0, -1), inThisTrace(ended)]);
  }
}

/** Starts a span for a query; the recorded text contains parameter placeholders instead of values. */
const startQuery = (text: string) =>
  startSpan(/^\s*\(*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'query', 'CLIENT', {
    'db.system.name': 'postgresql',
    'db.query.text': text.slice(0, longestQueryText),
  });

/**
 * Database client that sends prepared statements without a name: with transaction pooling, the next server connection
 * may lack the statement or have another one of this name.
 */
class UnnamedClient extends TracedClient {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's many call signatures, passed on unchanged.
  override query(config: any, ...rest: any[]): any {
    const isNamed =
      typeof config === 'object' && config !== null && 'name' in config && !('submit' in config);
    const { query } = TracedClient.prototype as unknown as { query: (...args: unknown[]) => unknown };
    return query.call(this, isNamed ? { ...config, name: undefined } : config, ...rest);
  }
}

/**
 * Acquires a named lock until the end of the transaction, e.g. so that the number of rows does not change between
 * counting and inserting.
 */
export async function lockName(tx: Executor, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Deletes matching rows in batches of separate transactions: no lock is held for long, and instances that delete
 * simultaneously skip each other's rows.
 * @param most maximum of one call; the rest is deleted by the next call
 * @returns the number of deleted rows
 */
export async function deleteInBatches(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  { batch = 1_000, most = 100_000 }: { batch?: number; most?: number } = {},
): Promise<number> {
  if (!where) throw new Error('Deleting rows requires a condition.');
  let deleted = 0;
  for (let last = batch; last === batch && deleted < most; deleted += last) {
    const { rowCount } = await db.execute(
      sql`DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
            SELECT ctid FROM ${table} WHERE ${where} LIMIT ${batch} FOR UPDATE SKIP LOCKED))`,
    );
    last = rowCount ?? 0;
  }
  return deleted;
}

/**
 * Rejects a new connection to a read-only server, like `target_session_attrs=read-write` of other drivers. A former
 * primary or a replica is therefore never used by mistake.
 */
function requireWritable(client: pg.PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ transaction_read_only: string }>('SHOW transaction_read_only')
    .then(
      ({ rows }) =>
        rows[0]?.transaction_read_only === 'on'
          ? done(Object.assign(new Error('The database server is read-only.'), { code: readOnlyCode }))
          : done(),
      done,
    );
}

/** Closes pooled connections on which a write was refused because the server is read-only. */
function dropDemoted(pool: pg.Pool): void {
  const demoted = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    // The driver's types lack this event: error responses of the protocol, for all queries of this connection.
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnlyCode) demoted.add(client);
    });
  });
  // The pool discards a client that is ending instead of reusing it.
  pool.on('release', (_error, client) => {
    if (demoted.has(client)) (client as unknown as pg.Client).end().catch(() => undefined);
  });
}

export type ConnectOptions = {
  /** Maximum number of connections in the pool. */
  readonly max?: number;
  readonly timeouts?: DatabaseTimeouts;
  /** False if a transaction pooler may use a different server connection for each transaction. */
  readonly keepsSessions?: boolean;
  /** Checks a new connection and may reject it; by default, connections to read-only servers are rejected. */
  readonly verify?: (client: pg.PoolClient, done: (error?: Error) => void) => void;
  /** Maximum wait for a connection, in milliseconds. */
  readonly connectMs?: number;
  /**
   * Additional wait after the server's own timeout, in milliseconds. Detects a server that disappeared without closing
   * the connection.
   */
  readonly vanishedMs?: number;
};

/** Opens a connection pool; errors of idle connections are passed to `onError`. */
export function connectDatabase(
  url: string,
  onError: (error: Error) => void,
  {
    max = 10,
    timeouts = defaultTimeouts,
    keepsSessions = true,
    verify = requireWritable,
    connectMs = 5_000,
    vanishedMs = 10_000,
  }: ConnectOptions = {},
): DatabaseConnection {
  const pool = new BoundedPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    query_timeout: timeouts.statementMs + vanishedMs,
    verify,
    Client: keepsSessions ? TracedClient : UnnamedClient,
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
  });
  let isClosing = false;
  // Errors while the pool is closing are ignored.
  pool.on('error', (error) => isClosing || onError(error));
  // Without a listener, the error event of a connection that breaks during a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  dropDemoted(pool);
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  return { db: drizzle(pool), pool, close };
}
