import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Maximum size of an upload including its form, in bytes. */
const maxBytes = 64_000_000;
const longestMs = 10_000;

/**
 * Resolves when the body has been read completely, the sender has disconnected, or the limit of bytes or time is
 * exceeded.
 */
function readRest(raw: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(stop, longestMs);
    function count(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > maxBytes) stop();
    }
    function stop(): void {
      clearTimeout(timer);
      raw.off('data', count);
      resolve();
    }
    raw.once('end', stop).once('close', stop).once('error', stop);
    // Also starts a stream that has no other reader.
    raw.on('data', count);
  });
}

/**
 * Reads the rest of a request body before an early response, e.g. 429, closes the connection. Data that arrive at a
 * closed socket reset the connection, and the client would lose the response. On connections that stay open, Node reads
 * the rest after the response.
 */
export function readRestBeforeClosing(server: FastifyInstance): void {
  server.addHook('onSend', async ({ raw, headers }, reply) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    const closes = !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';
    // After 408 the client does not send the rest.
    const isRead = raw.complete || raw.readableEnded;
    if (!hasBody || !closes || isRead || raw.destroyed || reply.statusCode === 408) return;
    await readRest(raw);
  });
}
