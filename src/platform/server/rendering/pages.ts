/**
 * Renders pages with React Router and caches the bytes. Every page is rendered as for an anonymous visitor (only the
 * browser knows the session), so all visitors share one rendering per URL and language.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  defaultLanguage,
  isLanguage,
  languageCookieText,
  languageKey,
  splitPath,
} from '../../shared/i18n/i18n.ts';
import { type PageData, pageData, reportError, scriptMark } from '../../shared/rendering/context.ts';
import type { Cache } from '../cache/cache.ts';
import type { Config } from '../config/config.ts';
import type { AppError } from '../errors/errors.ts';
import { unavailabilityOf } from '../errors/transient-failures.ts';
import { answerNotFound, isForPrograms } from '../http/http-errors.ts';
import { type Representation, represent, sendRepresentation } from '../http/representation.ts';
import { approveScripts, contentSecurityPolicy, openerPolicy } from '../http/security-headers.ts';
import { createSemaphore } from '../work/semaphore.ts';
import { cacheEntryOf, type FindPage, isPageData, pageFinder } from './page-routes.ts';

export type PagesOptions = {
  /** Built pages; in development, a function that loads the build for each request. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder with the built browser files. */
  readonly clientFolder: string;
  readonly calculatorsFolder: string;
  /** Renders a calculator page by its file name on request; only in development. */
  readonly calculatorPage?: (name: string) => Promise<string | null>;
};

/** Generated file: path, content type, content. */
export type MadeFile = readonly [path: string, type: string, text: string];

const yearSeconds = 31_536_000;
/** Maximum wait for a rendering; requests that would wait longer are rejected immediately. */
const longestWaitMs = 600;

type ServedPages = PagesOptions & {
  readonly app: {
    readonly cache: Cache;
    /** Returns the functions for loaders; `reads` receives the cache tags of the data that a loader reads. */
    readonly pageData: (reads: (...tags: string[]) => void) => PageData;
  };
  readonly config: Config;
  readonly texts: readonly MadeFile[];
};

export async function servePages(server: FastifyInstance, options: ServedPages): Promise<void> {
  const { build, clientFolder, app, texts } = options;
  await server.register(fastifyStatic, browserFiles(clientFolder));
  // Three queues, so that URLs with parameters or a query, whose number is unlimited, never delay the other pages. Rendering
  // uses one processor core, so that more simultaneous renderings would only use more memory.
  const queues = {
    fixed: createSemaphore(1, { longestWaitMs }),
    withParams: createSemaphore(1, { longestWaitMs }),
    withQuery: createSemaphore(2, { longestWaitMs }),
  };
  for (const [name, { waiting }] of Object.entries(queues)) server.workQueues[`pages ${name}`] = waiting;
  const findPage: FindPage = typeof build === 'function' ? () => null : pageFinder(build.routes);
  const render = createRenderer(options);

  async function keptOrRendered(request: FastifyRequest): Promise<Representation> {
    const address = cacheEntryOf(request.url, findPage);
    if (!address) return queues.withQuery(() => render(request));
    const withPermit = address.hasParams ? queues.withParams : queues.fixed;
    const tags = new Set<string>();
    return app.cache.get(cacheKey(request, address.key), () => withPermit(() => render(request, tags)), {
      tags: () => [...tags],
      isWorthKeeping: (page) => page.status === 200,
      mayBeOutdated: true,
    });
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isForPrograms(request.url)) return answerNotFound(request, reply);
    const kept = await keptOrRendered(request);
    const cookie = kept.status === 200 ? languageCookie(request) : null;
    // Set on this response only, because the cached response is shared by all visitors.
    if (cookie) reply.header('set-cookie', cookie);
    return sendRepresentation(request, reply, isPageData(request.url) ? asData(kept) : kept);
  };

  for (const [path, type, text] of texts) {
    const file = represent(200, { 'content-type': type, 'cache-control': 'public, max-age=3600' }, text);
    server.get(path, async (request, reply) => sendRepresentation(request, reply, file));
  }

  // The catch-all route is in a separate scope, so that its rules do not apply to the JSON API.
  await server.register(async (scope) => {
    scope.get('/*', answer);
  });
  server.setNotFoundHandler(answerNotFound);
}

/** Returns the options that serve the built browser files. */
function browserFiles(root: string): FastifyStaticOptions {
  return {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // The service worker only fetches, and it is revalidated on each request, so that updates are found soon.
      if (file.includes(path.join('calculators', 'offline.js'))) {
        reply.header('content-security-policy', `default-src 'none'; connect-src 'self'`);
        reply.header('cache-control', 'no-cache');
        return;
      }
      // File names in assets/ contain a hash of the content.
      const lasting = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        'cache-control',
        lasting ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
      );
    },
  };
}

/** Returns the function that renders a page and adds the cache tags of its data to `tags`. */
function createRenderer({ build, app, config }: Pick<ServedPages, 'build' | 'app' | 'config'>) {
  const handle = createRequestHandler(build, typeof build === 'function' ? 'development' : 'production');
  const { origin } = new URL(config.publicUrl);

  return async (request: FastifyRequest, tags = new Set<string>()): Promise<Representation> => {
    const context = new RouterContextProvider();
    const mark = randomBytes(18).toString('base64url');
    context.set(
      pageData,
      app.pageData((...read) => {
        for (const tag of read) tags.add(tag);
      }),
    );
    context.set(scriptMark, mark);
    const failures: AppError[] = [];
    context.set(reportError, (error) => {
      const passing = unavailabilityOf(error);
      if (passing) failures.push(passing);
      else request.log.error({ err: error }, 'page');
    });
    const response = await handle(
      // Concatenated as text: `new URL` would read a path that starts with two slashes as another host.
      new Request(`${origin}${request.url}`, {
        method: 'GET',
        headers: { cookie: request.headers.cookie ?? '' },
      }),
      context,
    );
    // A transient failure of a loader results in 503 instead of a broken page.
    const [passing] = response.status >= 500 ? failures : [];
    if (passing && !isPageData(request.url)) throw passing;
    // Errors of an overload have no `cause` and are no failures; the log line of the response is sufficient.
    for (const each of failures) if (each.cause) request.log.error({ err: each }, 'page');
    const text = await response.text();
    const headers: Record<string, string> = { 'cache-control': 'no-cache' };
    for (const [name, value] of response.headers) headers[name] = value;
    const page = approveScripts(text, mark);
    if (headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = contentSecurityPolicy(page.hashes, config, request.url);
      headers['cross-origin-opener-policy'] = openerPolicy(request.url);
    }
    return represent(passing?.status ?? response.status, { ...headers, ...passing?.headers }, page.html);
  };
}

/**
 * Changes the status for the data of a missing page to 200; the data contain the real status. A 404 would appear as an
 * error in the browser's console, also for administrators who read hidden content.
 */
const asData = (page: Representation): Representation =>
  page.status === 404 ? { ...page, status: 200 } : page;

/**
 * Returns the cookie that stores the language of the URL, which works without scripts. Returns null if the browser
 * already has this cookie, and for requests without a reader: crawlers, images, prefetched pages.
 */
function languageCookie(request: FastifyRequest): string | null {
  const { language } = splitPath(request.url.split('?')[0] ?? '/');
  if (!language || request.cookies[languageKey] === language || isPageData(request.url)) return null;
  const { headers } = request;
  const isRead = (headers['sec-fetch-dest'] ?? 'document') === 'document' && !headers['sec-purpose'];
  return isRead && !isbot(headers['user-agent']) ? languageCookieText(language) : null;
}

function cacheKey(request: FastifyRequest, address: string): string {
  const { language } = splitPath(address);
  const chosen = request.cookies[languageKey];
  return `page ${language ?? (isLanguage(chosen) ? chosen : defaultLanguage)} ${address}`;
}
