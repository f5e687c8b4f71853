/** Whole site under test: two instances with one database behind one URL, and the payment sandbox. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createSandbox, type Sandbox } from '@ferrite/payment-sandbox/server.ts';
import pg from 'pg';
import { createLoadBalancer } from './front.ts';
import { createInstance, type Instance } from './instance.ts';

export const demoPassword = 'walk-the-heat-7';
/** Secret in the URL at which Toss messages are received. */
const tossSecret = 'sandbox-webhook-of-this-computer';

export type Site = {
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly instances: readonly [Instance, Instance];
  /** Moves all clocks forward; the sandbox runs its due events. */
  pass(seconds: number): Promise<void>;
  /** Sets the instance for new connections; null allows any running one. */
  aimAt(instance: Instance | null): void;
  rows<T extends pg.QueryResultRow>(query: string, ...values: unknown[]): Promise<T[]>;
  close(): Promise<void>;
};

/** Creates the site. @param jobs whether the instances run scheduled jobs, or only jobs on request */
export async function createSite(databaseUrl: string, jobs: 'on' | 'off'): Promise<Site> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-faults-'));
  let aheadMs = 0;
  const sandbox = await createSandbox({
    file: ':memory:',
    port: 0,
    clock: { now: () => new Date(Date.now() + aheadMs) },
    tickMs: jobs === 'on' ? 1_000 : 0,
  });
  const front = await createLoadBalancer();
  sandbox.core.outbox.setTargets('paypal', [{ id: 'SANDBOX-WEBHOOK', url: `${front.url}/webhooks/paypal` }]);
  sandbox.core.outbox.setTargets('toss', [{ id: 'toss', url: `${front.url}/webhooks/toss/${tossSecret}` }]);
  const environment = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: front.url,
    SERVER_SECRET: 'a secret of the fault test, long enough',
    DEMO_PASSWORD: demoPassword,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    FAULTS_SANDBOX: sandbox.url,
    FAULTS_JOBS: jobs,
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
  };
  const instances = [
    await createInstance(path.join(folder, 'one'), environment),
    await createInstance(path.join(folder, 'two'), environment),
  ] as const;
  let aim: Instance | null = null;
  let turn = 0;
  front.aim(() => {
    if (aim) return [aim.port];
    turn += 1;
    const ports = instances.filter((each) => each.isUp()).map(({ port }) => port);
    return turn % 2 ? ports : ports.reverse();
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  pool.on('error', () => undefined);

  return {
    url: front.url,
    sandbox,
    instances,
    async pass(seconds) {
      aheadMs += seconds * 1_000;
      for (const instance of instances) instance.moveClock(aheadMs);
      await sandbox.core.settle();
      await sandbox.core.outbox.idle();
    },
    aimAt: (instance) => {
      aim = instance;
    },
    rows: async <T extends pg.QueryResultRow>(query: string, ...values: unknown[]) =>
      (await pool.query<T>(query, values)).rows,
    async close() {
      await Promise.all(instances.map((each) => each.kill()));
      await front.close();
      await sandbox.close();
      await pool.end();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
