import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/server/clock.ts';
import type { AppError } from '../../../platform/server/errors/errors.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { endedSessionRetentionMs, isLeaseLive, sortByLastSeen } from '../auth.rules.ts';
import type { AuthStore, CallerLease, CallerRow } from '../auth.store.ts';
import { refuse } from '../refusals.ts';
import type { Admission } from '../service/admission.ts';
import type { AccessClaims, AuthPort } from '../service/auth-service.port.ts';

/** Maximum time for which another process may trust an ended session. */
const livenessCacheMs = 10_000;
/** Size limit of each cache. */
const maxCacheBytes = 8_000_000;
/** Bytes per entry besides its key. */
const entryBytes = 200;
const claimsBytes = 600;
const perKey = {
  maxSize: maxCacheBytes / 4,
  sizeCalculation: (_value: unknown, key: string) => key.length * 2 + entryBytes,
};
const staff: readonly string[] = ['Admin', 'admin'];

/** Caller with loaded details, for reuse. */
export type CallerDetails = {
  readonly caller: Caller;
  readonly member: CallerRow;
  readonly claims: AccessClaims;
  readonly token: string;
};

export type Callers = ReturnType<typeof createCallers>;

/** Resolves the caller of an Authorization header. */
export function createCallers(options: {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly isPremium: (member: CallerRow, now: Date) => boolean;
  /** Administrators require a second factor. */
  readonly staffNeedsFactor: boolean;
  /** Admission rules for sessions that a hosted service starts without a call of this product. */
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
    // Valid signatures are cached; everything that can change is checked below.
    const kept = verified.get(token);
    const claims = kept ?? (await port.verifyAccessToken(token));
    if (!claims || claims.expiresAt <= clock.now()) throw refuse('auth.token_invalid', { about: 'session' });
    if (!kept) verified.set(token, claims);
    return claims;
  }

  /**
   * Returns whether the product ended a session that a hosted service may let live. Records of ended sessions are removed;
   * a session without one that began before that is over too.
   */
  async function isEndedHere(sessionId: string, signedInAt: Date | undefined): Promise<boolean> {
    const state = await store.findSessionState(sessionId);
    if (state !== null || !signedInAt) return state === 'ended';
    return clock.now().getTime() - signedInAt.getTime() > endedSessionRetentionMs;
  }

  /** @param signedInAt time of the last authentication, where the claims of the session are known */
  async function isLive(sessionId: string, token: string, signedInAt?: Date): Promise<boolean> {
    if (ended.has(sessionId)) return false;
    const now = clock.now().getTime();
    const seen = liveCheckedAt.get(sessionId);
    if (seen !== undefined && now - seen < livenessCacheMs) return true;
    const live =
      (await port.isSessionLive(sessionId, token)) &&
      !(admission && (await isEndedHere(sessionId, signedInAt)));
    // It may have ended during the query.
    if (!live || ended.has(sessionId)) return false;
    liveCheckedAt.set(sessionId, now);
    return true;
  }

  /** Cached like live sessions: enabling a second factor ends the person's other sessions. */
  async function needsSecondFactor(claims: AccessClaims, token: string): Promise<boolean> {
    if (claims.aal === 'aal2') return false;
    const now = clock.now().getTime();
    const seen = factorCheckedAt.get(claims.sessionId);
    if (seen !== undefined && now - seen < livenessCacheMs) return false;
    if (await port.hasSecondFactor(claims.userId, token)) return true;
    factorCheckedAt.set(claims.sessionId, now);
    return false;
  }

  /** Returns whether at least `count` leases belong to live sessions. */
  async function areLive(leases: readonly CallerLease[], count: number, token: string): Promise<boolean> {
    let live = 0;
    for (const { sessionToken } of leases) {
      if (live < count && (await isLive(sessionToken, token))) live++;
    }
    return live >= count;
  }

  /** Returns whether other devices have the slots; a lease beyond a reduced limit is void. */
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

  /** @throws AppError 402, 403 or 409 unless the session is admitted */
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

  /** @throws AppError 401 for an invalid or expired token */
  async function resolveCaller(token: string): Promise<CallerDetails> {
    const claims = await verifyToken(token);
    const [found, live, needsFactor] = await Promise.all([
      store.findCaller(claims.userId),
      isLive(claims.sessionId, token, claims.signedInAt),
      needsSecondFactor(claims, token),
    ]);
    if (!found) throw refuse('auth.no_member', { kind: 'unauthenticated', about: true });
    const { member } = found;
    // Before the device check: a session without second factor has no slot.
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
      // Sessions with a pending factor were refused above, so aal1 means no factor.
      lacksFactor: staffNeedsFactor && staff.includes(member.role) && claims.aal !== 'aal2',
    };
    const whole = { caller, member, claims, token };
    resolvedCallers.set(caller, whole);
    return whole;
  }

  return {
    /** Returns null without an Authorization header. */
    async identify(authorization: string | undefined): Promise<Caller | null> {
      if (!authorization) return null;
      const token = parseBearer(authorization);
      if (!token) throw refuse('auth.token_invalid', { about: 'header' });
      return (await resolveCaller(token)).caller;
    },

    /** Returns the details loaded with this caller. */
    getDetails(caller: Caller): CallerDetails {
      const whole = resolvedCallers.get(caller);
      if (!whole) throw new Error('Only a caller that identify() returned is known.');
      return whole;
    },
  };
}

export function parseBearer(authorization: string | undefined): string | null {
  return /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}

/** Returns the error that requires the second factor. */
export function secondFactorRequired(): AppError {
  return refuse('auth.second_factor_required');
}

/** Returns the error of a suspended member. @param reason shown to the member, if any */
export function suspended(reason: string | null): AppError {
  return refuse('auth.suspended', { ...(reason ? { fields: { reason } } : {}) });
}
