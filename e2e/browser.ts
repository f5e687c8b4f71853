/**
 * One browser per worker, for all its test files; each test begins with an empty context (see `reused-tabs.ts`), and
 * unexpected console output fails it.
 */

import { randomBytes } from 'node:crypto';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Request,
  type Response,
} from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { browserFile } from '../scripts/start/prepare.mjs';
import { beginMails } from './mailbox.ts';
import { ReusedTabs } from './reused-tabs.ts';

/** URL of this worker's product; no other test file uses the product at the same time. */
export const productUrl = inject('productUrls')[Number(process.env.VITEST_POOL_ID) - 1] ?? '';
export const demoPassword = inject('demoPassword');

/**
 * Features of Chromium that are turned off. Chromium reads only the last such list, so this one repeats those that
 * Playwright turns off. Without RenderDocument, a page load takes a quarter less processor time.
 */
const disabledFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'RenderDocument',
  'ThirdPartyStoragePartitioning',
];

let browser: Browser | undefined;
const tabs = new ReusedTabs(contextOf, listen);
let noise: string[] = [];

/** Console messages about failed requests that tests provoke, or that were open when a page was left. */
const expectedNoise =
  /Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_(FAILED|INTERNET_DISCONNECTED))|Failed to fetch manifest patches TypeError: Failed to fetch/;

/** Refusals of requests that a page should not have sent; a test with such a response fails. */
const needless = [
  { path: '/api/auth/complete-payment-and-register', status: 409 },
  { path: '/api/login-ticket/consume', status: 409 },
  { path: '/auth/v1/logout', status: 403 },
];

export function withBrowser(): void {
  beforeAll(startBrowser);
  beforeEach(beginMails);
  afterEach(async () => {
    await tabs.leave();
    const heard = noise;
    noise = [];
    expect(heard).toEqual([]);
  });
}

/** Starts the browser of this worker, or again if it has crashed. It ends with the worker. */
async function startBrowser(): Promise<Browser> {
  if (browser?.isConnected()) return browser;
  browser = await chromium.launch({
    executablePath: browserFile() ?? '',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      '--js-flags=--no-maglev,--no-opt',
      `--disable-features=${disabledFeatures.join()}`,
    ],
  });
  return browser;
}

/** Returns whether this is the page to which a login without a target leads. */
export const isStart = ({ pathname }: URL): boolean => ['/workbench', '/tools'].includes(pathname);

/** Returns the browser page of a new visitor with reduced motion, which avoids that a click waits for animations. */
export async function openAsVisitor(options: BrowserContextOptions = {}): Promise<Page> {
  const all: BrowserContextOptions = {
    baseURL: productUrl,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  };
  return tabs.take(all, options);
}

/** Creates a context that records toasts and listens to its pages. */
async function contextOf(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await startBrowser()).newContext(options);
  context.setDefaultTimeout(25_000);
  keepRouting(context);
  context.on('page', (page) => {
    adapt(page);
    listen(page);
  });
  await context.addInitScript(collectToasts);
  return context;
}

/**
 * Waits until React has hydrated the page, because clicks have no effect before. Mostly it has by now, and evaluating this
 * once takes a tenth less processor time for a page load than Playwright's polling, which is for the other cases.
 */
async function waitForHydration(page: Page, answer: Response | null): Promise<Response | null> {
  const soon = await page.evaluate(isHydratedSoon).catch(() => false);
  if (!soon)
    await page.waitForFunction(
      () =>
        !('__reactRouterContext' in window) ||
        Object.keys(document.body).some((key) => key.startsWith('__reactProps')),
    );
  return answer;
}

/** Returns whether React has hydrated the page before 100 further tasks; runs in the page, also if its clock is stopped. */
async function isHydratedSoon(): Promise<boolean> {
  for (let tasks = 0; tasks < 100; tasks += 1) {
    if (
      !('__reactRouterContext' in window) ||
      Object.keys(document.body).some((key) => key.startsWith('__reactProps'))
    )
      return true;
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  }
  return false;
}

/**
 * Adds a second route with each route. Without any, Playwright would stop the interception of requests, and Chromium
 * would never answer those that are just intercepted, e.g. of a module that the page loads after the routed request.
 */
function keepRouting(target: Page | BrowserContext): void {
  const { route } = target;
  target.route = async (...args) => {
    await route.call(target, '**/never-requested', (unexpected) => unexpected.fallback());
    return route.apply(target, args);
  };
}

/** Open requests of each page, and the time of the last change. */
const traffic = new WeakMap<Page, { open: Set<Request>; since: number }>();

/**
 * Waits until a page has loaded, is hydrated and has sent no request for a while. The browser's own event
 * ("networkidle") is sometimes missing in a tab that another tab opened.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await waitForHydration(page, null);
  await expect
    .poll(() => {
      const { open, since } = traffic.get(page) ?? { open: new Set(), since: 0 };
      return [...open].map((request) => request.url()).join() || Date.now() - since > 300;
    })
    .toBe(true);
}

/** Counts the open requests of a page; those of a page that was left are ignored. */
function watchTraffic(page: Page): void {
  const open = new Set<Request>();
  const now = { open, since: Date.now() };
  traffic.set(page, now);
  const changes = (how: (request: Request) => void) => (request: Request) => {
    how(request);
    now.since = Date.now();
  };
  page.on(
    'request',
    changes((request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
      if (request.resourceType() !== 'ping') open.add(request);
    }),
  );
  const ended = changes((request) => open.delete(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/**
 * Changes methods of a page: `getByText` ignores the copy of a toast for screen readers; `goto` and `reload` wait for
 * hydration; a route does not end the interception of requests.
 */
function adapt(page: Page): void {
  keepRouting(page);
  const { getByText, goto, reload } = page;
  page.getByText = (...text) =>
    getByText.apply(page, text).and(page.locator(':not(body > span[role=status])'));
  page.goto = async (...address) => waitForHydration(page, await goto.apply(page, address));
  page.reload = async (...how) => waitForHydration(page, await reload.apply(page, how));
}

/** Collects the errors, console errors and refused unnecessary requests of a page from now on. */
function listen(page: Page): void {
  watchTraffic(page);
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (needless.some(({ path, status }) => path === pathname && status === response.status()))
      noise.push(`${response.status()} ${pathname}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedNoise.test(message.text())) noise.push(message.text());
  });
}

export type Account = 'admin' | 'member' | 'premium' | 'expired';

/**
 * Returns the browser page at `next` of a signed-in member, with the storage that the login screen would write. The
 * login screen has separate tests.
 */
export async function openAsMember(
  account: Account,
  next = '/',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page } = await memberBrowser(`${account}@demo.local`, demoPassword, options);
  await page.goto(next);
  return page;
}

/** Returns the browser of a signed-in member before its first page, and the bearer token. */
export async function memberBrowser(
  email: string,
  password: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; bearer: string }> {
  const deviceId = randomBytes(16).toString('hex');
  const session = await answerOf('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Chrome/150.0 (X11; Linux)' },
    body: JSON.stringify({ email, password, takeOver: true, deviceId }),
  });
  const bearer = String(session['access_token']);
  const user = await answerOf('/auth/v1/user', { headers: { authorization: `Bearer ${bearer}` } });
  const page = await openAsVisitor(options);
  const blank = `${productUrl}/robots.txt`;
  if (page.url() !== blank) await page.goto(blank);
  await page.evaluate(
    ([device, auth]) => {
      localStorage.setItem('ferrite-device', device);
      localStorage.setItem('ferrite-auth', auth);
    },
    [deviceId, JSON.stringify({ ...session, user })] as const,
  );
  return { page, bearer };
}

async function answerOf(path: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer = await fetch(`${productUrl}${path}`, init);
  if (!answer.ok) throw new Error(`${path} returned ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Stops the timers of the page. They then run only in `page.clock.runFor`, which excludes effects of the machine's speed. */
export async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}

/** Returns a unique name or email address, also when a test is retried. */
export const unique = (name: string): string => `${name}-${randomBytes(4).toString('hex')}`;

/** Name of a tool that is in the catalogue but has no page. */
export const unmappedTool = 'Rolling Schedule';

/**
 * Opens the tools screen with a catalogue that contains an unknown tool name, as a newer server would send it. Starts
 * at the home page, which makes the screen itself request the catalogue.
 */
export async function openWithUnmappedTool(page: Page): Promise<void> {
  await page.route('**/api/tools', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"Grain Size"', JSON.stringify(unmappedTool));
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Tools' }).click();
  await page.getByText(unmappedTool, { exact: true }).first().waitFor();
}

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Returns the visible toast, without its copy for screen readers. */
export const toastOf = (page: Page) => page.locator('[data-toast]');

/** Collects the texts of all toasts of a document in `window.toastTexts`. Runs in the page. */
function collectToasts(): void {
  const texts = new Set<string>();
  Object.assign(window, { toastTexts: texts });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-toast]')) texts.add(toast.textContent ?? '');
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Waits until a toast with this text is or was visible in the document, even if briefly. */
export async function waitForToast(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const { toastTexts } = window as unknown as { toastTexts: ReadonlySet<string> };
      return [...toastTexts].some((each) => each.includes(wanted));
    },
    text,
    { timeout: 30_000 },
  );
}

/** Fills in and sends the login form; takes over the session if another device is signed in. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.locator('input[name=identifier]').fill(`${account}@demo.local`);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('form button[type=submit]').click();
  const isGone = () => new URL(page.url()).pathname !== '/login';
  const takeOver = page.locator('form [role=alert] button');
  await expect.poll(async () => isGone() || (await takeOver.isVisible())).toBe(true);
  if (!isGone()) await takeOver.click();
}
