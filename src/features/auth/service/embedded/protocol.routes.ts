import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../../platform/server/errors/errors.ts';
import { unavailabilityOf } from '../../../../platform/server/errors/transient-failures.ts';
import type { ApiServer } from '../../../../platform/server/http/api.ts';
import { jsonProblem } from '../../../../platform/server/http/request/json-limits.ts';
import { readText, requireReadable } from '../../../../platform/server/http/request/readable.ts';
import type { EmbeddedAuth } from './embedded.wiring.ts';
import type { LimitedCall } from './limits.ts';
import type { LinkTarget } from './mails/codes.ts';
import { challengeOf } from './mails/flows.ts';
import { AuthRefused, acceptsErrorCodes, apiVersion, refusalBody } from './refusal.ts';
import type { Bearer } from './sessions/sessions.ts';

const versionHeader = 'x-supabase-api-version';

/**
 * Registers the protocol of the service: optional JSON bodies, errors in the format of the caller's version, a version
 * header (without it the client ignores error codes), and CORS for the listed origins.
 */
export function registerProtocol(scope: FastifyInstance, corsOrigins: readonly string[]): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // The client sends logout and deletions with a JSON content type but without a body.
    if (body.length === 0) return done(null, {});
    try {
      const text = readText(request, body);
      const value: unknown = JSON.parse(text);
      const problem = jsonProblem(text, value);
      if (problem) return done(new AuthRefused(400, 'validation_failed', problem));
      requireReadable(text, value);
      done(null, value);
    } catch {
      done(new AuthRefused(400, 'bad_json', 'Could not parse request body as JSON'));
    }
  });

  scope.addHook('onRequest', async (request, reply) => {
    if (acceptsErrorCodes(request.headers[versionHeader])) reply.header(versionHeader, apiVersion);
    const { origin } = request.headers;
    if (!origin || !corsOrigins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      vary: 'origin',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'accept, authorization, content-type, apikey, x-client-info, x-supabase-api-version',
      'access-control-expose-headers': 'x-supabase-api-version, x-total-count, link',
      'access-control-max-age': '3600',
    });
  });
  scope.options('/*', { schema: { hide: true } }, async (_request, reply) => reply.code(204).send());

  scope.setErrorHandler((error: Error, request, reply) => {
    const refused = toRefusal(error);
    if (refused.status >= 500) request.log.error({ err: error }, 'auth service');
    return answerRefusal(request, reply, refused);
  });
  scope.setNotFoundHandler((request, reply) =>
    answerRefusal(request, reply, new AuthRefused(404, 'unknown', 'Not found')),
  );
}

function answerRefusal(request: FastifyRequest, reply: FastifyReply, refused: AuthRefused): FastifyReply {
  return reply
    .code(refused.status)
    .headers({ ...refused.headers, 'x-sb-error-code': refused.code })
    .send(refusalBody(refused, acceptsErrorCodes(request.headers[versionHeader])));
}

function toRefusal(error: Error): AuthRefused {
  if (error instanceof AuthRefused) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An invalid id is treated like an unknown id.
    const status = error.validationContext === 'params' ? 404 : 400;
    return new AuthRefused(status, 'validation_failed', error.validation[0]?.message ?? 'Invalid request');
  }
  if (error instanceof AppError)
    return new AuthRefused(
      error.status,
      error.status === 400 ? 'validation_failed' : error.code.replace(/^\w+\./, ''),
      error.message,
      { headers: error.headers },
    );
  const failure = unavailabilityOf(error);
  if (failure)
    return new AuthRefused(failure.status, failure.code.replace('server.', ''), failure.message, {
      headers: failure.headers,
    });
  const { statusCode = 500, code } = error as FastifyError;
  if (statusCode === 413) return new AuthRefused(413, 'request_entity_too_large', 'Request body too large');
  if (statusCode === 400 && code?.startsWith('FST_'))
    return new AuthRefused(400, 'bad_json', 'Could not read the request body');
  if (statusCode >= 400 && statusCode < 500) return new AuthRefused(statusCode, 'unknown', error.message);
  return new AuthRefused(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}

export function bearerToken(request: FastifyRequest): string {
  const token = /^bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new AuthRefused(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
}

/** Returns the URL to which a mailed link is requested to lead. */
export function requestedRedirect({ query, headers }: FastifyRequest): string | undefined {
  const wanted = (query as { redirect_to?: unknown }).redirect_to ?? headers.redirect_to;
  return typeof wanted === 'string' ? wanted : undefined;
}

/**
 * Returns the Link header with the next and last page. `page` comes first, because the client reads the value after
 * the first equals sign.
 */
export function pageLinks(path: string, page: number, perPage: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

/** Server with the functions that the routes of the service share. */
export type RouteScope = {
  readonly scope: ApiServer;
  readonly auth: EmbeddedAuth;
  /** Returns the caller. @throws AuthRefused 401 or 403 without a valid token */
  readonly bearer: (request: FastifyRequest) => Promise<Bearer>;
  /** Returns the page to which a link leads. */
  readonly redirectOf: (request: FastifyRequest) => string;
  readonly linkTargetOf: (request: FastifyRequest) => LinkTarget;
  /** Returns the options of a route with a rate limit per IP address. */
  readonly limited: (
    kind: LimitedCall,
    guard?: 'public' | 'user',
  ) => {
    config: { guard: 'public' | 'user' };
    onRequest: (request: FastifyRequest) => Promise<void>;
  };
};

export const open = { config: { guard: 'public' } } as const;
export const ofUser = { config: { guard: 'user' } } as const;

export function createRouteScope(instance: FastifyInstance, auth: EmbeddedAuth): RouteScope {
  const bearers = new WeakMap<FastifyRequest, Promise<Bearer>>();
  const redirectOf = (request: FastifyRequest) => auth.redirects(requestedRedirect(request));
  return {
    scope: instance.withTypeProvider<ZodTypeProvider>(),
    auth,
    bearer(request) {
      const known = bearers.get(request) ?? auth.sessions.authenticate(bearerToken(request));
      bearers.set(request, known);
      return known;
    },
    redirectOf,
    linkTargetOf: (request) => ({
      redirectTo: redirectOf(request),
      challenge: challengeOf(request.body),
      address: request.ip,
    }),
    limited: (kind, guard = 'public') => ({
      config: { guard },
      onRequest: async (request) => auth.limiter.take(kind, request.ip),
    }),
  };
}
