import type { Mail } from '../../../platform/server/mail/mail.ts';
import { myPageLink } from '../../../platform/server/mail/my-page.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { type Language, pluralForm } from '../../../platform/shared/i18n/i18n.ts';
import { authMailWords } from '../messages/auth-mail-words.ts';

/** Mail of the auth service or with a code; `renderAuthMail` translates it. */
export type AuthMail = {
  readonly to: string;
  readonly template:
    | 'confirmation'
    | 'invite'
    | 'recovery'
    | 'magic_link'
    | 'email_change'
    | 'reauthentication'
    | 'password_changed'
    | 'password_reset'
    | 'two_factor_on'
    | 'two_factor_off'
    | 'security_key_added'
    | 'security_key_removed'
    | 'recovery_codes_renewed'
    | 'recovery_code_used'
    | 'sign_in_attacked'
    | 'signed_out_by_staff'
    | 'two_factor_reset'
    | 'address_left'
    | 'address_corrected';
  readonly params: AuthMailParams;
  readonly language: Language;
};

export type AuthMailParams = {
  readonly email: string;
  readonly code?: string;
  readonly link?: string;
  readonly newEmail?: string;
  /** Validity of the code and link, in minutes. */
  readonly minutes?: number;
};

/** Templates that notify the owner about a completed change. */
const notices: readonly AuthMail['template'][] = [
  'password_changed',
  'password_reset',
  'two_factor_on',
  'two_factor_off',
  'security_key_added',
  'security_key_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
];
const adminActions: readonly AuthMail['template'][] = [
  'signed_out_by_staff',
  'two_factor_reset',
  'address_left',
  'address_corrected',
];
/** Templates that warn about attempts of other persons; the recipient did nothing that could be undone. */
const warnings: readonly AuthMail['template'][] = ['sign_in_attacked'];

const linksToMyPage: readonly AuthMail['template'][] = [
  'password_changed',
  'password_reset',
  'two_factor_reset',
];

export type SendAuthMail = (mail: AuthMail) => Promise<void>;
/** Renders subject, text and HTML of a mail in the recipient's language. */
export function renderAuthMail({ to, template, params, language }: AuthMail, site: Site): Mail {
  const words = authMailWords[language];
  const fill = (text: string) =>
    fillPlaceholders(text, {
      site: site.name,
      email: params.email,
      newEmail: params.newEmail ?? '',
      minutes: String(params.minutes ?? ''),
    });
  const { subject, intro } = words.templates[template];
  const lifetime = params.link ? words.validity : words.codeValidity;
  const validity = params.code ? fill(pluralForm(lifetime, params.minutes ?? 0, language)) : '';
  const changed = notices.includes(template) ? words.notYouChanged : words.notYou;
  const closing = adminActions.includes(template) ? words.notAsked : changed;
  const opening = params.link
    ? { link: params.link, label: fill(words.openLink), before: fill(words.orLink) }
    : '';
  return renderEmail({
    to,
    language,
    subject: fill(subject),
    parts: [
      fill(words.greeting),
      fill(intro),
      params.code ? { code: params.code } : '',
      opening,
      linksToMyPage.includes(template) ? myPageLink(site.url, language, 'settings') : '',
      validity,
      warnings.includes(template) ? '' : fill(closing),
    ],
  });
}
