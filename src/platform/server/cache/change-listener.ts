/**
 * Receives notifications about changes on other instances on a separate connection, and verifies that notifications
 * arrive.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createBackoff } from '../work/backoff.ts';
import type { Tags } from './cache.ts';

export const channel = 'ferrite_changed';
const pauses = { firstMs: 250, longestMs: 5_000 };
const connectMs = 5_000;
const checkEveryMs = 10_000;

const notArriving =
  'DATABASE_DIRECT_URL: notifications of PostgreSQL do not arrive. DATABASE_URL leads through a pooler that gives connections to transactions, so set the address of the database past it.';

type ListenerOptions = {
  /** Database URL without a connection pooler, or through one that pools sessions (not transactions). */
  readonly url: string;
  /** Sends a notification through a connection other than the listener's. */
  readonly notify: (channel: string, payload: string) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /**
   * Called for each change on another instance.
   * @param tags empty: everything may have changed
   * @param position of the change in the write-ahead log; null if it is unknown
   */
  readonly onChange: (tags: Tags, position: number | null) => void;
  /** Maximum time until the listener's own test notification arrives, in milliseconds. */
  readonly withinMs?: number;
};

/**
 * Creates a listener for changes on other instances. While it is disconnected, every cached value counts as changed; it
 * reconnects with increasing pauses.
 */
export function createChangeListener({ url, notify, onError, onChange, withinMs = 5_000 }: ListenerOptions) {
  const id = randomUUID();
  /**
   * Channel of the listener's own test notifications. They prove that notifications arrive, even through a pooler or
   * after the network was interrupted.
   */
  const ownChannel = `ferrite_${id.replaceAll('-', '')}`;
  const backoff = createBackoff(pauses);
  let isListening = false;
  let isStopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let arrived: (() => void) | null = null;

  function receive(payload: string | undefined): void {
    try {
      const { from, tags, position } = JSON.parse(payload ?? '') as {
        from: string;
        tags: string[];
        position?: number;
      };
      if (from !== id) onChange(tags, position ?? null);
    } catch {
      // Unknown message format of another version: assume that everything changed.
      onChange([], null);
    }
  }

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
      keepAlive: true,
      application_name: 'ferrite-changes',
    });
    made.on('error', () => undefined);
    made.on('notification', ({ channel: of, payload }) =>
      of === ownChannel ? arrived?.() : receive(payload),
    );
    made.once('end', () => lose(made, new Error('The connection for notifications was closed.')));
    try {
      await made.connect();
      // A read-only server refuses LISTEN.
      await made.query(`LISTEN ${channel}; LISTEN ${ownChannel}`);
    } catch (error) {
      void made.end().catch(() => undefined);
      throw error;
    }
    return made;
  }

  /**
   * Sends a test notification to the listener itself.
   * @throws Error if the notification does not arrive in time
   */
  async function verify(): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    const arrival = new Promise<void>((resolve, reject) => {
      arrived = resolve;
      late = setTimeout(() => reject(new Error(notArriving)), withinMs).unref();
    });
    try {
      await Promise.all([arrival, notify(ownChannel, '')]);
    } finally {
      clearTimeout(late);
      arrived = null;
    }
  }

  async function start(): Promise<void> {
    const made = await connect();
    try {
      await verify();
    } catch (error) {
      void made.end().catch(() => undefined);
      throw error;
    }
    client = made;
    backoff.reset();
    onChange([], null);
    isListening = true;
    timer = setTimeout(() => void recheck(made), checkEveryMs).unref();
  }

  async function recheck(checked: pg.Client): Promise<void> {
    const failure = await verify().then(
      () => null,
      (error: Error) => error,
    );
    if (client !== checked || isStopped) return;
    // A busy pool causes other errors, which do not concern this connection; if it is lost, the next check detects
    // it.
    if (failure?.message === notArriving) return lose(checked, failure);
    timer = setTimeout(() => void recheck(checked), checkEveryMs).unref();
  }

  function lose(lost: pg.Client, error: Error): void {
    if (client !== lost || isStopped) return;
    client = null;
    isListening = false;
    void lost.end().catch(() => undefined);
    retry(error);
  }

  function retry(error: unknown): void {
    onError(error);
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => start().catch(retry), backoff.next());
  }

  return {
    id,
    isListening: () => isListening,
    /**
     * Connects and starts listening.
     * @throws Error naming the setting if notifications do not arrive
     */
    start,
    async stop(): Promise<void> {
      isStopped = true;
      isListening = false;
      clearTimeout(timer);
      const open = client;
      client = null;
      await open?.end().catch(() => undefined);
    },
  };
}
