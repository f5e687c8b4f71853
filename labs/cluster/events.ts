/** Events during the cluster test. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { migrateDatabase } from '../../src/platform/server/database/migrate.ts';
import { waitUntil } from './processes.ts';
import { ports } from './proxies.ts';
import type { Records } from './records.ts';
import { recoverToTime } from './recovery.ts';
import type { Release, Site } from './site.ts';

export type Event = { readonly name: string; run(): Promise<void> };

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const steadyPerSecond = 200;

/** Prepares the next release, which has one more migration than the sources. */
export function nextRelease(folder: string): Release {
  const migrations = path.join(folder, 'next-migrations');
  cpSync(path.join(root, 'migrations'), migrations, { recursive: true });
  const file = path.join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
  };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  const tag = '9999_next_release';
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1_000, tag });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(
    path.join(migrations, `${tag}.sql`),
    `ALTER TABLE "forum_posts" ADD COLUMN "next_release" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "forum_posts_next_release" ON "forum_posts" ("next_release");`,
  );
  return { version: '0.0.1', migrations };
}

export function createEvents(site: Site, records: Records, current: Release): readonly Event[] {
  const { cluster, instances, store } = site;
  const next = nextRelease(site.folder);
  const writable = () =>
    waitUntil('the database writes', async () => {
      await site.rows('SELECT pg_notify($1, $2)', 'cluster_run', '');
      return true;
    });
  const allReady = () =>
    waitUntil('every instance is ready', async () =>
      (await Promise.all(instances.map((each) => each.isReady()))).every(Boolean),
    );
  async function leader() {
    const name = await cluster.leader();
    if (!name) throw new Error('The cluster has no leader.');
    return name;
  }

  return [
    { name: 'nothing', run: async () => void (await pause(10_000)) },
    {
      name: 'kill -9 of an instance',
      async run() {
        await instances[0]?.end('SIGKILL');
        await pause(3_000);
        await instances[0]?.start(current);
      },
    },
    {
      name: 'loss of the database leader',
      async run() {
        const lost = await leader();
        await cluster.kill(lost);
        await waitUntil(
          'another member leads',
          async () => ![null, lost].includes(await cluster.leader()),
          120_000,
        );
        await writable();
        cluster.startMember(lost);
        await cluster.whole();
        await allReady();
      },
    },
    {
      name: 'switchover',
      async run() {
        const former = await leader();
        await cluster.switchover(former);
        await waitUntil(
          'another member leads',
          async () => ![null, former].includes(await cluster.leader()),
          120_000,
        );
        await writable();
        await cluster.whole();
        await allReady();
      },
    },
    {
      name: 'etcd restarted',
      async run() {
        await cluster.restartEtcd(2_000);
        await pause(15_000);
        await writable();
        await allReady();
      },
    },
    {
      name: 'object store stopped 30 s',
      async run() {
        await store.end();
        await pause(30_000);
        await store.start();
      },
    },
    {
      name: 'backup, restored and compared',
      async run() {
        const file = path.join(site.folder, 'backup.tar.gz');
        const { stdout } = await run(
          process.execPath,
          [path.join(root, 'scripts/backup.ts'), file, '--verify'],
          { cwd: site.folder, env: { PATH: process.env['PATH'], ...site.settings } },
        );
        process.stdout.write(`         ${stdout.trim().split('\n').at(-1)}\n`);
      },
    },
    {
      name: 'O-09 recovery to a point in time',
      async run() {
        process.stdout.write(`         ${await recoverToTime(site.folder)}\n`);
      },
    },
    {
      name: 'O-05 migration while the old version serves',
      async run() {
        await migrateDatabase(`postgresql://postgres@127.0.0.1:${ports.leader}/ferrite`, next.migrations);
        await pause(5_000);
      },
    },
    {
      name: `O-05 rolling update, ${steadyPerSecond} requests/s`,
      async run() {
        const stop = startSteady(records);
        for (const instance of instances) {
          await instance.end('SIGTERM');
          await instance.start(next);
          await pause(2_500);
        }
        await stop();
      },
    },
  ];
}

/**
 * Sends reads at a fixed rate, independent of response times. @returns a function that stops it and waits for the last
 * responses
 */
function startSteady(records: Records): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const from = Date.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((Date.now() - from) * steadyPerSecond) / 1_000);
    for (; sent < due; sent++) {
      const one = records.send({ kind: 'steady', path: '/api/tools' }).finally(() => running.delete(one));
      running.add(one);
    }
  }, 20);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
}
