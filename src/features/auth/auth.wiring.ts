import { createBackgroundWork } from '../../platform/server/work/background-work.ts';
import type { CodeStore } from './codes/code.store.ts';
import { createMailedCodes } from './codes/mailed-codes.ts';
import { createVerifiedEmails } from './codes/verified-email.ts';
import { createAdmission } from './sign-in/admission.ts';
import { createCallers } from './sign-in/callers.ts';
import { createRenewalTokens } from './sign-in/renewal.ts';
import type { SignInDeps } from './sign-in/usecases/deps.ts';
import type { AuthDeps } from './usecases/deps.ts';

export type AuthOptions = Omit<
  AuthDeps,
  'callers' | 'codes' | 'renewalTokens' | 'verifiedEmails' | 'onPasswordChange' | 'backgroundWork' | 'onError'
> & {
  readonly codeStore: CodeStore;
  readonly randomToken: () => string;
  readonly onPasswordChange?: AuthDeps['onPasswordChange'];
  readonly onError?: AuthDeps['onError'];
  /** Queue that sends mails after the response; if omitted, the feature creates its own. */
  readonly backgroundWork?: AuthDeps['backgroundWork'];
};

/** Creates the dependencies of the use cases, and the login rules for the endpoints of the auth service. */
export function createAuth(options: AuthOptions) {
  const { store, port, clock, config, digest, attempts } = options;
  const { onPasswordChange = async () => undefined, onError = () => undefined } = options;
  const backgroundWork = options.backgroundWork ?? createBackgroundWork(onError);
  const { siteUrl } = config;
  const renewalTokens = createRenewalTokens({ store, clock, digest, randomToken: options.randomToken });
  const entering: SignInDeps = { ...options, renewalTokens };
  const codes = createMailedCodes({
    ...options,
    store: options.codeStore,
    isKnownLocation: attempts.isKnownLocation,
    unlimited: config.limits === 'off',
  });
  port.onSessionsEnded((ids) => void store.recordSessionsEnded(ids, clock.now()).catch(onError));
  const admission = createAdmission(entering);
  const callers = createCallers({
    ...options,
    staffNeedsFactor: config.mode === 'live',
    // The embedded service has already applied the admission rules.
    admission: config.authKey === null ? undefined : admission,
  });
  const auth = {
    ...options,
    renewalTokens,
    codes,
    callers,
    onPasswordChange,
    backgroundWork,
    onError,
    verifiedEmails: createVerifiedEmails({ clock, digest, siteUrl }),
    admission,
  };
  return auth satisfies AuthDeps;
}
