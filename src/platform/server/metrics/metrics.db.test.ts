import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { type Jobs, startJobs } from '../database/jobs.ts';
import { createMetrics, type Metrics, routeOf } from './metrics.ts';

let server: TestApp;
let jobs: Jobs;
let metrics: Metrics;
beforeAll(async () => {
  server = await createTestApp(
    {},
    {
      metrics: async ({ gauges }) => {
        metrics = await createMetrics(gauges, '1.2.3');
        return metrics;
      },
    },
  );
  // Starting the job queue creates its tables.
  jobs = await startJobs(server.database.url, [], console.error);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** Returns the value of one metric line, e.g. `ferrite_mails{status="queued"}`. */
async function value(series: string): Promise<number | undefined> {
  const line = (await metrics.text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('O-03 metrics for Prometheus', () => {
  it('requests are counted by route pattern and status, never by URL', async () => {
    await server.call('GET', '/api/tools');
    await server.call('GET', '/api/posts/123456789?search=secret');
    await server.call('GET', '/api/nothing/of/the/kind');
    expect(await value('ferrite_http_requests_total{method="GET",route="/api/tools",status="200"}')).toBe(1);
    const text = await metrics.text();
    expect(text).toMatch(/ferrite_http_request_duration_seconds_count\{route="\/api\/tools"\} 1/);
    expect(text).not.toMatch(/123456789|secret|of\/the\/kind/);
  });

  it('all built files are counted together', () => {
    const labels = ['/assets/home-CTdZNNXO.js', '/assets/fonts/a-1.woff2', '/favicon.svg', '/assets'].map(
      (url) => routeOf({ routeOptions: { url } } as Parameters<typeof routeOf>[0]),
    );
    expect(labels).toEqual(['/assets/*', '/assets/*', '/favicon.svg', '/assets']);
  });

  it('the metrics contain every value of the platform and the features', async () => {
    await server.app.mailbox.send({
      to: 'a@example.org',
      subject: 's',
      text: 't',
      html: 'h',
      language: 'en',
    });
    expect(await value('ferrite_mails{status="queued"}')).toBe(1);
    expect(await value('ferrite_ready')).toBe(1);
    expect(await value('ferrite_payments_unsettled{state="manual"}')).toBe(0);
    expect(await value('ferrite_database_connections{state="waiting"}')).toBe(0);
    expect(await value('ferrite_queue_waiting{queue="search"}')).toBe(0);
    expect(await value('ferrite_info{version="1.2.3"}')).toBe(1);
    expect(await value('ferrite_disk_free_bytes')).toBeGreaterThan(0);
    expect(await metrics.text()).not.toContain('ferrite_metric_failures_total{');
    // A value of 0 would trigger the alert for an unused replica, although none is configured.
    expect(await value('ferrite_read_replica_in_use')).toBeUndefined();
  });

  it('requests refused because of a full queue are counted', async () => {
    const searches = await Promise.all(
      Array.from({ length: 200 }, () => server.call('GET', '/api/forum/posts?search=steel')),
    );
    const refused = searches.filter(({ statusCode }) => statusCode === 503).length;
    expect(await value('ferrite_requests_shed_total{route="/api/forum/posts"}')).toBe(refused || undefined);
    expect(refused).toBeGreaterThan(0);
  });

  it('a value that cannot be read is omitted, and the failure is counted', async () => {
    metrics.add({ name: 'broken', help: 'b', read: () => Promise.reject(new Error('away')) });
    metrics.add({
      name: 'broken_parts',
      help: 'b',
      labels: ['part'],
      read: () => Promise.reject(new Error()),
    });
    expect(await value('ferrite_broken')).toBeUndefined();
    expect(await value('ferrite_metric_failures_total{metric="broken"}')).toBeGreaterThan(0);
  });

  it('metrics are served only at /metrics of their separate port', async () => {
    const own = await metrics.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`http://127.0.0.1:${own.port}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect(await answer.text()).toContain('ferrite_http_requests_total');
    expect((await fetch(`http://127.0.0.1:${own.port}/`)).status).toBe(404);
    await expect(metrics.listen({ host: '127.0.0.1', port: own.port })).rejects.toThrow(/^METRICS_PORT:/);
    await own.close();
    expect((await server.call('GET', '/metrics')).statusCode).toBe(404);
    expect((await server.call('GET', '/api/metrics')).statusCode).toBe(404);
  });

  it('the metrics contain every name that the dashboard and the alerts use', async () => {
    const exported = new Set(
      [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
    const files = ['deploy/grafana/ferrite.json', 'deploy/prometheus/alerts.yml'];
    for (const file of files) {
      const names = readFileSync(file, 'utf8').match(/\b(?:ferrite|nodejs|process)_\w+/g) ?? [];
      expect(names.length, file).toBeGreaterThan(10);
      expect(
        [...new Set(names)].filter((name) => !exported.has(name)),
        file,
      ).toEqual([]);
    }
  });
});
