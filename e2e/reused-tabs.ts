/**
 * Tabs that the tests of a worker share. A tab is emptied at the end of a test, and the next visitor with the same
 * options gets it, because starting a process and loading all scripts would take longer than most tests. The browser's
 * file cache is kept.
 */
import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Options of tabs that are kept; others may leave storage of another origin, or a page that cannot be emptied. */
const reusable: readonly string[] = ['viewport', 'reducedMotion', 'colorScheme'];

const isReusable = (own: BrowserContextOptions): boolean =>
  Object.keys(own).every((name) => reusable.includes(name));

/** Number of tabs with different options that are kept. */
const maxTabs = 4;

/** Events that tests listen to. */
const events =
  'console dialog download filechooser framenavigated load pageerror popup request requestfailed requestfinished response';

/** Methods of page, context and clock with permanent effects. */
const permanent =
  'addInitScript exposeBinding exposeFunction grantPermissions install newCDPSession setExtraHTTPHeaders setFixedTime setGeolocation setOffline';

/** Calls `then` when a test calls a method of these objects that has permanent effects. */
function watchPermanent(objects: readonly object[], then: () => void): void {
  for (const object of objects as Record<string, unknown>[])
    for (const name of permanent.split(' ')) {
      const method = object[name];
      if (typeof method !== 'function') continue;
      object[name] = (...args: unknown[]) => {
        then();
        return method.apply(object, args);
      };
    }
}

/** Clears everything that pages of the product store. Runs in the page. */
async function emptyStorage(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  window.name = '';
  const workers = await navigator.serviceWorker.getRegistrations();
  const databases = await indexedDB.databases();
  await Promise.all([
    ...workers.map((worker) => worker.unregister()),
    ...(await caches.keys()).map((name) => caches.delete(name)),
  ]);
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}

type Tab = {
  readonly page: Page;
  /** Options of its context; pages that the tab opens have them too. */
  readonly options: BrowserContextOptions;
  isTaken: boolean;
  isSpoiled: boolean;
};

export class ReusedTabs {
  /** Most recently used last. */
  private tabs: Tab[] = [];

  private readonly create: (options: BrowserContextOptions) => Promise<BrowserContext>;
  private readonly listen: (page: Page) => void;

  /**
   * Creates the holder of the tabs. @param create creates a context whose pages are listened to @param listen attaches
   * the listeners again after those of a test are removed
   */
  constructor(
    create: (options: BrowserContextOptions) => Promise<BrowserContext>,
    listen: (page: Page) => void,
  ) {
    this.create = create;
    this.listen = listen;
  }

  /**
   * Returns an empty tab with these options, which belongs to the visitor until the test ends.
   * @param own the options of the visitor; the tab is used again only if all of them are in `reusable`
   */
  async take(options: BrowserContextOptions, own: BrowserContextOptions): Promise<Page> {
    const free = this.tabs.find(
      (tab) => !tab.isTaken && !tab.page.isClosed() && isDeepStrictEqual(tab.options, options),
    );
    if (free) {
      free.isTaken = true;
      this.tabs = [...this.tabs.filter((tab) => tab !== free), free];
      return free.page;
    }
    const context = await this.create(options);
    const page = await context.newPage();
    const tab: Tab = { page, options, isTaken: true, isSpoiled: !isReusable(own) };
    this.tabs.push(tab);
    watchPermanent([context, page, page.clock], () => (tab.isSpoiled = true));
    return page;
  }

  /** Empties the tabs of this test and closes their other pages; closes the tabs that cannot be emptied. */
  async leave(): Promise<void> {
    const left = this.tabs.filter(({ isTaken }) => isTaken);
    await Promise.all(
      left.map(async (tab) => {
        tab.isSpoiled ||= tab.page.isClosed() || !(await this.emptied(tab).catch(() => false));
        tab.isTaken = false;
      }),
    );
    const kept = this.tabs.filter(({ isSpoiled }) => !isSpoiled).slice(-maxTabs);
    const closed = this.tabs.filter((tab) => !kept.includes(tab));
    this.tabs = kept;
    await Promise.all(closed.map(({ page }) => page.context().close()));
  }

  private async emptied({ page, options, isSpoiled }: Tab): Promise<boolean> {
    if (isSpoiled) return false;
    const context = page.context();
    const others = context.pages().filter((each) => each !== page);
    await Promise.all(others.map((each) => each.close()));
    for (const name of events.split(' ')) page.removeAllListeners(name);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/robots.txt');
    // A pointer left over a row would hover what the next test opens.
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await context.clearCookies();
    await page.evaluate(emptyStorage);
    await page.emulateMedia({
      media: null,
      forcedColors: null,
      contrast: null,
      colorScheme: options.colorScheme ?? null,
      reducedMotion: options.reducedMotion ?? null,
    });
    if (options.viewport) await page.setViewportSize(options.viewport);
    this.listen(page);
    return true;
  }
}
