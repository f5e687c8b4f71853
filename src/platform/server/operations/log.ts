/** Log of the server: JSON lines on standard output, one per response, written in batches. */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import pino from 'pino';
import { traceFields } from '../traces/span.ts';
import { loggedError, withoutValues } from './error-log.ts';

/** Maximum age of a batch. */
const gatherMs = 200;
const mostGathered = 16_384;
/** Level (pino's `error`) from which a line is written immediately, so that it is not lost. */
const urgentLevel = 50;

/** Logger used by features and Fastify. */
export type Log = FastifyBaseLogger;

type Lines = {
  /** Makes pino state the level of each line. */
  readonly [metadata]: true;
  lastLevel: number;
  write(line: string): void;
  /** Writes the buffered lines. */
  flush(): void;
};
const metadata = Symbol.for('pino.metadata');

/**
 * Buffers lines: one write per response took a third of the time of a cached response.
 * @param write receives complete lines, synchronously
 */
export function gatherLines(write: (lines: string) => void): Lines {
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered === '') return;
    const lines = gathered;
    gathered = '';
    write(lines);
  }
  return {
    [metadata]: true,
    lastLevel: 0,
    write(line) {
      gathered += line;
      if (this.lastLevel >= urgentLevel || gathered.length >= mostGathered) flush();
      // Not unref'ed: a process that ends of its own accord says everything first.
      else timer ??= setTimeout(flush, gatherMs);
    },
    flush,
  };
}

const standardOutput = gatherLines((lines) => process.stdout.write(lines));
process.on('exit', standardOutput.flush);

/**
 * The only logger: requests, jobs, email and rendering use it, one JSON line each. Buffered lines are also written when
 * the process ends.
 * @param stream for tests; otherwise standard output
 */
export function createLog(level: string, stream: Pick<Lines, 'write'> = standardOutput): Log {
  return pino(
    {
      level,
      mixin: traceFields,
      serializers: {
        // Paths only: addresses may carry codes and e-mail addresses in their query, headers the tokens.
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request), ip: request.ip }),
        err: loggedError,
      },
      hooks: {
        // Without words of its own a line would repeat the error's message, which may hold anything.
        logMethod(args, method) {
          const [first, words] = args as unknown[];
          const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
          if (!(error instanceof Error)) return method.apply(this, args);
          const fields = first instanceof Error ? { err: first } : first;
          const own = typeof words === 'string' && words !== error.message ? words : 'failed';
          method.apply(this, [fields, own] as never);
        },
      },
    },
    stream as Lines,
  );
}

/** Returns a function that logs failures outside of requests. */
export function reportTo(log: Pick<Log, 'error'>): (error: unknown) => void {
  return (error) => log.error({ err: error }, 'failed');
}

/** Successful health checks of load balancers, many per minute. */
const isPassedCheck = (url: string, status: number) =>
  status === 200 && /^\/api\/health\/(live|ready)$/.test(url);

/** Logs one line per response, except for files of the build and successful health checks. */
export function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (!request.url.startsWith('/assets/') && !isPassedCheck(request.url, reply.statusCode))
      request.log.info(
        { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
    done();
  });
}

const longestPath = 200;

/**
 * Returns the route for the log, with numeric parameters: other parameters may be secrets (webhook addresses) or
 * persons. In paths matched only by the page route, such segments are masked.
 */
function pathOf({ url, routeOptions, params }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (!pattern || pattern.endsWith('*'))
    return withoutValues((url.split('?')[0] ?? '').slice(0, longestPath));
  return pattern.replace(/:(\w+)/g, (name, key: string) => {
    const value = (params as Readonly<Record<string, string>> | null)?.[key] ?? '';
    return /^\d{1,12}$/.test(value) ? value : name;
  });
}
