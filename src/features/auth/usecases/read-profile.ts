import type { Caller } from '../../../platform/server/http/api.ts';
import { type ProfileDeps, viewProfile, viewUserData } from '../profile.ts';
import { refuse } from '../refusals.ts';
import type { AuthDeps } from './deps.ts';

type ReadDeps = ProfileDeps & Pick<AuthDeps, 'callers' | 'isExpired'>;

export const readProfile = (deps: ReadDeps, caller: Caller) =>
  viewProfile(deps, deps.callers.getDetails(caller).member);

/** Returns the caller's profile, or 402 with the data for the renewal form. */
export async function readCurrentUser(deps: ReadDeps, caller: Caller) {
  const { member } = deps.callers.getDetails(caller);
  if (deps.isExpired(member, deps.clock.now())) {
    throw refuse('auth.subscription_expired', { fields: { userData: viewUserData(member) } });
  }
  return viewProfile(deps, member);
}
