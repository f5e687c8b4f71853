import type { NotifyOwner } from '../accounts/owner-notices.ts';
import type { AccountDeps } from '../accounts/usecases/deps.ts';
import type { EmbeddedAuthOptions } from '../options.ts';
import type { Secrets } from '../sessions/secrets.ts';
import { createFactorStore } from './factor.store.ts';
import { createRecoveryCodeStore } from './recovery-code.store.ts';
import { createRelyingParties } from './relying-party.ts';
import { createSecurityKeyStore } from './security-key.store.ts';
import { createSecurityKeys, type SecurityKeys } from './security-keys.ts';
import { createTotp } from './totp.ts';
import type { FactorDeps } from './usecases/deps.ts';

/** Creates the dependencies of the use cases of second factors. */
export function createFactors(
  options: EmbeddedAuthOptions,
  accounts: Pick<AccountDeps, 'users' | 'sessions' | 'limiter' | 'freshSignIn'>,
  { secrets, notifyOwner }: { readonly secrets: Secrets; readonly notifyOwner: NotifyOwner },
): FactorDeps {
  const { db, clock, siteUrl } = options;
  const { users, sessions, limiter, freshSignIn } = accounts;
  return {
    users,
    sessions,
    secrets,
    limiter,
    freshSignIn,
    clock,
    notifyOwner,
    store: createFactorStore(db),
    recoveryCodes: createRecoveryCodeStore(db),
    totp: createTotp(clock, new URL(siteUrl).host),
    securityKeys: options.webauthnEnabled === false ? null : securityKeysOf(options),
  };
}

function securityKeysOf(options: EmbeddedAuthOptions): SecurityKeys {
  const { db, clock, siteUrl, siteName, applicationUrl, corsOrigins = [], anyLoopbackPort } = options;
  const origins = [siteUrl, applicationUrl ?? siteUrl].map((url) => new URL(url).origin);
  return createSecurityKeys({
    clock,
    keys: createSecurityKeyStore(db),
    siteName: siteName ?? new URL(siteUrl).host,
    findParty: createRelyingParties([...origins, ...corsOrigins], anyLoopbackPort ?? false),
  });
}
