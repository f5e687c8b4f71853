/**
 * Starts the site: three instances behind HAProxy, a Patroni cluster behind PgBouncer, an object store, and the payment
 * sandbox.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createSandbox } from '@ferrite/payment-sandbox/server.ts';
import pg from 'pg';
import { serverFlags, serverVariables } from '../../scripts/start/prepare.mjs';
import { startCluster } from './database.ts';
import { Ended, type Running, start, waitUntil } from './processes.ts';
import { ports, startPooler, startProxy } from './proxies.ts';
import { bucket, startStore } from './store.ts';

export const siteUrl = `http://127.0.0.1:${ports.site}`;
export const password = 'walk-the-heat-7';
/** Secret in the URL at which Toss messages are received. */
const tossSecret = 'sandbox-webhook-of-this-computer';
const leaderUrl = `postgresql://postgres@127.0.0.1:${ports.leader}/ferrite`;

/** Environment settings of every instance. */
const settings = {
  ...bucket,
  DATABASE_URL: `postgresql://postgres@127.0.0.1:${ports.pooler}/ferrite`,
  DATABASE_DIRECT_URL: leaderUrl,
  DATABASE_READ_URL: `postgresql://postgres@127.0.0.1:${ports.replicas}/ferrite`,
};

export type Release = { readonly version: string; readonly migrations: string };
export type Site = Awaited<ReturnType<typeof startSite>>;

export async function startSite(folder: string, release: Release) {
  const part = (name: string) => {
    const own = path.join(folder, name);
    fs.mkdirSync(own, { recursive: true });
    fs.chmodSync(own, 0o755);
    return own;
  };
  const cluster = await startCluster(part('database'));
  const proxy = startProxy(part('proxy'));
  const pooler = startPooler(part('proxy'));
  await waitUntil('HAProxy finds the leader', async () => {
    const client = new pg.Client({ connectionString: leaderUrl.replace('/ferrite', '/postgres') });
    await client.connect();
    await client.query('CREATE DATABASE ferrite').finally(() => client.end());
    return true;
  });
  const store = await startStore(part('store'));
  const sandbox = await createSandbox({
    file: ':memory:',
    port: 0,
    clock: { now: () => new Date() },
    tickMs: 1_000,
  });
  sandbox.core.outbox.setTargets('paypal', [{ id: 'SANDBOX-WEBHOOK', url: `${siteUrl}/webhooks/paypal` }]);
  sandbox.core.outbox.setTargets('toss', [{ id: 'toss', url: `${siteUrl}/webhooks/toss/${tossSecret}` }]);

  const instances = ports.instances.map((port, at) =>
    createInstance(part(`instance${at + 1}`), port, {
      ...settings,
      PUBLIC_URL: siteUrl,
      SERVER_SECRET: 'one secret of all instances of the cluster run',
      DEMO_PASSWORD: password,
      DEMO_YEAR: 'off',
      DEVICES_PER_MEMBERSHIP: '20',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '5',
      METRICS_PORT: String(port + 100),
      CLUSTER_SANDBOX: sandbox.url,
    }),
  );
  // Instances start one after another, because the first one migrates and seeds the database.
  for (const each of instances) await each.start(release);
  await waitUntil('HAProxy finds an instance', async () => (await fetch(`${siteUrl}/api/health/ready`)).ok);
  const pool = new pg.Pool({ connectionString: leaderUrl, max: 2 });
  pool.on('error', () => undefined);

  return {
    folder,
    settings,
    cluster,
    store,
    sandbox,
    instances,
    rows: async <T extends pg.QueryResultRow>(query: string, ...values: unknown[]) =>
      (await pool.query<T>(query, values)).rows,
    async stop(): Promise<void> {
      await pool.end();
      await Promise.all(instances.map((each) => each.end('SIGKILL')));
      await sandbox.close();
      await store.stop();
      await pooler.end('SIGINT');
      await proxy.end();
      await cluster.stop();
    },
  };
}

function createInstance(folder: string, port: number, settings: Record<string, string>) {
  let running: Running | null = null;
  const url = `http://127.0.0.1:${port}`;
  const log = path.join(folder, 'server.log');
  const isReady = async () => (await fetch(`${url}/api/health/ready`)).ok;
  return {
    url,
    log,
    isReady,
    async start({ version, migrations }: Release): Promise<void> {
      running = start(process.execPath, [...serverFlags, path.join(import.meta.dirname, 'server.ts')], {
        log,
        cwd: path.resolve(import.meta.dirname, '../..'),
        env: {
          ...serverVariables,
          ...settings,
          NODE_ENV: 'production',
          PORT: String(port),
          DATA_DIR: path.join(folder, 'data'),
          CLUSTER_VERSION: version,
          CLUSTER_MIGRATIONS: migrations,
        },
      });
      const started = running;
      await waitUntil(
        `the instance at ${url} is ready; see ${log}`,
        async () => {
          if (!started.isRunning()) throw new Ended(`The instance ended; see ${log}`);
          return isReady();
        },
        180_000,
      );
    },
    end: async (signal?: NodeJS.Signals) => running?.end(signal),
  };
}
