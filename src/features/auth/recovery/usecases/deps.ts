import type { Clock } from '../../../../platform/server/clock.ts';
import type { BackgroundWork } from '../../../../platform/server/work/background-work.ts';
import type { AuthStore } from '../../auth.store.ts';
import type { MailedCodes } from '../../codes/mailed-codes.ts';
import type { SendAuthMail } from '../../mails/mails.ts';
import type { MembersPort } from '../../members.port.ts';
import type { AuthPort } from '../../service/auth-service.port.ts';
import type { Attempts } from '../../sign-in/attempts.ts';
import type { Callers } from '../../sign-in/callers.ts';

/** Dependencies of the verification and change of the caller's own password. */
export type PasswordDeps = {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly callers: Callers;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly sendMail: SendAuthMail;
  /** Revokes other credentials of the account, such as access keys. */
  readonly onPasswordChange: (memberId: string) => Promise<void>;
};

/** Dependencies of the reset of a forgotten password. */
export type ResetDeps = Omit<PasswordDeps, 'callers'> & {
  readonly codes: MailedCodes;
  readonly members: Pick<MembersPort, 'findByEmail'>;
  readonly config: { readonly siteUrl: string };
  /** Sends mails after the response. */
  readonly backgroundWork: BackgroundWork;
  readonly onError: (error: unknown) => void;
};
