/** Concurrency limits of costly work, so that cheap requests are always answered. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { transientFailure } from '../errors/transient-failures.ts';
import { createSemaphore } from './semaphore.ts';

type Limit = {
  readonly atOnce: number;
  readonly longestWaitMs: number;
  /** When the slot is released: after the response is computed, or after it was sent completely. */
  readonly until: 'answered' | 'sent';
};

/**
 * A route names its kind of work in `config.work`; a request with `search` counts as a search. The database has ten
 * connections, some of which remain free when all limits are reached.
 */
const limits = {
  search: { atOnce: 5, longestWaitMs: 300, until: 'answered' },
  /** For programs: batches share their thread in portions. */
  compute: { atOnce: 8, longestWaitMs: 400, until: 'answered' },
  /** Preview of an unfinished text. */
  preview: { atOnce: 2, longestWaitMs: 1_000, until: 'answered' },
  /** Password hashes are slow to compare by design. */
  signIn: { atOnce: 6, longestWaitMs: 2_000, until: 'answered' },
  /** Files of any length. */
  export: { atOnce: 2, longestWaitMs: 2_000, until: 'sent' },
} as const satisfies Readonly<Record<string, Limit>>;

export type Work = keyof typeof limits;

declare module 'fastify' {
  interface FastifyContextConfig {
    work?: Work | ((request: FastifyRequest) => Work | null);
  }
  interface FastifyRequest {
    /** Releases the slot of this request. */
    leave: (() => void) | null;
  }
  interface FastifyInstance {
    /** Waiting requests by kind of work, for metrics. */
    workQueues: Record<string, () => number>;
  }
}

/** Answers 503 with Retry-After immediately to requests that would wait too long. */
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

  // First hook, before identification: a rejection must be cheap.
  server.addHook('onRequest', (request, _reply, done) => {
    const work = workOf(request);
    if (work && queues[work].isFull()) done(transientFailure('busy'));
    else done();
  });
  // After the body, so that a slow sender holds no slot; before any query.
  server.addHook('preValidation', async (request, reply) => {
    const work = workOf(request);
    if (!work) return;
    const leave = await queues[work].enter();
    request.leave = leave;
    if (limits[work].until === 'answered') return;
    if (reply.raw.closed) leave();
    else reply.raw.once('close', leave);
  });
  // Runs for disconnected clients too: the work is done.
  server.addHook('onSend', (request, _reply, _payload, done) => {
    const work = workOf(request);
    if (work && limits[work].until === 'answered') request.leave?.();
    done();
  });
}

/** Uses the parsed query, so that an encoded name (`%73earch`) counts as a search too. */
const isSearch = (query: unknown) =>
  [(query as { search?: string | string[] }).search ?? ''].flat().some(Boolean);
