import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/server/clock.ts';
import { type AccessPayload, audience } from '../claims.ts';
import { createPublishedKeys } from './published-keys.ts';

/** Time in milliseconds for which the service's acceptance of a token is remembered. */
const acceptedMs = 30_000;

/** Verifies the service's tokens by its public keys, else by the shared secret or by a request to the service. */
export function createHostedKeys(options: {
  readonly url: string;
  readonly publicKey: string;
  /** Shared secret with which the service signs; null if it signs with keys. */
  readonly jwtSecret: string | null;
  readonly clock: Clock;
  /** Returns whether the service accepts the token; used if no key matches. */
  readonly isAccepted: (accessToken: string) => Promise<boolean>;
}) {
  const { url, jwtSecret, clock, isAccepted } = options;
  const published = createPublishedKeys(options);
  const accepted = new LRUCache<string, number>({
    maxSize: 2_000_000,
    sizeCalculation: (_until, key) => key.length * 2 + 200,
  });

  async function payloadOf(token: string): Promise<AccessPayload | null> {
    const { kid, alg = '' } = decodeProtectedHeader(token);
    const times = { currentDate: clock.now(), clockTolerance: 5, issuer: url, audience };
    if (alg === 'HS256' && jwtSecret) {
      const secret = new TextEncoder().encode(jwtSecret);
      return (await jwtVerify(token, secret, { ...times, algorithms: ['HS256'] })).payload as AccessPayload;
    }
    const keys = await published.listFor(kid);
    const known = kid ? keys.get(kid) : undefined;
    // The key determines the algorithm, not the token.
    if (known) {
      if (alg !== known.alg) return null;
      return (await jwtVerify(token, known.key, { ...times, algorithms: [known.alg] }))
        .payload as AccessPayload;
    }
    if (alg !== 'HS256' || keys.size > 0) return null;
    return (await isAcceptedNow(token)) ? (decodeJwt(token) as AccessPayload) : null;
  }

  async function isAcceptedNow(token: string): Promise<boolean> {
    const key = createHash('sha256').update(token).digest('base64url');
    const now = clock.now().getTime();
    const { exp = 0 } = decodeJwt(token);
    if (exp * 1000 <= now) return false;
    const since = accepted.get(key);
    if (since !== undefined && now - since < acceptedMs) return true;
    if (!(await isAccepted(token))) return false;
    accepted.set(key, now);
    return true;
  }

  return {
    /**
     * Verifies a token.
     * @returns null unless it is a valid token of the service
     */
    async verify(token: string): Promise<AccessPayload | null> {
      if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null;
      try {
        return await payloadOf(token);
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
        throw error;
      }
    },
  };
}
