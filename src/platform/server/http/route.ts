/**
 * Converts the endpoints of a contract to routes. Guard, limits, schemas and description are derived from the endpoint.
 */
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify';
import { z } from 'zod';
import { idempotencyHeaders, type StoredResponse } from '../idempotency/idempotency.ts';
import type { ConsumeLimit } from '../rate-limit/rate-limit.ts';
import { type ApiServer, callerOf } from './api.ts';
import {
  type Endpoint,
  limitsOf,
  type MadeAnswerOf,
  type ParamsOf,
  type QueryOf,
  type ReceivedOf,
  type RouteLimit,
} from './contract.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the rate limits of endpoints. */
    consume: ConsumeLimit;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Response as a handler may return it: like the described type, but deeply read-only. */
export type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends Date
    ? T
    : T extends object
      ? { readonly [Name in keyof T]: Sent<T[Name]> }
      : T;

type Given<E extends Endpoint> =
  undefined extends MadeAnswerOf<E> ? Sent<MadeAnswerOf<E>> | void : Sent<MadeAnswerOf<E>>;

type RequestOf<E> = FastifyRequest<{
  Body: ReceivedOf<E>;
  Querystring: QueryOf<E>;
  Params: ParamsOf<E>;
}>;
type Handler<E, Result> = (request: RequestOf<E>, reply: FastifyReply) => Promise<Result>;
/** Options that the endpoint does not contain: authorization for the guard `own`, and the body limit. */
type Extras = Pick<RouteShorthandOptions, 'onRequest' | 'bodyLimit'>;

/**
 * Registers an endpoint whose handler returns the response. The default status is set before the handler runs; the
 * handler may set another status of the contract.
 */
export function route<E extends Endpoint, const Result extends Given<E>>(
  app: ApiServer,
  endpoint: E,
  handler: Handler<E, Result>,
  extras: Extras = {},
): void {
  add(app, endpoint, handler as Handler<unknown, unknown>, extras);
}

/** Registers an endpoint whose handler sends the response itself: files, streams and cached bytes. */
export function sendingRoute<E extends Endpoint>(
  app: ApiServer,
  endpoint: E,
  handler: Handler<E, FastifyReply>,
  extras: Extras = {},
): void {
  add(app, endpoint, handler as Handler<unknown, unknown>, extras);
}

function add(app: ApiServer, endpoint: Endpoint, handler: Handler<unknown, unknown>, extras: Extras): void {
  const { method, path, guard, answers } = endpoint;
  if (!path.startsWith(`${app.prefix}/`)) throw new Error(`${path} is not below ${app.prefix}.`);
  const [usual = 200] = Object.keys(answers).map(Number);
  const { rates, works } = limitsOf(endpoint);
  // Whether a request counts as a search depends on its query, not on the route.
  const [work, another] = works.filter((each) => each !== 'search');
  if (another) throw new Error(`${path} declares more than one work limit.`);
  const countedHere = rates.filter((rate): rate is RouteLimit => !rate.countedBy);

  (app as unknown as FastifyInstance).route({
    ...extras,
    method,
    url: path.slice(app.prefix.length),
    config: { guard, endpoint, ...(work && { work }) },
    schema: schemaOf(endpoint),
    ...(endpoint.acceptsIdempotencyKey && {
      async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
        // The response is sent even if it cannot be stored; a repeated request is then refused as of unknown outcome.
        await app.idempotency
          .end(request, reply, payload)
          .catch((err: unknown) =>
            request.log.warn({ err }, 'the response for an Idempotency-Key was not stored'),
          );
        return payload;
      },
    }),
    async handler(request, reply) {
      const stored = endpoint.acceptsIdempotencyKey ? await app.idempotency.begin(request) : null;
      if (stored) return sendStored(reply, stored);
      for (const rate of countedHere) await app.consume(rate, counted(rate, request));
      if (usual !== 200) reply.code(usual);
      return handler(request as RequestOf<unknown>, reply);
    },
  });
}

function sendStored(reply: FastifyReply, { status, body }: StoredResponse): FastifyReply {
  return reply
    .code(status)
    .header('idempotent-replayed', 'true')
    .type('application/json; charset=utf-8')
    .serializer((text: unknown) => String(text))
    .send(body);
}

const counted = ({ per }: RouteLimit, request: FastifyRequest) =>
  per === 'member' ? callerOf(request).memberId : request.ip;

/** Returns the schemas for validation and the OpenAPI document; `openapi/document.ts` adds the refusals. */
function schemaOf(endpoint: Endpoint): FastifySchema {
  const { summary, params, query, body, answers, tag, operationId, acceptsIdempotencyKey } = endpoint;
  return {
    summary,
    ...(operationId && { operationId }),
    ...(tag && { tags: [tag] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(acceptsIdempotencyKey && { headers: idempotencyHeaders }),
    ...(body && !('form' in body) && { body }),
    response: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, described(answer)]),
    ),
  };
}

function described(answer: Endpoint['answers'][number]) {
  if (typeof answer === 'string') return { content: { [answer]: { schema: z.string() } } };
  return answer ?? z.undefined().describe('Done');
}
