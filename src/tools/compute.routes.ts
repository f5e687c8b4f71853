import type { FastifyRequest } from 'fastify';
import { type ListedCalculator, listCalculators } from '../../calculators/listing.ts';
import { type ApiServer, type Caller, callerOf } from '../platform/api.ts';
import type { FloodLimit, SpendLimit } from '../platform/flood-limit.ts';
import { represent, sendRepresentation } from '../platform/representation.ts';
import type { Computer, KeysUseCases } from './keys.ts';
import { refuse } from './refusals.ts';
import { computeBody, computeParams, keyBody, keyParams } from './schemas.ts';
import { termsOf, useQuery } from './tools.contract.ts';
import type { ToolsUseCases } from './tools.ts';

export type ComputeDoor = {
  readonly tools: ToolsUseCases;
  readonly keys: KeysUseCases;
  readonly spend: SpendLimit;
  /** @throws AppError unless the caller has signed in just now, or this is the password */
  readonly requireOwner: (
    caller: Caller,
    password: string | undefined,
    context: { readonly ip?: string; readonly userAgent?: string },
  ) => Promise<void>;
};

/** Calls of the calculators by programs, a batch counting as one. */
const calls: FloodLimit = { what: 'tools.compute', most: 120, minutes: 1 };

const json = 'application/json; charset=utf-8';

/** The calculators for programs: what there is, computing, and the keys that let a program in. */
export function computeApi(app: ApiServer, { tools, keys, spend, requireOwner }: ComputeDoor): void {
  const listed = represent(
    200,
    { 'content-type': json, 'cache-control': 'public, max-age=300' },
    JSON.stringify(listCalculators() satisfies readonly ListedCalculator[]),
  );

  /** By a personal key or a session, found before the inputs are looked at. */
  const computers = new WeakMap<FastifyRequest, Computer>();
  async function letComputerIn(request: FastifyRequest): Promise<void> {
    const computer = (await keys.identify(request.headers.authorization)) ?? (await request.identify());
    computers.set(request, tools.requireLogin(computer));
  }

  app.get(
    '/calculators',
    { config: { guard: 'public' }, schema: { summary: 'All calculators with their inputs and outputs' } },
    async (request, reply) => sendRepresentation(request, reply, listed),
  );

  app.post(
    '/calculators/:id',
    {
      config: { guard: 'own', work: 'compute' },
      onRequest: letComputerIn,
      schema: {
        summary: 'Compute one set of inputs, or a batch as an array (premium); counts as one use',
        params: computeParams,
        querystring: useQuery,
        body: computeBody,
      },
    },
    async (request, reply) => {
      const computer = computers.get(request) ?? null;
      if (computer) await spend(calls, computer.memberId);
      const { id } = request.params;
      const terms = termsOf(request.query);
      if (Array.isArray(request.body)) {
        const gone = new AbortController();
        request.raw.once('close', () => gone.abort());
        const answer = await tools.computeBatch(id, request.body, computer, terms, gone.signal);
        return reply.type(json).send(answer);
      }
      const answer = await tools.compute(id, request.body, computer, terms);
      if (answer.ok) return answer;
      throw refuse('tools.impossible_inputs', { fields: answer });
    },
  );

  app.get(
    '/user/access-keys',
    { config: { guard: 'session' }, schema: { summary: "One's own access keys" } },
    async (request) => keys.list(callerOf(request)),
  );

  app.post(
    '/user/access-keys',
    {
      config: { guard: 'session' },
      schema: {
        summary: 'Make an access key, shown only now; some minutes after the sign-in it needs the password',
        body: keyBody,
      },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      // A key outlives the session: whoever found one open must not take the account along.
      await requireOwner(callerOf(request), password, { ip: request.ip });
      const key = await keys.create(callerOf(request), name);
      return reply.code(201).send(key);
    },
  );

  app.delete(
    '/user/access-keys/:keyId',
    { config: { guard: 'session' }, schema: { summary: 'Revoke an access key', params: keyParams } },
    async (request, reply) => {
      await keys.revoke(callerOf(request), request.params.keyId);
      return reply.code(204).send();
    },
  );
}
