import { type ListedCalculator, listCalculators } from '@ferrite/calculators/listing.ts';
import type { FastifyRequest } from 'fastify';
import { type ApiServer, type Caller, callerOf } from '../../../platform/server/http/api.ts';
import { represent, sendRepresentation } from '../../../platform/server/http/representation.ts';
import { route, sendingRoute } from '../../../platform/server/http/route.ts';
import type { ConsumeLimit } from '../../../platform/server/rate-limit/rate-limit.ts';
import { requireLogin } from '../access/usecases/require-login.ts';
import { refuse } from '../refusals.ts';
import { termsOf } from '../tools.contract.ts';
import { computeCalls } from '../tools.rules.ts';
import { computeContract as calls } from './compute.contract.ts';
import type { ComputeCaller } from './compute-caller.ts';
import { createKey } from './keys/usecases/create-key.ts';
import type { KeyDeps } from './keys/usecases/deps.ts';
import { identifyKey } from './keys/usecases/identify-key.ts';
import { listKeys } from './keys/usecases/list-keys.ts';
import { revokeKey } from './keys/usecases/revoke-keys.ts';
import { computeBatchForApi, computeForApi } from './usecases/compute-for-api.ts';
import type { ComputeDeps } from './usecases/deps.ts';

export type ComputeRoutesOptions = {
  readonly compute: ComputeDeps;
  readonly keys: KeyDeps;
  readonly consume: ConsumeLimit;
  /**
   * Requires a recent login or the correct password. @throws AppError unless the caller has signed in recently or the
   * password is correct
   */
  readonly requireOwner: (
    caller: Caller,
    password: string | undefined,
    context: { readonly ip?: string; readonly userAgent?: string },
  ) => Promise<void>;
};

const json = 'application/json; charset=utf-8';

export function computeApi(app: ApiServer, options: ComputeRoutesOptions): void {
  computingApi(app, options);
  keysApi(app, options);
}

function computingApi(app: ApiServer, { compute, keys, consume }: ComputeRoutesOptions): void {
  const listed = represent(
    200,
    { 'content-type': json, 'cache-control': 'public, max-age=300' },
    JSON.stringify(listCalculators() satisfies readonly ListedCalculator[]),
  );

  /** Callers by personal access key or session, authenticated before the inputs are read. */
  const callers = new WeakMap<FastifyRequest, ComputeCaller>();
  async function authenticate(request: FastifyRequest): Promise<void> {
    const computer = (await identifyKey(keys, request.headers.authorization)) ?? (await request.identify());
    callers.set(request, requireLogin(computer));
  }

  sendingRoute(app, calls.calculators, async (request, reply) => sendRepresentation(request, reply, listed));

  sendingRoute(
    app,
    calls.compute,
    async (request, reply) => {
      const computer = requireLogin(callers.get(request) ?? null);
      await consume(computeCalls, computer.memberId);
      const { id } = request.params;
      const terms = termsOf(request.query);
      if (Array.isArray(request.body)) {
        const gone = new AbortController();
        request.raw.once('close', () => gone.abort());
        const batch = { id, rows: request.body, signal: gone.signal };
        const answer = await computeBatchForApi(compute, batch, computer, terms);
        return reply.type(json).send(answer);
      }
      const answer = await computeForApi(compute, { id, inputs: request.body }, computer, terms);
      if (answer.ok) return reply.send(answer);
      throw refuse('tools.impossible_inputs', { fields: answer });
    },
    { onRequest: authenticate },
  );
}

function keysApi(app: ApiServer, { keys, requireOwner }: ComputeRoutesOptions): void {
  route(app, calls.keys, async (request) => listKeys(keys, callerOf(request)));

  route(app, calls.makeKey, async (request) => {
    const { name, password, days } = request.body;
    // A key outlives the session, therefore creating one requires recent authentication.
    await requireOwner(callerOf(request), password, { ip: request.ip });
    return createKey(keys, callerOf(request), name, days);
  });

  route(app, calls.revokeKey, async (request) => revokeKey(keys, callerOf(request), request.params.keyId));
}
