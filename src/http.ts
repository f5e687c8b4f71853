/** The server: limits, the JSON API, static files, pages and the translation of errors. */
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
import { jsonSchemaTransform, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { accountApi } from './account/account.routes.ts';
import { receiptsApi } from './account/receipts/receipts.routes.ts';
import { adminApi } from './admin/admin.routes.ts';
import { queueApi } from './admin/money/queue.routes.ts';
import { supportApi } from './admin/support/support.routes.ts';
import type { App } from './app.ts';
import { archiveApi } from './archive/archive.routes.ts';
import { archiveSitemap } from './archive/sitemap.routes.ts';
import { authApi } from './auth/auth.routes.ts';
import { failurePage } from './failure-page.ts';
import { forumFeed } from './forum/feed.routes.ts';
import { forumApi } from './forum/forum.routes.ts';
import { forumSitemap } from './forum/sitemap.routes.ts';
import { membershipApi } from './membership/membership.routes.ts';
import { exchangeRateApi } from './membership/periods/exchange-rate.routes.ts';
import { loadMessages } from './messages/index.ts';
import { catalogueTags } from './page-data.ts';
import { paymentsApi } from './payments/checkout/checkout.routes.ts';
import { providerRoutes } from './payments/operations/webhooks.routes.ts';
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
import { limitBodyTime, longestRequestMs } from './platform/server/http/request/body-time.ts';
import { guardRoutes } from './platform/server/http/request/guards.ts';
import { refuseUnreadable } from './platform/server/http/request/readable.ts';
import { requireNormalTarget } from './platform/server/http/request/request-target.ts';
import { securityHeaders } from './platform/server/http/security-headers.ts';
import { mailboxApi } from './platform/server/mail/mailbox.routes.ts';
import { healthApi } from './platform/server/operations/health.ts';
import { createLog, logAnswers, reportTo } from './platform/server/operations/log.ts';
import { type PagesOptions, servePages } from './platform/server/rendering/pages.ts';
import { serveScriptFonts } from './platform/server/rendering/script-fonts.ts';
import { limitWork } from './platform/server/work/work-limits.ts';
import { refundsApi } from './refunds/refunds.routes.ts';
import { refusalSchema } from './refusals.ts';
import { pagesSitemap, robotsTxt } from './site/sitemap.ts';
import { calculatorPages } from './tools/calculator-pages.routes.ts';
import { computeApi } from './tools/computing/compute.routes.ts';
import { reportsApi } from './tools/reports/reports.routes.ts';
import { savedApi } from './tools/saved/saved.routes.ts';
import { toolsApi } from './tools/tools.routes.ts';
import { toolUploadsApi } from './tools/uploads/upload.routes.ts';

/** A connection on which nothing moves: whoever stopped reading would hold what is being sent to them. */
const longestSilenceMs = 90_000;
/** JSON bodies; a route that takes files says so itself. */
const bodyLimitBytes = 1_048_576;

export type HttpOptions = {
  readonly config: RunningConfig;
  readonly app: App;
  /** The built pages; omitted where only the JSON API is tested. */
  readonly pages?: PagesOptions;
  readonly version: string;
  /** Left out, one on standard output as the settings say. */
  readonly log?: FastifyBaseLogger;
  /** How long a request may take to arrive whole; then it gets 408. */
  readonly requestTimeoutMs?: number;
  /** Left out, an answer unlike its description is a line in the log. */
  readonly answers?: AnswerOptions;
};

export async function createHttp({
  config,
  app,
  pages,
  version,
  log = createLog(config.logLevel),
  requestTimeoutMs = 30_000,
  answers = {
    onWrong: (problem) => log.error(problem, 'answer unlike its description'),
    strict: false,
  },
}: HttpOptions): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log,
    // One line an answer, below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: longestRequestMs,
    connectionTimeout: longestSilenceMs,
    http: { connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 6), headersTimeout: requestTimeoutMs },
    frameworkErrors: answerUnreadable,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<ZodTypeProvider>();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(answerSerializer(answers));
  server.decorate('consume', app.consume);

  rememberRoutes(server);
  translateErrors(server, async (language, ...refusal) =>
    failurePage((await loadMessages(language)).layout, language, ...refusal),
  );
  logAnswers(server);
  securityHeaders(server, config);
  requireNormalTarget(server);
  limitBodyTime(server, requestTimeoutMs);
  refuseWritesWhenFull(server, app.diskState);
  limitWork(server);
  await server.register(fastifyCookie, { secret: config.secret });

  guardRoutes(server);
  refuseUnreadable(server);
  server.decorateRequest('identity');
  server.decorateRequest('identify', async function identify(this: FastifyRequest) {
    const identity = this.identity ?? app.auth.identify(this.headers.authorization);
    this.identity = identity;
    return identity;
  });

  await server.register(filesRoutes, { uploads: app.uploads });
  if (app.authService.routes) await server.register(app.authService.routes, { prefix: '/auth/v1' });
  await server.register(
    async (scope) => {
      const api = scope.withTypeProvider<ZodTypeProvider>();
      await api.register(fastifySwagger, {
        openapi: {
          info: { title: config.appName, version },
          components: {
            securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
            schemas: { Refusal: refusalSchema },
          },
        },
        transform: jsonSchemaTransform,
      });
      await api.register(fastifySwaggerUi, { routePrefix: '/docs', staticCSP: true });
      api.setNotFoundHandler(answerNotFound);
      healthApi(api, { health: app.health, version });
      authApi(api, app.auth);
      membershipApi(api, {
        registration: app.registration,
        testPlan: app.testPlan,
        verifiedEmails: app.auth.verifiedEmails,
      });
      exchangeRateApi(api, app.exchangeRate);
      paymentsApi(api, {
        ...app.payments,
        siteUrl: config.publicUrl,
        redeemRenewalToken: app.auth.renewalTokens.redeem,
        verifiedEmailOf: (cookies) =>
          app.auth.verifiedEmails.read(cookies[app.auth.verifiedEmails.cookieName]),
        mayTest: (cookies) => app.testPlan.isUnlocked(cookies[app.testPlan.cookieName]),
      });
      computeApi(api, {
        tools: app.tools,
        keys: app.keys,
        consume: app.consume,
        requireOwner: app.auth.requireOwner,
      });
      savedApi(api, app.saved);
      reportsApi(api, app.reports);
      toolsApi(api, {
        tools: app.tools,
        links: app.links,
        grants: app.grants,
        cache: app.cache,
        catalogueTags,
      });
      accountApi(api, app.account);
      receiptsApi(api, app.receipts, app.billing);
      const { requests, withdrawals, decisions } = app.refunds;
      refundsApi(api, { refunds: requests, withdrawals, decisions });
      supportApi(api, app.support);
      queueApi(api, app);
      adminApi(api, { admin: app.admin, openSudo: app.sudo.open });
      // The only calls that take files: what reads them costs every call of its scope.
      await api.register(async (withFiles) => {
        await withFiles.register(fastifyMultipart);
        forumApi(withFiles, { forum: app.forum, uploads: app.uploads, cache: app.cache });
        toolUploadsApi(withFiles, app.toolUploads);
        archiveApi(withFiles, { archive: app.archive, uploads: app.uploads, cache: app.cache });
      });
      if (config.mode === 'demo') mailboxApi(api, app.mailbox);
    },
    { prefix: '/api' },
  );
  await server.register(providerRoutes, { ...app.payments, onError: reportTo(log) });
  await server.register(forumFeed, {
    forum: app.forum,
    cache: app.cache,
    publicUrl: config.publicUrl,
    siteName: config.appName,
  });
  await server.register(forumSitemap, { forum: app.forum, publicUrl: config.publicUrl });
  await server.register(archiveSitemap, { archive: app.archive, publicUrl: config.publicUrl });
  if (pages) {
    await server.register(serveScriptFonts);
    await server.register(calculatorPages, {
      tools: app.tools,
      grants: app.grants,
      config,
      folder: pages.calculatorsFolder,
      makePage: pages.calculatorPage,
    });
    await server.register(servePages, {
      ...pages,
      app,
      config,
      texts: [
        ['/sitemap.xml', 'application/xml; charset=utf-8', pagesSitemap(config.publicUrl)],
        ['/robots.txt', 'text/plain; charset=utf-8', robotsTxt(config.publicUrl)],
      ],
    });
  } else server.setNotFoundHandler(answerNotFound);
  return server;
}
