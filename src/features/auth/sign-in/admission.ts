import { hasDeviceLimit } from '../auth.rules.ts';
import { acquireLease, assertPlaceFree } from '../devices/usecases/acquire-lease.ts';
import type { Admission, PendingSession } from '../service/admission.ts';
import { assertNotSuspended, hasExpired, subscriptionExpired } from './usecases/check-entry.ts';
import type { SignInDeps } from './usecases/deps.ts';
import { recordSignIn } from './usecases/record-sign-in.ts';

/** Creates the login rules for the auth service's own endpoints; they apply only to accounts of members. */
export function createAdmission(deps: SignInDeps): Admission {
  const memberOf = async ({ userId }: PendingSession) =>
    (await deps.store.findCaller(userId))?.member ?? null;
  return {
    async assertMayEnter({ isPendingMfa, isRecovery, ...newcomer }, context) {
      const member = await memberOf({ isPendingMfa, isRecovery, ...newcomer });
      if (!member) return;
      assertNotSuspended(member);
      if (hasExpired(deps, member)) throw subscriptionExpired();
      if (!hasDeviceLimit(member)) return;
      const arrival = { ...newcomer, accessToken: '', takeOver: isRecovery };
      await (isPendingMfa ? assertPlaceFree(deps, arrival) : acquireLease(deps, arrival, context));
    },
    async onSignedIn(newcomer, accessToken, context) {
      const member = await memberOf(newcomer);
      if (member) await recordSignIn(deps, member, { ...newcomer, accessToken }, context);
    },
  };
}
