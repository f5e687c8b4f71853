import { mailLanguage } from '../../../../../platform/server/mail/language.ts';
import type { AuthMail, SendAuthMail } from '../../../mails/mails.ts';
import type { UserRow } from './user.store.ts';

export type OwnerNotice = Extract<
  AuthMail['template'],
  | ('password_changed' | 'recovery_codes_renewed' | 'recovery_code_used')
  | ('two_factor_on' | 'two_factor_off' | 'security_key_added' | 'security_key_removed')
>;
export type NotifyOwner = (
  user: Pick<UserRow, 'id' | 'email' | 'userMetadata'>,
  notice: OwnerNotice,
) => Promise<void>;

export function createOwnerNotices(options: {
  readonly sendMail: SendAuthMail;
  /** Returns the language of the person; null if only the account contains one. */
  readonly findLanguage: (userId: string) => Promise<string | null>;
  readonly onError: (error: unknown) => void;
}): NotifyOwner {
  return async ({ id, email, userMetadata }, template) => {
    if (!email) return;
    try {
      const kept = userMetadata['language'];
      const language = mailLanguage(await options.findLanguage(id), typeof kept === 'string' ? kept : null);
      await options.sendMail({ to: email, template, params: { email }, language });
    } catch (error) {
      // The change is already complete, so an error while queuing the mail is only reported.
      options.onError(error);
    }
  };
}
