import { AuthRefused } from '../../refusal.ts';
import type { Bearer } from '../../sessions/sessions.ts';
import type { AccountDeps } from './deps.ts';

/** Unlinks one of several identities of a user. @throws AuthRefused for the only one */
export async function unlinkIdentity(
  { users, freshSignIn, clock, rules }: AccountDeps,
  bearer: Bearer,
  identityId: string,
): Promise<void> {
  const { user } = bearer;
  if (!rules.linkingEnabled)
    throw new AuthRefused(404, 'manual_linking_disabled', 'Manual linking is disabled');
  freshSignIn.require(bearer);
  const own = await users.unlinkIdentity(user.id, identityId, clock.now());
  if (!own.some((each) => each.id === identityId))
    throw new AuthRefused(422, 'identity_not_found', 'Identity does not exist');
  if (own.length < 2) {
    const message = 'User must have at least 1 identity after unlinking';
    throw new AuthRefused(422, 'single_identity_not_deletable', message);
  }
}
