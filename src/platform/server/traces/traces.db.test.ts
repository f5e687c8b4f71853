import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { type Jobs, startJobs } from '../database/jobs.ts';
import { callProvider } from '../http-call.ts';
import { createLog } from '../operations/log.ts';
import { inSpan } from './span.ts';
import { startTraces, type Traces } from './traces.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

let server: TestApp;
let traces: Traces;
let jobs: Jobs;
let received: Span[] = [];
let isAway = false;
let refused = 0;
const logged: string[] = [];
const troubles: string[] = [];
const outgoing: http.IncomingHttpHeaders[] = [];
const woken = Promise.withResolvers<void>();
const listening: http.Server[] = [];

async function listen(answer: (request: http.IncomingMessage, body: string) => number): Promise<string> {
  const own = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(answer(request, Buffer.concat(chunks).toString())).end('{}');
  });
  listening.push(own);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
}

const spansOf = (body: string): Span[] =>
  (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );

async function recorded(): Promise<Span[]> {
  await traces.flush();
  return received;
}

const attribute = (span: Span | undefined, name: string) =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];

let provider: string;
beforeAll(async () => {
  const collector = await listen((request, body) => {
    if (isAway) {
      refused += 1;
      return 400;
    }
    if (request.url === '/v1/traces') received.push(...spansOf(body));
    return 200;
  });
  provider = await listen(({ headers }) => {
    outgoing.push(headers);
    return 201;
  });
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
  traces = await startTraces(
    { endpoint: collector },
    { version: '1.2.3', onTrouble: (message) => troubles.push(message) },
  );
  server = await createTestApp(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector, TRUSTED_PROXIES: '127.0.0.1' },
    { log: createLog('info', { write: (line) => void logged.push(line) }) },
  );
  const job = { name: 'traced', everyMinutes: 59, run: async () => woken.resolve() };
  jobs = await startJobs(server.database.url, [job], console.error);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
  await traces.stop();
  vi.unstubAllEnvs();
  await Promise.all(listening.map((each) => new Promise((resolve) => each.close(resolve))));
});
beforeEach(() => {
  received = [];
});

describe('O-03 traces for an OpenTelemetry collector', () => {
  it('a trace is named after the route pattern of its request and contains its queries, without URLs and values', async () => {
    await server.call('GET', '/api/forum/posts/123456789');
    await server.call('GET', '/api/forum/posts?search=secret');
    const spans = await recorded();
    const [request] = spans.filter(({ name }) => name === 'GET /api/forum/posts/:id');
    expect(attribute(request, 'http.response.status_code')).toBe(404);
    const queries = spans.filter(({ name }) => name === 'SELECT');
    expect(queries.some(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
    const requests = new Set(spans.filter(({ parentSpanId }) => !parentSpanId).map(({ spanId }) => spanId));
    expect(requests.size).toBe(2);
    for (const query of queries) {
      expect(requests).toContain(query.parentSpanId);
      expect(attribute(query, 'db.system.name')).toBe('postgresql');
    }
    expect(JSON.stringify(spans)).not.toMatch(/123456789|secret/);
  });

  it('queries of simultaneous requests stay in separate traces, also with a body and while connections are scarce', async () => {
    await Promise.all([
      ...Array.from({ length: 30 }, () => server.call('GET', '/api/forum/posts')),
      ...Array.from({ length: 30 }, () =>
        server.call('POST', '/api/auth/login', {
          body: { email: 'unknown@demo.local', password: 'wrong-one' },
        }),
      ),
    ]);
    const spans = await recorded();
    const requests = spans.filter(({ parentSpanId }) => !parentSpanId);
    const textsBy = (name: string) =>
      requests
        .filter((each) => each.name === name)
        .map(({ traceId }) =>
          spans.filter((each) => each.traceId === traceId).map((each) => attribute(each, 'db.query.text')),
        );
    const logins = textsBy('POST /api/auth/login');
    expect(logins).toHaveLength(30);
    expect(logins.filter((texts) => texts.some((text) => String(text).includes('forum_posts')))).toEqual([]);
    expect(logins.filter((texts) => texts.length < 2)).toEqual([]);
  });

  it('a trace continues that of a trusted caller, and its id is written to the log', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await server.http.inject({
      url: '/api/tools',
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    const request = (await recorded()).find(({ name }) => name === 'GET /api/tools');
    expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
    const line = logged
      .map((each) => JSON.parse(each) as Record<string, unknown>)
      .find((each) => each['trace_id'] === traceId);
    expect(line).toMatchObject({ msg: 'answered', span_id: request?.spanId });
  });

  it('a trace includes calls to providers and the jobs that the request wakes', async () => {
    await inSpan('payment', {}, async () => {
      await callProvider({ method: 'POST', url: `${provider}/v2/orders/secret`, timeoutMs: 5_000 });
      await jobs.wake('traced');
    });
    await woken.promise;
    await expect.poll(async () => (await recorded()).map(({ name }) => name)).toContain('job traced');
    const [payment, call, job] = ['payment', `POST ${new URL(provider).host}`, 'job traced'].map((name) =>
      received.find((each) => each.name === name),
    );
    expect(call).toMatchObject({ traceId: payment?.traceId, parentSpanId: payment?.spanId });
    expect(job).toMatchObject({ traceId: payment?.traceId, parentSpanId: payment?.spanId });
    expect(outgoing.at(-1)?.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
    expect(attribute(call, 'http.response.status_code')).toBe(201);
    expect(JSON.stringify(received)).not.toContain('secret');
  });

  it('a failure is marked in the trace without its message', async () => {
    const failure = Object.assign(new Error('secret'), { code: 'broken' });
    await expect(inSpan('failing', {}, () => Promise.reject(failure))).rejects.toBe(failure);
    const span = (await recorded()).find(({ name }) => name === 'failing');
    expect([attribute(span, 'error.type'), span?.status.code]).toEqual(['broken', 2]);
    expect(JSON.stringify(span)).not.toContain('secret');
  });

  it('traces are dropped with one report and without other effects while the collector refuses them', async () => {
    isAway = true;
    for (const _ of [1, 2, 3]) {
      const before = refused;
      expect((await server.call('GET', '/api/tools')).statusCode).toBe(200);
      await expect.poll(() => refused).toBeGreaterThan(before);
    }
    await expect.poll(() => troubles).toHaveLength(1);
    isAway = false;
  });
});
