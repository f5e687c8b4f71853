import type { AuthSession, CallContext } from '../../../auth-service.port.ts';
import { AuthRefused, banned, invalidRequest } from '../../refusal.ts';
import { isGenuine, type RefreshToken, readRefreshToken } from '../refresh-tokens.ts';
import { isBanned, type SessionDeps, tokensOf } from './deps.ts';

const maxRaces = 20;

/** Exchanges a refresh token for new tokens; usually takes one database statement. */
export async function refreshSession(
  deps: SessionDeps,
  token: string,
  context: CallContext,
): Promise<AuthSession> {
  const read = readRefreshToken(token);
  if (!read) throw invalidRequest('Refresh token is not valid');
  const key = deps.secrets.refreshKey(read.sessionId);
  if (!isGenuine(token, read, key))
    throw refreshRefused('refresh_token_not_found', 'Refresh Token Not Found');
  for (let race = 0; race < maxRaces; race++) {
    const moved = await deps.store.advance(read.sessionId, read.counter, deps.clock.now(), context);
    if (moved) return tokensOf(deps, moved.whole, moved.session, key);
    const current = await lateTokens(deps, read, context);
    if (current !== 'again') return current;
  }
  throw new AuthRefused(409, 'conflict', 'Too many concurrent token refresh requests on the same session');
}

/** Returns the current tokens of a session, e.g. after the second factor. */
export async function currentTokens(deps: SessionDeps, sessionId: string): Promise<AuthSession> {
  const found = await deps.store.find(sessionId);
  if (!found)
    throw new AuthRefused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return tokensOf(deps, found.whole, found.session);
}

/** Handles a refresh token that is not current: returns the current tokens if it is only late. */
async function lateTokens(
  deps: SessionDeps,
  read: RefreshToken,
  context: CallContext,
): Promise<AuthSession | 'again'> {
  const { store, users, clock } = deps;
  const found = await store.find(read.sessionId);
  if (!found) throw refreshRefused('refresh_token_not_found', 'Refresh Token Not Found');
  const { session, whole } = found;
  const { user } = whole;
  if (isBanned(deps, user)) throw banned(400);
  const now = clock.now();
  if (store.isOver(session, now)) throw refreshRefused('session_expired', 'Session Expired');
  // Another call is refreshing, or the token is still current: retry.
  if (read.counter >= session.counter) return 'again';
  const isPrevious = read.counter === session.counter - 1;
  const isLate = now.getTime() - session.refreshedAt.getTime() < deps.reuseMs;
  const isBefore = read.counter < session.floor;
  if (!isBefore && (isPrevious || isLate)) return tokensOf(deps, whole, session);
  // A token issued before the second factor must not return tokens at aal2.
  if (isBefore && isLate) throw refreshRefused('refresh_token_not_found', 'Refresh Token Not Found');

  // An old token was reused, so it was probably stolen; the session ends.
  deps.ended(await store.removeOf(user.id, { only: session.id }));
  await users.audit(
    { action: 'refresh_token_reused', userId: user.id, ip: context.ip, details: { sessionId: session.id } },
    now,
  );
  throw refreshRefused('refresh_token_already_used', 'Already Used');
}

function refreshRefused(code: string, text: string): AuthRefused {
  return new AuthRefused(400, code, `Invalid Refresh Token: ${text}`);
}
