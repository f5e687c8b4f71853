import type { Clock } from '../../../../../../platform/server/clock.ts';
import type { NotifyOwner } from '../../accounts/owner-notices.ts';
import type { UserStore } from '../../accounts/user.store.ts';
import type { Limiter } from '../../limits.ts';
import { AuthRefused } from '../../refusal.ts';
import type { FreshSignIn } from '../../sessions/fresh-sign-in.ts';
import type { Secrets } from '../../sessions/secrets.ts';
import type { Bearer, Sessions } from '../../sessions/sessions.ts';
import type { FactorRow, FactorStore } from '../factor.store.ts';
import { factorUnknown } from '../factor-errors.ts';
import type { RecoveryCodeStore } from '../recovery-code.store.ts';
import type { SecurityKeys } from '../security-keys.ts';
import type { createTotp } from '../totp.ts';

export type FactorDeps = {
  readonly store: FactorStore;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly secrets: Secrets;
  readonly limiter: Limiter;
  readonly freshSignIn: FreshSignIn;
  readonly clock: Clock;
  readonly notifyOwner: NotifyOwner;
  readonly totp: ReturnType<typeof createTotp>;
  /** Functions of security keys; null if they are disabled. */
  readonly securityKeys: SecurityKeys | null;
};

/** Returns a factor of the caller. @throws AuthRefused 404, also for recovery codes, which have separate endpoints */
export async function requireFactor(
  { store }: Pick<FactorDeps, 'store'>,
  { user }: Bearer,
  id: string,
): Promise<FactorRow> {
  const factor = await store.find(user.id, id);
  if (!factor || factor.factorType === 'recovery_code') throw factorUnknown();
  return factor;
}

/**
 * Returns the functions of security keys.
 * @throws AuthRefused if security keys are disabled
 */
export function requireSecurityKeys(
  { securityKeys }: Pick<FactorDeps, 'securityKeys'>,
  step: 'enroll' | 'verify',
): SecurityKeys {
  if (securityKeys) return securityKeys;
  throw new AuthRefused(422, `mfa_webauthn_${step}_not_enabled`, `MFA ${step} is disabled for webauthn`);
}
