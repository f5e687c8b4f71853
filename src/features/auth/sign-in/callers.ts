import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/server/clock.ts';
import type { AppError } from '../../../platform/server/errors/errors.ts';
import { accessKeyPrefix, type Caller } from '../../../platform/server/http/api.ts';
import { endedSessionRetentionMs, isLeaseLive, sortByLastSeen } from '../auth.rules.ts';
import type { AuthStore, CallerLease, CallerRow } from '../auth.store.ts';
import { refuse } from '../refusals.ts';
import type { Admission } from '../service/admission.ts';
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
const staff: readonly string[] = ['Admin', 'admin'];

/** Caller together with the data loaded for the request, for reuse. */
export type CallerDetails = {
  readonly caller: Caller;
  readonly member: CallerRow;
  readonly claims: AccessClaims;
  readonly token: string;
};

export type Callers = ReturnType<typeof createCallers>;

/** Creates the function that identifies the caller of a request by its Authorization header. */
export function createCallers(options: {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly isPremium: (member: CallerRow, now: Date) => boolean;
  /** Whether administrators must log in with a second factor. */
  readonly staffNeedsFactor: boolean;
  /** Login rules for sessions that a hosted service starts without calling this product. */
  readonly admission?: Admission | undefined;
}) {
  const { store, port, clock, isPremium, admission, staffNeedsFactor } = options;
  const admitted = new LRUCache<string, true>(perKey);
  const verified = new LRUCache<string, AccessClaims>({
    maxSize: maxCacheBytes,
    sizeCalculation: (_claims, token) => token.length * 2 + claimsBytes,
  });
  const liveCheckedAt = new LRUCache<string, number>(perKey);
  const factorCheckedAt = new LRUCache<string, number>(perKey);
  const ended = new LRUCache<string, true>(perKey);
  const resolvedCallers = new WeakMap<Caller, CallerDetails>();

  port.onSessionsEnded((ids) => {
    for (const id of ids) {
      liveCheckedAt.delete(id);
      ended.set(id, true);
    }
  });

  async function verifyToken(token: string): Promise<AccessClaims> {
    // Only the validity of the signature is cached; everything that can change is checked below.
    const kept = verified.get(token);
    const claims = kept ?? (await port.verifyAccessToken(token));
    if (!claims || claims.expiresAt <= clock.now()) throw refuse('auth.token_invalid', { about: 'session' });
    if (!kept) verified.set(token, claims);
    return claims;
  }

  /**
   * Returns whether the product ended this session, although a hosted service may still accept it. Records of ended
   * sessions are deleted after some time, so an older session without a record counts as ended too.
   */
  async function isEndedHere(sessionId: string, signedInAt: Date | undefined): Promise<boolean> {
    const state = await store.findSessionState(sessionId);
    if (state !== null || !signedInAt) return state === 'ended';
    return clock.now().getTime() - signedInAt.getTime() > endedSessionRetentionMs;
  }

  /**
   * Returns whether a session is active.
   * @param signedInAt time of the last authentication, if the session's claims are known
   */
  async function isLive(sessionId: string, token: string, signedInAt?: Date): Promise<boolean> {
    if (ended.has(sessionId)) return false;
    const now = clock.now().getTime();
    const seen = liveCheckedAt.get(sessionId);
    if (seen !== undefined && now - seen < livenessCacheMs) return true;
    const live =
      (await port.isSessionLive(sessionId, token)) &&
      !(admission && (await isEndedHere(sessionId, signedInAt)));
    // The session may have ended during the query.
    if (!live || ended.has(sessionId)) return false;
    liveCheckedAt.set(sessionId, now);
    return true;
  }

  /**
   * Returns whether the caller must verify a second factor first. The result is cached for 10 s, which is safe because
   * turning on two-factor ends the person's other sessions.
   */
  async function needsSecondFactor(claims: AccessClaims, token: string): Promise<boolean> {
    if (claims.aal === 'aal2') return false;
    const now = clock.now().getTime();
    const seen = factorCheckedAt.get(claims.sessionId);
    if (seen !== undefined && now - seen < livenessCacheMs) return false;
    if (await port.hasSecondFactor(claims.userId, token)) return true;
    factorCheckedAt.set(claims.sessionId, now);
    return false;
  }

  /** Returns whether at least `count` leases belong to active sessions. */
  async function areLive(leases: readonly CallerLease[], count: number, token: string): Promise<boolean> {
    let live = 0;
    for (const { sessionToken } of leases) {
      if (live < count && (await isLive(sessionToken, token))) live++;
    }
    return live >= count;
  }

  /** Returns whether other devices occupy all slots; a lease beyond a lowered limit does not count. */
  async function isSuperseded(
    { leases, places }: { readonly leases: readonly CallerLease[]; readonly places: number },
    role: string,
    { userId, sessionId }: AccessClaims,
    token: string,
  ): Promise<boolean> {
    if (role === 'Admin') return false;
    const inOrder = sortByLastSeen(leases);
    const own = inOrder.findIndex((lease) => lease.sessionToken === sessionId);
    if (own === -1) {
      const now = clock.now();
      const inUse = inOrder.filter((lease) => isLeaseLive(lease, now));
      return inUse.length >= places && areLive(inUse, places, token);
    }
    if (own < places || !(await areLive(inOrder.slice(0, own), places, token))) return false;
    await store.releaseLease(userId, sessionId);
    await port.logout(token, 'local');
    return true;
  }

  /**
   * Applies the login rules once to a session that a hosted service started.
   * @throws AppError 402, 403 or 409 if the session is refused
   */
  async function assertAdmitted(
    { userId, sessionId, expiresAt }: AccessClaims,
    token: string,
  ): Promise<void> {
    if (!admission || admitted.has(sessionId)) return;
    if ((await store.findSessionState(sessionId)) === null) {
      const newcomer = { userId, sessionId, expiresAt, isPendingMfa: false, isRecovery: false };
      await admission.assertMayEnter(newcomer, {});
      await admission.onSignedIn(newcomer, token, {});
    }
    admitted.set(sessionId, true);
  }

  /**
   * Loads the caller of a token and checks the session.
   * @throws AppError 401 for an invalid or expired token
   */
  async function resolveCaller(token: string): Promise<CallerDetails> {
    const claims = await verifyToken(token);
    const [found, live, needsFactor] = await Promise.all([
      store.findCaller(claims.userId),
      isLive(claims.sessionId, token, claims.signedInAt),
      needsSecondFactor(claims, token),
    ]);
    if (!found) throw refuse('auth.no_member', { kind: 'unauthenticated', about: true });
    const { member } = found;
    // Checked before the device slot, because a session without second factor has no slot.
    if (live && needsFactor) throw secondFactorRequired();
    if (await isSuperseded(found, member.role, claims, token)) {
      throw refuse('auth.session_superseded');
    }
    if (!live) throw refuse('auth.session_ended');
    if (member.suspendedAt) throw suspended(member.suspensionReason);
    await assertAdmitted(claims, token);
    const caller: Caller = {
      userId: claims.userId,
      sessionId: claims.sessionId,
      memberId: member.id,
      email: member.email,
      name: member.name,
      nickname: member.nickname,
      role: member.role,
      isPremium: isPremium(member, clock.now()),
      // Sessions that still need a second factor were refused above, so level aal1 means that the account has none.
      lacksFactor: staffNeedsFactor && staff.includes(member.role) && claims.aal !== 'aal2',
    };
    const whole = { caller, member, claims, token };
    resolvedCallers.set(caller, whole);
    return whole;
  }

  return {
    /** Identifies the caller of a request; null without an Authorization header. */
    async identify(authorization: string | undefined): Promise<Caller | null> {
      if (!authorization) return null;
      const token = parseBearer(authorization);
      if (!token) throw refuse('auth.token_invalid', { about: 'header' });
      if (token.startsWith(accessKeyPrefix)) throw refuse('auth.key_not_accepted');
      return (await resolveCaller(token)).caller;
    },

    getDetails(caller: Caller): CallerDetails {
      const whole = resolvedCallers.get(caller);
      if (!whole) throw new Error('The caller was not returned by identify().');
      return whole;
    },
  };
}

export function parseBearer(authorization: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

/** Returns the error that asks for the second factor. */
export function secondFactorRequired(): AppError {
  return refuse('auth.second_factor_required');
}

/**
 * Returns the error for a suspended member.
 * @param reason reason shown to the member; null if none
 */
export function suspended(reason: string | null): AppError {
  return refuse('auth.suspended', { ...(reason ? { fields: { reason } } : {}) });
}
