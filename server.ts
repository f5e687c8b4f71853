/**
 * Starts the server process: settings, database, listening, graceful stop. Everything else is in `src/`, built into
 * `build/`.
 */
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { chooseSandboxPort, type SandboxProcess, startSandbox } from '@ferrite/payment-sandbox/process.ts';
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

/**
 * Prepares settings, secrets, log and database.
 * @param onMoved called when the database was restarted with another connection URL
 * @throws Error with one clear line if a setting, the port or the database is unusable
 */
export async function prepareServer(entry: typeof Entry, onMoved: () => void) {
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
  const demoPassword =
    config.mode === 'demo'
      ? (config.demoPassword ?? (await entry.persistedSecret(config.dataFolder, 'demo-password', 9)))
      : null;
  const { version } = JSON.parse(await fs.readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const log = entry.createLog(config.logLevel);
  const restartedServer = entry.readRestarts(process.env['RESTARTS']);
  const database = await entry.openDatabase(config, path.join(root, 'migrations'), {
    onTrouble: (error) => log.error(error, 'database'),
    onMoved,
  });
  const restarts = () => ({ server: restartedServer, database: database.restarts() });
  return { config, sandboxPort, demoPassword, version, log, database, restarts };
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

type Draining = {
  /** Marks the instance as not ready; requests are still answered. */
  readonly begin: () => void;
  /** Milliseconds until the server stops listening, so that load balancers notice the change. */
  readonly ms: number;
};
const withoutDraining: Draining = { begin: () => undefined, ms: 0 };

/**
 * Closes everything once and exits the process: immediately after SIGINT, an uncaught exception or the exit of the
 * starting process; after SIGTERM when the drain time is over or a second signal arrives.
 */
export function endWith(
  close: () => Promise<void>,
  log: Surroundings['log'],
  draining: Draining = withoutDraining,
): (status: number) => Promise<void> {
  let stopping = false;
  let drain: NodeJS.Timeout | undefined;
  async function stop(status: number): Promise<void> {
    clearTimeout(drain);
    if (stopping) return;
    stopping = true;
    // Exits after this time even if closing hangs.
    setTimeout(() => process.exit(1), status === 0 ? 15_000 : 5_000).unref();
    await close();
    process.exit(status);
  }
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => {
    if (drain || draining.ms === 0) return stop(0);
    draining.begin();
    drain = setTimeout(() => void stop(0), draining.ms);
  });
  // The starting process has exited (killed, terminal closed) and could no longer stop this process.
  process.on('disconnect', () => stop(0));
  if (process.connected === false) void stop(0);
  // After an uncaught exception the state of the process is unknown, so it exits and the supervisor restarts it.
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'an exception that nobody caught: ending');
    stop(1).catch(() => process.exit(1));
  });
  // A failed promise affects only its own work; exiting for it would let a client who can cause one stop the server.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody waited for'));
  return stop;
}

async function start(): Promise<void> {
  const entry: typeof Entry = await import(path.join(root, 'build/server/index.js'));
  let stop = async (status: number): Promise<void> => process.exit(status);
  // The restarted process uses the new connection URL of the database.
  const surroundings = await prepareServer(entry, () => stop(1));
  const { config, log, database } = surroundings;
  const { app, http } = await buildServer(entry, surroundings, {
    build: entry.pagesBuild,
    clientFolder: path.join(root, 'build/client'),
    calculatorsFolder: path.join(root, 'build/calculators'),
  });
  let sandbox: SandboxProcess | null = null;
  async function close(): Promise<void> {
    await http.close();
    await sandbox?.stop();
    await app.close();
    await database.stop();
  }
  stop = endWith(close, log, { begin: app.readiness.drain, ms: config.drainMs });
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

/**
 * Prints the reason of a failed start in one line and exits. The message of a failed query contains its parameters, so
 * the cause is printed instead.
 */
export function refuseStart(error: Error): never {
  const cause =
    error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  process.stderr.write(`${cause.message}\n`);
  process.exit(1);
}

if (import.meta.main) start().catch(refuseStart);
