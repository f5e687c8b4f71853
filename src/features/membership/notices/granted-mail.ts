import type { Mail } from '../../../platform/server/mail/mail.ts';
import { myPageLink } from '../../../platform/server/mail/my-page.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { dayInMail, type Language, pluralForm } from '../../../platform/shared/i18n/i18n.ts';
import { reminderWords } from '../messages/reminder-words.ts';

type Recipient = { readonly email: string; readonly name: string; readonly language: Language };

/**
 * Returns the mail about membership days granted by an administrator.
 * @param until new end of the membership
 */
export function grantedMail(
  { email, name, language }: Recipient,
  { days, until }: { readonly days: number; readonly until: Date },
  site: Site,
): Mail {
  const { greeting, granted, help } = reminderWords[language];
  const blanks = { name, site: site.name, date: dayInMail(until, language), days: String(days) };
  const fill = (text: string) => fillPlaceholders(text, blanks);
  return renderEmail({
    to: email,
    language,
    subject: fill(granted.subject),
    parts: [
      fill(greeting),
      fill(pluralForm(granted.text, days, language)),
      myPageLink(site.url, language, 'payment'),
      help,
    ],
  });
}
