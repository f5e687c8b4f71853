/**
 * Creates OpenTelemetry spans and passes their context on. Without `startTraces` nothing is recorded, and these
 * functions cost almost nothing.
 */
import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Headers of the W3C trace context, e.g. `{traceparent: '00-…-01'}`. */
export type TraceHeaders = Readonly<Record<string, string>>;

type SpanOptions = {
  readonly kind?: keyof typeof SpanKind;
  readonly attributes?: Attributes;
  /** Trace headers of the request that caused this work; if omitted, the span belongs to the current trace. */
  readonly cause?: TraceHeaders | undefined;
};

const tracer = () => trace.getTracer('ferrite');

/** Runs `work` in a span. An error marks the span as failed and is thrown again. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const parent = options.cause ? contextOf(options.cause) : context.active();
  return tracer().startActiveSpan(
    name,
    { kind: SpanKind[options.kind ?? 'INTERNAL'], attributes: options.attributes ?? {} },
    parent,
    async (span) => {
      try {
        return await work(span);
      } catch (error) {
        markFailed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
  );
}

/** Returns whether the current work belongs to a trace; scheduled queries do not. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() === true;

/** Starts a span within the current trace. */
export function startSpan(name: string, kind: keyof typeof SpanKind, attributes: Attributes): Span {
  return tracer().startSpan(name, { kind: SpanKind[kind], attributes });
}

export function startReceived(
  name: string,
  attributes: Attributes,
  cause: TraceHeaders | undefined,
): { readonly span: Span; readonly within: Context } {
  const parent = cause ? contextOf(cause) : ROOT_CONTEXT;
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  return { span, within: trace.setSpan(parent, span) };
}

/** Records the type of an error on a span, without its message, which may contain personal data. */
export function markFailed(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? 'unknown'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns the headers that continue the current trace in another process; empty outside of a trace. */
export function traceHeaders(): TraceHeaders {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Returns the fields that connect a log line with the current trace; empty outside of a trace. */
export function traceFields(): { readonly trace_id?: string; readonly span_id?: string } {
  const current = trace.getActiveSpan()?.spanContext();
  return current ? { trace_id: current.traceId, span_id: current.spanId } : {};
}

/** Binds a function to the current trace, for callbacks that run during another request. */
export const inThisTrace = <F extends (...parameters: never[]) => unknown>(callback: F): F =>
  trace.getActiveSpan() ? context.bind(context.active(), callback) : callback;

/**
 * Reads the trace context from the W3C headers only; the baggage header is ignored, because it may contain anything.
 */
const contextOf = (headers: TraceHeaders): Context => propagation.extract(ROOT_CONTEXT, headers);
