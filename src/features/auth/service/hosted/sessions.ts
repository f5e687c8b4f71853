/** Sessions of the hosted service. */
import { AppError } from '../../../../platform/server/errors/errors.ts';
import type { AccessClaims, AuthSession, AuthUser, LogoutScope, Outcome } from '../auth-service.port.ts';
import type { HostedCall } from './call.ts';
import type { FetchUser } from './users.ts';

export type HostedSessionDeps = {
  readonly call: HostedCall;
  readonly fetchUser: FetchUser;
  readonly verifyToken: (accessToken: string) => Promise<AccessClaims | null>;
  readonly notifyEnded: (sessionIds: readonly string[]) => void;
};

/** Starts a session without a password, by a login link that the service creates and verifies. */
export async function startSession(
  call: HostedCall,
  userId: string,
  ip?: string,
): Promise<Outcome<AuthSession>> {
  const user = await call<AuthUser>('GET', `/admin/users/${userId}`);
  if (!user.ok) return user;
  const link = await call<{ hashed_token: string }>('POST', '/admin/generate_link', {
    body: { type: 'magiclink', email: user.value.email },
  });
  if (!link.ok) return link;
  const body = { type: 'magiclink', token_hash: link.value.hashed_token };
  return call<AuthSession>('POST', '/verify', { body, ip });
}

export async function logout(
  { call, verifyToken, notifyEnded }: HostedSessionDeps,
  accessToken: string,
  scope: LogoutScope,
): Promise<void> {
  const claims = scope === 'others' ? null : await verifyToken(accessToken);
  // A refusal means that the session has already ended.
  await call('POST', `/logout?scope=${scope}`, { bearer: accessToken });
  if (claims) notifyEnded([claims.sessionId]);
}

/** Verifies the password of the token's person by a login, whose session is ended again. */
export async function confirmPassword(
  deps: HostedSessionDeps,
  accessToken: string,
  password: string,
  ip?: string,
): Promise<Outcome<void>> {
  const claims = await deps.verifyToken(accessToken);
  const granted = await deps.call<AuthSession>('POST', '/token?grant_type=password', {
    body: { email: claims?.email ?? '', password },
    ip,
  });
  if (!granted.ok && granted.refusal.code !== 'invalid_credentials') return granted;
  if (granted.ok) {
    await logout(deps, granted.value.access_token, 'local');
    if (granted.value.user.id === claims?.userId) return { ok: true, value: undefined };
  }
  const message = 'Current password is invalid';
  return { ok: false, refusal: { code: 'current_password_invalid', status: 400, message } };
}

/** Checks a session by its token. Without the token it cannot be checked and counts as active. */
export async function isSessionLive(
  { verifyToken, fetchUser }: HostedSessionDeps,
  sessionId: string,
  accessToken: string,
): Promise<boolean> {
  const claims = accessToken ? await verifyToken(accessToken) : null;
  if (claims?.sessionId !== sessionId) return true;
  // The token's signature is valid; if the service is down, logged-in members stay logged in.
  return fetchUser(accessToken).then((answer) => answer.ok, whenUnavailable(true));
}

/** Ends all sessions by starting a temporary session of the user, because the service has no call by user id. */
export async function endAllSessions(deps: HostedSessionDeps, userId: string): Promise<void> {
  const session = await startSession(deps.call, userId);
  if (session.ok) await logout(deps, session.value.access_token, 'global');
}

function whenUnavailable<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof AppError && error.kind === 'unavailable') return value;
    throw error;
  };
}
