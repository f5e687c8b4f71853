/**
 * Pages that run scripts of payment providers. A content security policy applies to a whole document, so these pages
 * are always loaded as new documents, and no other page allows those scripts.
 */
import { splitPath } from '../i18n/i18n.ts';

const paths = /^\/(register|register-new|membership|toss-checkout[^/]*|pay\/.*)$/;

/**
 * Returns whether a page runs scripts of payment providers.
 * @param pathname path of a URL, without query
 */
export function isPaymentPage(pathname: string): boolean {
  return paths.test(splitPath(pathname.replace(/(.)\/$/, '$1')).rest);
}

/**
 * Loads a payment page as a new document if the user comes from another page of the site; the client loader of these
 * pages. A route that uses it also needs a `loader`, otherwise the server renders nothing. The previous page remains
 * visible until the new one is loaded.
 */
export async function loadAsDocument({ request }: { readonly request: Request }): Promise<null> {
  const [loaded] = performance.getEntriesByType('navigation');
  if (isPaymentPage(new URL(loaded?.name ?? window.location.href).pathname)) return null;
  window.location.assign(request.url);
  return new Promise(() => {});
}
