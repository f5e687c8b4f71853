/** Sends traces to an OpenTelemetry collector. The SDK is loaded only if tracing is enabled. */
import { context, DiagLogLevel, diag, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startReceived } from './span.ts';

export type TracesConfig = {
  /** URL of the collector, e.g. `http://127.0.0.1:4318`; spans are sent to `/v1/traces` below it. */
  readonly endpoint: string;
};
export type Traces = Awaited<ReturnType<typeof startTraces>>;

/** Minimum interval between two reports that the collector is unreachable. */
const reportEveryMs = 60_000;
const exportTimeoutMs = 10_000;

/**
 * Starts sending spans. The SDK reads these settings from the environment itself: `OTEL_EXPORTER_OTLP_HEADERS`,
 * `OTEL_TRACES_SAMPLER`, `OTEL_TRACES_SAMPLER_ARG`, `OTEL_BSP_*`, `OTEL_RESOURCE_ATTRIBUTES`.
 * @param onTrouble called when spans could not be sent; they are lost, requests are not affected
 */
export async function startTraces(
  { endpoint }: TracesConfig,
  { version, onTrouble }: { readonly version: string; readonly onTrouble: (message: string) => void },
) {
  const [node, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  reportTrouble(onTrouble);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  });
  const detected = resources.detectResources({ detectors: [resources.envDetector, resources.hostDetector] });
  const provider = new node.NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': 'ferrite', 'service.version': version })
      .merge(detected),
    spanProcessors: [new node.BatchSpanProcessor(exporter)],
  });
  provider.register();
  return {
    flush: () => provider.forceFlush(),
    async stop() {
      await provider.shutdown();
      for (const api of [trace, context, propagation, diag]) api.disable();
    },
  };
}

function reportTrouble(onTrouble: (message: string) => void): void {
  let last = Number.NEGATIVE_INFINITY;
  const report = (message: string): void => {
    if (performance.now() - last < reportEveryMs) return;
    last = performance.now();
    onTrouble(message.slice(0, 300));
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

const requestSpans = Symbol('span of this request');
type Traced = FastifyRequest & { [requestSpans]?: ReturnType<typeof startReceived> };

/**
 * Returns whether a request is excluded from tracing: health checks of load balancers and files of the build, which are
 * frequent and uniform.
 */
const isUntraced = (url: string) => url.startsWith('/assets/') || /^\/api\/health\/(live|ready)$/.test(url);

/**
 * Records a span for each request, named after its route pattern, because URLs may contain secrets.
 * @param options.trustsCallers whether a request may continue a trace that was started elsewhere, e.g. behind a proxy
 *   that sets the header
 */
export function traceRequests(server: FastifyInstance, options: { readonly trustsCallers: boolean }): void {
  server.addHook('onRequest', (request: Traced, _reply, done) => {
    if (isUntraced(request.url)) return done();
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const { traceparent } = request.headers;
    const cause = options.trustsCallers && typeof traceparent === 'string' ? { traceparent } : undefined;
    const started = startReceived(`${request.method} ${route}`, attributes, cause);
    request[requestSpans] = started;
    context.with(started.within, done);
  });
  // Fastify reads the body outside of this context, so it is entered again.
  server.addHook('preValidation', (request: Traced, _reply, done) => {
    const started = request[requestSpans];
    if (started) context.with(started.within, done);
    else done();
  });
  server.addHook('onResponse', (request: Traced, reply, done) => {
    const span = request[requestSpans]?.span;
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
