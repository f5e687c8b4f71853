import type { LogoutScope } from '../../../auth-service.port.ts';
import type { Bearer, SessionDeps } from './deps.ts';

/** Ends the session of a bearer token, the other sessions of its user, or all. */
export async function logout(
  { store, ended }: Pick<SessionDeps, 'store' | 'ended'>,
  { user, session }: Bearer,
  scope: LogoutScope,
): Promise<void> {
  if (scope === 'local') ended(await store.removeOf(user.id, { only: session.id }));
  else if (scope === 'others') ended(await store.removeOf(user.id, { except: session.id }));
  else ended(await store.removeOf(user.id));
}

/** Ends one session of a user, or all. */
export async function endSessions(
  { store, ended }: Pick<SessionDeps, 'store' | 'ended'>,
  userId: string,
  sessionId?: string,
): Promise<void> {
  ended(await store.removeOf(userId, sessionId === undefined ? undefined : { only: sessionId }));
}
