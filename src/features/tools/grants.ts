/** Signed grant cookies. Each is limited to the page of one calculator and is not readable by scripts. */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { siteCookie } from '../../platform/server/http/cookies.ts';

/** Permission for a member and session to load the page of a tool until a time. The route signs it into a cookie. */
export type Grant = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly toolId: string;
  readonly expiresAt: Date;
};

export type Grants = ReturnType<typeof createGrants>;

export function createGrants(secret: string, siteUrl: string) {
  // The path keeps the cookies out of other requests: the grants of all tools add up to 9 KB, which some proxies
  // reject.
  // A cookie planted by another person works only for the member and session that it was issued for.
  const cookieOf = (toolId: string) => siteCookie(`grant-${toolId}`, siteUrl, '/calculators');
  const key = createSecretKey(Buffer.from(secret));
  const sign = (payload: string) =>
    createHmac('sha256', key).update(`tool grant ${payload}`).digest('base64url');

  return {
    cookieName: (toolId: string) => cookieOf(toolId).name,
    attributes: ({ toolId, expiresAt }: Grant) => cookieOf(toolId).until(expiresAt),

    /** Returns `<base64url of member, session, tool, expiry>.<signature>`. */
    write(grant: Grant): string {
      const payload = Buffer.from(
        `${grant.memberId} ${grant.sessionId} ${grant.toolId} ${grant.expiresAt.getTime()}`,
      ).toString('base64url');
      return `${payload}.${sign(payload)}`;
    },

    /** Returns the grant in a cookie value; null if the value is missing or its signature is invalid. */
    read(value: string | undefined): Grant | null {
      const [payload = '', signature = ''] = (value ?? '').split('.');
      const expected = Buffer.from(sign(payload));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [memberId = '', sessionId = '', toolId = '', expiry = ''] = Buffer.from(payload, 'base64url')
        .toString()
        .split(' ');
      return { memberId, sessionId, toolId, expiresAt: new Date(Number(expiry)) };
    },
  };
}
