/** The server: limits, the JSON door, static files, pages, and the one translator of errors. */
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { App } from './app.ts';
import { authApi } from './auth/api.ts';
import { embeddedAuthRoutes } from './auth/service/embedded/routes.ts';
import type { RunningConfig } from './platform/config.ts';
import { healthApi } from './platform/health.ts';
import { answerNotFound, answerUnreadable, rememberRoutes, translateErrors } from './platform/http-errors.ts';
import { mailboxApi } from './platform/mail/api.ts';
import { type PagesOptions, servePages } from './platform/pages.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { robotsTxt, sitemapXml } from './shell/sitemap.ts';
import { toolsApi } from './tools/api.ts';
import { calculatorPages } from './tools/calculator-pages.ts';

/** JSON bodies; a route that takes files says so itself. */
const bodyLimitBytes = 1_048_576;

export type HttpOptions = {
  readonly config: RunningConfig;
  readonly app: App;
  /** The built pages; left out where only the JSON door is tested. */
  readonly pages?: PagesOptions;
  readonly version: string;
  /** How long a request may take to arrive whole; then it gets 408. */
  readonly requestTimeoutMs?: number;
};

export async function createHttp({
  config,
  app,
  pages,
  version,
  requestTimeoutMs = 30_000,
}: HttpOptions): Promise<FastifyInstance> {
  const server = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers.apikey'],
      // Paths only: addresses may carry codes and e-mail addresses in their query.
      serializers: {
        req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
      },
    },
    // One line an answer, below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // Node swaps the two limits when that for headers is the longer one, and bodies could then be slower.
    http: { connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 6), headersTimeout: requestTimeoutMs },
    frameworkErrors: answerUnreadable,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<ZodTypeProvider>();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);

  rememberRoutes(server);
  translateErrors(server);
  server.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/assets/')) return;
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  securityHeaders(server, config);
  await server.register(fastifyCookie, { secret: config.secret });

  server.decorateRequest('identity');
  server.decorateRequest('identify', async function identify(this: FastifyRequest) {
    const identity = this.identity ?? app.auth.identify(this.headers.authorization);
    this.identity = identity;
    return identity;
  });

  await server.register(embeddedAuthRoutes(app.authService), { prefix: '/auth/v1' });
  await server.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>();
      await api.register(fastifySwagger, {
        openapi: {
          info: { title: config.appName, version },
          components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
        },
        transform: jsonSchemaTransform,
      });
      await api.register(fastifySwaggerUi, { routePrefix: '/docs', staticCSP: true });
      api.setNotFoundHandler(answerNotFound);
      healthApi(api, { health: app.health, version });
      authApi(api, app.auth);
      toolsApi(api, {
        tools: app.tools,
        grants: app.grants,
        cache: app.cache,
        secureCookies: config.publicUrl.startsWith('https://'),
      });
      if (config.mode === 'demo') mailboxApi(api, app.mailbox);
    },
    { prefix: '/api' },
  );
  if (pages) {
    await server.register(calculatorPages, {
      tools: app.tools,
      grants: app.grants,
      config,
      folder: pages.calculatorsFolder,
    });
    await server.register(servePages, {
      ...pages,
      app,
      config,
      texts: [
        ['/sitemap.xml', 'application/xml; charset=utf-8', sitemapXml(config.publicUrl)],
        ['/robots.txt', 'text/plain; charset=utf-8', robotsTxt(config.publicUrl)],
      ],
    });
  } else server.setNotFoundHandler(answerNotFound);
  return server;
}
