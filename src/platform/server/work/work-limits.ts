/** Limits the concurrency of costly work, so that cheap requests always get a response. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { transientFailure } from '../errors/transient-failures.ts';
import { createSemaphore } from './semaphore.ts';

type Limit = {
  readonly atOnce: number;
  readonly longestWaitMs: number;
  /** When the slot is released: `answered`, after the response is computed; `sent`, after it was sent completely. */
  readonly until: 'answered' | 'sent';
};

/**
 * Concurrency limits by kind of work. A route names its kind in `config.work`; a request with `search` counts as a
 * search. The database pool has ten connections, some of which remain free when all limits are reached.
 */
const limits = {
  search: { atOnce: 5, longestWaitMs: 300, until: 'answered' },
  /** Calculations by programs; all batches share one thread. */
  compute: { atOnce: 8, longestWaitMs: 400, until: 'answered' },
  /** Preview of a text that is being written. */
  preview: { atOnce: 2, longestWaitMs: 1_000, until: 'answered' },
  /** Logins: comparing password hashes is slow by design. */
  signIn: { atOnce: 6, longestWaitMs: 2_000, until: 'answered' },
  /** Export of files of any length. */
  export: { atOnce: 2, longestWaitMs: 2_000, until: 'sent' },
} as const satisfies Readonly<Record<string, Limit>>;

export type Work = keyof typeof limits;

declare module 'fastify' {
  interface FastifyContextConfig {
    work?: Work | ((request: FastifyRequest) => Work | null);
  }
  interface FastifyRequest {
    /** Releases the slot that this request holds; null if it holds none. */
    leave: (() => void) | null;
  }
  interface FastifyInstance {
    /** Number of waiting requests by kind of work, for metrics. */
    workQueues: Record<string, () => number>;
  }
}

/** Limits costly requests and immediately responds with 503 and Retry-After to those that would wait too long. */
export function limitWork(server: FastifyInstance): void {
  const queues = {
    search: createSemaphore(limits.search.atOnce, limits.search),
    compute: createSemaphore(limits.compute.atOnce, limits.compute),
    preview: createSemaphore(limits.preview.atOnce, limits.preview),
    signIn: createSemaphore(limits.signIn.atOnce, limits.signIn),
    export: createSemaphore(limits.export.atOnce, limits.export),
  } satisfies Record<Work, unknown>;
  server.decorate(
    'workQueues',
    Object.fromEntries(Object.entries(queues).map(([work, { waiting }]) => [work, waiting])),
  );
  server.decorateRequest('leave', null);

  const workOf = (request: FastifyRequest): Work | null => {
    const { work } = request.routeOptions.config;
    return (typeof work === 'function' ? work(request) : work) ?? (isSearch(request.query) ? 'search' : null);
  };

  // The first hook, before the caller is identified, because a rejection must be cheap.
  server.addHook('onRequest', (request, _reply, done) => {
    const work = workOf(request);
    if (work && queues[work].isFull()) done(transientFailure('busy'));
    else done();
  });
  // After the body was received, so that a slow sender holds no slot; before any query.
  server.addHook('preValidation', async (request, reply) => {
    const work = workOf(request);
    if (!work) return;
    const leave = await queues[work].enter();
    request.leave = leave;
    if (limits[work].until === 'answered') return;
    if (reply.raw.closed) leave();
    else reply.raw.once('close', leave);
  });
  // Runs even if the client has disconnected, because the work is done.
  server.addHook('onSend', (request, _reply, _payload, done) => {
    const work = workOf(request);
    if (work && limits[work].until === 'answered') request.leave?.();
    done();
  });
}

/**
 * Returns whether a request counts as a search. Reads the parsed query, so that an encoded name (`%73earch`) counts
 * too.
 */
const isSearch = (query: unknown) =>
  [(query as { search?: string | string[] }).search ?? ''].flat().some(Boolean);
