/**
 * Names and attributes of the server's cookies. With https the name has a prefix (`__Host-`, `__Secure-`), by which
 * browsers reject cookies of other subdomains; http, as on localhost, supports no prefixes.
 */

export type SiteCookie = ReturnType<typeof siteCookie>;

/**
 * @param publicUrl public address of the site
 * @param path limits the cookie. `__Host-` requires `/`, so other paths get `__Secure-`; their value must not depend on
 * the setter.
 */
export function siteCookie(name: string, publicUrl: string, path = '/') {
  const secure = publicUrl.startsWith('https://');
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  const attributes = { path, httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name: secure ? `${prefix}${name}` : name,
    /** Attributes, also required to clear the cookie. */
    attributes,
    until: (expires: Date) => ({ ...attributes, expires }),
  };
}
