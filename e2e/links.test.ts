/** tests that links lead to the page that they name, for each kind of member. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { de } from '../src/layout/messages/de.ts';
import { en } from '../src/layout/messages/en.ts';
import { ja } from '../src/layout/messages/ja.ts';
import { type Language, localPath } from '../src/platform/shared/i18n/i18n.ts';
import {
  demoPassword,
  openAsMember,
  openAsVisitor,
  productUrl,
  signIn,
  toastOf,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';

withBrowser();

const words = { en, de, ja };
type Spoken = keyof typeof words;
type Kind = 'visitor' | 'member' | 'premium' | 'expired' | 'admin';

/** Paths without language prefix that every kind of member visits; `besides` adds paths by kind. */
const everywhere = ['/', '/tools', '/archive', '/forum', '/pricing', '/accuracy', '/membership'];
const besides: Readonly<Record<Kind, readonly string[]>> = {
  visitor: ['/login', '/register', '/my-page', '/refund-request'],
  member: ['/my-page', '/my-page?tab=payment', '/my-page?tab=settings', '/my-page/calculations'],
  premium: ['/my-page', '/my-page?tab=payment', '/my-page/security', '/refund-request'],
  expired: ['/login', '/register-new', '/expired'],
  admin: ['/my-page', '/admin/dashboard'],
};
const prefixed = new Set(['/', '/tools', '/archive', '/forum', '/pricing', '/accuracy']);

async function openHomeInLanguage(page: Page, language: Language): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'selectedLanguage', value: language, url: productUrl, sameSite: 'Lax' }]);
  await page.goto('/');
  await page.evaluate((code) => localStorage.setItem('selectedLanguage', code), language);
}

/** Returns a member of this kind; expired members are refused at login and keep the renewal token. */
async function openAsKind(kind: Kind): Promise<Page> {
  const page = await openAsVisitor();
  if (kind === 'visitor') return page;
  await page.goto('/login');
  if (kind === 'expired') {
    await page.locator('input[name=identifier]').fill('expired@demo.local');
    await page.locator('input[name=password]').fill(demoPassword);
    await page.locator('form button[type=submit]').click();
    await page.getByRole('button', { name: 'Renew Subscription' }).click();
    await page.waitForURL('**/register-new');
    // The data stored by the login is read once, here, which leaves the registration unchanged for the following pages.
    await expect.poll(() => page.locator('main input[name=nickname]').inputValue()).toBe('expired');
    return page;
  }
  await signIn(page, kind);
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

/** Waits until the stored session was checked and the page is rendered. */
async function waitForSession(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset['session'] !== 'stored' && document.querySelector('h1') !== null,
  );
}

/**
 * Goes back after a followed link. `goBack` may return before a page with its own document (registration, payment)
 * has left, so nothing is evaluated in the page before it has the URL.
 */
async function backTo(page: Page, start: string): Promise<void> {
  const address = new URL(start, productUrl).href;
  if (page.url() !== address) await page.goBack();
  await page.waitForURL(address);
  await waitForSession(page);
}

type Link = { readonly href: string; readonly newTab: boolean };

/** Returns the visible links to other pages of this site; links within the page are omitted. */
const linksOf = (page: Page, where: string): Promise<Link[]> =>
  page.locator(where).evaluateAll((found) =>
    (found as HTMLAnchorElement[])
      .filter((link) => link.origin === location.origin && link.checkVisibility())
      .filter((link) => !link.download && link.pathname + link.search !== location.pathname + location.search)
      .map((link) => ({ href: link.getAttribute('href') ?? '', newTab: link.target === '_blank' })),
  );

/** Returns the pattern of a URL without the parts that differ, because one post represents all posts. */
function patternOf(href: string): string {
  const { pathname, searchParams } = new URL(href, productUrl);
  const path = pathname
    .replace(/^(\/(?:de|cn|ja|ko))?\/(tools|forum|resources)\/[^/]+$/, '$1/$2/:one')
    .replace(/\/(archive\/post|my-page\/receipts)\/[^/]+$/, '/$1/:one');
  return `${path}?${[...searchParams.keys()].sort()}`;
}

type Served = {
  readonly status: number;
  readonly pathname: string;
  readonly title: string;
  /** True for a page of this site; documents such as the API description are not shown in the site's frame. */
  readonly isScreen: boolean;
};

/** Returns status, path and title of the response at a URL, after redirects. */
async function fetchServedPage(href: string, language: Spoken): Promise<Served> {
  const answer = await fetch(new URL(href, productUrl), {
    headers: { cookie: `selectedLanguage=${language}`, accept: 'text/html' },
  });
  // A feed also has a title, but is not a page.
  const text = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : '';
  const title = /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '';
  const { pathname } = new URL(answer.url);
  return {
    status: answer.status,
    pathname,
    title: title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    isScreen: text.includes('__reactRouterContext'),
  };
}

const reached = (page: Page) =>
  page.evaluate(() => ({
    pathname: location.pathname,
    title: document.title,
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
  }));

describe('R-05 links of all pages', () => {
  it.each([
    ['visitor', 'de'],
    ['member', 'en'],
    ['premium', 'de'],
    ['admin', 'ja'],
    ['expired', 'en'],
  ] as const satisfies readonly (readonly [Kind, Spoken])[])(
    'R-05 as %s, in %s: every link opens the page it names, never home, an error or the login instead',
    { timeout: 180_000 },
    async (kind: Kind, language: Spoken) => {
      const page = await openAsKind(kind);
      // The footer is the same for everyone; it is tested in two languages.
      const where = ['visitor', 'member'].includes(kind) ? 'a[href]' : 'a[href]:not(footer a)';
      const wrong: string[] = [];
      let followed = 0;
      await openHomeInLanguage(page, language);
      const home = (await fetchServedPage(localPath(language, '/'), language)).title;
      const seen = new Set<string>();
      for (const rest of [...everywhere, ...besides[kind]]) {
        const start = prefixed.has(rest) ? localPath(language, rest) : rest;
        await page.goto(start);
        await waitForSession(page);
        for (const { href, newTab } of await linksOf(page, where)) {
          const pattern = patternOf(href);
          if (seen.has(pattern) || pattern.startsWith('/calculators/')) continue;
          seen.add(pattern);
          followed += 1;
          const wanted = await fetchServedPage(href, language);
          const text = `${language} ${start} → ${href}`;
          if (wanted.status !== 200) wrong.push(`${text}: ${wanted.status}`);
          if (!wanted.isScreen) {
            // A document opens directly; a feed or a file has no title.
            if (!href.endsWith('.xml') && !wanted.title) wrong.push(`${text}: no title`);
            continue;
          }
          // A link that opens a new tab is followed in the current one.
          if (newTab) await page.goto(href);
          else await page.locator(`a[href="${href}"]:visible`).first().click();
          // Registering, renewing and choosing a plan share one screen, whose title changes when the session is
          // known.
          const isNamed = wanted.pathname !== '/register';
          await expect
            .poll(() => reached(page), { message: text })
            .toMatchObject({ pathname: wanted.pathname, ...(isNamed && { title: wanted.title }) });
          await waitForSession(page);
          const { pathname, heading, title } = await reached(page);
          if (pathname !== wanted.pathname || (isNamed && title !== wanted.title))
            wrong.push(`${text}: ${pathname} “${title}” instead of “${wanted.title}”`);
          if (heading === '' || heading === words[language].notFound.title)
            wrong.push(`${text}: ${heading || 'no heading'}`);
          const isHome = /^\/(?:de|ja)?$/.test(new URL(href, productUrl).pathname);
          if (title === home && !isHome) wrong.push(`${text}: home`);
          if (pathname === '/login' && !['visitor', 'expired'].includes(kind)) wrong.push(`${text}: login`);
          await backTo(page, start);
        }
      }
      expect(wrong).toEqual([]);
      expect(followed).toBeGreaterThan(['visitor', 'member'].includes(kind) ? 20 : 8);
    },
  );

  it('R-11 while a stored session is being checked, content only for visitors, such as the Login link, stays hidden', async () => {
    const page = await openAsKind('member');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/profile', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/pricing');
    expect(await page.evaluate(() => document.documentElement.dataset['session'])).toBe('stored');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).isVisible()).toBe(false);
    answer();
    await waitForSession(page);
    await page.getByRole('main').locator('a[href^="/membership?plan="]').waitFor();
  });

  it('F-06 a link to the question dialog opens it once for a member, and its contents are stored only when they are changed', async () => {
    const page = await openAsMember('member', '/forum?ask=1&category=welding&title=Preheat');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    const dialog = page.getByRole('dialog');
    const title = dialog.locator('input[name=title]');
    await title.waitFor();
    expect(await title.inputValue()).toBe('Preheat');
    expect(await dialog.getByRole('radio', { name: 'Welding' }).isChecked()).toBe(true);
    await waitUntilSettled(page);
    expect(await toastOf(page).count()).toBe(0);

    await page.goto('/forum?ask=1&title=Quench');
    await expect.poll(() => title.inputValue()).toBe('Quench');
    await title.fill('Quench cracks');
    await page.goto('/forum?ask=1&title=Temper');
    await expect.poll(() => title.inputValue()).toBe('Quench cracks');
    expect(visited).not.toContain('/login');
  });

  it('R-05 links in toasts lead to the login with the return path, and to the plans', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools');
    const open = (name: string) =>
      page.getByRole('rowheader', { name }).getByText(name, { exact: true }).first();
    await open('Schaeffler Diagram').click();
    await toastOf(page).getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/login?next=*');
    await signIn(page, 'member');
    await page.waitForURL('**/tools*');
    await open('Schaeffler Diagram').click();
    await toastOf(page).getByRole('button', { name: 'See plans' }).click();
    await page.waitForURL('**/membership');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
