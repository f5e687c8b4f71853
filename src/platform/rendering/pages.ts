/**
 * The page door: React Router renders, we keep the bytes. Every page is rendered as for a visitor
 * (the session lives in the browser), so one rendering per address and language serves everybody.
 */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Cache } from '../cache/cache.ts';
import type { Config } from '../config/config.ts';
import type { AppError } from '../errors/errors.ts';
import { passingTroubleOf } from '../errors/trouble.ts';
import { answerNotFound, isForPrograms } from '../http/http-errors.ts';
import { type Representation, represent, sendRepresentation } from '../http/representation.ts';
import { approveScripts, contentSecurityPolicy, openerPolicy } from '../http/security-headers.ts';
import { defaultLanguage, isLanguage, languageCookieText, languageKey, splitPath } from '../i18n/i18n.ts';
import { createSemaphore } from '../work/semaphore.ts';
import { type PageData, pageData, reportError, scriptMark } from './context.ts';

export type PagesOptions = {
  /** The built pages; as a function, asked for each page anew, as they are while somebody works on them. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the built browser files. */
  readonly clientFolder: string;
  /** Folder of the prerendered calculator pages. */
  readonly calculatorsFolder: string;
  /** While somebody works on them: a calculator's page by its file's name, made when it is asked for. */
  readonly calculatorPage?: (name: string) => Promise<string | null>;
};

/** Files that are made rather than stored: path, content type, content. */
export type MadeFile = readonly [path: string, type: string, text: string];

const yearSeconds = 31_536_000;
/** Rendering is work for one processor: more at once would only hold more memory. */
const rendersAtOnce = 2;
/** Whoever would have to wait longer for a page is told so at once. */
const longestWaitMs = 600;

export async function servePages(
  server: FastifyInstance,
  {
    build,
    clientFolder,
    app,
    config,
    texts,
  }: PagesOptions & {
    app: { readonly cache: Cache; readonly pageData: PageData };
    config: Config;
    texts: readonly MadeFile[];
  },
): Promise<void> {
  await server.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // The worker fetches what it keeps, and a new one has to be found soon.
      if (file.includes(path.join('calculators', 'offline.js'))) {
        reply.header('content-security-policy', `default-src 'none'; connect-src 'self'`);
        reply.header('cache-control', 'no-cache');
        return;
      }
      // Names in assets/ carry a hash of their content.
      const lasting = file.includes(`${path.sep}assets${path.sep}`);
      reply.header(
        'cache-control',
        lasting ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=3600',
      );
    },
  });

  const isDeveloped = typeof build === 'function';
  const handle = createRequestHandler(build, isDeveloped ? 'development' : 'production');
  const { origin } = new URL(config.publicUrl);
  const withPermit = createSemaphore(rendersAtOnce, { longestWaitMs });
  // Apart, so that whatever is asked with queries never keeps a page from being kept.
  const withKeptPermit = createSemaphore(1, { longestWaitMs });
  const render = async (request: FastifyRequest): Promise<Representation> => {
    const context = new RouterContextProvider();
    const mark = randomBytes(18).toString('base64url');
    context.set(pageData, app.pageData);
    context.set(scriptMark, mark);
    const troubles: AppError[] = [];
    context.set(reportError, (error) => {
      const passing = passingTroubleOf(error);
      if (passing) troubles.push(passing);
      else request.log.error({ err: error }, 'page');
    });
    const response = await handle(
      // Put together as text: to `new URL`, a path that begins with two slashes is another host.
      new Request(`${origin}${request.url}`, {
        method: 'GET',
        headers: { cookie: request.headers.cookie ?? '' },
      }),
      context,
    );
    // A loader that failed for now: whoever opened the page is told so, and not that the page is broken.
    const [passing] = response.status >= 500 ? troubles : [];
    if (passing && !isData(request.url)) throw passing;
    // A full queue is no failure: the line about the answer tells of it.
    for (const each of troubles) if (each.cause) request.log.error({ err: each }, 'page');
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

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isForPrograms(request.url)) return answerNotFound(request, reply);
    const kept =
      !isDeveloped && isKept(request)
        ? await app.cache.get(
            cacheKey(request),
            () => withKeptPermit(() => render(request)),
            (page) => page.status === 200,
          )
        : await withPermit(() => render(request));
    const cookie = kept.status === 200 ? languageCookie(request) : null;
    // Of this answer alone: what is kept is everybody's.
    if (cookie) reply.header('set-cookie', cookie);
    return sendRepresentation(request, reply, isData(request.url) ? asData(kept) : kept);
  };

  for (const [path, type, text] of texts) {
    const file = represent(200, { 'content-type': type, 'cache-control': 'public, max-age=3600' }, text);
    server.get(path, async (request, reply) => sendRepresentation(request, reply, file));
  }

  // The catch-all in a scope of its own, so that its rules never reach the JSON door.
  await server.register(async (scope) => {
    scope.get('/*', answer);
  });
  server.setNotFoundHandler(answerNotFound);
}

/** Queries are of any number: only pages without one (and their data for navigation) are kept. */
function isKept(request: FastifyRequest): boolean {
  return !request.url.includes('?') || /^[^?]+\.data\?_routes=[\w%./,-]*$/.test(request.url);
}

/** What React Router asks in the browser, in its own format. */
const isData = (url: string) => /^[^?]+\.data(\?|$)/.test(url);

/**
 * The data of a page that is not there is an answer like any other: it says so inside. Its status would only stand as an
 * error in the browser's console, also for administrators, who read there what is hidden.
 */
const asData = (page: Representation): Representation =>
  page.status === 404 ? { ...page, status: 200 } : page;

/**
 * What keeps the language of the address, whether or not scripts ever run here. Null where the browser has it,
 * and for what nobody reads: crawlers, pictures, pages fetched in case somebody goes there.
 */
function languageCookie(request: FastifyRequest): string | null {
  const { language } = splitPath(request.url.split('?')[0] ?? '/');
  if (!language || request.cookies[languageKey] === language || isData(request.url)) return null;
  const { headers } = request;
  const isRead = (headers['sec-fetch-dest'] ?? 'document') === 'document' && !headers['sec-purpose'];
  return isRead && !isbot(headers['user-agent']) ? languageCookieText(language) : null;
}

function cacheKey(request: FastifyRequest): string {
  const { language } = splitPath(request.url.split('?')[0] ?? '/');
  const chosen = request.cookies[languageKey];
  return `page ${language ?? (isLanguage(chosen) ? chosen : defaultLanguage)} ${request.url}`;
}
