/** Fetches parts of the program that a page loads only when it shows them. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { showOutdated, untilConnected } from './connection.ts';

const reloadKey = 'ferrite-reloaded-for';

type LoadOptions = {
  /**
   * What happens when the server has no such file any more, because it was updated: `reload` loads the document again,
   * `ask` leaves that to the reader, who may have typed something.
   */
  readonly whenOutdated: 'reload' | 'ask';
};

/** Loads a part. Without a connection it waits for one; a file that the server no longer has leads to a reload. */
export async function loadPart<T>(load: () => Promise<T>, { whenOutdated }: LoadOptions): Promise<T> {
  try {
    return await load();
  } catch {
    await untilConnected();
  }
  try {
    return await load();
  } catch (error) {
    // Firefox remembers a failed import for the life of the document, so that a reload helps there as well.
    if (whenOutdated === 'reload' && !reloadOnce()) throw error;
    if (whenOutdated === 'ask') showOutdated();
    return new Promise(() => {});
  }
}

/** @returns false where this address was loaded again for the same reason already */
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

/** A component that is loaded when it is first shown, e.g. a dialog. */
// biome-ignore lint/suspicious/noExplicitAny: as in React's own type of `lazy`, so that properties are inferred.
export function lazyPart<C extends ComponentType<any>>(
  load: () => Promise<C>,
  options: LoadOptions = { whenOutdated: 'ask' },
): LazyExoticComponent<C> {
  return lazy(async () => ({ default: await loadPart(load, options) }));
}
