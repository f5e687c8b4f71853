import type { Clock } from '../../../platform/server/clock.ts';
import type { AppError } from '../../../platform/server/errors/errors.ts';
import { accessKeyPrefix, type Caller } from '../../../platform/server/http/api.ts';
import { hasDeviceLimit, isLeaseLive, sortByLastSeen } from '../auth.rules.ts';
import type { AuthStore, CallerLease, CallerRow } from '../auth.store.ts';
import { refuse } from '../refusals.ts';
import type { Admission } from '../service/admission.ts';
import type { AccessClaims, AuthPort } from '../service/auth-service.port.ts';
import {
  createSessionCaches,
  isLive,
  needsSecondFactor,
  type SessionStateDeps,
  verifyToken,
} from './session-state.ts';

const staff: readonly string[] = ['Admin', 'admin'];

/** Caller together with the data loaded for the request, for reuse. */
export type CallerDetails = {
  readonly caller: Caller;
  readonly member: CallerRow;
  readonly claims: AccessClaims;
  readonly token: string;
};

export type Callers = ReturnType<typeof createCallers>;

type CallerOptions = {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly isPremium: (member: CallerRow, now: Date) => boolean;
  /** Whether administrators must log in with a second factor. */
  readonly staffNeedsFactor: boolean;
  /** Login rules for sessions that a hosted service starts without calling this site. */
  readonly admission?: Admission | undefined;
};

type CallerDeps = Omit<SessionStateDeps, 'store'> & CallerOptions;

/** Creates the function that identifies the caller of a request by its Authorization header. */
export function createCallers(options: CallerOptions) {
  const deps: CallerDeps = {
    ...options,
    caches: createSessionCaches(options.port),
    isHosted: options.admission !== undefined,
  };
  const resolvedCallers = new WeakMap<Caller, CallerDetails>();
  return {
    /** Identifies the caller of a request; null without an Authorization header. */
    async identify(authorization: string | undefined): Promise<Caller | null> {
      if (!authorization) return null;
      const token = parseBearer(authorization);
      if (!token) throw refuse('auth.token_invalid', { about: 'header' });
      if (token.startsWith(accessKeyPrefix)) throw refuse('auth.key_not_accepted');
      const details = await resolveCaller(deps, token);
      resolvedCallers.set(details.caller, details);
      return details.caller;
    },

    getDetails(caller: Caller): CallerDetails {
      const details = resolvedCallers.get(caller);
      if (!details) throw new Error('The caller was not returned by identify().');
      return details;
    },
  };
}

/** Returns whether at least `count` leases belong to active sessions. */
async function areLive(
  deps: CallerDeps,
  leases: readonly CallerLease[],
  count: number,
  token: string,
): Promise<boolean> {
  let live = 0;
  for (const { sessionToken } of leases) {
    if (live < count && (await isLive(deps, sessionToken, token))) live++;
  }
  return live >= count;
}

/** Member of the caller, with the leases of all devices and the number of slots. */
type Found = {
  readonly member: CallerRow;
  readonly leases: readonly CallerLease[];
  readonly places: number;
};

/** Returns whether other devices occupy all slots; a lease beyond a lowered limit does not count. */
async function isSuperseded(
  deps: CallerDeps,
  { member, leases, places }: Found,
  { userId, sessionId }: AccessClaims,
  token: string,
): Promise<boolean> {
  if (!hasDeviceLimit(member)) return false;
  const inOrder = sortByLastSeen(leases);
  const own = inOrder.findIndex((lease) => lease.sessionToken === sessionId);
  if (own === -1) {
    const now = deps.clock.now();
    const inUse = inOrder.filter((lease) => isLeaseLive(lease, now));
    return inUse.length >= places && areLive(deps, inUse, places, token);
  }
  if (own < places || !(await areLive(deps, inOrder.slice(0, own), places, token))) return false;
  await deps.store.releaseLease(userId, sessionId);
  await deps.port.logout(token, 'local');
  return true;
}

/**
 * Applies the login rules once to a session that a hosted service started.
 * @throws AppError 402, 403 or 409 if the session is refused
 */
async function assertAdmitted(
  { admission, caches: { admitted }, store }: CallerDeps,
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
async function resolveCaller(deps: CallerDeps, token: string): Promise<CallerDetails> {
  const claims = await verifyToken(deps, token);
  const [found, live, needsFactor] = await Promise.all([
    deps.store.findCaller(claims.userId),
    isLive(deps, claims.sessionId, token, claims.signedInAt),
    needsSecondFactor(deps, claims, token),
  ]);
  if (!found) throw refuse('auth.no_member', { kind: 'unauthenticated', about: true });
  const { member } = found;
  // Checked before the device slot, because a session without second factor has no slot.
  if (live && needsFactor) throw secondFactorRequired();
  if (await isSuperseded(deps, found, claims, token)) {
    throw refuse('auth.session_superseded');
  }
  if (!live) throw refuse('auth.session_ended');
  if (member.suspendedAt) throw suspended(member.suspensionReason);
  await assertAdmitted(deps, claims, token);
  const caller: Caller = {
    userId: claims.userId,
    sessionId: claims.sessionId,
    memberId: member.id,
    email: member.email,
    name: member.name,
    nickname: member.nickname,
    role: member.role,
    isPremium: deps.isPremium(member, deps.clock.now()),
    // Sessions that still need a second factor were refused above, so level aal1 means that the account has none.
    lacksFactor: deps.staffNeedsFactor && staff.includes(member.role) && claims.aal !== 'aal2',
  };
  return { caller, member, claims, token };
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
