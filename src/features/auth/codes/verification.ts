import type { Clock } from '../../../platform/server/clock.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { BackgroundWork } from '../../../platform/server/work/background-work.ts';
import { codeRules } from '../auth.rules.ts';
import type { MemberRow } from '../auth.store.ts';
import type { SendAuthMail } from '../mails/mails.ts';
import { viewUserData } from '../profile.ts';
import type { CodeRequest } from '../recovery/password-reset.ts';
import { refuse } from '../refusals.ts';
import type { AuthPort, CallContext } from '../service/auth-service.port.ts';
import type { CodeRow } from './code.store.ts';
import { codeTimes, type MailedCodes } from './mailed-codes.ts';

/** Creates the email verification before registration or renewal, or for an account whose email was not verified. */
export function createVerification(options: {
  readonly port: AuthPort;
  readonly codes: MailedCodes;
  readonly clock: Clock;
  readonly isExpired: (member: MemberRow, now: Date) => boolean;
  readonly members: {
    findByEmail(email: string): Promise<MemberRow | null>;
    update(memberId: string, changes: Partial<MemberRow>): Promise<unknown>;
  };
  readonly issueRenewalToken: (memberId: string) => Promise<string>;
  readonly sendMail: SendAuthMail;
  readonly backgroundWork: BackgroundWork;
}) {
  const { port, codes, clock, isExpired, members, issueRenewalToken, sendMail, backgroundWork } = options;
  /** Returns whether the member can log in without verifying the email. */
  const canLogIn = (member: MemberRow | null) =>
    member?.isVerified === true && !isExpired(member, clock.now());

  function mailCode(code: string, member: MemberRow | null, { email, language }: CodeRequest): void {
    const to = member?.email ?? email;
    const params = { email: to, code, minutes: codeRules.validityMs / 60_000 };
    const inLanguage = mailLanguage(language, member?.language);
    backgroundWork.run(() => sendMail({ to, template: 'confirmation', params, language: inLanguage }));
  }

  const toCodeCaller = ({ email, context }: CodeRequest) =>
    ({ purpose: 'verify', email, address: context.ip ?? '' }) as const;

  /** Confirms the email address at the auth service. If this fails, the code remains valid. @throws AppError 503 */
  async function confirmEmail(userId: string, code: CodeRow, address: string): Promise<void> {
    const restoreAndThrow = async (error: unknown) => {
      await codes.restore(code, address);
      throw error;
    };
    const confirmed = await port.updateUser(userId, { emailConfirmed: true }).catch(restoreAndThrow);
    if (!confirmed.ok) await restoreAndThrow(refuse('auth.unavailable', { cause: confirmed.refusal }));
  }

  return {
    /**
     * Sends a code. For an expired member the response only announces a renewal; the member's data follows with the
     * correct code.
     * @throws AppError 409 for a member who can log in
     */
    async send(request: CodeRequest) {
      const asked = toCodeCaller(request);
      const admission = await codes.admit('verify', asked.email, asked.address);
      const member = await members.findByEmail(request.email);
      if (canLogIn(member)) {
        throw refuse('auth.email_registered');
      }
      const isRenewal = member !== null && isExpired(member, clock.now());
      if (admission !== 'mailed') mailCode(await codes.issue(asked, admission), member, request);
      return { isRenewal, message: 'Verification Email Sent', ...codeTimes };
    },

    /** Sends another code. The response is the same for all email addresses; verified members get no mail. */
    async resend(request: CodeRequest) {
      const message = 'If this address is waiting to be verified, a new code is on its way to it.';
      const asked = toCodeCaller(request);
      const admission = await codes.admit('verify', asked.email, asked.address);
      if (admission === 'mailed') return { message };
      const member = await members.findByEmail(request.email);
      const code = await codes.issue(asked, admission);
      if (!canLogIn(member)) mailCode(code, member, request);
      return { message };
    },

    /** Verifies a code. @throws AppError 400 for any wrong code, 429 after too many, 503 without the auth service */
    async verify(email: string, code: string, context: CallContext) {
      const claimed = await codes.claim('verify', email, code, context.ip ?? '');
      if (claimed === 'no_tries') {
        throw refuse('auth.too_many_tries');
      }
      if (!claimed) {
        throw refuse('auth.code_invalid', { about: 'verification code' });
      }
      const member = await members.findByEmail(email);
      if (member && !member.isVerified) {
        if (member.supabaseUserId) await confirmEmail(member.supabaseUserId, claimed, context.ip ?? '');
        await members.update(member.id, { isVerified: true, updatedAt: clock.now() });
      }
      const answer = { message: 'Email Verification Complete', isMember: member !== null };
      if (!member || !isExpired(member, clock.now())) return { ...answer, isRenewal: false };
      const renewalToken = await issueRenewalToken(member.id);
      return { ...answer, isRenewal: true, userData: viewUserData(member), renewalToken };
    },
  };
}
