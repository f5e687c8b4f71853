/**
 * `npm run bench`, or some sections only: `npm run bench -- pages sessions`. Prints JSON on standard output. Every
 * speed is a ratio to a bare node:http server that sends the same bytes. Both are measured alternately in the same run,
 * which makes the ratio independent of the machine.
 */
import fs from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import pg from 'pg';
import { measureBatches } from './batches.ts';
import { measureCalculators } from './calculators/evaluations.ts';
import { measureDocuments } from './documents.ts';
import { measureGrowth } from './growth.ts';
import { measureMetrics } from './metrics.ts';
import { measureOverload } from './overload.ts';
import { measureCalculatorPages } from './pages/calculators.ts';
import { measureDownloads } from './pages/downloads.ts';
import { measureGrid } from './pages/grid.ts';
import { measureLighthouse } from './pages/lighthouse.ts';
import { measurePassport } from './pages/passport.ts';
import { measurePayments } from './payments.ts';
import { cpuSeconds, password, type Running, residentMb, startProcess, startProduct } from './processes.ts';
import { measureReplica } from './replica.ts';
import { measureSessions } from './sessions.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const secondsARound = Number(process.env.BENCH_SECONDS ?? 2);
const connections = 20;
/** Number of connections for uncached pages; with more connections the server rejects requests, as intended. */
const patientConnections = 5;

type Load = { readonly requests: number; readonly seconds: number; readonly cpu: number };

/**
 * Puts load on one process and returns the number of responses and the CPU time used. A status other than 200 fails the
 * run.
 */
async function load(server: Running, pathname: string): Promise<Load> {
  const before = cpuSeconds(server.pid);
  const result = await autocannon({
    url: `${server.url}${pathname}`,
    connections: pathname.endsWith('?uncached') ? patientConnections : connections,
    duration: secondsARound,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${pathname}: ${result.non2xx} responses were not 200, ${result.errors} failed`);
  return { requests: result.requests.total, seconds: result.duration, cpu: cpuSeconds(server.pid) - before };
}

const sum = (loads: readonly Load[], key: keyof Load) => loads.reduce((total, each) => total + each[key], 0);
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

/** Measures a path alternately on the product and on the bare server. */
async function compare(product: Running, bare: Running, productPath: string, barePath: string) {
  const [ours, theirs]: [Load[], Load[]] = [[], []];
  await load(product, productPath);
  await load(bare, barePath);
  for (let turn = 0; turn < rounds; turn++) {
    ours.push(await load(product, productPath));
    theirs.push(await load(bare, barePath));
  }
  const cpuEach = (loads: readonly Load[]) => (sum(loads, 'cpu') / sum(loads, 'requests')) * 1e6;
  const rate = (loads: readonly Load[]) => sum(loads, 'requests') / sum(loads, 'seconds');
  return {
    cpuRatio: round(cpuEach(ours) / cpuEach(theirs)),
    throughputRatio: round(rate(ours) / rate(theirs)),
    cpuMicroseconds: round(cpuEach(ours), 1),
    bareCpuMicroseconds: round(cpuEach(theirs), 1),
    requestsPerSecond: Math.round(rate(ours)),
  };
}

/** Invalidates the cache every few milliseconds, which prevents cached responses. */
async function withoutCache<T>(databaseUrl: string, measure: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let isNotifying = false;
  const notify = async () => {
    if (isNotifying) return;
    isNotifying = true;
    await client.query('NOTIFY ferrite_changed').catch(() => undefined);
    isNotifying = false;
  };
  const timer = setInterval(() => void notify(), 2);
  try {
    return await measure();
  } finally {
    clearInterval(timer);
    await client.end();
  }
}

type Started = {
  readonly product: Running;
  readonly bare: Running;
  readonly password: string;
  readonly databasePid: number;
  readonly databaseUrl: string;
  readonly idle: ReturnType<typeof residentMb>;
};

function sectionsOf({ product, bare, password, databasePid, databaseUrl, idle }: Started) {
  const sections: Readonly<Record<string, () => unknown>> = {
    cached: async () => ({
      'GET /api/tools': await compare(product, bare, '/api/tools', '/api/tools'),
      'GET /': await compare(product, bare, '/', '/'),
      'GET /tools': await compare(product, bare, '/tools', '/tools'),
    }),
    uncached: async () => ({
      'GET /api/tools': await withoutCache(databaseUrl, () =>
        compare(product, bare, '/api/tools', '/api/tools'),
      ),
      // The query makes the page uncacheable.
      'GET /': await compare(product, bare, '/?uncached', '/'),
      'GET /tools': await compare(product, bare, '/tools?uncached', '/tools'),
    }),
    sessions: () => measureSessions(product, password, databasePid),
    payments: () => measurePayments(product, databasePid),
    memoryMb: () => ({
      idle: idle.now,
      underLoad: residentMb(product.pid).now,
      most: residentMb(product.pid).most,
    }),
    downloads: () => measureDownloads(product.url, password),
    batchesOf1000: () => measureBatches(product, password),
    calculators: () => measureCalculators(),
    calculatorPages: () => measureCalculatorPages(product.url, password),
    grid: () => measureGrid(product.url, password),
    passport: () => measurePassport(product, password),
    documents: () => measureDocuments(product, password),
    overload: () => measureOverload(product, password, databaseUrl, databasePid),
    growth: () => measureGrowth(),
    replica: () => measureReplica(),
    metrics: () => measureMetrics(),
    lighthouse: () => measureLighthouse(product.url),
  };
  return sections;
}

async function main(): Promise<void> {
  const product = await startProduct(process.env.BENCH_PORT ?? '3490');
  const idle = residentMb(product.pid);

  const paths = ['/api/tools', '/', '/tools'];
  const answers: Record<string, { type: string; body: string }> = {};
  for (const each of paths) {
    const response = await fetch(`${product.url}${each}`);
    answers[each] = { type: response.headers.get('content-type') ?? '', body: await response.text() };
  }
  const file = path.join(product.folder, 'answers.json');
  fs.writeFileSync(file, JSON.stringify(answers));
  const bare = await startProcess([path.join(import.meta.dirname, 'bare-server.ts'), file], {});
  const { databasePid, databaseUrl } = product;
  const sections = sectionsOf({ product, bare, password, databasePid, databaseUrl, idle });
  /** Sections that take long and run only when named. */
  const onRequest = ['growth', 'lighthouse', 'metrics', 'replica'];
  const chosen = process.argv.slice(2);

  try {
    const unknown = chosen.filter((name) => !(name in sections));
    if (unknown.length > 0)
      throw new Error(
        `Unknown section ${unknown.join(', ')}; available: ${Object.keys(sections).join(', ')}.`,
      );
    const report: Record<string, unknown> = { node: process.version, rounds, secondsARound };
    for (const [name, measure] of Object.entries(sections))
      if (chosen.length === 0 ? !onRequest.includes(name) : chosen.includes(name))
        report[name] = await measure();
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await bare.stop();
    await product.stop();
  }
}

process.chdir(root);
await main();
