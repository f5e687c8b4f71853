import { setTimeout as pause } from 'node:timers/promises';
import type { ApiServer } from '../http/api.ts';
import { route } from '../http/route.ts';
import { type Health, healthContract, type Restarts, restarts } from './health.contract.ts';

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
  route(app, healthContract.state, async (_request, reply) => {
    const found = await health();
    const working = found.database === 'ok' && found.jobs === 'ok' && found.disk === 'ok';
    if (!working) reply.code(503).header('retry-after', '5');
    return { status: working ? 'ok' : 'failing', version, ...found };
  });
}
