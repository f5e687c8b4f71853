/** Finds the pages of a build by URL, as React Router matches them. */

type Route = {
  readonly id: string;
  readonly path?: string | undefined;
  readonly parentId?: string | undefined;
};

export type PageMatch = {
  /** Ids of the matched routes, outermost first. */
  readonly routes: readonly string[];
  /** True if the path has parameters, so that the number of such URLs is unlimited. */
  readonly hasParams: boolean;
};

/** Returns the page at a path without query; null if the build has none. */
export type FindPage = (pathname: string) => PageMatch | null;

/** Returns a function that finds the pages of a build. Routes that match any path (`*`) do not count as pages. */
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

/** Returns whether a URL requests the data of a page, which React Router fetches in the browser in its own format. */
export const isPageData = (url: string): boolean => /^[^?]+\.data(\?|$)/.test(url);

export type CacheEntry = PageMatch & {
  /** Cache key; equal for all URLs with the same content. */
  readonly key: string;
};

/**
 * Returns the cache key of a URL. Returns null for URLs that are not cached: unknown pages, and queries, whose number
 * is unlimited. The query `_routes`, in which React Router lists the routes whose data it needs, is accepted only in
 * the order in which the routes match.
 * @param url a normalized request target
 */
export function cacheEntryOf(url: string, findPage: FindPage): CacheEntry | null {
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
