/** Calculator pages stored for offline use. The calculator page, its service worker and the site use this module. */

/** Name of the cache in the browser. Changing the name leaves the old cache in browsers. */
export const keptPagesName = 'ferrite-calculators-1';
/** Response header with the time until which a page may be used offline. */
export const grantedUntilHeader = 'x-grant-until';
export const workerAddress = '/calculators/offline.js';

/** Returns the cache key of a page: one per calculator and language, independent of its inputs. */
export function pageKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?lang=${searchParams.get('lang') ?? ''}`;
}

/**
 * Returns whether a URL is an asset of a page: a file whose content never changes, or a script that the page's grant
 * covers.
 */
export function isPart(address: string): boolean {
  return /^\/calculators\/(shared|gated)\//.test(new URL(address).pathname);
}

/** Returns whether a URL requests the reader's rights; the stored response is refreshed while online. */
export function isRights(address: string): boolean {
  return new URL(address).pathname.startsWith('/calculators/rights/');
}

export function isStillGranted(until: string | null, now: number): boolean {
  const end = until === null ? Number.NaN : Date.parse(until);
  return end > now;
}

/** Deletes the stored pages; called at logout. */
export async function clearKeptPages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(keptPagesName).catch(() => false);
}
