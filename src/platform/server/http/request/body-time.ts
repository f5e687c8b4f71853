import type { FastifyInstance } from 'fastify';

/** Time limit of a file of 50 MB at 1 Mbit/s. Node has one limit for all requests, which is set to this value. */
export const longestRequestMs = 10 * 60_000;

/** Limits the time of all other bodies; a late body is answered with 408 and its connection closed. */
export function limitBodyTime(server: FastifyInstance, limitMs: number): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, headers } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || headers['content-type']?.startsWith('multipart/')) return done();
    const timer = setTimeout(() => {
      // Answered already, or the body has no reader: no response can be sent.
      if (reply.raw.headersSent || raw.listenerCount('error') === 0) return void raw.destroy();
      reply.header('connection', 'close');
      // The reader of the body receives the error and answers.
      raw.emit('error', Object.assign(new Error('The request took too long.'), { statusCode: 408 }));
    }, limitMs);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    raw.once('close', stop);
    done();
  });
}
