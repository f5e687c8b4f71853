/**
 * Names and attributes of the server's cookies. With https the name has a prefix (`__Host-`, `__Secure-`), which makes
 * browsers reject cookies set by other subdomains. With http (localhost) there is no prefix.
 */

export type SiteCookie = ReturnType<typeof siteCookie>;

/**
 * Returns the name and attributes of a cookie.
 * @param publicUrl public URL of the site
 * @param path path to which the cookie is limited. `__Host-` requires `/`; other paths get `__Secure-`, with which
 *   another subdomain could set the cookie, so its value must be verified.
 */
export function siteCookie(name: string, publicUrl: string, path = '/') {
  const secure = publicUrl.startsWith('https://');
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  const attributes = { path, httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name: secure ? `${prefix}${name}` : name,
    /** Attributes of the cookie; the same are required to clear it. */
    attributes,
    until: (expires: Date) => ({ ...attributes, expires }),
  };
}
