import type { FastifyInstance } from 'fastify';

/** A file of 50 MB over a line of 1 Mbit/s. Node's own limit is one for all requests, so it is this one. */
export const longestRequestMs = 10 * 60_000;

/** Everything but files has to arrive sooner; what does not is answered with 408, and its connection closed. */
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
