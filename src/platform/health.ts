import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { ApiServer } from './api.ts';

/** What ended and was started again since `npm start`. */
const restarts = z.object({
  server: z.object({ count: z.int(), at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** Of the embedded PostgreSQL. */
  database: z.int(),
});
const parts = z.object({
  database: z.enum(['ok', 'unreachable']),
  jobs: z.enum(['ok', 'stopped']),
  disk: z.enum(['ok', 'full']),
  restarts,
});
const answer = z.object({ status: z.enum(['ok', 'failing']), version: z.string(), ...parts.shape });

export type Health = z.infer<typeof parts>;
export type Restarts = z.infer<typeof restarts>;

/** How the one who started this server again says so. @param told the setting RESTARTS */
export function readRestarts(told: string | undefined): Restarts['server'] {
  return told ? restarts.shape.server.parse(JSON.parse(told)) : null;
}

/** A database that takes longer to answer nothing is of no use to anybody. */
const patienceMs = 2_000;

/** @returns what works at this moment, within two seconds */
export function createHealth(parts: {
  readonly pool: { query(text: string): Promise<unknown> };
  readonly isWorking: () => boolean;
  readonly diskState: () => Promise<Health['disk']>;
  readonly restarts: () => Restarts;
}): () => Promise<Health> {
  return async () => {
    const answering = parts.pool.query('SELECT 1').then(() => 'ok' as const);
    const late = pause(patienceMs, 'unreachable' as const, { ref: false });
    return {
      database: await Promise.race([answering, late]).catch(() => 'unreachable' as const),
      jobs: parts.isWorking() ? 'ok' : 'stopped',
      disk: await parts.diskState(),
      restarts: parts.restarts(),
    };
  };
}

/** `GET /health`: 200 when database, jobs and disk work, else 503 with the part that fails. */
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
      const found = await health();
      const working = found.database === 'ok' && found.jobs === 'ok' && found.disk === 'ok';
      if (!working) reply.header('retry-after', '5');
      return reply.code(working ? 200 : 503).send({ status: working ? 'ok' : 'failing', version, ...found });
    },
  );
}
