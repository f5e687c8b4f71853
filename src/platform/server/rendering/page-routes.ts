/** The pages of a build by their addresses, as React Router serves them. */

type Route = {
  readonly id: string;
  readonly path?: string | undefined;
  readonly parentId?: string | undefined;
};

export type PageMatch = {
  /** Ids of the matched routes, the outermost first. */
  readonly routes: readonly string[];
  /** True when the address has parameters: there is any number of such addresses. */
  readonly hasParams: boolean;
};

/** Finds the page at a path without query; null for addresses that no page of the build has. */
export type FindPage = (pathname: string) => PageMatch | null;

/** Returns the finder of a build's pages. Routes that match any address (`*`) are no pages. */
export function pageFinder(routes: Readonly<Record<string, Route | undefined>>): FindPage {
  const fixed = new Map<string, PageMatch>();
  const patterns: { readonly pattern: RegExp; readonly match: PageMatch }[] = [];
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  for (const leaf of Object.values(routes)) {
    if (!leaf || parents.has(leaf.id)) continue;
    const chain: Route[] = [];
    for (let each: Route | undefined = leaf; each; each = each.parentId ? routes[each.parentId] : undefined)
      chain.unshift(each);
    const segments = chain.flatMap(({ path = '' }) => path.split('/').filter(Boolean));
    if (segments.includes('*')) continue;
    const hasParams = segments.some((segment) => segment.startsWith(':'));
    const match = { routes: chain.map(({ id }) => id), hasParams };
    if (!hasParams) fixed.set(`/${segments.join('/')}`, match);
    else {
      const source = segments.map((segment) =>
        segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&'),
      );
      patterns.push({ pattern: new RegExp(`^/${source.join('/')}$`), match });
    }
  }
  return (pathname) =>
    fixed.get(pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname))?.match ?? null;
}

/** True for the data of a page, which React Router fetches in the browser in its own format. */
export const isPageData = (url: string): boolean => /^[^?]+\.data(\?|$)/.test(url);

export type KeptAddress = PageMatch & {
  /** Names the content: the same for every address that shows it. */
  readonly key: string;
};

/**
 * Returns what an address is kept under, or null when it is not kept: addresses of no page, and queries, of which there
 * is any number. The routes that React Router asks data of (`_routes`) count only in the order in which they match.
 * @param url a normal request target
 */
export function keptAddress(url: string, findPage: FindPage): KeptAddress | null {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const hasData = isPageData(path);
  const page = findPage(hasData ? path.replace(/(\/_)?\.data$/, '') || '/' : path);
  if (!page) return null;
  if (queryAt < 0) return { ...page, key: path };
  const asked = hasData ? routesAsked(url.slice(queryAt + 1)) : null;
  const known = page.routes.filter((id) => asked?.includes(id));
  return asked && known.length > 0 && known.join() === asked.join()
    ? { ...page, key: `${path}?_routes=${known.join()}` }
    : null;
}

function routesAsked(query: string): string[] | null {
  const params = [...new URLSearchParams(query)];
  const [first] = params;
  return params.length === 1 && first?.[0] === '_routes' ? first[1].split(',') : null;
}
