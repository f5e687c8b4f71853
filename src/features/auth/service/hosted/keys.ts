import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, importJWK, type JWK, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../platform/server/clock.ts';
import { type AccessPayload, audience } from '../claims.ts';
import { unavailable } from './call.ts';

const freshMs = 600_000;
const staleMs = 86_400_000;
/** Minimum interval between requests for the list of public keys. */
const askEveryMs = 30_000;
const timeoutMs = 5_000;
const askedMs = 30_000;
const algorithms = new Set(['ES256', 'RS256']);

type Key = { readonly alg: string; readonly key: Awaited<ReturnType<typeof importJWK>> };
type KeyList = { readonly keys: ReadonlyMap<string, Key>; readonly readAt: number };

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
  const { url, publicKey, jwtSecret, clock, isAccepted } = options;
  const asked = new LRUCache<string, number>({
    maxSize: 2_000_000,
    sizeCalculation: (_until, key) => key.length * 2 + 200,
  });
  let list: KeyList | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const response = await fetch(`${url}/.well-known/jwks.json`, {
      headers: { apikey: publicKey },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Fetching the published keys returned ${response.status}.`);
    const { keys = [] } = (await response.json()) as { keys?: JWK[] };
    const usable = keys.filter((jwk) => jwk.kid && jwk.alg && algorithms.has(jwk.alg));
    const imported = usable.map(
      async (jwk) =>
        [jwk.kid ?? '', { alg: jwk.alg ?? '', key: await importJWK(jwk, jwk.alg ?? '') }] as const,
    );
    list = { keys: new Map(await Promise.all(imported)), readAt: clock.now().getTime() };
  }

  /** Fetches the list of keys, or waits for a fetch in progress. A failure throws only if there is no earlier list. */
  async function refetch(now: number): Promise<void> {
    askedAt = reading ? askedAt : now;
    reading ??= read().finally(() => (reading = null));
    const failed = await reading.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failed && list === null) throw unavailable(failed.error);
  }

  /**
   * Returns the list of keys; fetches it again if it is outdated or lacks the key. If the service cannot be reached,
   * the old list is used for a day.
   */
  async function current(kid: string | undefined): Promise<KeyList> {
    const now = clock.now().getTime();
    const isFresh = list !== null && now - list.readAt < freshMs && (!kid || list.keys.has(kid));
    if (!isFresh && (reading || now - askedAt >= askEveryMs)) await refetch(now);
    if (list === null || now - list.readAt >= staleMs) throw unavailable('No published keys are known.');
    return list;
  }

  async function payloadOf(token: string): Promise<AccessPayload | null> {
    const { kid, alg = '' } = decodeProtectedHeader(token);
    const times = { currentDate: clock.now(), clockTolerance: 5, issuer: url, audience };
    if (alg === 'HS256' && jwtSecret) {
      const secret = new TextEncoder().encode(jwtSecret);
      return (await jwtVerify(token, secret, { ...times, algorithms: ['HS256'] })).payload as AccessPayload;
    }
    const { keys } = await current(kid);
    const known = kid ? keys.get(kid) : undefined;
    // The key determines the algorithm, not the token.
    if (known) {
      if (alg !== known.alg) return null;
      return (await jwtVerify(token, known.key, { ...times, algorithms: [known.alg] }))
        .payload as AccessPayload;
    }
    if (alg !== 'HS256' || keys.size > 0) return null;
    return (await isTaken(token)) ? (decodeJwt(token) as AccessPayload) : null;
  }

  async function isTaken(token: string): Promise<boolean> {
    const key = createHash('sha256').update(token).digest('base64url');
    const now = clock.now().getTime();
    const { exp = 0 } = decodeJwt(token);
    if (exp * 1000 <= now) return false;
    const seen = asked.get(key);
    if (seen !== undefined && now - seen < askedMs) return true;
    if (!(await isAccepted(token))) return false;
    asked.set(key, now);
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
