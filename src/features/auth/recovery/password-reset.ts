import type { Clock } from '../../../platform/server/clock.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { BackgroundWork } from '../../../platform/server/work/background-work.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { codeRules } from '../auth.rules.ts';
import type { AuthStore, MemberRow } from '../auth.store.ts';
import type { ResetBody } from '../codes/codes.contract.ts';
import { codeTimes, type MailedCodes } from '../codes/mailed-codes.ts';
import type { SendAuthMail } from '../mails/mails.ts';
import { refuse } from '../refusals.ts';
import type { AuthPort, CallContext } from '../service/auth-service.port.ts';
import type { Attempts } from '../sign-in/attempts.ts';
import { passwordRefused } from './password-refused.ts';

export type CodeRequest = {
  readonly email: string;
  readonly context: CallContext;
  readonly language: Language | null;
};

/**
 * Creates the password reset. The token is either the mailed code, sent with the email address, or the text in the
 * mailed link: `<code>.<email address in base64url>`. A code without an email address is refused.
 */
export function createPasswordReset(options: {
  readonly store: AuthStore;
  readonly port: AuthPort;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly codes: MailedCodes;
  readonly findMember: (email: string) => Promise<MemberRow | null>;
  readonly sendMail: SendAuthMail;
  readonly siteUrl: string;
  readonly onPasswordReset: (memberId: string) => Promise<void>;
  readonly backgroundWork: BackgroundWork;
  readonly onError: (error: unknown) => void;
}) {
  const {
    store,
    port,
    clock,
    attempts,
    codes,
    findMember,
    sendMail,
    siteUrl,
    onPasswordReset,
    backgroundWork,
    onError,
  } = options;

  return {
    /**
     * Requests a code. Response and timing are the same for known and unknown email addresses; only known ones get a
     * mail.
     */
    async request({ email, context, language }: CodeRequest) {
      const message = 'If there is an account for this address, a code is on its way to it.';
      const answer = { ok: true as const, message, ...codeTimes };
      const address = context.ip ?? '';
      const admission = await codes.admit('reset', email, address);
      if (admission === 'mailed') return answer;
      const member = await findMember(email);
      const code = await codes.issue({ purpose: 'reset', email, address }, admission);
      if (member?.supabaseUserId) {
        const link = `${siteUrl}/reset-password#token=${joinToken(code, email)}`;
        const params = { email: member.email, code, link, minutes: codeRules.validityMs / 60_000 };
        const mail = { to: member.email, template: 'recovery', params } as const;
        backgroundWork.run(() => sendMail({ ...mail, language: mailLanguage(language, member.language) }));
      }
      return answer;
    },

    /** Resets the password, ends all sessions and releases the device slots. */
    async reset({ token, newPassword, email }: ResetBody, context: CallContext, language: Language | null) {
      const from = context.ip ?? '';
      const { code, address } = splitToken(token, email);
      const tried = address === null ? null : await codes.claim('reset', address, code, from);
      // The response is the same for all failures, so it does not reveal whether a code was requested.
      const claimed = tried === 'no_tries' ? null : tried;
      const member = claimed && (await findMember(claimed.email));
      if (!claimed || !member?.supabaseUserId) {
        throw refuse('auth.code_invalid', { about: 'reset token' });
      }
      const changed = await port
        .updateUser(member.supabaseUserId, { password: newPassword })
        .catch(async (error: unknown) => {
          await codes.restore(claimed, from);
          throw error;
        });
      if (!changed.ok) {
        // The code remains valid if the new password is rejected.
        await codes.restore(claimed, from);
        throw passwordRefused(changed.refusal);
      }
      // The auth service has ended all sessions; a hosted service does not report this, so it is recorded here.
      await store.recordAllSessionsEnded(member.supabaseUserId, clock.now());
      await store.releaseAllLeases(member.supabaseUserId);
      await onPasswordReset(member.id);
      await attempts.clear({ address: from, account: member.email });
      const { email: to } = member;
      const mail = { to, template: 'password_reset', params: { email: to } } as const;
      await sendMail({ ...mail, language: mailLanguage(language, member.language) }).catch(onError);
      return { ok: true as const, message: 'Your password has been changed. Please log in.' };
    },
  };
}

function joinToken(code: string, email: string): string {
  return `${code}.${Buffer.from(email).toString('base64url')}`;
}

function splitToken(token: string, email: string | undefined): { code: string; address: string | null } {
  const [code = '', encoded] = token.split('.');
  if (email !== undefined) return { code, address: email };
  const address = encoded ? Buffer.from(encoded, 'base64url').toString().toLowerCase() : null;
  // PostgreSQL rejects texts that contain NUL.
  return { code, address: address?.includes('\0') ? null : address };
}
