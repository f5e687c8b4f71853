import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { accountRoutes } from './accounts/account.routes.ts';
import { adminRoutes } from './administration/administration.routes.ts';
import { disabledRoutes } from './disabled.routes.ts';
import type { EmbeddedAuth } from './embedded.wiring.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { mailRoutes } from './mails/mails.routes.ts';
import { bearerToken, createRouteScope, open, type RouteScope, registerProtocol } from './protocol.routes.ts';
import { AuthRefused } from './refusal.ts';
import { publishedForSeconds } from './sessions/keys.ts';
import { sessionRoutes } from './sessions/session.routes.ts';

/** Registers the routes of the service, under /auth/v1. */
export function embeddedAuthRoutes(auth: EmbeddedAuth): FastifyPluginAsync {
  return async (instance: FastifyInstance) => {
    const routes = createRouteScope(instance, auth);
    const { scope, bearer } = routes;
    registerProtocol(instance, auth.corsOrigins);
    // Authentication runs before validation, so 401 and 403 take precedence over 400.
    instance.addHook('onRequest', async (request) => {
      const { guard } = request.routeOptions.config;
      if (guard === 'user') await bearer(request);
      if (guard === 'service') await auth.requireAdmin(bearerToken(request));
    });
    settingRoutes(routes);
    accountRoutes(routes);
    sessionRoutes(routes);
    mailRoutes(routes);
    factorRoutes(scope, auth, bearer);
    adminRoutes(scope, auth);
    disabledRoutes(instance, auth.rules.linkingEnabled);
    // Without this handler an unknown path would return an HTML page.
    scope.get('/*', { ...open, schema: { hide: true } }, async () =>
      Promise.reject(new AuthRefused(404, 'unknown', 'Not found')),
    );
  };
}

/** Routes of the state, the settings and the public keys of the service. */
function settingRoutes({ scope, auth }: RouteScope): void {
  scope.get('/health', open, async () => ({
    name: 'GoTrue',
    version: 'ferrite',
    description: 'Ferrite embedded auth service',
  }));
  scope.get('/settings', open, async () => auth.settings);
  scope.get('/.well-known/jwks.json', open, async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${publishedForSeconds}`).send(auth.keys.published()),
  );
}
