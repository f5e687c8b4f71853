/** Loads parts of pages that are split into separate files. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { showOutdated, untilConnected } from './connection.ts';

const reloadKey = 'ferrite-reloaded-for';

type LoadOptions = {
  /**
   * Behaviour if the file needs a reload of the page: it no longer exists because the site was updated, or the browser
   * caches its failed import. `reload` reloads the page; `ask` asks the user first, because the user may have typed
   * something.
   */
  readonly whenOutdated: 'reload' | 'ask';
};

/** Loads a part of a page. Waits while offline; reloads the page, or asks to, if the file still cannot be loaded. */
export async function loadPart<T>(load: () => Promise<T>, { whenOutdated }: LoadOptions): Promise<T> {
  try {
    return await load();
  } catch {
    await untilConnected();
  }
  try {
    return await load();
  } catch (error) {
    // Browsers may cache a failed import until the document is reloaded (whatwg/html issue 6768).
    if (whenOutdated === 'reload' && !reloadOnce()) throw error;
    if (whenOutdated === 'ask') showOutdated();
    return new Promise(() => {});
  }
}

/**
 * Reloads the page once per URL.
 * @returns false if the page was already reloaded for this reason
 */
function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(reloadKey) === location.href) return false;
    sessionStorage.setItem(reloadKey, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Returns a component that is loaded when it is first shown, e.g. a dialog. */
// biome-ignore lint/suspicious/noExplicitAny: same as in React's own type of `lazy`, so that properties are inferred.
export function lazyPart<C extends ComponentType<any>>(
  load: () => Promise<C>,
  options: LoadOptions = { whenOutdated: 'ask' },
): LazyExoticComponent<C> {
  return lazy(async () => ({ default: await loadPart(load, options) }));
}
