/** Calculator pages stored for offline use. The calculator page, its service worker and the site use this module. */

/** Name of the cache in the browser. Changing the name leaves the old cache in browsers. */
export const offlineCacheName = 'ferrite-calculators-1';
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
export function isPageAsset(address: string): boolean {
  return /^\/calculators\/(shared|gated)\//.test(new URL(address).pathname);
}

/** Returns whether a URL requests the reader's rights; the stored response is refreshed while online. */
export function isRightsRequest(address: string): boolean {
  return new URL(address).pathname.startsWith('/calculators/rights/');
}

export function isStillGranted(until: string | null, now: number): boolean {
  const end = until === null ? Number.NaN : Date.parse(until);
  return end > now;
}

/** Deletes the stored pages; called at logout. */
export async function clearKeptPages(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(offlineCacheName).catch(() => false);
}

const tablesPath = '/calculators/batch-table/';
/** Response header with the time at which a stored table is removed. */
export const tableUntilHeader = 'x-table-until';

/** Returns the cache key of a member's table of a calculator. */
export const tableKey = (memberId: string, calculatorId: string): string =>
  `${tablesPath}${encodeURIComponent(memberId)}/${calculatorId}`;

/** Returns whether a cached entry is a table that this member must not find: of another member, or too old. */
export function isForeignTable(
  address: string,
  memberId: string,
  until: string | null,
  now: number,
): boolean {
  const { pathname } = new URL(address);
  if (!pathname.startsWith(tablesPath)) return false;
  return !pathname.startsWith(tableKey(memberId, '')) || !isStillGranted(until, now);
}

/** Deletes the stored tables of other members and those that are too old. */
export async function clearForeignTables(memberId: string): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(offlineCacheName))) return;
  const kept = await caches.open(offlineCacheName);
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(tablesPath)) continue;
    const until = (await kept.match(request))?.headers.get(tableUntilHeader) ?? null;
    if (isForeignTable(request.url, memberId, until, Date.now())) await kept.delete(request);
  }
}
