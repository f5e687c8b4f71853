import { mailLanguage } from '../../../../platform/server/mail/language.ts';
import type { AuthMail, SendAuthMail } from '../../../mails/mails.ts';
import type { UserRow } from './user.store.ts';

/** What the owner of an account is told after it has happened. */
export type OwnerNotice = Extract<
  AuthMail['template'],
  'password_changed' | 'two_factor_on' | 'two_factor_off' | 'recovery_codes_renewed' | 'recovery_code_used'
>;
export type NotifyOwner = (
  user: Pick<UserRow, 'id' | 'email' | 'userMetadata'>,
  notice: OwnerNotice,
) => Promise<void>;

/** Mails about what somebody has just changed on an account, so that an owner who did not do it finds out. */
export function createOwnerNotices(options: {
  readonly sendMail: SendAuthMail;
  /** The language in which the person reads the site; null when only the account could know. */
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
      // The change stands; that a mail could not be queued is no reason to say otherwise.
      options.onError(error);
    }
  };
}
