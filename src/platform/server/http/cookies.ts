/**
 * How every cookie of the server is named and set; only `selectedLanguage` is the browser's own.
 * Behind https the name begins with a prefix for which the browser itself makes sure that this host set it, over https:
 * a neighbour on another subdomain cannot plant one. Plain http, as on localhost, knows no prefixes.
 */

export type SiteCookie = ReturnType<typeof siteCookie>;

/**
 * @param publicUrl where the site is seen from outside
 * @param path narrower than the site where a cookie is of no use elsewhere. `__Host-` demands `/`, so a narrow one
 *   gets `__Secure-`; nothing may hang on who set it.
 */
export function siteCookie(name: string, publicUrl: string, path = '/') {
  const secure = publicUrl.startsWith('https://');
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  const attributes = { path, httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name: secure ? `${prefix}${name}` : name,
    /** Also what takes the cookie away: a browser ignores that without the attributes that its prefix demands. */
    attributes,
    until: (expires: Date) => ({ ...attributes, expires }),
  };
}
