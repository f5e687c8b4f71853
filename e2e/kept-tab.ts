/**
 * The tab that the first visitor of each test of a file takes over from the last test, emptied, because a new process
 * and all scripts for each test take longer than most tests. The browser's cache of files is kept.
 */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Options that the tab can take over; a visitor with others has a context of its own. */
const changeable = ['viewport', 'reducedMotion', 'colorScheme'] as const;

const events =
  'console dialog download filechooser framenavigated load pageerror popup request requestfailed requestfinished response';

/** Methods of page, context and clock with effects that cannot be undone. */
const lasting =
  'addInitScript exposeBinding exposeFunction grantPermissions install newCDPSession setExtraHTTPHeaders setFixedTime setGeolocation setOffline';

/** Calls `then` when a test calls a method of these objects with lasting effects. */
function watchLasting(objects: readonly object[], then: () => void): void {
  for (const object of objects as Record<string, unknown>[])
    for (const name of lasting.split(' ')) {
      const method = object[name];
      if (typeof method !== 'function') continue;
      object[name] = (...args: unknown[]) => {
        then();
        return method.apply(object, args);
      };
    }
}

/** Empties what pages of the product store. Runs in the browser. */
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

export class KeptTab {
  private page: Page | null = null;
  private isTaken = false;
  private isLasting = false;

  private readonly create: (options: BrowserContextOptions) => Promise<BrowserContext>;

  /** @param create makes a context with the scripts of every test */
  constructor(create: (options: BrowserContextOptions) => Promise<BrowserContext>) {
    this.create = create;
  }

  /** Returns the emptied tab; null if a visitor of this test has it or the options need a context of their own. */
  async take(options: BrowserContextOptions, own: BrowserContextOptions): Promise<Page | null> {
    const isPossible = Object.keys(own).every((key) => changeable.some((name) => name === key));
    if (this.isTaken || !isPossible) return null;
    this.isTaken = true;
    if (!this.page) {
      const context = await this.create(options);
      this.page = await context.newPage();
      watchLasting([context, this.page, this.page.clock], () => (this.isLasting = true));
    } else {
      if (options.viewport) await this.page.setViewportSize(options.viewport);
      await this.page.emulateMedia({
        reducedMotion: options.reducedMotion ?? null,
        colorScheme: options.colorScheme ?? null,
      });
    }
    return this.page;
  }

  /** Ends what the pages of this test do and empties the tab; a new one follows if that is impossible. */
  async leave(): Promise<void> {
    if (!this.isTaken || !this.page) return;
    const page = this.page;
    const isDone = !this.isLasting && !page.isClosed() && (await this.emptied(page).catch(() => false));
    this.isTaken = false;
    this.isLasting = false;
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
    return true;
  }
}
