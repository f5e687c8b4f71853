import type { FastifyRequest } from 'fastify';
import { type ApiServer, requireCaller } from '../../../platform/server/http/api.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import type { ConsumeLimit } from '../../../platform/server/rate-limit/rate-limit.ts';
import { heatsContract as calls, heatWrites } from './heats.contract.ts';
import {
  changeHeat,
  createHeat,
  createHeats,
  deleteHeat,
  type HeatCaller,
  type HeatDependencies,
  listHeats,
  listHeatVersions,
  readHeat,
} from './heats.ts';

/** Maximum size of a request that creates several heats. */
const importBytes = 2_097_152;

export type HeatRoutesOptions = HeatDependencies & {
  readonly consume: ConsumeLimit;
  /** Returns the owner of the access key in an Authorization header; null without a key. */
  readonly identifyKey: (authorization: string | undefined) => Promise<HeatCaller | null>;
};

/** Registers the routes of heats, for sessions and access keys. */
export function heatsApi(app: ApiServer, { consume, identifyKey, ...deps }: HeatRoutesOptions): void {
  const callers = new WeakMap<FastifyRequest, HeatCaller>();
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    const caller = (await identifyKey(request.headers.authorization)) ?? (await requireCaller(request));
    callers.set(request, caller);
    request.memberId = caller.memberId;
  };
  const callerOf = (request: object): HeatCaller => {
    const caller = callers.get(request as FastifyRequest);
    if (!caller) throw new Error('The caller was not authenticated.');
    return caller;
  };
  const writer = async (request: object): Promise<HeatCaller> => {
    const caller = callerOf(request);
    await consume(heatWrites, caller.memberId);
    return caller;
  };

  sendingRoute(
    app,
    calls.listHeats,
    async (request, reply) =>
      reply.type('application/json; charset=utf-8').send(await listHeats(deps, callerOf(request))),
    { onRequest },
  );
  route(app, calls.createHeat, async (request) => createHeat(deps, await writer(request), request.body), {
    onRequest,
  });
  route(
    app,
    calls.importHeats,
    async (request) => [...(await createHeats(deps, await writer(request), request.body.heats))],
    { onRequest, bodyLimit: importBytes },
  );
  route(app, calls.readHeat, async (request) => readHeat(deps, callerOf(request), request.params.id), {
    onRequest,
  });
  route(
    app,
    calls.changeHeat,
    async (request) => changeHeat(deps, await writer(request), request.params.id, request.body),
    { onRequest },
  );
  route(app, calls.deleteHeat, async (request) => deleteHeat(deps, callerOf(request), request.params.id), {
    onRequest,
  });
  route(
    app,
    calls.heatVersions,
    async (request) => listHeatVersions(deps, callerOf(request), request.params.id),
    { onRequest },
  );
}
