/**
 * Serves metrics for Prometheus on a separate port. `prom-client` is loaded only if metrics are enabled; otherwise
 * requests are not counted.
 */
import http from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Counter, Registry } from 'prom-client';
import { AppError } from '../errors/errors.ts';
import { transientFailureOf } from '../errors/transient-failures.ts';
import { type AnswerCounts, createAnswerCounts } from './answer-counts.ts';
import type { Gauge } from './gauge.ts';

export type MetricsConfig = { readonly host: string; readonly port: number };
export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

const prefix = 'ferrite_';
/** Maximum time to read a value, in milliseconds; a slower value is omitted from the scrape. */
const patienceMs = 2_000;
/** Upper limits of the duration buckets, in seconds. */
const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Creates the metrics registry.
 * @param gauges read at each scrape; one that fails is omitted and counted
 * @param version of the product
 */
export async function createMetrics(gauges: readonly Gauge[], version: string) {
  const { default: client } = await import('prom-client');
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new client.Gauge({ name: `${prefix}info`, help: 'Version', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  const failures = new client.Counter({
    name: `${prefix}metric_failures_total`,
    help: 'Values that could not be read for a scrape',
    labelNames: ['metric'],
    registers,
  });
  const observed = createObserved(client, registry);

  function add({ name, help, labels = [], read }: Gauge): void {
    const options = { name: prefix + name, help, labelNames: [...labels], registers };
    async function collect(
      this: { reset(): void; remove(): void },
      set: (labels: Record<string, string>, value: number) => void,
    ) {
      const clear = (metric: typeof this) => {
        metric.reset();
        // reset() sets a metric without labels to 0, so it is removed instead.
        if (labels.length === 0) metric.remove();
      };
      try {
        const values = await withTimeout(read());
        clear(this);
        for (const [key, value] of Object.entries(values)) set(labelled(labels, key), value);
      } catch {
        clear(this);
        failures.inc({ metric: name });
      }
    }
    if (name.endsWith('_total'))
      new client.Counter({
        ...options,
        collect() {
          return collect.call(this, (key, value) => this.inc(key, value));
        },
      });
    else
      new client.Gauge({
        ...options,
        collect() {
          return collect.call(this, (key, value) => this.set(key, value));
        },
      });
  }
  for (const each of gauges) add(each);

  return {
    add,
    text: () => registry.metrics(),
    /** Counts every response of an HTTP server. */
    observe: (server: FastifyInstance) => observe(server, observed),
    /**
     * Serves `/metrics`; returns 404 for every other path.
     * @throws Error naming the setting if the port is in use
     */
    listen: (at: MetricsConfig) => listen(at, registry),
  };
}

type Observed = {
  readonly counts: AnswerCounts;
  readonly shed: Counter<'route'>;
};

function createObserved(client: typeof import('prom-client'), registry: Registry): Observed {
  const registers = [registry];
  const counts = createAnswerCounts(limits);
  new client.Counter({
    name: `${prefix}http_requests_total`,
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of counts.answered()) this.inc(labels, count);
    },
  });
  const durations = {
    name: `${prefix}http_request_duration_seconds`,
    help: 'Time from the first byte of a request to the last of its response',
    type: 'histogram',
  };
  // The library's histogram cannot be set to existing counts; the registry needs only these members.
  const histogram = {
    ...durations,
    get: async () => ({ ...durations, values: valuesOf(durations.name, counts) }),
  };
  registry.registerMetric(histogram as never);
  const shed = new client.Counter({
    name: `${prefix}requests_shed_total`,
    help: 'Requests refused with 503 because too many waited',
    labelNames: ['route'],
    registers,
  });
  return { counts, shed };
}

/** Returns the values of a Prometheus histogram: one for each limit, their sum and their count. */
function valuesOf(name: string, counts: AnswerCounts) {
  return counts.durations().flatMap(({ route, upTo, seconds }) => {
    const all = upTo.at(-1) ?? 0;
    return [
      ...upTo.map((value, at) => ({
        metricName: `${name}_bucket`,
        labels: { le: limits[at] ?? '+Inf', route },
        value,
      })),
      { metricName: `${name}_sum`, labels: { route }, value: seconds },
      { metricName: `${name}_count`, labels: { route }, value: all },
    ];
  });
}

/**
 * Returns the route label of a request: the route pattern, e.g. `/api/posts/:id`, because URLs would create too many
 * label values and may contain secrets. Built files, of which each has its own route, share one label.
 */
export function routeOf({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>): string {
  return url?.replace(/^\/assets\/.+/, '/assets/*') ?? 'unknown';
}

function observe(server: FastifyInstance, { counts, shed }: Observed): void {
  server.addHook('onResponse', (request, reply, done) => {
    counts.count(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
  server.addHook('onError', (request, _reply, error, done) => {
    const refusal = error instanceof AppError ? error : transientFailureOf(error);
    if (refusal?.code === 'server.busy') shed.inc({ route: routeOf(request) });
    done();
  });
}

function labelled(names: readonly string[], key: string): Record<string, string> {
  const parts = names.length > 1 ? key.split(' ') : [key];
  return Object.fromEntries(names.map((name, at) => [name, parts[at] ?? '']));
}

async function withTimeout<T>(reading: T | Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new Error('Too late.')), patienceMs);
  });
  try {
    return await Promise.race([reading, patience]);
  } finally {
    clearTimeout(late);
  }
}

async function listen(
  { host, port }: MetricsConfig,
  registry: { readonly contentType: string; metrics(): Promise<string> },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = http.createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  ).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`METRICS_PORT: cannot listen on ${host}:${port} (${error.code ?? error.message}).`);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
