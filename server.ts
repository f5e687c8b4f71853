/** The process: settings, database, listening, graceful stop. Everything else is in `src/`, built into `build/`. */
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { chooseSandboxPort, type SandboxProcess, startSandbox } from './sandbox/process.ts';
import type * as Entry from './src/entry.ts';

const root = import.meta.dirname;
const {
  createApp,
  createHttp,
  createLog,
  keptRandom,
  openDatabase,
  pagesBuild,
  pointAtSandbox,
  readConfig,
  readRestarts,
  reportTo,
}: typeof Entry = await import(path.join(root, 'build/server/index.js'));

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

async function tellSandbox(port: number, list: () => Promise<readonly unknown[]>): Promise<void> {
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

async function start(): Promise<void> {
  const settings = readConfig(process.env);
  await refuseBusyPort(settings.port, settings.host);
  const sandboxPort = settings.payments.sandboxUrl
    ? await chooseSandboxPort(Number(new URL(settings.payments.sandboxUrl).port))
    : null;
  const config = {
    ...settings,
    payments:
      sandboxPort === null
        ? settings.payments
        : pointAtSandbox(settings.payments, `http://127.0.0.1:${sandboxPort}`),
    secret: settings.secret ?? (await keptRandom(settings.dataFolder, 'secret', 36)),
  };
  const demoPassword =
    config.mode === 'demo'
      ? (config.demoPassword ?? (await keptRandom(config.dataFolder, 'demo-password', 9)))
      : null;
  const { version } = JSON.parse(await fs.readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };

  const log = createLog(config.logLevel);
  const restartedServer = readRestarts(process.env['RESTARTS']);
  const database = await openDatabase(config, path.join(root, 'migrations'), {
    onTrouble: (error) => log.error(error, 'database'),
    // Started again, this process finds it where it is now.
    onMoved: () => stop(1),
  });
  const app = await createApp({
    config,
    databaseUrl: database.url,
    demoPassword,
    version,
    onError: reportTo(log),
    restarts: () => ({ server: restartedServer, database: database.restarts() }),
  });
  if (demoPassword) await app.seedExamples();
  const http = await createHttp({
    config,
    app,
    log,
    version,
    pages: {
      build: pagesBuild,
      clientFolder: path.join(root, 'build/client'),
      calculatorsFolder: path.join(root, 'build/calculators'),
    },
  });

  let sandbox: SandboxProcess | null = null;
  let stopping = false;
  async function stop(status: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    // Whatever hangs must not keep the process alive for ever.
    setTimeout(() => process.exit(1), status === 0 ? 15_000 : 5_000).unref();
    await http.close();
    await sandbox?.stop();
    await app.close();
    await database.stop();
    process.exit(status);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  // The starter is gone (killed, terminal closed): nobody could stop us any more.
  process.on('disconnect', () => stop(0));
  // Nobody knows what state the process is in: what has begun is ended, and whoever supervises starts it anew.
  process.on('uncaughtException', (error) => {
    log.fatal(error, 'an exception that nobody caught: ending');
    stop(1).catch(() => process.exit(1));
  });
  // Work whose failure nobody waited for harms nobody else; ending for it would give whoever finds one a switch.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a failure that nobody waited for'));

  await http.listen({ port: config.port, host: config.host });
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.stdout.write(
    `\n  ${config.appName} ${version} (${config.mode}) is at ${config.publicUrl.replace(/:0$/, `:${port}`)}\n`,
  );
  const { paypal, toss } = config.payments;
  if (sandboxPort !== null && paypal.mode === 'sandbox' && toss.mode === 'sandbox') {
    const own = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}/webhooks`;
    sandbox = startSandbox({
      program: path.join(root, 'build/sandbox/main.js'),
      port: sandboxPort,
      dataFolder: config.dataFolder,
      targets: {
        paypal: [{ id: paypal.webhookId, url: `${own}/paypal` }],
        toss: [{ id: 'toss', url: `${own}/toss/${toss.webhookSecret}` }],
      },
      // What the demo's members paid before there was a sandbox can be refunded there all the same.
      onUp: () =>
        void tellSandbox(sandboxPort, app.listDemoPayments).catch((error) => log.warn(error, 'sandbox')),
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
  process.send?.({ ready: true, port });
}

start().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
