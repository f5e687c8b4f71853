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
  const selfTest = createSelfTest({ channel: `ferrite_${id.replaceAll('-', '')}`, notify, withinMs });
  const backoff = createBackoff(pauses);
  let isListening = false;
  let isStopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  function receive(of: string, payload: string | undefined): void {
    if (of === selfTest.channel) selfTest.arrive();
    else passOn(payload, id, onChange);
  }

  async function start(): Promise<void> {
    const made = createClient(url);
    made.on('notification', ({ channel: of, payload }) => receive(of, payload));
    made.once('end', () => lose(made, new Error('The connection for notifications was closed.')));
    await connect(made, selfTest);
    client = made;
    backoff.reset();
    onChange([], null);
    isListening = true;
    timer = setTimeout(() => void recheck(made), checkEveryMs).unref();
  }

  async function recheck(checked: pg.Client): Promise<void> {
    const failure = await selfTest.run().then(
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

  async function stop(): Promise<void> {
    isStopped = true;
    isListening = false;
    clearTimeout(timer);
    const open = client;
    client = null;
    await open?.end().catch(() => undefined);
  }

  return {
    id,
    isListening: () => isListening,
    /**
     * Connects and starts listening.
     * @throws Error naming the setting if notifications do not arrive
     */
    start,
    stop,
  };
}

function createClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
    keepAlive: true,
    application_name: 'ferrite-changes',
  });
  client.on('error', () => undefined);
  return client;
}

/** Connects and listens. @throws Error if notifications do not arrive; the connection is closed then */
async function connect(client: pg.Client, selfTest: SelfTest): Promise<void> {
  try {
    await client.connect();
    // A read-only server refuses LISTEN.
    await client.query(`LISTEN ${channel}; LISTEN ${selfTest.channel}`);
    await selfTest.run();
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
}

/** Reports the change in a notification, unless this instance sent it. */
function passOn(payload: string | undefined, ownId: string, onChange: ListenerOptions['onChange']): void {
  try {
    const { from, tags, position } = JSON.parse(payload ?? '') as {
      from: string;
      tags: string[];
      position?: number;
    };
    if (from !== ownId) onChange(tags, position ?? null);
  } catch {
    // Unknown message format of another version: assume that everything changed.
    onChange([], null);
  }
}

type SelfTest = ReturnType<typeof createSelfTest>;

/**
 * Creates the test that sends a notification to the listener itself, on a channel of its own. It proves that
 * notifications arrive, even through a pooler or after the network was interrupted.
 */
function createSelfTest({
  channel: ownChannel,
  notify,
  withinMs,
}: Required<Pick<ListenerOptions, 'notify' | 'withinMs'>> & { readonly channel: string }) {
  let arrived: (() => void) | null = null;
  return {
    channel: ownChannel,

    /** Called when the listener receives the notification. */
    arrive: () => arrived?.(),

    /** Sends the notification. @throws Error if it does not arrive in time */
    async run(): Promise<void> {
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
    },
  };
}
