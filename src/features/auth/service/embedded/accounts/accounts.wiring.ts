import { createRateLimitStore } from '../../../../../platform/server/rate-limit/rate-limit.store.ts';
import { createBackgroundWork } from '../../../../../platform/server/work/background-work.ts';
import { defaultSignInLimits } from '../../../auth.rules.ts';
import { createCodeTries } from '../../../codes/code-tries.ts';
import { createAttempts } from '../../../sign-in/attempts.ts';
import { createGuessLimiter } from '../guesses.ts';
import { createLimiter, defaultLimits } from '../limits.ts';
import { createCodeStore } from '../mails/code.store.ts';
import { createCodes } from '../mails/codes.ts';
import { createFlowStore } from '../mails/flow.store.ts';
import { createFlows } from '../mails/flows.ts';
import type { EmbeddedAuthOptions } from '../options.ts';
import { createFreshSignIn } from '../sessions/fresh-sign-in.ts';
import type { Secrets } from '../sessions/secrets.ts';
import type { SessionStore } from '../sessions/session.store.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createPasswords } from './passwords.ts';
import type { AccountDeps, AccountRules } from './usecases/deps.ts';
import type { UserStore } from './user.store.ts';

type Parts = {
  readonly users: UserStore;
  readonly secrets: Secrets;
  readonly sessions: Sessions;
  readonly sessionStore: SessionStore;
  /** URL of the service, to which mailed links lead. */
  readonly issuer: string;
};

/** Creates the dependencies of the use cases of accounts. */
export async function createAccounts(
  options: EmbeddedAuthOptions,
  { users, secrets, sessions, sessionStore, issuer }: Parts,
): Promise<AccountDeps> {
  const { db, clock, onError = () => undefined } = options;
  const limitStore = createRateLimitStore(db);
  const passwords = await createPasswords({
    minPasswordLength: options.minPasswordLength ?? 6,
    refuseCommonPasswords: options.refuseCommonPasswords ?? false,
    cost: options.passwordCost ?? 10,
  });
  const limits = options.limits ?? defaultLimits;
  const attempts =
    options.attempts ??
    createAttempts({
      store: limitStore,
      clock,
      digest: secrets.digest,
      limits: options.limits === 'off' ? 'off' : defaultSignInLimits,
    });
  const flows = createFlows({ store: createFlowStore(db), secrets, clock });
  const codes = createCodes({
    tries: createCodeTries({ store: limitStore, clock, digest: secrets.digest }),
    store: createCodeStore(db),
    flows,
    secrets,
    clock,
    sendMail: options.sendMail,
    findLanguage: options.findLanguage ?? (async () => null),
    codeSeconds: options.codeSeconds ?? 600,
    externalUrl: issuer,
  });
  return {
    users,
    sessions,
    passwords,
    codes,
    flows,
    limiter: createLimiter({ store: limitStore, secrets, clock, limits, onError }),
    guesses: createGuessLimiter(attempts),
    freshSignIn: createFreshSignIn({ store: sessionStore, passwords, codes, clock }),
    backgroundWork: options.backgroundWork ?? createBackgroundWork(onError),
    clock,
    rules: rulesOf(options),
  };
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
