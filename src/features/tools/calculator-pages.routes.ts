/** Serves the prerendered calculator pages. Each document and its formulas require a grant. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';
import fastifyStatic from '@fastify/static';
import { findPage, pagePath, registry } from '@ferrite/calculators/registry.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { memoizeResults } from '../../platform/server/cache/result-cache.ts';
import type { Config } from '../../platform/server/config/config.ts';
import { answerNotFound } from '../../platform/server/http/http-errors.ts';
import {
  bytesOf,
  type Representation,
  represent,
  sendRepresentation,
} from '../../platform/server/http/representation.ts';
import { contentSecurityPolicy, inlineHash } from '../../platform/server/http/security-headers.ts';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageKey,
  languageOf,
  localPath,
} from '../../platform/shared/i18n/i18n.ts';
import { grantedUntilHeader } from '../../platform/shared/offline-pages.ts';
import { themeScript } from '../../ui/theme/theme-script.ts';
import { isGranted, rightsOf } from './access/usecases/check-grant.ts';
import type { AccessDeps } from './access/usecases/deps.ts';
import type { Grants } from './grants.ts';

export type CalculatorPagesOptions = {
  readonly access: AccessDeps;
  readonly grants: Grants;
  readonly config: Pick<Config, 'mode' | 'publicUrl'>;
  readonly folder: string;
  /** Renders a page by file name on demand, instead of reading it from the folder. */
  readonly makePage?: ((name: string) => Promise<string | null>) | undefined;
};

/** Cache limit in bytes; enough for all 38 pages with their scripts and compressed forms in five languages. */
const keptBytes = 48_000_000;
const lasting = 'public, max-age=31536000, immutable';

export async function calculatorPages(
  server: FastifyInstance,
  { access, grants, config, folder, makePage }: CalculatorPagesOptions,
): Promise<void> {
  type Kept = { readonly file: Representation | null };
  const keep = memoizeResults<Kept>(keptBytes, ({ file }) => bytesOf(file));

  const grantOf = (request: FastifyRequest, toolId: string) =>
    grants.read(request.cookies[grants.cookieName(toolId)]);

  await server.register(fastifyStatic, sharedFiles(path.join(folder, 'shared')));

  /** Protected files with the calculators whose grant opens them, as recorded by the build. */
  const toolsOfFile = JSON.parse(await fs.readFile(path.join(folder, 'gated.json'), 'utf8')) as Record<
    string,
    readonly string[]
  >;
  server.get('/calculators/gated/:file', async (request, reply) => {
    const name = `gated/${(request.params as { file: string }).file}`;
    const opening = Object.hasOwn(toolsOfFile, name) ? (toolsOfFile[name] ?? []) : [];
    for (const toolId of opening) {
      if (!(await isGranted(access, toolId, grantOf(request, toolId)))) continue;
      const { file } = await keep(name, async () => ({ file: await readScript(folder, name) }));
      return file ? sendRepresentation(request, reply, file) : answerNotFound(request, reply);
    }
    return answerNotFound(request, reply);
  });

  /** The pages have no session, so the grant cookie authorizes this request. */
  server.get('/calculators/rights/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!registry.some((entry) => entry.id === id)) return answerNotFound(request, reply);
    reply.header('cache-control', 'private, no-store');
    return rightsOf(access, id, grantOf(request, id));
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname, searchParams } = new URL(request.url, config.publicUrl);
    const entry = findPage(pathname);
    if (!entry) return answerNotFound(request, reply);
    const current = `/calculators/${pagePath(entry)}`;
    if (pathname !== current) return reply.redirect(`${current}${request.url.slice(pathname.length)}`, 308);
    const language = chosenLanguage(searchParams.get('lang'), request.cookies[languageKey]);
    if (!(await isGranted(access, entry.id, grantOf(request, entry.id)))) {
      // Redirects to the row of the calculator, which offers to open this URL.
      return reply.redirect(`${localPath(language, '/tools')}?open=${encodeURIComponent(request.url)}`, 303);
    }
    const name = `${pagePath(entry).replace(/\.html$/, '')}.${language}.html`;
    const { file: document } = makePage
      ? { file: documentOf(await makePage(name), config) }
      : await keep(name, async () => ({ file: documentOf(await readPage(folder, name), config) }));
    const until = grantOf(request, entry.id)?.expiresAt;
    // The service worker may show the page offline until this time.
    if (until) reply.header(grantedUntilHeader, until.toISOString());
    return document ? sendRepresentation(request, reply, document) : answerNotFound(request, reply);
  };
  server.get('/calculators/:page', answer);
  server.get('/calculators/:category/:page', answer);
}

/** Returns the options that serve the files shared by all pages; their names contain a hash of the content. */
function sharedFiles(root: string): FastifyStaticOptions {
  return {
    root,
    prefix: '/calculators/shared/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', lasting),
  };
}

async function readScript(folder: string, name: string): Promise<Representation> {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'private, max-age=43200',
    // A script that runs as a worker uses the policy of its own response.
    'content-security-policy': `default-src 'none'; script-src 'self'; frame-ancestors 'none'`,
  };
  return represent(200, headers, await fs.readFile(path.join(folder, name), 'utf8'));
}

const readPage = (folder: string, name: string): Promise<string | null> =>
  fs.readFile(path.join(folder, name), 'utf8').catch(() => null);

function documentOf(html: string | null, config: CalculatorPagesOptions['config']): Representation | null {
  if (html === null) return null;
  return represent(
    200,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': contentSecurityPolicy(
        [inlineHash(themeScript)],
        config,
        '/',
        // The pages contain no user content; every style comes from the build.
        [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => inlineHash(style)),
      ),
    },
    html,
  );
}

function chosenLanguage(asked: string | null, stored: string | undefined): Language {
  return languageOf(asked) ?? (isLanguage(stored) ? stored : defaultLanguage);
}
