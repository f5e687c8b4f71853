/** Opened calculator pages stored for offline use. Shared by the page, its worker and the site. */

/** Name of the cache in the browser; after a change of the name the old cache stays. */
export const keptPagesName = 'ferrite-calculators-1';
/** Header with the time until which a page is granted. */
export const grantedUntilHeader = 'x-grant-until';
export const workerAddress = '/calculators/offline.js';

/** Returns the key of a page: one per calculator and language, independent of its inputs. */
export function pageKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?lang=${searchParams.get('lang') ?? ''}`;
}

/** Returns whether a file never changes under its name, or is a script covered by the grant of the page. */
export function isPart(address: string): boolean {
  return /^\/calculators\/(shared|gated)\//.test(new URL(address).pathname);
}

/** Returns whether an address is the request of the reader's rights; refreshed while online. */
export function isRights(address: string): boolean {
  return new URL(address).pathname.startsWith('/calculators/rights/');
}

export function isStillGranted(until: string | null, now: number): boolean {
  const end = until === null ? Number.NaN : Date.parse(until);
  return end > now;
}

/** Deletes the stored pages at sign-out. */
export async function clearKeptPages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(keptPagesName).catch(() => false);
}
