import { type AccessPayload, audience, isUuid } from '../../../claims.ts';
import { AuthRefused, banned } from '../../refusal.ts';
import { type Bearer, isBanned, type SessionDeps } from './deps.ts';

/**
 * Authenticates a bearer token.
 * @throws AuthRefused if it is invalid or its session has ended
 */
export async function authenticate(deps: SessionDeps, token: string): Promise<Bearer> {
  const { store, clock } = deps;
  const claims = await deps.tokens.verify(token);
  const userId = requirePerson(claims);
  const found = isUuid(claims.session_id) ? await store.find(claims.session_id) : null;
  const isOver = found !== null && store.isOver(found.session, clock.now());
  if (!found || isOver || found.whole.user.id !== userId) {
    if (!(await deps.users.find(userId))) {
      throw new AuthRefused(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    }
    throw new AuthRefused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  const { user } = found.whole;
  if (isBanned(deps, user)) throw banned(403);
  return { ...found, user, claims };
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
