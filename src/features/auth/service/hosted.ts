import type { Clock } from '../../../platform/server/clock.ts';
import type { AccessClaims, AuthPort } from './auth-service.port.ts';
import { toClaims } from './claims.ts';
import { createHostedCall } from './hosted/call.ts';
import { createHostedKeys } from './hosted/keys.ts';
import {
  confirmPassword,
  endAllSessions,
  type HostedSessionDeps,
  isSessionLive,
  logout,
  startSession,
} from './hosted/sessions.ts';
import {
  createUser,
  createUserFetch,
  deleteUser,
  findByEmail,
  getUserById,
  hasSecondFactor,
  removeFactors,
  updateUser,
} from './hosted/users.ts';

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
  const fetchUser = createUserFetch(call);
  const isAccepted = async (token: string) => (await fetchUser(token)).ok;
  const keys = createHostedKeys({ ...settings, clock, isAccepted });
  const listeners: ((sessionIds: readonly string[]) => void)[] = [];
  async function verifyToken(token: string): Promise<AccessClaims | null> {
    const payload = await keys.verify(token);
    return payload && toClaims(payload);
  }
  function notifyEnded(sessionIds: readonly string[]): void {
    for (const notify of listeners) notify(sessionIds);
  }
  const sessions: HostedSessionDeps = { call, fetchUser, verifyToken, notifyEnded };

  return {
    passwordGrant: (email, password, { ip }) =>
      call('POST', '/token?grant_type=password', { body: { email: email.toLowerCase(), password }, ip }),
    refresh: (refreshToken, { ip }) =>
      call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken }, ip }),
    startSession: (userId, { ip }) => startSession(call, userId, ip),
    logout: (accessToken, scope) => logout(sessions, accessToken, scope),
    endSession: async () => undefined,
    isSessionLive: (sessionId, accessToken) => isSessionLive(sessions, sessionId, accessToken),
    endAllSessions: (userId) => endAllSessions(sessions, userId),
    onSessionsEnded: (listener) => void listeners.push(listener),
    verifyAccessToken: verifyToken,
    confirmPassword: (accessToken, password, { ip }) => confirmPassword(sessions, accessToken, password, ip),
    changeOwnPassword: (accessToken, password) =>
      call('PUT', '/user', { body: { password }, bearer: accessToken }),
    getUser: fetchUser,
    getUserById: (userId) => getUserById(call, userId),
    findByEmail: (email) => findByEmail(call, findUserId, email),
    createUser: (user) => createUser(call, user),
    updateUser: (userId, changes) => updateUser({ call, clock }, userId, changes),
    deleteUser: (userId) => deleteUser(call, userId),
    hasSecondFactor: (_userId, accessToken) => hasSecondFactor(fetchUser, accessToken),
    removeFactors: (userId) => removeFactors(call, userId),
  };
}
