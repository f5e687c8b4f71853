/** The cookie that carries a grant: signed, for this tool's page only, unreadable to scripts. */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { siteCookie } from '../platform/http/cookies.ts';
import type { Grant } from './tools.ts';

export type Grants = ReturnType<typeof createGrants>;

export function createGrants(secret: string, siteUrl: string) {
  // Not with every request: somebody who opened all tools has 9 KB of grants, more than some proxies let through. One
  // that somebody else planted opens a page for its member and session only.
  const cookieOf = (toolId: string) => siteCookie(`grant-${toolId}`, siteUrl, '/calculators');
  const key = createSecretKey(Buffer.from(secret));
  const sign = (payload: string) =>
    createHmac('sha256', key).update(`tool grant ${payload}`).digest('base64url');

  return {
    cookieName: (toolId: string) => cookieOf(toolId).name,
    attributes: ({ toolId, expiresAt }: Grant) => cookieOf(toolId).until(expiresAt),

    /** `<base64url of member, session, tool, expiry>.<signature>` */
    write(grant: Grant): string {
      const payload = Buffer.from(
        `${grant.memberId} ${grant.sessionId} ${grant.toolId} ${grant.expiresAt.getTime()}`,
      ).toString('base64url');
      return `${payload}.${sign(payload)}`;
    },

    /** The grant in a cookie's value, or null when it is missing, altered or not ours. */
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
