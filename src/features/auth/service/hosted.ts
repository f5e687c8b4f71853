import type { Clock } from '../../../platform/server/clock.ts';
import { AppError } from '../../../platform/server/errors/errors.ts';
import type { AuthPort, AuthSession, AuthUser, LogoutScope, Outcome } from './auth-service.port.ts';
import { toClaims } from './claims.ts';
import { createHostedCall } from './hosted/call.ts';
import { createHostedKeys } from './hosted/keys.ts';

export type HostedSettings = {
  /** URL of the service without trailing slash, e.g. `https://<project>.supabase.co/auth/v1`. */
  readonly url: string;
  /** API key that browsers use. */
  readonly publicKey: string;
  /** API key that this server uses. */
  readonly secretKey: string;
  readonly jwtSecret: string | null;
};

export type HostedOptions = HostedSettings & {
  readonly clock: Clock;
  /** Finds a user id by email address in our table, because the service has no such call. */
  readonly findUserId: (email: string) => Promise<string | null>;
};

/** Creates the port of a hosted auth service. Every call throws AppError 503 if the service fails. */
export function hostedPort({ findUserId, clock, ...settings }: HostedOptions): AuthPort {
  const call = createHostedCall(settings);
  const listeners: ((ids: readonly string[]) => void)[] = [];
  const asking = new Map<string, Promise<Outcome<AuthUser>>>();

  /** Fetches the user of a token; simultaneous calls for one token share one request. */
  function fetchUser(token: string): Promise<Outcome<AuthUser>> {
    const running = asking.get(token);
    if (running) return running;
    const answer = call<AuthUser>('GET', '/user', { bearer: token }).finally(() => asking.delete(token));
    asking.set(token, answer);
    return answer;
  }
  const isAccepted = async (token: string) => (await fetchUser(token)).ok;
  const keys = createHostedKeys({ ...settings, clock, isAccepted });

  async function verifyToken(token: string) {
    const payload = await keys.verify(token);
    return payload && toClaims(payload);
  }

  async function getUserById(userId: string): Promise<AuthUser | null> {
    const found = await call<AuthUser>('GET', `/admin/users/${userId}`);
    return found.ok ? found.value : null;
  }

  /** Finds a user by our table, else by the service's call that accepts an exact email address. */
  async function findByEmail(email: string): Promise<AuthUser | null> {
    const wanted = email.toLowerCase();
    const userId = await findUserId(wanted);
    const known = userId ? await getUserById(userId) : null;
    if (known?.email === wanted) return known;
    const link = await call<{ id: string }>('POST', '/admin/generate_link', {
      body: { type: 'recovery', email: wanted },
    });
    return link.ok ? getUserById(link.value.id) : null;
  }

  async function startSession(userId: string, ip?: string): Promise<Outcome<AuthSession>> {
    const user = await call<AuthUser>('GET', `/admin/users/${userId}`);
    if (!user.ok) return user;
    const link = await call<{ hashed_token: string }>('POST', '/admin/generate_link', {
      body: { type: 'magiclink', email: user.value.email },
    });
    if (!link.ok) return link;
    const body = { type: 'magiclink', token_hash: link.value.hashed_token };
    return call<AuthSession>('POST', '/verify', { body, ip });
  }

  async function logout(accessToken: string, scope: LogoutScope): Promise<void> {
    const claims = scope === 'others' ? null : await verifyToken(accessToken);
    // A refusal means that the session has already ended.
    await call('POST', `/logout?scope=${scope}`, { bearer: accessToken });
    if (claims) for (const notify of listeners) notify([claims.sessionId]);
  }

  return {
    passwordGrant: (email, password, { ip }) =>
      call('POST', '/token?grant_type=password', { body: { email: email.toLowerCase(), password }, ip }),
    refresh: (refreshToken, { ip }) =>
      call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken }, ip }),
    startSession: (userId, { ip }) => startSession(userId, ip),
    logout,
    endSession: async () => undefined,
    getUser: fetchUser,
    getUserById,
    findByEmail,
    createUser: ({ email, password, passwordHash, emailConfirmed, userMetadata }) =>
      call('POST', '/admin/users', {
        body: {
          email: email.toLowerCase(),
          password,
          password_hash: passwordHash,
          email_confirm: emailConfirmed,
          user_metadata: userMetadata,
        },
      }),
    updateUser: (userId, { email, password, emailConfirmed, userMetadata, bannedUntil }) =>
      call('PUT', `/admin/users/${userId}`, {
        body: {
          email: email?.toLowerCase(),
          password,
          email_confirm: emailConfirmed,
          user_metadata: userMetadata,
          ...(bannedUntil === undefined ? {} : { ban_duration: banDuration(bannedUntil) }),
        },
      }),
    async confirmPassword(accessToken, password, { ip }): Promise<Outcome<void>> {
      const claims = await verifyToken(accessToken);
      const granted = await call<AuthSession>('POST', '/token?grant_type=password', {
        body: { email: claims?.email ?? '', password },
        ip,
      });
      if (!granted.ok && granted.refusal.code !== 'invalid_credentials') return granted;
      if (granted.ok) {
        await logout(granted.value.access_token, 'local');
        if (granted.value.user.id === claims?.userId) return { ok: true, value: undefined };
      }
      const message = 'Current password is invalid';
      return { ok: false, refusal: { code: 'current_password_invalid', status: 400, message } };
    },
    changeOwnPassword: (accessToken, password) =>
      call('PUT', '/user', { body: { password }, bearer: accessToken }),
    async deleteUser(userId): Promise<void> {
      const removed = await call('DELETE', `/admin/users/${userId}`, { body: { should_soft_delete: false } });
      if (!removed.ok && removed.refusal.code !== 'user_not_found') throw new Error(removed.refusal.message);
    },
    verifyAccessToken: verifyToken,
    /** Checks a session by its token. Without the token it cannot be checked and counts as active. */
    async isSessionLive(sessionId, accessToken): Promise<boolean> {
      const claims = accessToken ? await verifyToken(accessToken) : null;
      if (claims?.sessionId !== sessionId) return true;
      // The token's signature is valid; if the service is down, logged-in members stay logged in.
      return fetchUser(accessToken).then((answer) => answer.ok, whenUnavailable(true));
    },
    async hasSecondFactor(_userId, accessToken): Promise<boolean> {
      const user = await fetchUser(accessToken);
      const factors = (user.ok ? (user.value.factors ?? []) : []) as readonly { status?: string }[];
      return factors.some((each) => each.status === 'verified');
    },
    /** Ends all sessions by starting a temporary session of the user, because the service has no call by user id. */
    async endAllSessions(userId): Promise<void> {
      const session = await startSession(userId);
      if (session.ok) await logout(session.value.access_token, 'global');
    },
    async removeFactors(userId): Promise<number> {
      const path = `/admin/users/${userId}/factors`;
      const found = await call<readonly { id: string }[] | null>('GET', path);
      if (!found.ok) throw new Error(found.refusal.message);
      const factors = found.value ?? [];
      for (const { id } of factors) {
        const removed = await call('DELETE', `${path}/${id}`);
        // Another call may have removed the factor already.
        if (!removed.ok && removed.refusal.status !== 404) throw new Error(removed.refusal.message);
      }
      return factors.length;
    },
    onSessionsEnded: (listener) => void listeners.push(listener),
  };

  function banDuration(until: Date | null): string {
    return until === null ? 'none' : `${Math.max(1, until.getTime() - clock.now().getTime())}ms`;
  }
}

function whenUnavailable<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof AppError && error.kind === 'unavailable') return value;
    throw error;
  };
}
