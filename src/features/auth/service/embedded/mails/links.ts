import type { CallContext } from '../../auth-service.port.ts';
import type { AccountDeps } from '../accounts/usecases/deps.ts';
import { AuthRefused } from '../refusal.ts';
import { flowPrefix } from './flows.ts';
import { exchangeLinked, type FirstLinkConfirmed, verifyLinked } from './usecases/verify-code.ts';

/**
 * Creates the function that returns the URL to which a mailed link redirects. The fragment of the URL contains the
 * session or the reason of a refusal. For a browser that sent a PKCE challenge, the query contains a code to exchange
 * for the session.
 */
export function createLinks(deps: AccountDeps, recoveryPage?: string) {
  const withFragment = (target: string, fields: Record<string, string>) =>
    `${target.split('#')[0]}#${new URLSearchParams(fields)}`;
  const withQuery = (target: string, fields: Record<string, string>) => {
    const url = new URL(target);
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return url.href;
  };
  const halfWay = (target: string, { msg }: FirstLinkConfirmed) => withFragment(target, { message: msg });

  async function exchange(type: string, hash: string, target: string): Promise<string> {
    const done = await exchangeLinked(deps, type, hash);
    return 'authCode' in done ? withQuery(target, { code: done.authCode }) : halfWay(target, done);
  }

  /**
   * Returns whether the link leads to the page for a new password. That page redeems the link together with the
   * password, so no session appears in a URL.
   */
  const isForPage = (type: string, target: string, page: string) =>
    type === 'recovery' && new URL(target).origin === new URL(page).origin;

  async function open(type: string, hash: string, target: string, context: CallContext): Promise<string> {
    const done = await verifyLinked(deps, type, hash, context);
    if (!('access_token' in done)) return halfWay(target, done);
    const { access_token, refresh_token, expires_in, expires_at } = done;
    return withFragment(target, {
      access_token,
      refresh_token,
      expires_in: String(expires_in),
      expires_at: String(expires_at),
      token_type: 'bearer',
      type,
    });
  }

  return async (type: string, hash: string, target: string, context: CallContext): Promise<string> => {
    const isFlow = hash.startsWith(flowPrefix);
    if (recoveryPage && !isFlow && isForPage(type, target, recoveryPage))
      return withFragment(recoveryPage, { token_hash: hash, type });
    try {
      return await (isFlow ? exchange(type, hash, target) : open(type, hash, target, context));
    } catch (error) {
      if (!(error instanceof AuthRefused)) throw error;
      const fields = refusalFields(error);
      return withFragment(isFlow ? withQuery(target, fields) : target, fields);
    }
  };
}

/** Returns the URL parameters in which the client expects the reason of a refusal. */
function refusalFields({ code, message }: AuthRefused) {
  return {
    error: 'access_denied',
    error_code: code,
    error_description: code === 'otp_expired' ? 'Email link is invalid or has expired' : message,
  };
}
