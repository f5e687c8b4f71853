import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import { dayInMail, type Language } from '../../../platform/shared/i18n/i18n.ts';
import { reminderWords } from '../messages/reminder-words.ts';

export type Reminder = 'week' | 'day' | 'expired';

/** Returns the mail about a membership that ends soon or has ended. */
export function reminderMail(
  reminder: Reminder,
  { email, name, language }: { readonly email: string; readonly name: string; readonly language: Language },
  end: Date,
  site: Site,
): Mail {
  const { greeting, expired, ending, renew, help } = reminderWords[language];
  const fill = (text: string) =>
    fillPlaceholders(text, { name, site: site.name, date: dayInMail(end, language) });
  const isOver = reminder === 'expired';
  return renderEmail({
    to: email,
    language,
    subject: fill(isOver ? expired.subject : ending.subject),
    parts: [
      fill(greeting),
      fill(isOver ? expired.text : ending[reminder]),
      { link: siteLink(site.url, language, '/membership'), label: renew },
      help,
    ],
  });
}
