/**
 * `node scripts/bench/forum.ts [questions…]`: JSON on standard output. CPU milliseconds a request, the server's and
 * PostgreSQL's together, while an answer is written every second; for each number of questions in turn.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { serverFlags } from '../../scripts/start/prepare.mjs';
import { fillForum } from '../seed/seed-forum.ts';
import { cpuSeconds, cpuSecondsOfAll, type Running, startProcess } from './processes.ts';

const secondsEach = Number(process.env.BENCH_SECONDS ?? 4);
const writeEveryMs = 1_000;
const password = 'bench-password-1';

/** CPU milliseconds a request of this path. */
async function measure(product: Running, postmaster: number, pathname: string): Promise<number> {
  const used = () => cpuSeconds(product.pid) + cpuSecondsOfAll(postmaster);
  const run = (duration: number) =>
    autocannon({ url: `${product.url}${pathname}`, connections: 10, duration });
  await run(1);
  const before = used();
  const result = await run(secondsEach);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${pathname}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return Number((((used() - before) * 1_000) / result.requests.total).toFixed(3));
}

async function startWriter(url: string, postId: number): Promise<() => void> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'premium@demo.local', password });
  const login = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body });
  const { access_token } = (await login.json()) as { access_token: string };
  const headers = { ...json, authorization: `Bearer ${access_token}` };
  let written = 0;
  const timer = setInterval(() => {
    written += 1;
    const answer = JSON.stringify({ content: `Answer ${written} of the writer.` });
    void fetch(`${url}/api/forum/posts/${postId}/answers`, { method: 'POST', headers, body: answer });
  }, writeEveryMs);
  return () => clearInterval(timer);
}

async function main(): Promise<void> {
  const sizes = process.argv.slice(2).map(Number);
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-bench-'));
  fs.chmodSync(work, 0o755);
  const product = await startProcess([...serverFlags, 'server.ts'], {
    PORT: process.env.BENCH_PORT ?? '3490',
    DATA_DIR: path.join(work, 'data'),
    DEMO_PASSWORD: password,
    DEMO_YEAR: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const lines = fs.readFileSync(path.join(work, 'data/postgres/postmaster.pid'), 'utf8').split('\n');
  const postmaster = Number(lines[0]);
  const client = new pg.Client({
    connectionString: `postgresql://postgres@/ferrite?host=${encodeURIComponent(lines[4] ?? '')}`,
  });
  await client.connect();
  const report: Record<string, Record<string, number>> = {};
  try {
    let present = 0;
    for (const size of sizes.length > 0 ? sizes : [1_000, 100_000]) {
      await fillForum(client, size - present);
      present = size;
      const { rows } = await client.query<{ id: string }>(
        'SELECT id FROM forum_posts ORDER BY created_at DESC, id DESC OFFSET 20 LIMIT 2',
      );
      const [shown, written] = rows.map(({ id }) => Number(id));
      const stop = await startWriter(product.url, written ?? 0);
      const each: Record<string, number> = {};
      for (const [name, pathname] of [
        ['first page, JSON', '/api/forum/posts?page=1&pageSize=3'],
        ['first page, HTML', '/forum'],
        ['question with 10 answers, JSON', `/api/forum/posts/${shown}`],
        ['page 500', '/api/forum/posts?page=500&pageSize=3'],
        ['page 500 of 20', '/api/forum/posts?page=500&pageSize=20'],
        ['search, 1 % of the posts', '/api/forum/posts?page=1&pageSize=3&search=martensite'],
        ['search, part of a word', '/api/forum/posts?page=1&pageSize=3&search=rtensit'],
      ] as const)
        each[name] = await measure(product, postmaster, pathname);
      stop();
      report[`${size} questions`] = each;
    }
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await client.end();
    await product.stop();
    fs.rmSync(work, { recursive: true, force: true });
  }
}

process.chdir(path.resolve(import.meta.dirname, '../..'));
await main();
