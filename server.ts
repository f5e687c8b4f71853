/**
 * Starts the server process: settings, database, listening, graceful stop. Everything else is in `src/`, built into
 * `build/`.
 */
import fs from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { chooseSandboxPort, type SandboxProcess, startSandbox } from '@ferrite/payment-sandbox/process.ts';
import type { FastifyInstance } from 'fastify';
import type * as Entry from './src/entry.ts';
import type { PagesOptions } from './src/platform/server/rendering/pages.ts';

const root = import.meta.dirname;

async function refuseBusyPort(port: number, host: string): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve)).catch(
    (error: NodeJS.ErrnoException) => {
      throw new Error(
        error.code === 'EADDRINUSE'
          ? `PORT: ${host}:${port} is in use; choose another, e.g. PORT=${port + 1} npm start.`
          : `HOST/PORT: cannot listen on ${host}:${port} (${error.message}).`,
      );
    },
  );
  await new Promise((resolve) => probe.close(resolve));
}

async function sendDemoPayments(port: number, list: () => Promise<readonly unknown[]>): Promise<void> {
  const payments = await list();
  if (payments.length === 0) return;
  const answer = await fetch(`http://127.0.0.1:${port}/__sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payments }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`It does not take the demo's payments: ${answer.status}`);
}

export type Surroundings = Awaited<ReturnType<typeof prepareServer>>;
type Log = ReturnType<typeof Entry.createLog>;

/**
 * Reads the settings, chooses free ports and creates the log.
 * @throws Error with one clear line if a setting or the port is unusable
 */
export async function readSettings(entry: typeof Entry) {
  const settings = entry.readConfig(process.env);
  await refuseBusyPort(settings.port, settings.host);
  const sandboxPort = settings.payments.sandboxUrl
    ? await chooseSandboxPort(Number(new URL(settings.payments.sandboxUrl).port))
    : null;
  const config = {
    ...settings,
    payments:
      sandboxPort === null
        ? settings.payments
        : entry.withSandboxUrl(settings.payments, `http://127.0.0.1:${sandboxPort}`),
    secret: settings.secret ?? (await entry.persistedSecret(settings.dataFolder, 'secret', 36)),
  };
  return { config, sandboxPort, log: entry.createLog(config.logLevel) };
}

/**
 * Opens and migrates the database, and prepares what the application needs besides.
 * @throws Error with one clear line if the database is unusable
 */
export async function prepareServer(
  entry: typeof Entry,
  settings: Awaited<ReturnType<typeof readSettings>>,
  { onOpening, onMoved }: Pick<ReturnType<typeof endWith>, 'onOpening' | 'onMoved'>,
) {
  const { config, log } = settings;
  const demoPassword =
    config.mode === 'demo'
      ? (config.demoPassword ?? (await entry.persistedSecret(config.dataFolder, 'demo-password', 9)))
      : null;
  const { version } = JSON.parse(await fs.readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const restartedServer = entry.readRestarts(process.env['RESTARTS']);
  const database = await entry.openDatabase(config, path.join(root, 'migrations'), {
    onTrouble: (error) => log.error(error, 'database'),
    onOpening,
    onMoved,
  });
  const restarts = () => ({ server: restartedServer, database: database.restarts() });
  return { ...settings, demoPassword, version, database, restarts };
}

/** Creates the application and its HTTP server, which does not listen yet. */
export async function buildServer(entry: typeof Entry, surroundings: Surroundings, pages: PagesOptions) {
  const { config, demoPassword, version, log, database, restarts } = surroundings;
  const databaseUrl = database.url;
  const onError = entry.reportTo(log);
  const traces =
    config.traces &&
    (await entry.startTraces(config.traces, {
      version,
      onTrouble: (message) => log.warn({ message }, 'traces could not be sent'),
    }));
  const app = await entry.createApp({ config, databaseUrl, demoPassword, version, onError, restarts });
  if (demoPassword) await app.seedExamples();
  const metrics = config.metrics ? await entry.createMetrics(app.gauges, version) : null;
  const http = await entry.createHttp({ config, app, log, version, pages, metrics });
  if (config.metrics && metrics) {
    const { close } = await metrics.listen(config.metrics);
    http.addHook('onClose', close);
  }
  if (traces) http.addHook('onClose', traces.stop);
  return { app, http };
}

/**
 * Prints the URL of the product and starts the payment sandbox if it is configured.
 * @param options.sandbox file of the sandbox program
 */
export function announce(
  { config, version, sandboxPort, demoPassword, log }: Surroundings,
  options: {
    readonly port: number;
    readonly sandbox: string;
    readonly listDemoPayments: () => Promise<readonly unknown[]>;
  },
): SandboxProcess | null {
  const { port } = options;
  let sandbox: SandboxProcess | null = null;
  process.stdout.write(
    `\n  ${config.appName} ${version} (${config.mode}) is at ${config.publicUrl.replace(/:0$/, `:${port}`)}\n`,
  );
  const { paypal, toss } = config.payments;
  if (sandboxPort !== null && paypal.mode === 'sandbox' && toss.mode === 'sandbox') {
    const own = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}/webhooks`;
    sandbox = startSandbox({
      program: options.sandbox,
      port: sandboxPort,
      dataFolder: config.dataFolder,
      targets: {
        paypal: [{ id: paypal.webhookId, url: `${own}/paypal` }],
        toss: [{ id: 'toss', url: `${own}/toss/${toss.webhookSecret}` }],
      },
      // Payments of the demo members are older than the sandbox; sending them to the sandbox makes them refundable.
      onUp: () =>
        void sendDemoPayments(sandboxPort, options.listDemoPayments).catch((error) =>
          log.warn(error, 'sandbox'),
        ),
      onTrouble: (message) => process.stderr.write(`${message}\n`),
    });
    process.stdout.write(`  Payment sandbox (no real money): http://127.0.0.1:${sandboxPort}/__sandbox\n`);
  }
  if (demoPassword) {
    process.stdout.write(
      `  Demo accounts: admin@demo.local, member@demo.local, premium@demo.local, expired@demo.local\n`,
    );
    process.stdout.write(`  Password of all: ${demoPassword}\n`);
  }
  process.stdout.write('\n');
  return sandbox;
}

/** Limits of a stop in milliseconds. What takes longer is abandoned, so that the process always ends. */
const stopLimits = { requests: 8_000, close: 12_000, closeAfterFailure: 5_000, database: 10_000 };

/** How a process is ended; both may be called before the start is complete. */
type Ending = {
  /** Finishes requests and jobs and closes connections. */
  close(): Promise<void>;
  /**
   * Marks the instance as not ready; requests are still answered.
   * @returns the time in milliseconds until the server stops listening, so that load balancers notice the change
   */
  drain?(): number;
};

/** Waits for an action. Returns false, and reports the reason, if the action fails or takes longer than the limit. */
async function finishes(
  action: () => Promise<void>,
  limitMs: number,
  report: (error: unknown) => void,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished after ${limitMs / 1_000} s`)), limitMs);
  });
  try {
    await Promise.race([action(), late]);
    return true;
  } catch (error) {
    report(error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Stops listening and waits for running requests; after the limit their connections are closed. */
export async function closeHttp({ server, close }: Pick<FastifyInstance, 'server' | 'close'>): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), stopLimits.requests);
  await close().finally(() => clearTimeout(late));
}

/**
 * Closes everything once, stops the database and exits the process: immediately after SIGINT, SIGHUP, an uncaught
 * exception or the exit of the starting process; after SIGTERM when the drain time is over or a second signal arrives.
 * The database is stopped even if closing fails or takes too long; the status is then 1.
 */
export function endWith({ close, drain = () => 0 }: Ending, log: Log) {
  let stopDatabase = async (): Promise<void> => undefined;
  let stopping = false;
  let draining: NodeJS.Timeout | undefined;
  async function stop(status: number): Promise<void> {
    clearTimeout(draining);
    if (stopping) return;
    stopping = true;
    const closeMs = status === 0 ? stopLimits.close : stopLimits.closeAfterFailure;
    const closed = await finishes(close, closeMs, (err) => log.error({ err }, 'closing'));
    // Connections that are still open report that the database has ended; these lines are left out.
    if (log.level !== 'silent') log.level = 'fatal';
    const report = (err: unknown) => log.fatal({ err }, 'the database could not be stopped');
    const stopped = await finishes(() => stopDatabase(), stopLimits.database, report);
    process.exit(closed && stopped ? status : 1);
  }
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => stop(0));
  process.on('SIGTERM', () => {
    const ms = draining ? 0 : drain();
    if (ms === 0) return stop(0);
    draining = setTimeout(() => void stop(0), ms);
  });
  // The starting process has exited (killed, terminal closed) and could no longer stop this process.
  process.on('disconnect', () => stop(0));
  if (process.connected === false) void stop(0);
  // Node would open its debugger; programs that rotate logs send this signal.
  process.on('SIGUSR1', () => undefined);
  // When the output is no longer read (closed terminal, ended log program), lines are lost. Reporting the error would
  // fail as well, again and again.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // After an uncaught exception the state of the process is unknown, so it exits and the supervisor restarts it.
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'an exception that nobody caught: ending');
    void stop(1);
  });
  // A failed promise affects only its own work; exiting for it would let a client who can cause one stop the server.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody waited for'));
  return {
    stop,
    onOpening(stopOpened: () => Promise<void>): void {
      stopDatabase = stopOpened;
    },
    // The restarted process uses the new connection URL of the database.
    onMoved: () => void stop(1),
    /** Prints the reason of a failed start and exits with status 1; prints nothing if a stop interrupted the start. */
    async refuseStart(error: Error): Promise<void> {
      if (!stopping) printReason(error);
      await stop(1);
    },
  };
}

async function start(): Promise<void> {
  const entry: typeof Entry = await import(path.join(root, 'build/server/index.js'));
  const settings = await readSettings(entry);
  const { config } = settings;
  let built: Awaited<ReturnType<typeof buildServer>> | null = null;
  let sandbox: SandboxProcess | null = null;
  const ending = endWith(
    {
      async close() {
        if (built) await closeHttp(built.http);
        await sandbox?.stop();
        await built?.app.close();
      },
      drain() {
        if (!built || config.drainMs === 0) return 0;
        built.app.readiness.drain();
        return config.drainMs;
      },
    },
    settings.log,
  );
  async function launch(): Promise<void> {
    const surroundings = await prepareServer(entry, settings, ending);
    built = await buildServer(entry, surroundings, {
      build: entry.pagesBuild,
      clientFolder: path.join(root, 'build/client'),
      calculatorsFolder: path.join(root, 'build/calculators'),
    });
    const { app, http } = built;
    await http.listen({ port: config.port, host: config.host });
    const address = http.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    // Reported before the URL is printed, so that the process is already supervised when a user reads the URL.
    process.send?.({ ready: true, port });
    sandbox = announce(surroundings, {
      port,
      sandbox: path.join(root, 'build/sandbox/main.js'),
      listDemoPayments: app.listDemoPayments,
    });
  }
  await launch().catch(ending.refuseStart);
  // Written now for the next start, because a killed process would not write it.
  flushCompileCache();
}

/**
 * Prints the reason of a failed start in one line. The message of a failed query contains its parameters, so the cause
 * is printed instead.
 */
function printReason(error: Error): void {
  const cause =
    error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  process.stderr.write(`${cause.message}\n`);
}

/** Prints the reason of a failed start and exits. */
export function refuseStart(error: Error): never {
  printReason(error);
  process.exit(1);
}

if (import.meta.main) start().catch(refuseStart);
