/**
 * Serves the URLs of a provider: simulates faults, runs each call in a transaction, logs it, then sends the messages
 * it caused.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core, ProviderName } from './core.ts';
import type { Fault, Operation, Subject } from './faults.ts';

/** Fault that is simulated in a response. */
export type Spoil =
  | { readonly kind: 'drop' | 'reset' | 'garbage' }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'http'; readonly status: number; readonly body: unknown };

export type Answer = {
  readonly status: number;
  /** Body of the response: a string is sent unchanged, any other value as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly spoil?: Spoil;
  /** Whether the merchant is notified before this response is sent. */
  readonly notifyFirst?: boolean;
};

export type Call = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Request body as text. */
  readonly raw: string;
  /** Parsed JSON or form fields; undefined if the body is neither. */
  readonly body: unknown;
  readonly path: string;
  /** Adds a note to the log entry of the call, e.g. about fields that the provider does not know. */
  note(text: string): void;
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly op?: Operation;
  readonly subject?: (call: Call) => Subject;
  /** Returns a response before faults and effect are considered, e.g. for a repeated idempotency key. */
  readonly early?: (call: Call) => Answer | undefined;
  readonly handle: (call: Call) => Answer;
  /** Called when the response is complete, even if the client never receives it. */
  readonly after?: (call: Call) => void;
};

declare module 'fastify' {
  interface FastifyRequest {
    notes?: string[];
    /** Response text for the log, or the name of the simulated fault. */
    answered?: string;
    /** Whether no response has been or will be sent. */
    silent?: boolean;
  }
}

/** Time after which a dropped call is disconnected; no client waits that long. */
const dropMs = 180_000;

export function addRoutes(
  server: FastifyInstance,
  core: Core,
  provider: ProviderName,
  routes: readonly Route[],
): void {
  for (const route of routes) {
    server.route({
      method: route.method,
      url: `/${provider}${route.path}`,
      handler: async (request, reply) => {
        const call = readCall(request);
        const early = route.early?.(call);
        try {
          if (early) return send(request, reply, early);
          return await run(core, provider, route, { call, request, reply });
        } finally {
          if (!early) route.after?.(call);
          // If the sandbox is closing, the connection ends without a response and the call is not logged.
          if (core.isOpen()) conclude(core, call, request, reply);
        }
      },
    });
  }
}

function conclude(core: Core, call: Call, request: FastifyRequest, reply: FastifyReply): void {
  const { method, url, headers, answered = '', notes = [] } = request;
  const status = request.silent ? 0 : reply.statusCode;
  core.journal.write({ method, url, headers, body: call.raw, status, answer: answered, notes });
  // Messages that the call caused are sent after its response.
  setImmediate(() => void core.settle());
}

type Exchange = { readonly call: Call; readonly request: FastifyRequest; readonly reply: FastifyReply };

async function run(
  core: Core,
  provider: ProviderName,
  route: Route,
  { call, request, reply }: Exchange,
): Promise<FastifyReply> {
  const fault = route.op ? core.faults.take(provider, route.op, route.subject?.(call) ?? {}) : undefined;
  if (fault?.phase === 'before') {
    if (fault.kind !== 'delay') return spoil(request, reply, spoilOf(fault));
    await pause(fault.delayMs ?? 0, request);
  }
  const answer = core.state.transaction(() => route.handle(call));
  if (answer.notifyFirst || core.outbox.mode(provider).beforeResponse) await core.outbox.deliverDue();
  if (fault?.phase === 'after') {
    if (fault.kind !== 'delay') return spoil(request, reply, spoilOf(fault));
    await pause(fault.delayMs ?? 0, request);
  }
  if (answer.spoil && answer.spoil.kind !== 'delay') return spoil(request, reply, answer.spoil);
  if (answer.spoil?.kind === 'delay') await pause(answer.spoil.ms, request);
  return send(request, reply, answer);
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  request.answered = text;
  reply.code(answer.status).headers({ 'content-type': 'application/json;charset=UTF-8', ...answer.headers });
  return answer.status === 204 ? reply.send() : reply.send(text);
}

function spoilOf(fault: Fault): Spoil {
  if (fault.kind === 'http') return { kind: 'http', status: fault.status ?? 503, body: fault.body ?? '' };
  return { kind: fault.kind } as Spoil;
}

function spoil(request: FastifyRequest, reply: FastifyReply, how: Spoil): FastifyReply {
  request.answered = `[${how.kind}]`;
  if (how.kind === 'http') return send(request, reply, { status: how.status, body: how.body });
  if (how.kind === 'garbage')
    return reply.code(200).header('content-type', 'text/html').send('<html><body>Service tempor');
  request.silent = true;
  reply.hijack();
  if (how.kind === 'reset') request.raw.socket.resetAndDestroy();
  else setTimeout(() => request.raw.socket.destroy(), dropMs).unref();
  return reply;
}

/** Waits in real time to simulate a slow response; ends early if the client disconnects. */
function pause(ms: number, request: FastifyRequest): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    request.raw.socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Response header that allows cross-origin calls by the providers' scripts on the pages of the shop. */
export const corsHeaders = { 'access-control-allow-origin': '*' };

export function readCall(request: FastifyRequest): Call {
  const raw = typeof request.body === 'string' ? request.body : '';
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    headers: request.headers as Record<string, string | undefined>,
    raw,
    body: readBody(raw, request.headers['content-type'] ?? ''),
    path: request.url.split('?')[0] ?? '',
    note: (text) => {
      request.notes ??= [];
      request.notes.push(text);
    },
  };
}

function readBody(raw: string, type: string): unknown {
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(raw));
  try {
    return raw.trim() === '' ? {} : JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Returns the string at `path`, e.g. `payment.order_id`, or undefined if the value is not a string. */
export function textAt(body: unknown, path: string): string | undefined {
  const value = valueAt(body, path);
  return typeof value === 'string' ? value : undefined;
}

export function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Adds a note to the log for each field of the body that the provider does not know. */
export function logUnknownFields(
  call: Call,
  known: readonly string[],
  body: unknown = call.body,
  where = '',
): void {
  if (typeof body !== 'object' || body === null) return;
  for (const name of Object.keys(body)) if (!known.includes(name)) call.note(`unknown field ${where}${name}`);
}
