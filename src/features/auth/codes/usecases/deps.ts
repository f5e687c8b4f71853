import type { Clock } from '../../../../platform/server/clock.ts';
import type { BackgroundWork } from '../../../../platform/server/work/background-work.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import type { CallerRow } from '../../auth.store.ts';
import type { SendAuthMail } from '../../mails/mails.ts';
import type { MembersPort } from '../../members.port.ts';
import type { AuthPort, CallContext } from '../../service/auth-service.port.ts';
import type { MailedCodes } from '../mailed-codes.ts';

/** Request for a mailed code. */
export type CodeRequest = {
  readonly email: string;
  readonly context: CallContext;
  /** Language chosen in the browser. */
  readonly language: Language | null;
};

/** Dependencies of the verification of an email address. */
export type VerificationDeps = {
  readonly port: AuthPort;
  readonly codes: MailedCodes;
  readonly clock: Clock;
  readonly isExpired: (member: CallerRow, now: Date) => boolean;
  readonly members: Pick<MembersPort, 'findByEmail' | 'update'>;
  readonly renewalTokens: { issue(memberId: string): Promise<string> };
  readonly sendMail: SendAuthMail;
  /** Sends mails after the response. */
  readonly backgroundWork: BackgroundWork;
};
