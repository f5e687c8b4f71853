import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ApiServer } from '../http/api.ts';
import { route } from '../http/route.ts';
import { type Health, healthContract, type Ready, type Restarts, restarts } from './health.contract.ts';

/**
 * Parses the number of restarts that the supervisor passes.
 * @param setting value of the environment variable RESTARTS
 */
export function readRestarts(setting: string | undefined): Restarts['server'] {
  return setting ? restarts.shape.server.parse(JSON.parse(setting)) : null;
}

/** A database that takes longer than this to respond counts as unavailable. */
const patienceMs = 2_000;

/**
 * Returns a function that checks all parts.
 * @returns the current state of all parts, within two seconds
 */
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
 * Tracks whether new requests should be sent to this instance.
 * @param isConnected whether its permanent connection to a writable database exists; this needs no query, so an
 *   overloaded instance does not count as failed
 */
export function createReadiness(isConnected: () => boolean) {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    /** Marks the instance as not ready, before the server stops listening. */
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

/**
 * Closes the connection after each response while the instance is draining, so that none is open when the server stops
 * listening.
 */
export function closeWhileDraining(server: FastifyInstance, readiness: Readiness): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining()) reply.header('connection', 'close');
    done();
  });
}

/**
 * Registers the health endpoints. `/health`: 200 when database, jobs and disk work, else 503 naming the part that
 * fails. `/health/live`: the process responds. `/health/ready`: the instance may receive requests.
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
