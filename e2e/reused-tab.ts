/**
 * One tab for all tests of a file. The tab is emptied at the end of a test, and the first visitor of the next test gets
 * it, because starting a process and loading all scripts would take longer than most tests. The browser's file cache is
 * kept.
 */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Options that can be changed on an open tab; a visitor with any other option gets a new context. */
const changeable = ['viewport', 'reducedMotion', 'colorScheme'] as const;

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

export class ReusedTab {
  private page: Page | null = null;
  private isTaken = false;
  private isSpoiled = false;

  private readonly create: (options: BrowserContextOptions) => Promise<BrowserContext>;
  private readonly listen: (page: Page) => void;

  /**
   * Creates the holder of the tab. @param create creates a context whose pages are listened to @param listen attaches
   * the listeners of the file again after those of a test are removed
   */
  constructor(
    create: (options: BrowserContextOptions) => Promise<BrowserContext>,
    listen: (page: Page) => void,
  ) {
    this.create = create;
    this.listen = listen;
  }

  /** Returns the empty tab; null if another visitor of this test has it, or if `own` has options that cannot be changed. */
  async take(options: BrowserContextOptions, own: BrowserContextOptions): Promise<Page | null> {
    const isPossible = Object.keys(own).every((key) => changeable.some((name) => name === key));
    if (this.isTaken || !isPossible) return null;
    this.isTaken = true;
    if (!this.page) {
      const context = await this.create(options);
      this.page = await context.newPage();
      watchPermanent([context, this.page, this.page.clock], () => (this.isSpoiled = true));
    } else {
      if (options.viewport) await this.page.setViewportSize(options.viewport);
      await this.page.emulateMedia({
        reducedMotion: options.reducedMotion ?? null,
        colorScheme: options.colorScheme ?? null,
      });
    }
    return this.page;
  }

  /** Closes the other pages of this test and empties the tab, or closes the tab if it cannot be emptied. */
  async leave(): Promise<void> {
    if (!this.isTaken || !this.page) return;
    const page = this.page;
    const isDone = !this.isSpoiled && !page.isClosed() && (await this.emptied(page).catch(() => false));
    this.isTaken = false;
    this.isSpoiled = false;
    if (isDone) return;
    this.page = null;
    await page.context().close();
  }

  private async emptied(page: Page): Promise<boolean> {
    const context = page.context();
    const others = context.pages().filter((each) => each !== page);
    await Promise.all(others.map((each) => each.close()));
    for (const name of events.split(' ')) page.removeAllListeners(name);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/robots.txt');
    await context.clearCookies();
    await page.evaluate(emptyStorage);
    await page.emulateMedia({ media: null, forcedColors: null, contrast: null });
    this.listen(page);
    return true;
  }
}
