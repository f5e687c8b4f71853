/** Creates the HTTP server: limits, JSON API, static files, pages and error responses. */
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { App } from './app.ts';
import { failurePage } from './failure-page.ts';
import { calculatorPages } from './features/tools/calculator-pages.routes.ts';
import { layoutWords } from './layout/messages/index.ts';
import type { RunningConfig } from './platform/server/config/config.ts';
import { refuseWritesWhenFull } from './platform/server/database/disk.ts';
import { filesRoutes } from './platform/server/files/files.routes.ts';
import { type AnswerOptions, answerSerializer } from './platform/server/http/answers.ts';
import {
  answerNotFound,
  answerUnreadable,
  rememberRoutes,
  translateErrors,
} from './platform/server/http/http-errors.ts';
import { checkRefusals } from './platform/server/http/openapi/declared-refusals.ts';
import { documentOptions } from './platform/server/http/openapi/document.ts';
import { limitBodyTime, longestRequestMs } from './platform/server/http/request/body-time.ts';
import { guardRoutes } from './platform/server/http/request/guards.ts';
import { refuseUnreadable } from './platform/server/http/request/readable.ts';
import { requireNormalTarget } from './platform/server/http/request/request-target.ts';
import { readRestBeforeClosing } from './platform/server/http/request/rest-of-body.ts';
import { contentSecurityPolicy, securityHeaders } from './platform/server/http/security-headers.ts';
import { mailboxApi } from './platform/server/mail/mailbox.routes.ts';
import type { Metrics } from './platform/server/metrics/metrics.ts';
import { closeWhileDraining, healthApi } from './platform/server/operations/health.ts';
import { createLog, logAnswers } from './platform/server/operations/log.ts';
import { type PagesOptions, servePages } from './platform/server/rendering/pages.ts';
import { serveScriptFonts } from './platform/server/rendering/script-fonts.ts';
import { traceRequests } from './platform/server/traces/traces.ts';
import { limitWork } from './platform/server/work/work-limits.ts';
import { catalogueOf } from './refusals.ts';
import { apiDescription } from './site/api-description.ts';
import { pagesSitemap, robotsTxt } from './site/sitemap.ts';

/** Hash of the style that the bundled documentation viewer inserts; it changes with the viewer's version. */
const viewerStyle = 'RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=';
const docsPolicy = (config: RunningConfig) => contentSecurityPolicy([], config, '/api/docs', [viewerStyle]);

/**
 * Time without traffic after which a connection is closed, in milliseconds: a client that stops reading would keep its
 * response in memory.
 */
const longestSilenceMs = 90_000;
/** Size limit of JSON bodies; a route that accepts files sets its own limit. */
const bodyLimitBytes = 1_048_576;

/** Returns the tags of the OpenAPI document with the descriptions of the modules. */
const tagsOf = (modules: App['modules']) =>
  modules.flatMap(({ tags = {} }) =>
    Object.entries(tags).map(([name, description]) => ({ name, description })),
  );

export type HttpOptions = {
  readonly config: RunningConfig;
  readonly app: App;
  /** Built pages; omitted where only the JSON API is tested. */
  readonly pages?: PagesOptions;
  readonly version: string;
  /** Logger; by default it writes to standard output with the configured level. */
  readonly log?: FastifyBaseLogger;
  /** Maximum time to receive a request, in milliseconds; afterwards it is refused with 408. */
  readonly requestTimeoutMs?: number;
  /** Metrics that count the responses; null if metrics are disabled. */
  readonly metrics?: Metrics | null;
  /** Handling of responses that violate their schema; by default they are logged. */
  readonly answers?: AnswerOptions;
};

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, app, pages, requestTimeoutMs = 30_000, metrics = null } = options;
  const log = options.log ?? createLog(config.logLevel);
  const answers = options.answers ?? {
    onWrong: (problem) => log.error(problem, 'answer unlike its description'),
    strict: false,
  };
  const server = createServer(config, log, requestTimeoutMs);
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(answerSerializer(answers));
  server.decorate('consume', app.consume);
  server.decorate('idempotency', app.idempotency);
  server.decorateRequest('storedAs', null);

  rememberRoutes(server);
  translateErrors(server, async (language, ...refusal) =>
    failurePage(await layoutWords[language](), language, ...refusal),
  );
  const catalogue = catalogueOf(app.modules);
  checkRefusals(server, catalogue, answers.onWrong);
  if (config.traces) traceRequests(server, { trustsCallers: config.trustedProxies.length > 0 });
  logAnswers(server);
  metrics?.observe(server);
  closeWhileDraining(server, app.readiness);
  securityHeaders(server, config);
  requireNormalTarget(server);
  limitBodyTime(server, requestTimeoutMs);
  readRestBeforeClosing(server);
  refuseWritesWhenFull(server, app.diskState);
  limitWork(server);
  if (metrics) countWaitingRequests(server, metrics);
  await server.register(fastifyCookie, { secret: config.secret });

  guardRoutes(server);
  refuseUnreadable(server);
  server.decorateRequest('identity');
  server.decorateRequest('identify', async function identify(this: FastifyRequest) {
    const identity = this.identity ?? app.auth.callers.identify(this.headers.authorization);
    this.identity = identity;
    return identity;
  });

  await server.register(filesRoutes, { uploads: app.uploads });
  await registerApi(server, options, catalogue);
  for (const { routes } of app.modules) if (routes) await server.register(routes);
  if (pages) await registerPages(server, options, pages);
  else server.setNotFoundHandler(answerNotFound);
  return server;
}

function createServer(config: RunningConfig, log: FastifyBaseLogger, requestTimeoutMs: number) {
  return Fastify({
    loggerInstance: log,
    // Fastify would log two lines per response; our hook below logs one.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: longestRequestMs,
    connectionTimeout: longestSilenceMs,
    http: { connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 6), headersTimeout: requestTimeoutMs },
    frameworkErrors: answerUnreadable,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // While the server closes, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<ZodTypeProvider>();
}

/** Adds the metric of the requests that wait for {@link limitWork}. */
function countWaitingRequests(server: FastifyInstance, metrics: Metrics): void {
  metrics.add({
    name: 'queue_waiting',
    help: 'Requests that wait for their turn, by kind of work',
    labels: ['queue'],
    read: () =>
      Object.fromEntries(
        Object.entries(server.workQueues).map(([name, waiting]) => [name.replace(' ', '_'), waiting()]),
      ),
  });
}

/** Registers the JSON API of the modules and its documentation. */
async function registerApi(
  server: FastifyInstance,
  { config, app, version }: HttpOptions,
  catalogue: ReturnType<typeof catalogueOf>,
): Promise<void> {
  const document = {
    ...apiDescription,
    tags: [...tagsOf(app.modules), ...apiDescription.tags],
    title: config.appName,
    version,
    url: config.publicUrl,
    catalogue,
  };
  await server.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>();
      await api.register(fastifySwagger, documentOptions(server, document));
      await api.register(fastifySwaggerUi, {
        routePrefix: '/docs',
        indexPrefix: '/api',
        staticCSP: docsPolicy(config),
      });
      api.setNotFoundHandler(answerNotFound);
      healthApi(api, { health: app.health, readiness: app.readiness, version });
      for (const each of app.modules) each.api?.(api);
      // In a separate scope, because the multipart parser would add a cost to every request of its scope.
      await api.register(async (withFiles) => {
        await withFiles.register(fastifyMultipart);
        for (const each of app.modules) each.fileApi?.(withFiles);
      });
      if (config.mode === 'demo') mailboxApi(api, app.mailbox);
    },
    { prefix: '/api' },
  );
}

/** Registers the calculator pages, the rendered pages and the files for crawlers. */
async function registerPages(
  server: FastifyInstance,
  { config, app }: HttpOptions,
  pages: PagesOptions,
): Promise<void> {
  await server.register(serveScriptFonts);
  await server.register(calculatorPages, {
    access: app.toolAccess,
    grants: app.grants,
    config,
    folder: pages.calculatorsFolder,
    makePage: pages.calculatorPage,
  });
  const listed = app.modules.flatMap((each) => each.pages ?? []);
  await server.register(servePages, {
    ...pages,
    app,
    config,
    texts: [
      ['/sitemap.xml', 'application/xml; charset=utf-8', pagesSitemap(config.publicUrl, listed)],
      ['/robots.txt', 'text/plain; charset=utf-8', robotsTxt(config.publicUrl)],
    ],
  });
}
