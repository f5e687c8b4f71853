/**
 * Measures the processor time per request with metrics and with traces. Two identical products differ by up to 10 %,
 * so several of each kind are measured alternately.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { cpuSeconds, type Product, startProduct } from './processes.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const secondsARound = Number(process.env.BENCH_SECONDS ?? 2);
const connections = 5;
const productsOfAKind = 3;
const firstPort = 3_660;
/** Offset from the port of a product to the port of its metrics. */
const toMetrics = 100;
/** Scrape interval, the same as in deploy/prometheus. */
const scrapeEveryMs = 15_000;
const paths = ['/api/tools', '/api/forum/posts?page=1&pageSize=10'];

type Load = { readonly cpu: number; readonly requests: number };

async function load(product: Product, pathname: string): Promise<Load> {
  const before = cpuSeconds(product.pid);
  const result = await autocannon({
    url: `${product.url}${pathname}`,
    connections,
    duration: secondsARound,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${pathname}: ${result.non2xx} responses were not 200, ${result.errors} failed`);
  return { cpu: cpuSeconds(product.pid) - before, requests: result.requests.total };
}

/** Starts a trace collector that accepts everything and stores nothing. */
async function startCollector(): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

type Kind = 'plain' | 'metrics' | 'traces';
type Measured = { readonly kind: Kind; readonly product: Product; readonly loads: Load[] };

const microseconds = (loads: readonly Load[]) =>
  (loads.reduce((sum, { cpu }) => sum + cpu, 0) / loads.reduce((sum, each) => sum + each.requests, 0)) * 1e6;

async function comparePath(products: readonly Omit<Measured, 'loads'>[], pathname: string) {
  const measured: Measured[] = products.map((each) => ({ ...each, loads: [] }));
  for (const { product } of measured) await load(product, pathname);
  for (let round = 0; round < rounds; round++)
    for (const { product, loads } of measured) loads.push(await load(product, pathname));
  const mean = (kind: Kind) =>
    microseconds(measured.filter((each) => each.kind === kind).flatMap(({ loads }) => loads));
  const plain = mean('plain');
  const kinds: readonly Kind[] = ['plain', 'metrics', 'traces'];
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        cpuMicroseconds: Math.round(mean(kind)),
        timesPlain: Number((mean(kind) / plain).toFixed(3)),
        ofEachProduct: measured
          .filter((each) => each.kind === kind)
          .map(({ loads }) => Number(microseconds(loads).toFixed(1))),
      },
    ]),
  );
}

/**
 * Returns the processor time of a request for each path: plain, with metrics that are scraped, and with every request
 * traced.
 */
export async function measureMetrics() {
  const collector = await startCollector();
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  };
  const products: Omit<Measured, 'loads'>[] = [];
  const metricsPorts: number[] = [];
  for (let at = 0; at < productsOfAKind; at++)
    for (const kind of ['plain', 'metrics', 'traces'] as const) {
      const port = firstPort + products.length;
      const metrics = { METRICS_PORT: String(port + toMetrics) };
      if (kind === 'metrics') metricsPorts.push(port + toMetrics);
      const settings = { plain: {}, metrics, traces }[kind];
      products.push({ kind, product: await startProduct(String(port), settings) });
    }
  const scrape = setInterval(() => {
    for (const port of metricsPorts)
      void fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  }, scrapeEveryMs);
  try {
    const measured: Record<string, unknown> = {};
    for (const each of paths) measured[each] = await comparePath(products, each);
    return measured;
  } finally {
    clearInterval(scrape);
    await Promise.all(products.map(({ product }) => product.stop()));
    collector.close();
  }
}
