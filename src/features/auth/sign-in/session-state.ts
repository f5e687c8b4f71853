/** State of sessions, cached for a short time: whether a token is valid, its session active and its factor verified. */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/server/clock.ts';
import { endedSessionRetentionMs } from '../auth.rules.ts';
import type { AuthStore } from '../auth.store.ts';
import { refuse } from '../refusals.ts';
import type { AccessClaims, AuthPort } from '../service/auth-service.port.ts';

/** Maximum time for which a process may accept a session that another process has ended. */
const livenessCacheMs = 10_000;
/** Maximum size of each cache, in bytes. */
const maxCacheBytes = 8_000_000;
/** Estimated bytes per cache entry, in addition to its key. */
const entryBytes = 200;
const claimsBytes = 600;
const perKey = {
  maxSize: maxCacheBytes / 4,
  sizeCalculation: (_value: unknown, key: string) => key.length * 2 + entryBytes,
};

export type SessionStateDeps = {
  readonly store: Pick<AuthStore, 'findSessionState'>;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly caches: ReturnType<typeof createSessionCaches>;
  /** Whether a hosted service starts sessions, which may accept a session that was ended here. */
  readonly isHosted: boolean;
};

/** Creates the caches. Sessions that end in this process are removed at once. */
export function createSessionCaches(port: Pick<AuthPort, 'onSessionsEnded'>) {
  const liveCheckedAt = new LRUCache<string, number>(perKey);
  const ended = new LRUCache<string, true>(perKey);
  port.onSessionsEnded((ids) => {
    for (const id of ids) {
      liveCheckedAt.delete(id);
      ended.set(id, true);
    }
  });
  return {
    liveCheckedAt,
    ended,
    /** Sessions to which the login rules were applied. */
    admitted: new LRUCache<string, true>(perKey),
    factorCheckedAt: new LRUCache<string, number>(perKey),
    verified: new LRUCache<string, AccessClaims>({
      maxSize: maxCacheBytes,
      sizeCalculation: (_claims, token) => token.length * 2 + claimsBytes,
    }),
  };
}

/** Returns the claims of a token. @throws AppError 401 for an invalid or expired token */
export async function verifyToken(
  { port, clock, caches }: Pick<SessionStateDeps, 'port' | 'clock' | 'caches'>,
  token: string,
): Promise<AccessClaims> {
  // Only the validity of the signature is cached; everything that can change is checked separately.
  const kept = caches.verified.get(token);
  const claims = kept ?? (await port.verifyAccessToken(token));
  if (!claims || claims.expiresAt <= clock.now()) throw refuse('auth.token_invalid', { about: 'session' });
  if (!kept) caches.verified.set(token, claims);
  return claims;
}

/**
 * Returns whether this site ended the session, although a hosted service may still accept it. Records of ended sessions
 * are deleted after some time, so an older session without a record counts as ended too.
 */
async function isEndedHere(
  { store, clock }: SessionStateDeps,
  sessionId: string,
  signedInAt: Date | undefined,
): Promise<boolean> {
  const state = await store.findSessionState(sessionId);
  if (state !== null || !signedInAt) return state === 'ended';
  return clock.now().getTime() - signedInAt.getTime() > endedSessionRetentionMs;
}

/**
 * Returns whether a session is active.
 * @param signedInAt time of the last authentication, if the session's claims are known
 */
export async function isLive(
  deps: SessionStateDeps,
  sessionId: string,
  token: string,
  signedInAt?: Date,
): Promise<boolean> {
  const { ended, liveCheckedAt } = deps.caches;
  if (ended.has(sessionId)) return false;
  const now = deps.clock.now().getTime();
  const seen = liveCheckedAt.get(sessionId);
  if (seen !== undefined && now - seen < livenessCacheMs) return true;
  const live =
    (await deps.port.isSessionLive(sessionId, token)) &&
    !(deps.isHosted && (await isEndedHere(deps, sessionId, signedInAt)));
  // The session may have ended during the query.
  if (!live || ended.has(sessionId)) return false;
  liveCheckedAt.set(sessionId, now);
  return true;
}

/**
 * Returns whether the caller must verify a second factor first. The result is cached for 10 s, which is safe because
 * turning on two-factor ends the person's other sessions.
 */
export async function needsSecondFactor(
  { port, clock, caches }: SessionStateDeps,
  claims: AccessClaims,
  token: string,
): Promise<boolean> {
  if (claims.aal === 'aal2') return false;
  const now = clock.now().getTime();
  const seen = caches.factorCheckedAt.get(claims.sessionId);
  if (seen !== undefined && now - seen < livenessCacheMs) return false;
  if (await port.hasSecondFactor(claims.userId, token)) return true;
  caches.factorCheckedAt.set(claims.sessionId, now);
  return false;
}
