import type { AuthSession, CallContext, LogoutScope } from '../../auth-service.port.ts';
import type { UserRow } from '../accounts/user.store.ts';
import { authenticate } from './usecases/authenticate.ts';
import { type Bearer, isBanned, type SessionDeps } from './usecases/deps.ts';
import { endSessions, logout } from './usecases/end-sessions.ts';
import { currentTokens, refreshSession } from './usecases/refresh-session.ts';
import { admitRaised, enterSession, startSession } from './usecases/start-session.ts';

export type { Bearer } from './usecases/deps.ts';

const usualReuseSeconds = 10;

export type Sessions = ReturnType<typeof createSessions>;

type SessionOptions = Omit<SessionDeps, 'reuseMs' | 'ended'> & { readonly reuseSeconds?: number | undefined };

/** Creates the port of sessions for the other parts of the service, and the listeners for their ends. */
export function createSessions({ reuseSeconds = usualReuseSeconds, ...options }: SessionOptions) {
  const listeners: ((ids: readonly string[]) => void)[] = [];
  const ended = (ids: readonly string[]) => {
    if (ids.length > 0) for (const notify of listeners) notify(ids);
  };
  const deps: SessionDeps = { ...options, reuseMs: reuseSeconds * 1000, ended };
  return {
    ended,
    onEnded: (listener: (ids: readonly string[]) => void) => void listeners.push(listener),
    isBanned: (user: UserRow) => isBanned(deps, user),
    isLive: (sessionId: string) => deps.store.has(sessionId, deps.clock.now()),
    start: (user: UserRow, method: string, context: CallContext) =>
      startSession(deps, user, { method }, context),
    enter: (user: UserRow, method: string, context: CallContext) => enterSession(deps, user, method, context),
    raised: (bearer: Bearer, raisedTo: AuthSession, context: CallContext) =>
      admitRaised(deps, bearer, raisedTo, context),
    refresh: (token: string, context: CallContext) => refreshSession(deps, token, context),
    present: (sessionId: string) => currentTokens(deps, sessionId),
    authenticate: (token: string) => authenticate(deps, token),
    logout: (bearer: Bearer, scope: LogoutScope) => logout(deps, bearer, scope),
    endOne: (userId: string, sessionId: string) => endSessions(deps, userId, sessionId),
    endAll: (userId: string) => endSessions(deps, userId),
  };
}
