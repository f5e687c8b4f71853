import type { FastifyInstance } from 'fastify';
import { refuse } from '../errors/refusals.ts';
import type { Uploads } from './uploads.ts';

/** File names are never reused, so responses are immutable. */
const cacheControl = 'public, max-age=31536000, immutable';

/** Registers `GET /files/<key>`, which serves public pictures and prevents script execution. */
export async function filesRoutes(server: FastifyInstance, { uploads }: { uploads: Uploads }): Promise<void> {
  server.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const file = await uploads.readPublic(request.params['*']);
    if (!file) throw refuse('files.not_found');
    reply.headers({
      'content-type': file.type,
      'content-length': file.sizeBytes,
      'cache-control': cacheControl,
      'content-security-policy': `default-src 'none'; sandbox`,
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'same-origin',
    });
    return reply.send(file.stream);
  });
}
