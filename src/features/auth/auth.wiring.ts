import { type BackgroundWork, createBackgroundWork } from '../../platform/server/work/background-work.ts';
import type { CallerRow, MemberRow } from './auth.store.ts';
import type { CodeStore } from './codes/code.store.ts';
import { createMailedCodes } from './codes/mailed-codes.ts';
import { createVerification } from './codes/verification.ts';
import { createVerifiedEmails } from './codes/verified-email.ts';
import type { SendAuthMail } from './mails/mails.ts';
import { createProfileView, type ProfileParts } from './profile.ts';
import { createOwnPassword } from './recovery/own-password.ts';
import { createPasswordReset } from './recovery/password-reset.ts';
import { createAdmission } from './sign-in/admission.ts';
import { createCallers } from './sign-in/callers.ts';
import { createRenewalTokens } from './sign-in/renewal.ts';
import type { SignInDeps } from './sign-in/usecases/deps.ts';
import type { AuthDeps } from './usecases/deps.ts';

export type AuthOptions = Pick<
  AuthDeps,
  'store' | 'port' | 'clock' | 'attempts' | 'config' | 'limitStore' | 'changed' | 'isExpired'
> & {
  readonly codeStore: CodeStore;
  readonly sendMail: SendAuthMail;
  /** Returns a keyed hash that depends on the server secret. */
  readonly digest: (...parts: string[]) => string;
  readonly randomToken: () => string;
  readonly isPremium: (member: CallerRow, now: Date) => boolean;
  readonly isGranted: ProfileParts['isGranted'];
  readonly members: AuthDeps['members'] & {
    findByEmail(email: string): Promise<MemberRow | null>;
  };
  /** Revokes other credentials of the account, such as access keys, after a password change. */
  readonly onPasswordChange?: (memberId: string) => Promise<void>;
  readonly onError?: (error: unknown) => void;
  /** Queue that sends mails after the response; if omitted, the feature creates its own. */
  readonly backgroundWork?: BackgroundWork;
};

/** Creates the dependencies of the use cases, and the login rules for the endpoints of the auth service. */
export function createAuth(options: AuthOptions) {
  const { store, port, clock, config, digest, members, sendMail, attempts } = options;
  const { onPasswordChange = async () => undefined, onError = () => undefined } = options;
  const backgroundWork = options.backgroundWork ?? createBackgroundWork(onError);
  const { siteUrl } = config;
  const renewalTokens = createRenewalTokens({ store, clock, digest, randomToken: options.randomToken });
  const entering: SignInDeps = {
    ...options,
    renewalTokens,
    viewProfile: createProfileView(options),
  };
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
  const own = { store, port, callers, clock };
  const auth = {
    ...entering,
    ...options,
    renewalTokens,
    codes,
    callers,
    ownPassword: createOwnPassword({ ...own, attempts, sendMail, onPasswordChange }),
    passwordReset: createPasswordReset({
      store,
      port,
      clock,
      attempts,
      codes,
      findMember: members.findByEmail,
      sendMail,
      siteUrl,
      onPasswordReset: onPasswordChange,
      backgroundWork,
      onError,
    }),
    verification: createVerification({
      ...options,
      codes,
      issueRenewalToken: renewalTokens.issue,
      backgroundWork,
    }),
    verifiedEmails: createVerifiedEmails({ clock, digest, siteUrl }),
    admission,
  };
  return auth satisfies AuthDeps;
}
