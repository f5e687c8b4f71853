import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The largest file that a member may send, with its form. */
const mostBytes = 64_000_000;
const longestMs = 10_000;

/** Resolves when the body has been read, its sender has left, or a bound is exceeded. */
function readRest(raw: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(stop, longestMs);
    function count(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > mostBytes) stop();
    }
    function stop(): void {
      clearTimeout(timer);
      raw.off('data', count);
      resolve();
    }
    raw.once('end', stop).once('close', stop).once('error', stop);
    // Also makes a stream flow that has no reader.
    raw.on('data', count);
  });
}

/**
 * Reads the rest of a body before an early answer, e.g. 429, closes the connection: data that arrive at a closed socket reset it,
 * and the sender loses the answer. On connections that stay open Node reads the rest after the answer.
 */
export function readRestBeforeClosing(server: FastifyInstance): void {
  server.addHook('onSend', async ({ raw, headers }, reply) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    const closes = !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';
    // After 408 the rest does not come.
    const isRead = raw.complete || raw.readableEnded;
    if (!hasBody || !closes || isRead || raw.destroyed || reply.statusCode === 408) return;
    await readRest(raw);
  });
}
