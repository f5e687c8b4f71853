/** Tests the HTML and files that the server sends, before any script runs. */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { productUrl } from './browser.ts';

type Answer = { status: number; html: string; headers: Headers };

async function get(path: string, cookie = ''): Promise<Answer> {
  const response = await fetch(`${productUrl}${path}`, {
    redirect: 'manual',
    headers: cookie ? { cookie } : {},
  });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const langOf = (html: string) => attribute(html, /<html[^>]* lang="([^"]+)"/);
const titleOf = (html: string) => attribute(html, /<title>([^<]+)<\/title>/);
const metaOf = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`));
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]+)"/);

const prefixes = { '': 'en', '/de': 'de', '/cn': 'zh', '/ja': 'ja', '/ko': 'ko' } as const;

describe('R-09 head of every section in every language, in the server-rendered HTML', () => {
  const rows = Object.entries(prefixes).flatMap(([prefix, lang]) =>
    ['/', '/tools', '/archive', '/forum'].map(
      (rest) => [rest === '/' ? prefix || '/' : prefix + rest, lang, rest] as const,
    ),
  );
  it.each(rows)('R-01 R-02 %s is served in the language %s', async (path, lang, rest) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(langOf(html)).toBe(lang);
    expect(titleOf(html)?.length).toBeGreaterThan(5);
    expect(metaOf(html, 'description')?.length).toBeGreaterThan(15);
    expect(metaOf(html, 'og:title')).toBe(titleOf(html));
    expect(metaOf(html, 'og:url')).toBe(canonicalOf(html));
    expect(metaOf(html, 'twitter:card')).toBeTruthy();
    expect(canonicalOf(html)).toBe(productUrl + (path === '/' ? '/' : path));
    for (const [other, otherLang] of Object.entries(prefixes)) {
      const address = productUrl + (rest === '/' ? other || '/' : other + rest);
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" href="${address}" hreflang="${otherLang}"`, 'i'),
      );
    }
    expect(html).toMatch(/hreflang="x-default"/i);
  });

  it('no page has the same title in two languages', async () => {
    const titles = await Promise.all(
      Object.keys(prefixes).map(async (prefix) => titleOf((await get(prefix || '/')).html)),
    );
    expect(new Set(titles).size).toBe(5);
  });

  it('R-13 the stored language applies to URLs without a language prefix, and a prefix takes precedence', async () => {
    expect(langOf((await get('/login', 'selectedLanguage=ja')).html)).toBe('ja');
    expect(langOf((await get('/', 'selectedLanguage=de')).html)).toBe('de');
    expect(langOf((await get('/ko', 'selectedLanguage=de')).html)).toBe('ko');
    expect(langOf((await get('/', 'selectedLanguage=xx')).html)).toBe('en');
  });
});

describe('R-05 R-06 every page opens', () => {
  it.each([
    '/login',
    '/register',
    '/register-new',
    '/membership',
    '/my-page',
    '/refund-request',
    '/admin/dashboard',
    '/verify-code',
    '/email-verification-pending',
    '/reset-password',
    '/expired',
    '/toss-checkout',
    '/toss-checkout-simple',
    '/toss-success',
    '/toss/payment/success',
    '/toss-payment-success',
    '/toss-fail',
    '/toss/payment/fail',
    '/toss-payment-fail',
    '/pay/eximbay/return',
    '/terms-of-service',
    '/refund-policy',
    '/privacy-policy',
    '/tools/carbon-equivalent',
    '/ko/tools/schaeffler-diagram',
    '/tools/grain-size',
  ])('the page %s opens with status 200 and a heading', async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>[^<]/);
  });

  it('R-05 /register-old redirects to the current registration', async () => {
    const { status, headers } = await get('/register-old');
    expect(status).toBeGreaterThanOrEqual(301);
    expect(headers.get('location')).toBe('/register');
  });

  it('R-08 /dashboard redirects to /', async () => {
    const { status, headers } = await get('/dashboard');
    expect(status).toBeGreaterThanOrEqual(301);
    expect(headers.get('location')).toBe('/');
  });

  it.each([
    ['/resources', '/archive'],
    ['/resources?q=weld', '/archive?q=weld'],
    ['/ko/resources', '/ko/archive'],
  ])('R-02 %s redirects to %s, the URL used by the menu', async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it.each([
    ['/ko/membership', '/membership', 'kr'],
    ['/de/my-page?tab=settings', '/my-page?tab=settings', 'de'],
    ['/ja/login', '/login', 'ja'],
    ['/cn/register', '/register', 'cn'],
    ['/ko/my-page/receipts/7', '/my-page/receipts/7', 'kr'],
  ])('R-05 R-13 %s redirects to %s, and the language of the URL is stored', async (path, to, language) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([302, to]);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(`^selectedLanguage=${language}; path=/;`)]);
  });

  it.each([
    '/nothing',
    '/ko/nothing',
    '/tools/no-such-tool',
    '/admin',
    '/TOOLS',
    '/KO',
    '/ko/Tools',
    '/Login',
    '/ko/terms-of-service',
    '/en/tools',
  ])('R-08 %s returns 404 with an error page', async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>[^<]/);
  });
});

describe('R-04 a post that does not exist', () => {
  it.each([
    '/archive/post/999999',
    '/resources/999998',
    '/resources/abc',
    '/archive/post/99999999999999999999',
  ])('%s shows Post Not Found with its message and a link back, with status 404', async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(404);
    expect(html).toContain('Post Not Found');
    expect(html).toMatch(/The post you(&#x27;|')re looking for doesn(&#x27;|')t exist\./);
  });
});

describe('R-07 legal pages', () => {
  it.each([
    ['/terms-of-service', 10],
    ['/refund-policy', 6],
    ['/privacy-policy', 7],
  ] as const)('%s has %i articles in every language', async (path, articles) => {
    for (const language of ['en', 'de', 'cn', 'ja', 'kr']) {
      const { html } = await get(path, `selectedLanguage=${language}`);
      expect(html.match(/data-article=/g)?.length, language).toBe(articles);
    }
  });

  it('R-07 the previous version of the terms can be read in every language, and both versions link to each other', async () => {
    for (const path of ['/terms-of-service', '/refund-policy', '/privacy-policy'])
      for (const language of ['en', 'de', 'cn', 'ja', 'kr']) {
        const cookie = `selectedLanguage=${language}`;
        const newest = (await get(path, cookie)).html;
        const [, address = ''] = /href="([^"]+\?version=[\d-]+)"/.exec(newest) ?? [];
        const earlier = (await get(address, cookie)).html;
        // The footer also has such a link.
        const links = (html: string) => html.split(`href="${path}"`).length - 1;
        expect(links(earlier), address).toBe(links(newest) + 1);
        expect(metaOf(earlier, 'og:url')).toBe(productUrl + path);
        expect([metaOf(earlier, 'robots'), metaOf(newest, 'robots')]).toEqual(['noindex', undefined]);
        const passages = (html: string) => html.match(/<(p|li)[ >]/g)?.length ?? 0;
        expect(passages(earlier)).toBeLessThan(passages(newest));
      }
  });

  it('the terms of service state July 4, 2025 as their start, 7 days before changes take effect, and 37 tools', async () => {
    const { html } = await get('/terms-of-service');
    expect(html).toContain('July 4, 2025');
    expect(html).toMatch(/(7|seven) days/);
    expect(html).toContain('37');
  });
});

describe('URLs for crawlers and programs', () => {
  it('robots.txt names the sitemap, which lists every public page in five languages', async () => {
    expect((await get('/robots.txt')).html).toContain(`Sitemap: ${productUrl}/sitemap.xml`);
    const { html, headers } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toContain('xml');
    for (const path of ['/', '/ko', '/de/tools', '/tools/carbon-equivalent', '/ja/tools/grain-size'])
      expect(html).toContain(`<loc>${productUrl}${path}</loc>`);
    expect(html).not.toContain('/login');
  });

  it('the favicon and the web app manifest exist', async () => {
    expect((await get('/favicon.svg')).html).toContain('<svg');
    expect(JSON.parse((await get('/manifest.webmanifest')).html)).toMatchObject({
      name: expect.stringContaining('Ferrite'),
      icons: expect.any(Array),
    });
  });

  it('pages have an ETag, return 304 when unchanged and are compressed with brotli; hashed assets are cached for a year', async () => {
    const first = await fetch(`${productUrl}/tools`, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await fetch(`${productUrl}/tools`, {
      headers: { 'if-none-match': String(first.headers.get('etag')) },
    });
    expect(again.status).toBe(304);
    const asset =
      attribute((await get('/')).html, /src="(\/assets\/[^"]+\.js)"/) ??
      attribute((await get('/')).html, /href="(\/assets\/[^"]+\.js)"/);
    expect((await get(asset ?? '')).headers.get('cache-control')).toContain('immutable');
  });

  it('the nonce placeholder of our scripts is replaced, and the content security policy contains each script', async () => {
    for (const path of ['/', '/ko/tools', '/forum', '/login', '/nothing-here']) {
      const { html, headers } = await get(path);
      expect(html, path).not.toMatch(/\bnonce=/);
      const policy = headers.get('content-security-policy') ?? '';
      const inline = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)];
      expect(inline.length, path).toBeGreaterThan(1);
      for (const [, script = ''] of inline)
        expect(policy, path).toContain(createHash('sha256').update(script).digest('base64'));
      expect(policy).toContain("base-uri 'none'");
    }
  });

  it('S-10 an unknown URL is answered with a page for a browser and JSON for a program', async () => {
    const asked = (path: string, accept: string) => fetch(productUrl + path, { headers: { accept } });
    for (const path of ['/api/nothing', '/api/nope', '/api/forum/nope', '/auth/v1/nothing', '/api']) {
      const answer = await asked(path, 'text/html');
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('content-type'), path).toContain('application/json');
      expect(Object.keys((await answer.json()) as object)).toContain('code');
    }
    const page = await asked('/nothing', 'text/html');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    for (const path of ['/calculators/nope.html', '/calculators/nope.html?lang=de']) {
      const missing = await asked(path, 'text/html,application/xhtml+xml,*/*;q=0.8');
      expect([missing.status, missing.headers.get('content-type')], path).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      const reply = await asked(path, '*/*');
      expect([reply.status, reply.headers.get('content-type')], path).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    }
    const unreadable = await asked('/tools?x=%00', 'text/html');
    expect([unreadable.status, unreadable.headers.get('content-type')]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
  });

  it('only scripts with a known hash may run, and no page may be shown in a frame', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(policy).not.toContain(`script-src 'self' 'unsafe-inline'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
  });
});

describe('T-06 calculator page opened without a grant', () => {
  it('opening a calculator page without a grant redirects to the row of the tool and keeps the whole URL', async () => {
    const { status, headers } = await get('/calculators/schaeffler-diagram.html?lang=kr&A.C=0.2');
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(
      `/ko/tools?open=${encodeURIComponent('/calculators/schaeffler-diagram.html?lang=kr&A.C=0.2')}`,
    );
  });

  it('R-13 an earlier URL of a calculator page redirects to the current one with its inputs', async () => {
    const { status, headers } = await get('/calculators/welding/schaeffler-diagram.html?lang=kr&A.C=0.2');
    expect([status, headers.get('location')]).toEqual([
      308,
      '/calculators/schaeffler-diagram.html?lang=kr&A.C=0.2',
    ]);
  });

  it.each([
    ['kr', '/ko'],
    ['ko', '/ko'],
    ['ko-KR', '/ko'],
    ['zh', '/cn'],
    ['cn', '/cn'],
    ['de-AT', '/de'],
    ['xx', ''],
  ])(
    'R-13 the redirect from a calculator page without a grant leads to the language %s',
    async (lang, prefix) => {
      const { headers } = await get(`/calculators/schaeffler-diagram.html?lang=${lang}`);
      expect(headers.get('location')).toMatch(new RegExp(`^${prefix}/tools\\?open=`));
    },
  );

  it('URLs below the folder of calculator pages expose neither formula code nor files outside the folder', async () => {
    expect((await get('/calculators/gated/schaeffler-diagram-abc.js')).status).toBe(404);
    expect((await get('/calculators/schaeffler-diagram.en.html')).status).toBe(404);
    expect((await get('/calculators/..%2F..%2Fpackage.json')).status).toBe(404);
  });
});

describe('stylesheets', () => {
  const positions = /:(first|last|only|nth|empty)[a-z-]*/;
  /** Returns whether the position of an element among its siblings selects arbitrary elements inside it, as in `:last-child > *`. */
  const selectsWithin = (selector: string): boolean => {
    const parts = selector
      .trim()
      .replace(/\\./g, '')
      .split(/[\s>+~]+/);
    return parts.slice(0, -1).some((part) => positions.test(part)) && /^(\*|:|$)/.test(parts.at(-1) ?? '');
  };

  it('no rule makes the browser compute the styles of all elements again when the last part of a page arrives', async () => {
    const sheets: string[] = [];
    for await (const file of glob('build/{client/assets,calculators/shared}/*.css'))
      sheets.push(await readFile(file, 'utf8'));
    const selectors = sheets
      .flatMap((sheet) => [...sheet.matchAll(/([^{}]+)\{/g)])
      .flatMap(([, list = '']) => (list.trim().startsWith('@') ? [] : list.split(/,(?![^(]*\))/)));
    expect(selectors.length).toBeGreaterThan(1_000);
    expect(selectors.filter(selectsWithin)).toEqual([]);
    expect(selectsWithin('.last:last-child>tr:last-child>*')).toBe(true);
  });
});
