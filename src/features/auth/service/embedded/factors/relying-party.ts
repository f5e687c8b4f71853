import { invalidRequest } from '../refusal.ts';

/** Site to which a security key belongs: its domain (relying party id) and the origins at which the key may be used. */
export type RelyingParty = { readonly id: string; readonly origins: readonly string[] };

/** Site named in a client's request; both parts are optional. */
export type NamedParty = {
  readonly rpId?: string | undefined;
  readonly rpOrigins?: readonly string[] | undefined;
};

const isLoopback = (origin: string) => URL.parse(origin)?.hostname === 'localhost';

/**
 * Returns a function that finds the site of a request among the allowed origins; the first origin is the default. With
 * `anyLoopbackPort`, `http://localhost` is allowed with any port, because browsers refuse security keys at 127.0.0.1.
 */
export function createRelyingParties(
  origins: readonly string[],
  anyLoopbackPort: boolean,
): (named: NamedParty | undefined) => RelyingParty {
  const allowed = [...new Set(origins)];
  const standard = new URL(allowed[0] ?? 'http://localhost').hostname;
  /**
   * Finds the site of a request.
   * @throws AuthRefused for a site that is not allowed
   */
  return ({ rpId, rpOrigins = [] } = {}) => {
    const id = (rpId ?? standard).toLowerCase();
    const local = anyLoopbackPort ? rpOrigins.filter(isLoopback) : [];
    const belonging = [...allowed, ...local].filter((origin) => {
      const host = new URL(origin).hostname;
      return host === id || (id.includes('.') && host.endsWith(`.${id}`));
    });
    const wanted = rpOrigins.length === 0 ? belonging : belonging.filter((each) => rpOrigins.includes(each));
    if (wanted.length === 0) throw invalidRequest('The relying party of the security key is not allowed');
    return { id, origins: wanted };
  };
}
