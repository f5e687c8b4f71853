/** Checks before any part of a request is used: authorization, and the origin of requests with cookies. */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { languageKey } from '../../../shared/i18n/i18n.ts';
import { refuse } from '../../errors/refusals.ts';
import { checkGuard, type Guard } from '../api.ts';
import type { Endpoint } from '../contract.ts';
import { isForPrograms } from '../http-errors.ts';

export type GuardedRoute = {
  readonly method: string;
  readonly url: string;
  readonly guard: Guard;
  /** Endpoint of the route; undefined outside `/api`. */
  readonly endpoint: Endpoint | undefined;
};
declare module 'fastify' {
  interface FastifyInstance {
    /** All routes of the server with their guards. */
    guardedRoutes: GuardedRoute[];
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Requires a guard for every route and applies it. Responses are 401, then 403, and only then validation errors. Call
 * this after cookies are parsed and before the first route is registered.
 */
export function guardRoutes(server: FastifyInstance): void {
  server.decorate('guardedRoutes', []);
  server.decorateRequest('caller', null);
  server.decorateRequest('memberId', null);
  server.addHook('onRoute', (route) => {
    const guard = guardOf(route);
    requireContract(route);
    route.config = { ...route.config, guard };
    const { url } = route;
    const { endpoint } = route.config;
    for (const method of [route.method].flat()) server.guardedRoutes.push({ method, url, guard, endpoint });
  });
  server.addHook('onRequest', (request, _reply, done) => {
    const { guard } = request.routeOptions.config;
    // Most requests read public data; these return without creating a promise.
    if (guard === undefined || (guard === 'public' && reading.has(request.method))) return done();
    checkGuard(request, guard)
      .then(() => {
        requireSite(request, guard);
        done();
      })
      .catch(done);
  });
}

function guardOf(route: RouteOptions): Guard {
  const guard = route.config?.guard;
  const methods = [route.method].flat();
  if (guard === 'own' && !route.onRequest)
    throw new Error(`${route.url} has the guard "own" but no onRequest hook.`);
  if (guard) return guard;
  // Pages, files and the OpenAPI document are public.
  const isForAll = !isForPrograms(route.url) || route.url.startsWith('/api/docs');
  if (methods.every((method) => method === 'OPTIONS' || (isForAll && reading.has(method)))) return 'public';
  throw new Error(`${methods.join(', ')} ${route.url} declares no guard.`);
}

/** Rejects routes below /api without a contract, except those of the OpenAPI document. */
function requireContract({ url, method, config }: RouteOptions): void {
  const methods = [method].flat();
  if (!/^\/api(?!\/docs(\/|$))(\/|$)/.test(url) || methods.every((each) => each === 'OPTIONS')) return;
  if (!config?.endpoint) throw new Error(`${methods.join(', ')} ${url} has no contract.`);
}

/**
 * Rejects writing requests that are authorized only by cookies and lack our header: another site can make a browser
 * send our cookies, but neither a bearer token nor this header. The language cookie authorizes nothing and is ignored.
 */
function requireSite({ method, url, headers }: FastifyRequest, guard: Guard): void {
  if (reading.has(method) || guard === 'provider' || !url.startsWith('/api/')) return;
  if (headers.authorization || headers['x-requested-with'] || !hasCookies(headers.cookie)) return;
  throw refuse('request.header_missing');
}

function hasCookies(header: string | undefined): boolean {
  if (!header) return false;
  return header.split(';').some((pair) => {
    const name = pair.split('=')[0]?.trim();
    return name !== '' && name !== languageKey;
  });
}
