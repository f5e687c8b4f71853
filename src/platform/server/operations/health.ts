import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ApiServer } from '../http/api.ts';
import { route } from '../http/route.ts';
import { type Health, healthContract, type Ready, type Restarts, restarts } from './health.contract.ts';

/**
 * Parses the restart information of the supervisor.
 * @param setting the setting RESTARTS
 */
export function readRestarts(setting: string | undefined): Restarts['server'] {
  return setting ? restarts.shape.server.parse(JSON.parse(setting)) : null;
}

/** A database that responds later counts as unavailable. */
const patienceMs = 2_000;

/** @returns the current state of all parts, within two seconds */
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

export type Readiness = ReturnType<typeof createReadiness>;

/**
 * Whether new requests should be sent to this instance.
 * @param isConnected whether its permanent connection to a writable database exists; needs no query, so that an
 * overloaded instance does not count as failed
 */
export function createReadiness(isConnected: () => boolean) {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    /** Ends readiness before the server stops listening. */
    drain(): void {
      isDraining = true;
    },
    state(): Ready {
      const database = isConnected() ? 'ok' : 'unreachable';
      if (isDraining) return { status: 'draining', database };
      return { status: database === 'ok' ? 'ready' : 'unready', database };
    },
  };
}

/** While draining, closes the connection after each response, so that none is left when listening ends. */
export function closeWhileDraining(server: FastifyInstance, readiness: Readiness): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining()) reply.header('connection', 'close');
    done();
  });
}

/**
 * `GET /health`: 200 when database, jobs and disk work, else 503 with the part that fails. `/health/live`: the process
 * answers. `/health/ready`: it may be sent requests.
 */
export function healthApi(
  app: ApiServer,
  { health, readiness, version }: { health: () => Promise<Health>; readiness: Readiness; version: string },
): void {
  route(app, healthContract.live, async () => ({ status: 'ok' as const }));
  route(app, healthContract.ready, async (_request, reply) => {
    const state = readiness.state();
    if (state.status !== 'ready') reply.code(503).header('retry-after', '1');
    return state;
  });
  route(app, healthContract.state, async (_request, reply) => {
    const found = await health();
    const working = found.database === 'ok' && found.jobs === 'ok' && found.disk === 'ok';
    if (!working) reply.code(503).header('retry-after', '5');
    return { status: working ? 'ok' : 'failing', version, ...found };
  });
}
