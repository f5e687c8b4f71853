/**
 * Pages that run the payment providers' scripts. A content policy belongs to the document that was loaded,
 * so these pages are always loaded as documents of their own, and no other page allows those scripts.
 */
import { splitPath } from '../i18n/i18n.ts';

const paths = /^\/(register|register-new|membership|toss-checkout[^/]*|pay\/.*)$/;

/** @param pathname of an address, without query */
export function isPaymentPage(pathname: string): boolean {
  return paths.test(splitPath(pathname.replace(/(.)\/$/, '$1')).rest);
}

/**
 * The client loader of a payment page: arriving from another page of the site loads the page as a document.
 * Within payment pages nothing is loaded anew. A route that uses it needs a `loader` too, or the server leaves it empty.
 * The old page stays on the screen until the new one is there.
 */
export async function loadAsDocument({ request }: { readonly request: Request }): Promise<null> {
  const [loaded] = performance.getEntriesByType('navigation');
  if (isPaymentPage(new URL(loaded?.name ?? window.location.href).pathname)) return null;
  window.location.assign(request.url);
  return new Promise(() => {});
}
