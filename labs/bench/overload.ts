/**
 * `npm run bench -- overload` (S-05): responses at twice and five times the capacity of the server. The product, its
 * threads and its database share one core; the load generator has another. Capacity is calibrated in the same run.
 */
import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { fillForum } from '../seed/seed-forum.ts';
import { steel } from './batches.ts';
import type { Call, Load, Outcome } from './open-loop.ts';
import { type Running, residentMb } from './processes.ts';

const run = promisify(execFile);
const generator = path.join(import.meta.dirname, 'open-loop.ts');
const calibrationSeconds = 6;
const loadSeconds = 10;
const callers = 6;
const questions = 5_000;
const limits = { 2: 0.9, 5: 0.8 } as const;

/** Pins all processes of the product to one core: the server, its child processes, and PostgreSQL with its backends. */
function pin(pids: readonly number[], core: number): void {
  for (const pid of pids) execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' });
}

const childrenOf = (pid: number): number[] =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** Runs the load generator asynchronously, because the product's log is read in this thread. */
async function generate(load: Load): Promise<Outcome> {
  const { stdout } = await run('taskset', ['-c', '1', process.execPath, generator, JSON.stringify(load)], {
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout) as Outcome;
}

/** Returns the milliseconds until every kind of call, in sequence, again takes at most twice its usual time. */
async function untilNormal(
  url: string,
  kinds: readonly (readonly Call[])[],
  usualMs: number,
): Promise<number> {
  const begun = performance.now();
  for (;;) {
    let slowest = 0;
    for (const calls of kinds)
      for (const { path: pathname, headers, ...call } of calls) {
        const asked = performance.now();
        const answer = await fetch(`${url}${pathname.replace('{n}', String(asked))}`, {
          ...call,
          ...(headers && { headers }),
        });
        await answer.arrayBuffer();
        slowest = Math.max(
          slowest,
          answer.status === 200 ? performance.now() - asked : Number.POSITIVE_INFINITY,
        );
      }
    if (slowest <= usualMs) return Math.round(performance.now() - begun);
    if (performance.now() - begun > 60_000) return Number.POSITIVE_INFINITY;
    await pause(20);
  }
}

export async function measureOverload(
  product: Running,
  password: string,
  databaseUrl: string,
  postmaster: number,
) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await fillForum(client, questions);
  await client.query('ANALYZE');
  await client.end();
  const login = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'premium@demo.local', password, takeOver: true }),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const rows = Array.from({ length: 100 }, (_, at) => ({ ...steel, C: at / 500 }));
  const kinds: Readonly<Record<string, readonly Call[]>> = {
    'uncached pages': [{ method: 'GET', path: '/?n={n}' }],
    searches: [{ method: 'GET', path: '/api/forum/posts?page=1&pageSize=3&search=martensite' }],
    'batches of 100': [
      {
        method: 'POST',
        path: '/api/calculators/carbon-equivalent',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
        body: JSON.stringify(rows),
      },
    ],
  };
  const loads = { ...kinds, 'all three alternately': Object.values(kinds).flat() };
  pin([product.pid, ...childrenOf(product.pid), postmaster, ...childrenOf(postmaster)], 0);

  const report: Record<string, unknown> = {};
  await generate({ url: product.url, calls: loads['all three alternately'], seconds: 5, callers });
  const before = residentMb(product.pid).now;
  for (const [name, calls] of Object.entries(loads)) {
    const base = { url: product.url, calls };
    const usual = await generate({ ...base, seconds: calibrationSeconds, callers });
    const capacity = usual.inTime / calibrationSeconds;
    const times: Record<string, unknown> = {};
    for (const factor of [2, 5] as const) {
      const outcome = await generate({ ...base, seconds: loadSeconds, rate: capacity * factor });
      const normalAfterMs = await untilNormal(product.url, [calls], Math.max(100, 2 * usual.p99Ms));
      const share = outcome.inTime / loadSeconds / capacity;
      const within =
        share >= limits[factor] &&
        outcome.failed === 0 &&
        outcome.withoutRetryAfter === 0 &&
        outcome.answered === outcome.inTime &&
        normalAfterMs <= 2_000;
      times[`${factor} ×`] = { shareOfCapacity: Number(share.toFixed(2)), normalAfterMs, within, ...outcome };
    }
    report[name] = { capacityPerSecond: Math.round(capacity), usualP99Ms: usual.p99Ms, ...times };
  }
  const rightAfter = residentMb(product.pid).now;
  await pause(60_000);
  const after = residentMb(product.pid);
  report.memoryMb = {
    before,
    rightAfter,
    aMinuteLater: after.now,
    most: after.most,
    limit: Math.round(before * 1.1),
  };
  return report;
}
