import type { Clock } from '../../../../platform/server/clock.ts';
import type { ImportedKey } from '../../../../platform/server/config/auth-keys.ts';
import type { Database } from '../../../../platform/server/database/database.ts';
import { createRateLimitStore } from '../../../../platform/server/rate-limit/rate-limit.store.ts';
import {
  type BackgroundWork,
  createBackgroundWork,
} from '../../../../platform/server/work/background-work.ts';
import { addressRetentionMs, defaultSignInLimits } from '../../auth.rules.ts';
import { createCodeTries } from '../../codes/code-tries.ts';
import type { SendAuthMail } from '../../mails/mails.ts';
import { type Attempts, createAttempts } from '../../sign-in/attempts.ts';
import type { Admission } from '../admission.ts';
import type { AuthPort } from '../auth-service.port.ts';
import { adminRoles } from '../claims.ts';
import { createOwnerNotices } from './accounts/owner-notices.ts';
import { createPasswords } from './accounts/passwords.ts';
import type { AccountDeps, AccountRules } from './accounts/usecases/deps.ts';
import { createUserStore } from './accounts/user.store.ts';
import { embeddedPort } from './embedded-port.ts';
import { createFactorStore } from './factors/factor.store.ts';
import { createRecoveryCodeStore } from './factors/recovery-code.store.ts';
import { createRelyingParties } from './factors/relying-party.ts';
import { createSecurityKeyStore } from './factors/security-key.store.ts';
import { createSecurityKeys } from './factors/security-keys.ts';
import { createTotp } from './factors/totp.ts';
import type { FactorDeps } from './factors/usecases/deps.ts';
import { createGuessLimiter } from './guesses.ts';
import { createLimiter, defaultLimits, type ServiceLimits } from './limits.ts';
import { createCodeStore } from './mails/code.store.ts';
import { createCodes } from './mails/codes.ts';
import { createFlowStore } from './mails/flow.store.ts';
import { createFlows } from './mails/flows.ts';
import { createLinks } from './mails/links.ts';
import { createRedirects } from './mails/redirects.ts';
import { publicSettings } from './public-settings.ts';
import { AuthRefused } from './refusal.ts';
import { createAccessTokens } from './sessions/access-tokens.ts';
import { createFreshSignIn } from './sessions/fresh-sign-in.ts';
import { createKeyStore } from './sessions/key.store.ts';
import { createKeyRing } from './sessions/keys.ts';
import { createSecrets } from './sessions/secrets.ts';
import { createSessionStore } from './sessions/session.store.ts';
import { createSessions } from './sessions/sessions.ts';

export type EmbeddedAuthOptions = {
  readonly db: Database;
  readonly clock: Clock;
  readonly sendMail: SendAuthMail;
  /** Returns the language for mails to the user; null to use the language of the account. */
  readonly findLanguage?: (userId: string) => Promise<string | null>;
  /** Called after a user has changed the password at this service, before the user is notified. */
  readonly onPasswordChange?: (userId: string) => Promise<void>;
  /** Secret for encryption and key derivation; it must be the same in all processes. */
  readonly serverSecret: string;
  /** URL of the site without trailing slash; the service is at `/auth/v1` below it. */
  readonly siteUrl: string;
  readonly redirectUrls?: readonly string[];
  /** Page to which a recovery link leads, to set a new password; if omitted, the link returns tokens. */
  readonly recoveryPage?: string;
  /** URL of the application to which links lead by default; null for the site. */
  readonly applicationUrl?: string | null;
  /** Whether links may lead to any port of this machine if the site is on it. */
  readonly anyLoopbackPort?: boolean;
  readonly corsOrigins?: readonly string[];
  readonly tokenSeconds?: number;
  /** Maximum lifetime of a session in days; default 30. */
  readonly sessionDays?: number;
  /** Maximum time without a refresh, in days; default 14. */
  readonly unusedDays?: number;
  readonly codeSeconds?: number;
  readonly minPasswordLength?: number;
  readonly refuseCommonPasswords?: boolean;
  /** Cost factor of bcrypt; default 10. */
  readonly passwordCost?: number;
  /** Whether users can sign up at the service's endpoint; the product has its own registration. */
  readonly signupEnabled?: boolean;
  readonly autoConfirm?: boolean;
  readonly anonymousEnabled?: boolean;
  readonly emailChangeEnabled?: boolean;
  readonly securePasswordChange?: boolean;
  readonly doubleConfirmEmail?: boolean;
  readonly linkingEnabled?: boolean;
  /** Whether security keys are offered as second factor; default true. */
  readonly webauthnEnabled?: boolean;
  /** Name of the site that browsers show for security keys. */
  readonly siteName?: string;
  /** Imported keys of other services that verify tokens; one of them may sign. */
  readonly keys?: readonly ImportedKey[];
  /** Seconds for which a used refresh token is still accepted; default 10. */
  readonly reuseSeconds?: number;
  readonly onError?: (error: unknown) => void;
  /** Queue that sends mails after the response; if omitted, the service creates its own. */
  readonly backgroundWork?: BackgroundWork;
  readonly limits?: ServiceLimits | 'off';
  /** Failure counters shared with the product's login; if omitted, the service creates its own. */
  readonly attempts?: Attempts;
  /** Login rules of the product; if omitted, all users are admitted. */
  readonly admission?: Admission | undefined;
};

const dayMs = 86_400_000;
const cleaningBatch = 1000;

export type EmbeddedAuth = Awaited<ReturnType<typeof createEmbeddedAuth>> & { readonly port: AuthPort };

/** Creates the embedded auth service and loads or generates its keys. */
export async function createEmbeddedAuth(options: EmbeddedAuthOptions) {
  const { db, clock, sendMail, siteUrl, tokenSeconds = 3600 } = options;
  const issuer = `${siteUrl}/auth/v1`;
  const secrets = createSecrets(options.serverSecret);
  const users = createUserStore(db);
  const sessionStore = createSessionStore(db, {
    lifeMs: (options.sessionDays ?? 30) * dayMs,
    unusedMs: (options.unusedDays ?? 14) * dayMs,
  });
  const codeStore = createCodeStore(db);
  const limitStore = createRateLimitStore(db);

  const keys = await createKeyRing({
    store: createKeyStore(db),
    secrets,
    clock,
    tokenSeconds,
    imported: options.keys,
  });
  const tokens = createAccessTokens({ keys, clock, issuer, tokenSeconds });
  const passwords = await createPasswords({
    minPasswordLength: options.minPasswordLength ?? 6,
    refuseCommonPasswords: options.refuseCommonPasswords ?? false,
    cost: options.passwordCost ?? 10,
  });
  const limiter = createLimiter({
    store: limitStore,
    secrets,
    clock,
    limits: options.limits ?? defaultLimits,
    onError: options.onError ?? (() => undefined),
  });
  const { admission } = options;
  const sessions = createSessions({
    store: sessionStore,
    users,
    tokens,
    secrets,
    clock,
    admission,
    reuseSeconds: options.reuseSeconds,
  });
  const attempts =
    options.attempts ??
    createAttempts({
      store: limitStore,
      clock,
      digest: secrets.digest,
      limits: options.limits === 'off' ? 'off' : defaultSignInLimits,
    });
  const flows = createFlows({ store: createFlowStore(db), secrets, clock });
  const findLanguage = options.findLanguage ?? (async () => null);
  const codes = createCodes({
    tries: createCodeTries({ store: limitStore, clock, digest: secrets.digest }),
    store: codeStore,
    flows,
    secrets,
    clock,
    sendMail,
    findLanguage,
    codeSeconds: options.codeSeconds ?? 600,
    externalUrl: issuer,
  });
  const freshSignIn = createFreshSignIn({ store: sessionStore, passwords, codes, clock });
  const accounts: AccountDeps = {
    users,
    sessions,
    passwords,
    codes,
    flows,
    limiter,
    guesses: createGuessLimiter(attempts),
    freshSignIn,
    backgroundWork: options.backgroundWork ?? createBackgroundWork(options.onError ?? (() => undefined)),
    clock,
    rules: rulesOf(options),
  };
  const notifyOwner = createOwnerNotices({
    sendMail,
    findLanguage,
    onError: options.onError ?? (() => undefined),
  });
  async function onPasswordChanged(user: Parameters<typeof notifyOwner>[0]): Promise<void> {
    await options.onPasswordChange?.(user.id);
    await notifyOwner(user, 'password_changed');
  }
  const factors: FactorDeps = {
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
    securityKeys: createKeys(options, { clock, keys: createSecurityKeyStore(db) }),
  };
  const redirects = redirectsOf(options);
  const port = embeddedPort({
    tokens,
    accounts,
    factors,
  });

  return {
    port,
    keys,
    tokens,
    sessions,
    accounts,
    factors,
    limiter,
    onPasswordChanged,
    redirects,
    followLink: createLinks(accounts, options.recoveryPage),
    corsOrigins: options.corsOrigins ?? [],
    rules: accounts.rules,
    settings: publicSettings(accounts.rules),

    /**
     * Checks for a service token.
     * @throws AuthRefused for any other token
     */
    async requireAdmin(token: string): Promise<void> {
      const { role } = await tokens.verify(token);
      if (!role || !adminRoles.includes(role)) throw new AuthRefused(403, 'not_admin', 'User not allowed');
    },

    /** Deletes expired rows and rotates a signing key that is due; a job calls it. */
    async cleanUp(): Promise<void> {
      await codeStore.removeExpired(clock.now(), cleaningBatch);
      await flows.removeOld(cleaningBatch);
      const now = clock.now();
      await sessionStore.removeEnded(now, cleaningBatch);
      await users.eraseAddresses(new Date(now.getTime() - addressRetentionMs));
      await keys.rotateWhenDue();
    },
  };
}

function redirectsOf({ siteUrl, applicationUrl, redirectUrls = [], anyLoopbackPort }: EmbeddedAuthOptions) {
  const allowed = [...redirectUrls, siteUrl, `${siteUrl}/**`];
  return createRedirects(applicationUrl ?? siteUrl, allowed, anyLoopbackPort);
}

function rulesOf(options: EmbeddedAuthOptions): AccountRules {
  return {
    signupEnabled: options.signupEnabled ?? false,
    autoConfirm: options.autoConfirm ?? false,
    anonymousEnabled: options.anonymousEnabled ?? false,
    emailChangeEnabled: options.emailChangeEnabled ?? false,
    securePasswordChange: options.securePasswordChange ?? false,
    doubleConfirmEmail: options.doubleConfirmEmail ?? true,
    linkingEnabled: options.linkingEnabled ?? false,
  };
}

/** Creates the security keys; null if they are switched off. */
function createKeys(
  {
    webauthnEnabled = true,
    siteUrl,
    siteName,
    applicationUrl,
    corsOrigins = [],
    anyLoopbackPort,
  }: EmbeddedAuthOptions,
  parts: Omit<Parameters<typeof createSecurityKeys>[0], 'siteName' | 'findParty'>,
) {
  if (!webauthnEnabled) return null;
  const origins = [siteUrl, applicationUrl ?? siteUrl].map((url) => new URL(url).origin);
  return createSecurityKeys({
    ...parts,
    siteName: siteName ?? new URL(siteUrl).host,
    findParty: createRelyingParties([...origins, ...corsOrigins], anyLoopbackPort ?? false),
  });
}
