/** Opened calculator pages that are kept for times without a network. Shared by the page, its worker and the site. */

/** Name of the cache in the browser; after a change of the name the old cache stays. */
export const keptPagesName = 'ferrite-calculators-1';
/** Header in which the server states how long a page is granted. */
export const grantedUntilHeader = 'x-grant-until';
export const workerAddress = '/calculators/offline.js';

/** One page per calculator and language: the inputs in its address make no other page of it. */
export function pageKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?lang=${searchParams.get('lang') ?? ''}`;
}

/** Files that never change under their name, and scripts whose grant the page has passed. */
export function isPart(address: string): boolean {
  return /^\/calculators\/(shared|gated)\//.test(new URL(address).pathname);
}

/** Rights of the reader on the page; refreshed while there is a network. */
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
