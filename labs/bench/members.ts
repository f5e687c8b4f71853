/**
 * `node scripts/bench/members.ts [members]`: JSON on standard output. CPU milliseconds a request of the dashboard's
 * lists, the server's and PostgreSQL's together, and how much memory the server gains while it sends everybody as a file.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { serverFlags } from '../../scripts/start/prepare.mjs';
import { fillMembers } from '../seed/seed-members.ts';
import { cpuSeconds, cpuSecondsOfAll, startProcess } from './processes.ts';

const secondsEach = Number(process.env.BENCH_SECONDS ?? 4);
const password = 'bench-password-1';

/** Resident memory in MB. */
function memoryMb(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(found?.[1] ?? 0) / 1024);
}

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 100_000);
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
  try {
    await fillMembers(client, count);
    const login = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@demo.local', password }),
    });
    const { access_token } = (await login.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };

    const measure = async (pathname: string): Promise<number> => {
      const used = () => cpuSeconds(product.pid) + cpuSecondsOfAll(postmaster);
      const run = (duration: number) =>
        autocannon({ url: `${product.url}${pathname}`, connections: 4, duration, headers });
      await run(1);
      const before = used();
      const result = await run(secondsEach);
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${pathname}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
      return Number((((used() - before) * 1_000) / result.requests.total).toFixed(2));
    };
    const lists: Record<string, number> = {};
    for (const [name, pathname] of [
      ['first page', '/api/admin/all-members?page=1&pageSize=50'],
      ['page 1,000', '/api/admin/all-members?page=1000&pageSize=50'],
      ['search, 1 % of the members', '/api/admin/all-members?search=lindqvist&pageSize=50'],
      ['search, one member', '/api/admin/all-members?search=bench77777&pageSize=50'],
      ['active ones', '/api/admin/all-members?status=active&pageSize=50'],
      ['refund pending', '/api/admin/all-members?refund=pending&pageSize=50'],
      ['by name', '/api/admin/all-members?sort=name&order=asc&pageSize=50'],
      ['by e-mail', '/api/admin/all-members?sort=email&order=desc&pageSize=50'],
      ['by end of the membership', '/api/admin/all-members?sort=subscriptionExpiresAt&order=asc&pageSize=50'],
      ['by tool uses', '/api/admin/all-members?sort=totalToolsUsed&order=desc&pageSize=50'],
      ['payments, first page', '/api/admin/payment-transactions?page=1&pageSize=50'],
      ['payments of one member', '/api/admin/payment-transactions?search=bench77777&pageSize=50'],
      ['refunds, first page', '/api/admin/refund-requests?page=1&pageSize=50'],
      ['refunds, pending', '/api/admin/refund-requests?status=pending&pageSize=50'],
      ['payment queue', '/api/admin/payment-queue?pageSize=50'],
      ['summary', '/api/admin/summary'],
      ['figures, 12 months', '/api/admin/figures?months=12'],
    ] as const)
      lists[name] = await measure(pathname);

    const before = memoryMb(product.pid);
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, memoryMb(product.pid))), 20);
    const file = await fetch(`${product.url}/api/admin/members.csv`, { headers });
    let bytes = 0;
    for await (const part of file.body ?? []) bytes += part.length;
    clearInterval(timer);
    const csv = { megabytes: Number((bytes / 1e6).toFixed(1)), memoryBeforeMb: before, memoryMostMb: most };
    process.stdout.write(`${JSON.stringify({ members: count, cpuMsARequest: lists, csv }, null, 2)}\n`);
  } finally {
    await client.end();
    await product.stop();
    fs.rmSync(work, { recursive: true, force: true });
  }
}

process.chdir(path.resolve(import.meta.dirname, '../..'));
await main();
