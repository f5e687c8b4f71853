import type { Clock } from '../../../../../../platform/server/clock.ts';
import type { BackgroundWork } from '../../../../../../platform/server/work/background-work.ts';
import type { RunLimitedLogin } from '../../guesses.ts';
import type { Limiter } from '../../limits.ts';
import type { Codes } from '../../mails/codes.ts';
import type { Flows } from '../../mails/flows.ts';
import type { FreshSignIn } from '../../sessions/fresh-sign-in.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import type { Passwords } from '../passwords.ts';
import type { UserStore } from '../user.store.ts';

export type AccountRules = {
  readonly signupEnabled: boolean;
  /** Whether new accounts are usable without confirming the email address. */
  readonly autoConfirm: boolean;
  readonly anonymousEnabled: boolean;
  /** Whether users may change their email address at this service. */
  readonly emailChangeEnabled: boolean;
  /**
   * Whether a change of password or email address without a recent login requires a mailed code; the current password
   * is not sufficient then.
   */
  readonly securePasswordChange: boolean;
  /** Whether a new email address must be confirmed from the old mailbox too. */
  readonly doubleConfirmEmail: boolean;
  /** Whether users may unlink one of several identities. */
  readonly linkingEnabled: boolean;
};

export type AccountDeps = {
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly flows: Flows;
  readonly limiter: Limiter;
  readonly guesses: RunLimitedLogin;
  readonly freshSignIn: FreshSignIn;
  readonly backgroundWork: BackgroundWork;
  readonly clock: Clock;
  readonly rules: AccountRules;
};
