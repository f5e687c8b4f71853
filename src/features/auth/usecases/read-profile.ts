import type { Caller } from '../../../platform/server/http/api.ts';
import { viewUserData } from '../profile.ts';
import { refuse } from '../refusals.ts';
import type { AuthDeps } from './deps.ts';

type ReadDeps = Pick<AuthDeps, 'callers' | 'clock' | 'isExpired' | 'viewProfile'>;

export const readProfile = ({ callers, viewProfile }: ReadDeps, caller: Caller) =>
  viewProfile(callers.getDetails(caller).member);

/** Returns the caller's profile, or 402 with the data for the renewal form. */
export async function readCurrentUser(deps: ReadDeps, caller: Caller) {
  const { member } = deps.callers.getDetails(caller);
  if (deps.isExpired(member, deps.clock.now())) {
    throw refuse('auth.subscription_expired', { fields: { userData: viewUserData(member) } });
  }
  return deps.viewProfile(member);
}
