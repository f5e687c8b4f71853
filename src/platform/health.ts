import { z } from 'zod';
import type { ApiServer } from './api.ts';

export type Health = { readonly database: 'ok' | 'unreachable'; readonly jobs: 'ok' | 'stopped' };

const answer = z.object({
  status: z.enum(['ok', 'failing']),
  version: z.string(),
  database: z.enum(['ok', 'unreachable']),
  jobs: z.enum(['ok', 'stopped']),
});

/** `GET /health`: 200 when the database and the jobs work, else 503 with the part that fails. */
export function healthApi(
  app: ApiServer,
  { health, version }: { health: () => Promise<Health>; version: string },
): void {
  app.get(
    '/health',
    {
      config: { guard: 'public' },
      schema: { summary: 'State of the server', response: { 200: answer, 503: answer } },
    },
    async (_request, reply) => {
      const parts = await health();
      const working = parts.database === 'ok' && parts.jobs === 'ok';
      return reply.code(working ? 200 : 503).send({ status: working ? 'ok' : 'failing', version, ...parts });
    },
  );
}
