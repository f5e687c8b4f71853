import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/server/clock.ts';
import type { AppError } from '../../platform/server/errors/errors.ts';
import type { Caller } from '../../platform/server/http/api.ts';
import { isLeaseLive, sortByLastSeen } from '../auth.rules.ts';
import type { AuthStore, CallerLease, CallerRow } from '../auth.store.ts';
import { refuse } from '../refusals.ts';
import type { Admission } from '../service/admission.ts';
import type { AccessClaims, AuthPort } from '../service/auth-service.port.ts';

/** So long an ended session may still be trusted by another process that did not hear of its end. */
const livenessCacheMs = 10_000;
/** Each of what is remembered below, so that long tokens take the place of several short ones. */
const maxCacheBytes = 8_000_000;
/** What an entry costs beside its key: the cache's own lists, and claims. */
const entryBytes = 200;
const claimsBytes = 600;
const perKey = {
  maxSize: maxCacheBytes / 4,
  sizeCalculation: (_value: unknown, key: string) => key.length * 2 + entryBytes,
};
const staff: readonly string[] = ['Admin', 'admin'];

/** A caller with what was read to know it, so that the next step need not read it again. */
export type CallerDetails = {
  readonly caller: Caller;
  readonly member: CallerRow;
  readonly claims: AccessClaims;
  readonly token: string;
};

export type Callers = ReturnType<typeof createCallers>;

/** Resolves the Authorization header of a request to its caller. */
export function createCallers(options: {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly isPremium: (member: CallerRow, now: Date) => boolean;
  /** Who administers must have a second factor. */
  readonly staffNeedsFactor: boolean;
  /** Where the auth service cannot ask before it begins a session: decides about one that nobody has let in yet. */
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
    // A signature does not become wrong; what can change is asked below, every time.
    const kept = verified.get(token);
    const claims = kept ?? (await port.verifyAccessToken(token));
    if (!claims || claims.expiresAt <= clock.now()) throw refuse('auth.token_invalid', { about: 'session' });
    if (!kept) verified.set(token, claims);
    return claims;
  }

  async function isLive(sessionId: string, token: string): Promise<boolean> {
    if (ended.has(sessionId)) return false;
    const now = clock.now().getTime();
    const seen = liveCheckedAt.get(sessionId);
    if (seen !== undefined && now - seen < livenessCacheMs) return true;
    const live =
      (await port.isSessionLive(sessionId, token)) &&
      // A service that ends no session by its id does not know of those that we ended.
      !(admission && (await store.isSessionRevoked(sessionId)));
    // It may have ended while we asked.
    if (!live || ended.has(sessionId)) return false;
    liveCheckedAt.set(sessionId, now);
    return true;
  }

  /** Remembered as long as a living session: whoever turns a second factor on ends the person's other sessions. */
  async function needsSecondFactor(claims: AccessClaims, token: string): Promise<boolean> {
    if (claims.aal === 'aal2') return false;
    const now = clock.now().getTime();
    const seen = factorCheckedAt.get(claims.sessionId);
    if (seen !== undefined && now - seen < livenessCacheMs) return false;
    if (await port.hasSecondFactor(claims.userId, token)) return true;
    factorCheckedAt.set(claims.sessionId, now);
    return false;
  }

  /** Whether at least so many of these are of sessions that go on. */
  async function areLive(leases: readonly CallerLease[], count: number, token: string): Promise<boolean> {
    let live = 0;
    for (const { sessionToken } of leases) {
      if (live < count && (await isLive(sessionToken, token))) live++;
    }
    return live >= count;
  }

  /** Whether other devices have the places; who had one that is gone since there are fewer is out for good. */
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

  /** @throws AppError 402, 403 or 409 unless the product lets this session in */
  async function assertAdmitted(
    { userId, sessionId, expiresAt }: AccessClaims,
    token: string,
  ): Promise<void> {
    if (!admission || admitted.has(sessionId)) return;
    if (!(await store.hasSession(sessionId))) {
      const newcomer = { userId, sessionId, expiresAt, isPendingMfa: false, isRecovery: false };
      await admission.assertMayEnter(newcomer, {});
      await admission.onSignedIn(newcomer, token, {});
    }
    admitted.set(sessionId, true);
  }

  /** @throws AppError 401 when the token is not (or no longer) good */
  async function resolveCaller(token: string): Promise<CallerDetails> {
    const claims = await verifyToken(token);
    const [found, live, needsFactor] = await Promise.all([
      store.findCaller(claims.userId),
      isLive(claims.sessionId, token),
      needsSecondFactor(claims, token),
    ]);
    if (!found) throw refuse('auth.no_member', { kind: 'unauthenticated', about: true });
    const { member } = found;
    // Before the question of the device: half a sign-in neither has a place nor lost one.
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
      // Half a sign-in was refused above, so a session of the first level is one without any factor.
      lacksFactor: staffNeedsFactor && staff.includes(member.role) && claims.aal !== 'aal2',
    };
    const whole = { caller, member, claims, token };
    resolvedCallers.set(caller, whole);
    return whole;
  }

  return {
    /** null without an Authorization header. */
    async identify(authorization: string | undefined): Promise<Caller | null> {
      if (!authorization) return null;
      const token = parseBearer(authorization);
      if (!token) throw refuse('auth.token_invalid', { about: 'header' });
      return (await resolveCaller(token)).caller;
    },

    /** What was read when this caller was identified. */
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

/** The password was right, and the account wants a code as well. */
export function secondFactorRequired(): AppError {
  return refuse('auth.second_factor_required');
}

/** An Admin keeps this member out. @param reason what the member is told, when there is something */
export function suspended(reason: string | null): AppError {
  return refuse('auth.suspended', { ...(reason ? { fields: { reason } } : {}) });
}
