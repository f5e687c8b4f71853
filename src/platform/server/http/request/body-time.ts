import type { FastifyInstance } from 'fastify';

/** Time limit for all requests in Node, sufficient for a file of 50 MB at 1 Mbit/s, in milliseconds. */
export const longestRequestMs = 10 * 60_000;

/** Limits the time in which other bodies must be received; a late body gets 408 and its connection is closed. */
export function limitBodyTime(server: FastifyInstance, limitMs: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || headers['content-type']?.startsWith('multipart/')) return done();
    const timer = setTimeout(() => {
      // The request is already answered, or nothing reads its body: no response can be sent.
      if (reply.raw.headersSent || raw.listenerCount('error') === 0) return void raw.destroy();
      reply.header('connection', 'close');
      // The reader of the body receives the error and responds.
      raw.emit('error', Object.assign(new Error('The request took too long.'), { statusCode: 408 }));
    }, limitMs);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    raw.once('close', stop);
    done();
  });
}
