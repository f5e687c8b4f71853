/** The server's log: JSON lines on standard output, one an answer, many of them in one write. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** So long a line may wait for others; nobody reads a log faster. */
const gatherMs = 200;
const mostGathered = 16_384;
/** From here on (pino's `error`) a line must not get lost: it is written at once. */
const urgentLevel = 50;

type Lines = {
  /** Asks pino to say the level of each line. */
  readonly [metadata]: true;
  lastLevel: number;
  write(line: string): void;
  /** Writes what has gathered. */
  flush(): void;
};
const metadata = Symbol.for('pino.metadata');

/**
 * Gathers lines: a write for each answer cost a third of what a kept answer costs altogether.
 * @param write takes whole lines, at once
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

/** Fastify's logger on standard output; what has gathered is written too when the process ends, whyever it does. */
export function logTo(level: string) {
  return {
    level,
    stream: standardOutput,
    // Paths only: addresses may carry codes and e-mail addresses in their query, headers the tokens.
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: pathOf(url), ip }),
    },
  };
}

/** One line an answer, files of the build left out. */
export function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (!request.url.startsWith('/assets/'))
      request.log.info(
        { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'answered',
      );
    done();
  });
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
