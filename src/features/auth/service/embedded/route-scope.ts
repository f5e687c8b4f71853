import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ApiServer } from '../../../../platform/server/http/api.ts';
import type { EmbeddedAuth } from './embedded.wiring.ts';
import type { LimitedCall } from './limits.ts';
import type { LinkTarget } from './mails/codes.ts';
import { challengeOf } from './mails/flows.ts';
import { bearerToken, requestedRedirect } from './protocol.routes.ts';
import type { Bearer } from './sessions/sessions.ts';

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
