/** Log of the server: JSON lines on standard output, one per response, written in batches. */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import pino from 'pino';
import { traceFields } from '../traces/span.ts';
import { loggedError, withoutValues } from './error-log.ts';

/** Maximum time for which a line is buffered, in milliseconds. */
const gatherMs = 200;
const maxGathered = 16_384;
/** Log level (pino's `error`) from which a line is written immediately, because it could be lost in a crash. */
const urgentLevel = 50;

/** Logger that features and Fastify use. */
export type Log = FastifyBaseLogger;

type Lines = {
  /** Makes pino pass the level of each line to the stream. */
  readonly [metadata]: true;
  lastLevel: number;
  write(line: string): void;
  /** Writes the buffered lines immediately. */
  flush(): void;
};
const metadata = Symbol.for('pino.metadata');

/**
 * Creates a buffer for log lines, because one write per response took a third of the time of a cached response.
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
      if (this.lastLevel >= urgentLevel || gathered.length >= maxGathered) flush();
      // The timer keeps the process alive, so that buffered lines are written before the process exits.
      else timer ??= setTimeout(flush, gatherMs);
    },
    flush,
  };
}

const standardOutput = gatherLines((lines) => process.stdout.write(lines));
process.on('exit', standardOutput.flush);

/**
 * Creates the only logger. Requests, jobs, email and rendering use it; each entry is one JSON line. Buffered lines are
 * also written when the process exits.
 * @param stream for tests; default: standard output
 */
export function createLog(level: string, stream: Pick<Lines, 'write'> = standardOutput): Log {
  return pino(
    {
      level,
      mixin: traceFields,
      serializers: {
        // Only the path is logged: the query may contain codes and email addresses, headers contain tokens.
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request), ip: request.ip }),
        err: loggedError,
      },
      hooks: {
        // Without an explicit message, pino would log the error's message, which may contain personal data.
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

/** Returns a function that logs errors that occur outside of requests. */
export function reportTo(log: Pick<Log, 'error'>): (error: unknown) => void {
  return (error) => log.error({ err: error }, 'failed');
}

/** Returns whether a request is a successful health check of a load balancer; there are many per minute. */
const isPassedCheck = (url: string, status: number) =>
  status === 200 && /^\/api\/health\/(live|ready)$/.test(url);

/** Logs one line per response, except for static files of the build and successful health checks. */
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
 * Returns the path of a request for the log: the route pattern with numeric parameters filled in, because other parameters
 * may be secrets (webhook URLs) or identify persons. If no specific route matches, the path with such values masked.
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
