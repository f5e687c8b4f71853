import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../../../platform/server/clock.ts';
import { AppError } from '../../../../../platform/server/errors/errors.ts';
import type { Admission } from '../../admission.ts';
import type { AuthSession, CallContext, LogoutScope } from '../../auth-service.port.ts';
import { type AccessPayload, audience, isUuid } from '../../claims.ts';
import type { UserRow, UserStore, WholeUser } from '../accounts/user.store.ts';
import { viewUser } from '../accounts/user-view.ts';
import { AuthRefused, banned, invalidRequest, translateRefusals } from '../refusal.ts';
import type { AccessTokens } from './access-tokens.ts';
import { isGenuine, type RefreshToken, readRefreshToken, writeRefreshToken } from './refresh-tokens.ts';
import type { Secrets } from './secrets.ts';
import type { SessionRow, SessionStore } from './session.store.ts';

/** Seconds after a refresh for which the old token is accepted, because another tab may use it late. */
const usualReuseSeconds = 10;
const maxRaces = 20;

/** User, session and factors of a bearer token, as currently stored. */
export type Bearer = {
  readonly user: UserRow;
  readonly whole: WholeUser;
  readonly session: SessionRow;
  readonly claims: AccessPayload;
};

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(options: {
  readonly store: SessionStore;
  readonly users: UserStore;
  readonly tokens: AccessTokens;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly admission?: Admission | undefined;
  readonly reuseSeconds?: number | undefined;
}) {
  const { store, users, tokens, secrets, clock, admission } = options;
  const reuseMs = (options.reuseSeconds ?? usualReuseSeconds) * 1000;
  const listeners: ((ids: readonly string[]) => void)[] = [];
  const ended = (ids: readonly string[]) => {
    if (ids.length > 0) for (const notify of listeners) notify(ids);
  };

  const isBanned = (user: UserRow) => user.bannedUntil !== null && user.bannedUntil > clock.now();

  async function answer(
    whole: WholeUser,
    session: SessionRow,
    key = secrets.refreshKey(session.id),
  ): Promise<AuthSession> {
    const { token, expiresAt } = await tokens.issue(whole.user, session);
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: tokens.tokenSeconds,
      expires_at: expiresAt,
      refresh_token: writeRefreshToken(session.id, session.counter, key),
      user: viewUser(whole),
    };
  }

  /** Starts a session for a user who was authenticated by `method`. */
  async function begin(
    user: UserRow,
    method: string,
    context: CallContext,
    id: string,
  ): Promise<AuthSession> {
    const now = clock.now();
    const row = {
      id,
      userId: user.id,
      counter: 0,
      floor: 0,
      refreshedAt: now,
      notAfter: null,
      aal: 'aal1' as const,
      factorId: null,
      userAgent: context.userAgent ?? null,
      ip: context.ip ?? null,
      tag: null,
      createdAt: now,
      updatedAt: now,
    };
    await store.insert(row, method, now);
    const proofs = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
    return answer(await users.whole({ ...user, lastSignInAt: now }), { ...row, amr: proofs });
  }

  /** Handles a refresh token that is not current: returns the current tokens if it is only late. */
  async function late(read: RefreshToken, context: CallContext): Promise<AuthSession | 'again'> {
    const found = await store.find(read.sessionId);
    if (!found) throw refreshRefused('refresh_token_not_found', 'Refresh Token Not Found');
    const { session, whole } = found;
    const { user } = whole;
    if (isBanned(user)) throw banned(400);
    const now = clock.now();
    if (store.isOver(session, now)) throw refreshRefused('session_expired', 'Session Expired');
    // Another call is refreshing, or the token is still current: retry.
    if (read.counter >= session.counter) return 'again';
    const isPrevious = read.counter === session.counter - 1;
    const isLate = now.getTime() - session.refreshedAt.getTime() < reuseMs;
    const isBefore = read.counter < session.floor;
    if (!isBefore && (isPrevious || isLate)) return answer(whole, session);
    // A token issued before the second factor must not return tokens at aal2.
    if (isBefore && isLate) throw refreshRefused('refresh_token_not_found', 'Refresh Token Not Found');

    // An old token was reused, so it was probably stolen; the session ends.
    ended(await store.removeOf(user.id, { only: session.id }));
    await users.audit(
      { action: 'refresh_token_reused', userId: user.id, ip: context.ip, details: { sessionId: session.id } },
      now,
    );
    throw refreshRefused('refresh_token_already_used', 'Already Used');
  }

  return {
    isBanned,
    ended,
    onEnded: (listener: (ids: readonly string[]) => void) => void listeners.push(listener),
    isLive: (sessionId: string) => store.has(sessionId, clock.now()),

    start: (user: UserRow, method: string, context: CallContext) =>
      begin(user, method, context, randomUUID()),

    /**
     * Starts a session at the service's own endpoints, according to the product's login rules.
     * @throws AuthRefused
     */
    async enter(user: UserRow, method: string, context: CallContext): Promise<AuthSession> {
      const whole = await users.whole(user);
      const newcomer = {
        userId: user.id,
        sessionId: randomUUID(),
        expiresAt: new Date(clock.now().getTime() + tokens.tokenSeconds * 1000),
        isPendingMfa: whole.factors.some((each) => each.status === 'verified'),
        isRecovery: method === 'recovery',
      };
      await translateRefusals(async () => admission?.assertMayEnter(newcomer, context));
      const session = await begin(user, method, context, newcomer.sessionId);
      if (!newcomer.isPendingMfa) await admission?.onSignedIn(newcomer, session.access_token, context);
      return session;
    },

    /**
     * Assigns a device slot after the second factor, if one is free. If none is free, the product's second login step
     * decides, and until then requests of the session are rejected.
     */
    async raised(
      { user, session, whole }: Bearer,
      raisedTo: AuthSession,
      context: CallContext,
    ): Promise<void> {
      const wasHalf = session.aal !== 'aal2' && whole.factors.some((each) => each.status === 'verified');
      if (!admission || !wasHalf) return;
      const newcomer = {
        userId: user.id,
        sessionId: session.id,
        expiresAt: new Date(raisedTo.expires_at * 1000),
        isPendingMfa: false,
        isRecovery: false,
      };
      try {
        await admission.assertMayEnter(newcomer, context);
      } catch (error) {
        if (error instanceof AppError) return;
        throw error;
      }
      await admission.onSignedIn(newcomer, raisedTo.access_token, context);
    },

    /** Exchanges a refresh token for new tokens; usually takes one database statement. */
    async refresh(token: string, context: CallContext): Promise<AuthSession> {
      const read = readRefreshToken(token);
      if (!read) throw invalidRequest('Refresh token is not valid');
      const key = secrets.refreshKey(read.sessionId);
      if (!isGenuine(token, read, key))
        throw refreshRefused('refresh_token_not_found', 'Refresh Token Not Found');
      for (let race = 0; race < maxRaces; race++) {
        const moved = await store.advance(read.sessionId, read.counter, clock.now(), context);
        if (moved) return answer(moved.whole, moved.session, key);
        const current = await late(read, context);
        if (current !== 'again') return current;
      }
      throw new AuthRefused(
        409,
        'conflict',
        'Too many concurrent token refresh requests on the same session',
      );
    },

    /** Returns the current tokens of a session, e.g. after the second factor. */
    async present(sessionId: string): Promise<AuthSession> {
      const found = await store.find(sessionId);
      if (!found)
        throw new AuthRefused(
          403,
          'session_not_found',
          'Session from session_id claim in JWT does not exist',
        );
      return answer(found.whole, found.session);
    },

    /**
     * Authenticates a bearer token.
     * @throws AuthRefused if it is invalid or its session has ended
     */
    async authenticate(token: string): Promise<Bearer> {
      const claims = await tokens.verify(token);
      const userId = requirePerson(claims);
      const found = isUuid(claims.session_id) ? await store.find(claims.session_id) : null;
      const isOver = found !== null && store.isOver(found.session, clock.now());
      if (!found || isOver || found.whole.user.id !== userId) {
        if (!(await users.find(userId))) {
          throw new AuthRefused(403, 'user_not_found', 'User from sub claim in JWT does not exist');
        }
        throw new AuthRefused(
          403,
          'session_not_found',
          'Session from session_id claim in JWT does not exist',
        );
      }
      const { user } = found.whole;
      if (isBanned(user)) throw banned(403);
      return { ...found, user, claims };
    },

    async logout(bearer: Bearer, scope: LogoutScope): Promise<void> {
      const { user, session } = bearer;
      if (scope === 'local') ended(await store.removeOf(user.id, { only: session.id }));
      else if (scope === 'others') ended(await store.removeOf(user.id, { except: session.id }));
      else ended(await store.removeOf(user.id));
    },

    async endOne(userId: string, sessionId: string): Promise<void> {
      ended(await store.removeOf(userId, { only: sessionId }));
    },

    async endAll(userId: string): Promise<void> {
      ended(await store.removeOf(userId));
    },
  };
}

function refreshRefused(code: string, text: string): AuthRefused {
  return new AuthRefused(400, code, `Invalid Refresh Token: ${text}`);
}

/**
 * Returns the user id in a verified token.
 * @throws AuthRefused for a token without one, e.g. an API key
 */
function requirePerson({ sub, aud }: AccessPayload): string {
  if (!sub) throw new AuthRefused(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(sub)) throw new AuthRefused(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  if (aud !== audience) throw new AuthRefused(403, 'unexpected_audience', 'invalid JWT: unexpected audience');
  return sub;
}
