import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { data, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import * as entry from '../../../entry.server.tsx';
import { AppError } from '../errors/errors.ts';
import { transientFailure } from '../errors/transient-failures.ts';

let hasFailed = false;
/** Loader of each test page; most throw an error. */
const loaders: Record<string, () => unknown> = {
  whole: () => null,
  'de/whole': () => null,
  busy: () => {
    throw transientFailure('busy');
  },
  away: () => {
    // Like an error of the database driver, wrapped by Drizzle.
    const cause = Object.assign(new Error('terminating connection'), { code: '57P01' });
    throw new Error('Failed query', { cause });
  },
  full: async () => {
    throw transientFailure('full');
  },
  elsewhere: () => {
    throw new AppError('unavailable', 'auth.unavailable');
  },
  /** Fails on the first call only. */
  passing: () => {
    if (hasFailed) return null;
    hasFailed = true;
    throw transientFailure('busy');
  },
  broken: () => {
    throw new TypeError('cannot read');
  },
  gone: () => {
    throw data(null, { status: 404 });
  },
};

function buildOf(): ServerBuild {
  const names = Object.keys(loaders);
  const route = (name: string) => ({ id: name, path: name, parentId: undefined });
  const page = () => null;
  return {
    entry: { module: entry },
    routes: Object.fromEntries(
      names.map((name) => [
        name,
        { ...route(name), module: { default: page, ErrorBoundary: page, loader: loaders[name] } },
      ]),
    ),
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(
        names.map((name) => [
          name,
          {
            ...route(name),
            module: `/${name}.js`,
            hasLoader: true,
            hasAction: false,
            hasErrorBoundary: true,
            hasClientAction: false,
            hasClientLoader: false,
            hasClientMiddleware: false,
          },
        ]),
      ),
      url: '/manifest.js',
      version: '1',
    },
    assetsBuildDirectory: '',
    publicPath: '/',
    basename: '/',
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

let folder: string;
let test: TestApp;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-pages-'));
  await fs.mkdir(path.join(folder, 'shared'));
  await fs.writeFile(path.join(folder, 'gated.json'), '{}');
  test = await createTestApp(
    {},
    { pages: { build: buildOf(), clientFolder: folder, calculatorsFolder: folder } },
  );
});
afterAll(async () => {
  await test.close();
  await fs.rm(folder, { recursive: true, force: true });
});

const open = (url: string, cookie = '') =>
  test.call('GET', url, { headers: { accept: 'text/html,*/*;q=0.8', cookie } });

describe('S-05 a page with a loader that fails temporarily', () => {
  it.each([
    ['/busy', 'Der Server ist ausgelastet'],
    ['/away', 'Unsere Datenbank antwortet nicht'],
    ['/full', 'kein Platz zum Speichern'],
    ['/elsewhere', 'Es ist ein Fehler aufgetreten'],
  ])('S-05 %s returns 503 with Retry-After, as a page in the reader’s language', async (url, words) => {
    const answer = await open(url, 'selectedLanguage=de');
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<html lang="de">');
    expect(answer.body).toContain(words);
  });

  it('S-05 programs and client-side navigation get the same status', async () => {
    const asked = await test.call('GET', '/busy');
    expect([asked.statusCode, asked.json().code]).toEqual([503, 'server.busy']);
    const data = await test.call('GET', '/busy.data');
    expect(data.statusCode).toBe(503);
    expect(Number(data.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('S-05 a page with any other error returns 500', async () => {
    expect((await open('/broken')).statusCode).toBe(500);
  });

  it('S-05 the error page is not cached: the page works as soon as its loader does', async () => {
    expect((await open('/passing')).statusCode).toBe(503);
    expect((await open('/passing')).statusCode).toBe(200);
  });
});

describe('G-03 a missing page', () => {
  it('G-03 the page returns 404; its data return 200 with the status inside, so the browser console shows no error', async () => {
    const asked = await test.call('GET', '/gone.data');
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain('404');
    expect((await open('/gone')).statusCode).toBe(404);
    expect((await test.call('GET', '/gone.data')).statusCode).toBe(200);
  });
});

describe('R-13 language cookie set by page URLs', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
  const cookieOf = async (url: string, headers: Record<string, string> = {}) =>
    (await test.call('GET', url, { headers: { accept: 'text/html', 'user-agent': chrome, ...headers } }))
      .headers['set-cookie'];
  const stored = 'selectedLanguage=de; path=/; max-age=31536000; samesite=lax';

  it('R-13 the response sets the cookie whenever the language of the URL differs from it, also for cached pages', async () => {
    expect(await cookieOf('/de/whole')).toBe(stored);
    expect(await cookieOf('/de/whole', { cookie: 'selectedLanguage=de' })).toBeUndefined();
    expect(await cookieOf('/de/whole', { cookie: 'selectedLanguage=kr' })).toBe(stored);
    expect(await cookieOf('/de/whole?from=mail')).toBe(stored);
    const { headers } = await open('/de/whole', 'selectedLanguage=de');
    expect(await cookieOf('/de/whole', { 'if-none-match': String(headers.etag) })).toBe(stored);
  });

  it('R-13 the cookie is not set for URLs without a language prefix, for page data, crawlers, images and prefetch requests', async () => {
    for (const [url, headers] of [
      ['/whole', {}],
      ['/de/whole.data', {}],
      ['/de/whole', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
      ['/de/whole', { 'sec-fetch-dest': 'image' }],
      ['/de/whole', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
    ] as const)
      expect([url, headers, await cookieOf(url, headers)]).toEqual([url, headers, undefined]);
  });
});
