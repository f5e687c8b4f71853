/**
 * `npm run test:cluster [-- --seed 1 --only switchover,recovery --keep]`: three instances, a PostgreSQL cluster, an
 * object store and HAProxy on this machine, with simulated users while parts of the system fail. Prints one table;
 * status 1 when an acknowledged write was lost, an action was performed twice or a response was wrong. Needs root on
 * Debian, because it installs packages and starts servers as their users.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newNode, upToDateBuild } from '../../scripts/start/prepare.mjs';
import { killPostmasters } from './database.ts';
import { createEvents } from './events.ts';
import { endAll, installPackages, waitUntil } from './processes.ts';
import { createRecords } from './records.ts';
import { type Period, summarize, table } from './results.ts';
import { type Site, siteUrl, startSite } from './site.ts';
import { startTraffic } from './traffic.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
/** Time in ms between the end of an event and the next one. */
const calmMs = 4_000;
const settledWithinMs = 240_000;
const root = path.resolve(import.meta.dirname, '../..');
const print = (line: string) => process.stdout.write(`${line}\n`);

async function settled(site: Site): Promise<void> {
  await waitUntil(
    'every payment and message is settled',
    async () => {
      const [open] = await site.rows<{ number: number }>(
        `SELECT (SELECT count(*) FROM payment_transactions WHERE state IN ('capturing', 'unknown', 'pending'))::int
              + (SELECT count(*) FROM payment_notices WHERE processed_at IS NULL)::int AS number`,
      );
      return open?.number === 0;
    },
    settledWithinMs,
  ).catch((error: Error) => print(error.message));
}

async function test(site: Site, current: { version: string; migrations: string }): Promise<boolean> {
  const records = createRecords(siteUrl);
  const traffic = startTraffic(site, records, Number(values.seed));
  const periods: Period[] = [];
  const events = createEvents(site, records, current).filter(
    ({ name }) => !values.only || values.only.split(',').some((part) => name.includes(part)),
  );
  for (const { name, run } of events) {
    const from = Date.now();
    print(`${new Date().toISOString().slice(11, 19)} ${name}`);
    await run();
    await pause(calmMs);
    periods.push({ name, from, to: Date.now() });
  }
  print('Waiting for what is under way …');
  await traffic.stop();
  await settled(site);
  const { rows, problems } = await summarize(site, records, traffic, periods);
  const { fresh } = traffic.caches();
  print(`\n${table(rows)}\n`);
  print(
    `${traffic.written.length} writes, ${traffic.uploads.length} uploads, ${traffic.paid.length} payments, ${fresh} changed pages read from every instance`,
  );
  print(problems.length === 0 ? 'Nothing was lost or done twice.' : `${problems.length} problems:`);
  for (const problem of problems) print(`  ${problem}`);
  return problems.length === 0;
}

installPackages();
await upToDateBuild(newNode());
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-cluster-'));
fs.chmodSync(folder, 0o755);
let site: Site | null = null;
let isRight = false;
async function stop(): Promise<void> {
  await site?.stop().catch((error: Error) => print(error.message));
  await endAll();
  killPostmasters(path.join(folder, 'database'));
  if (!values.keep) fs.rmSync(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));
try {
  print(`Starting the cluster in ${folder} …`);
  const current = { version: '0.0.0', migrations: path.join(root, 'migrations') };
  site = await startSite(folder, current);
  isRight = await test(site, current);
} finally {
  await stop();
}
process.exit(isRight ? 0 : 1);
