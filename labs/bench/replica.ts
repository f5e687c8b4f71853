/** Measures the load on the primary with and without a read replica, alternately on two instances of one database. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { serverFlags } from '../../scripts/start/prepare.mjs';
import { startReplication } from '../../test/standby.ts';
import { fillForum } from '../seed/seed-forum.ts';
import { cpuSecondsOfAll, password, type Running, signIn, startProcess } from './processes.ts';

const questions = 20_000;
const answersEach = 3;
const requestsEach = 400;
const connections = 4;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const writeEveryMs = 1_000;

type Servers = { readonly primary: number; readonly standby: number };
type Load = { readonly primary: number; readonly standby: number; readonly requests: number };
type Instance = Running & { readonly metricsUrl: string };

const words = ['martensite', 'Lichtbogen', 'rtensit', 'certificate', '강판', 'tempring'];

/**
 * Returns the path of a public read that is rarely cached: list, category, search, question, answers. The sequence is
 * the same in every round.
 */
function pathOf(turn: number, ids: readonly number[]): string {
  const id = ids[(turn * 7_919) % ids.length];
  const paths = [
    `/api/forum/posts?page=${1 + ((turn * 31) % 500)}&pageSize=10`,
    `/api/forum/posts?page=${1 + (turn % 50)}&pageSize=10&category=welding`,
    `/api/forum/posts?page=1&pageSize=10&search=${encodeURIComponent(words[turn % words.length] ?? '')}`,
    `/api/forum/posts/${id}`,
    `/api/forum/posts/${id}/answers?page=1`,
  ];
  return paths[turn % paths.length] ?? '';
}

async function readAll(instance: Instance, ids: readonly number[], from: number): Promise<void> {
  let next = 0;
  const reader = async () => {
    while (next < requestsEach) {
      const answer = await fetch(`${instance.url}${pathOf(from + next++, ids)}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
}

/** Writes an answer every second. @returns a function that stops it */
async function startWriter(url: string, question: number): Promise<() => void> {
  const token = await signIn(url, 'premium@demo.local');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ content: 'An answer of the writer.' });
  const timer = setInterval(
    () => void fetch(`${url}/api/forum/posts/${question}/answers`, { method: 'POST', headers, body }),
    writeEveryMs,
  );
  return () => clearInterval(timer);
}

async function measure(
  instance: Instance,
  servers: Servers,
  ids: readonly number[],
  from: number,
): Promise<Load> {
  const used = () => [cpuSecondsOfAll(servers.primary), cpuSecondsOfAll(servers.standby)] as const;
  const before = used();
  await readAll(instance, ids, from);
  const after = used();
  return { primary: after[0] - before[0], standby: after[1] - before[1], requests: requestsEach };
}

/** Returns the number of reads that a replica may serve, by server. */
async function readsOf(instance: Instance): Promise<Record<string, number>> {
  const text = await (await fetch(instance.metricsUrl)).text();
  const found = text.matchAll(/^ferrite_database_reads_total\{server="(\w+)"\} (\d+)/gm);
  return Object.fromEntries([...found].map(([, server = '', count]) => [server, Number(count)]));
}

function summarize(loads: readonly Load[]) {
  const sum = (key: keyof Load) => loads.reduce((total, each) => total + each[key], 0);
  const each = (key: 'primary' | 'standby') => Number(((sum(key) * 1_000) / sum('requests')).toFixed(2));
  return { primaryCpuMs: each('primary'), standbyCpuMs: each('standby') };
}

async function startInstance(port: number, folder: string, more: Record<string, string>): Promise<Instance> {
  const running = await startProcess([...serverFlags, 'server.ts'], {
    ...{ PORT: String(port), DATA_DIR: path.join(folder, String(port)), NODE_ENV: 'production' },
    ...{ DEMO_PASSWORD: password, DEMO_YEAR: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
    ...{ SERVER_SECRET: 'one secret of both instances', METRICS_PORT: String(port + 2) },
    ...more,
  });
  return { ...running, metricsUrl: `http://127.0.0.1:${port + 2}/metrics` };
}

async function fill(url: string): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fillForum(client, questions, answersEach);
    const { rows } = await client.query<{ id: string }>(
      'SELECT id FROM forum_posts ORDER BY id DESC LIMIT 5000',
    );
    return rows.map(({ id }) => Number(id));
  } finally {
    await client.end();
  }
}

/** Returns the CPU time per request on primary and standby, with and without DATABASE_READ_URL. */
export async function measureReplica() {
  const replication = await startReplication();
  const standby = await replication.startStandby();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-bench-'));
  const database = { DATABASE_URL: replication.url };
  const without = await startInstance(3_493, folder, database);
  const reading = await startInstance(3_494, folder, { ...database, DATABASE_READ_URL: standby.url });
  try {
    const ids = await fill(replication.url);
    await standby.catchUp();
    const servers = { primary: replication.pid, standby: standby.pid() };
    const loads: Record<'without' | 'with', Load[]> = { without: [], with: [] };
    for (const each of [without, reading]) await readAll(each, ids, 0);
    const stop = await startWriter(without.url, ids[0] ?? 0);
    for (let turn = 1; turn <= rounds; turn++) {
      loads.without.push(await measure(without, servers, ids, turn * requestsEach));
      loads.with.push(await measure(reading, servers, ids, turn * requestsEach));
    }
    stop();
    return {
      questions,
      requests: rounds * requestsEach,
      without: summarize(loads.without),
      with: { ...summarize(loads.with), reads: await readsOf(reading) },
    };
  } finally {
    await without.stop();
    await reading.stop();
    await replication.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
