import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { supportNoticeWords } from '../messages/support-notice-words.ts';

/** New support request, for the administrators. */
export type SupportNotice = {
  readonly nickname: string;
  readonly isPremium: boolean;
  readonly subject: string;
  readonly text: string;
};

/** Returns the mail that notifies an administrator of a new support request. */
export function supportNoticeMail(
  { nickname, isPremium, subject, text }: SupportNotice,
  { to, language }: { readonly to: string; readonly language: Language },
  site: Site,
): Mail {
  const own = supportNoticeWords[language];
  const fill = (template: string) => fillPlaceholders(template, { site: site.name, nickname, subject });
  return renderEmail({
    to,
    language,
    subject: fill(own.subject),
    parts: [
      fill(own.intro),
      text,
      isPremium ? own.premium : '',
      { link: siteLink(site.url, language, '/admin/dashboard?view=support'), label: own.open },
    ],
  });
}
