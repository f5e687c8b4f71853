import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import { dayInMail, daysBetweenInMail, type Language } from '../../../platform/shared/i18n/i18n.ts';
import { reminderWords } from '../messages/reminder-words.ts';

type Recipient = { readonly email: string; readonly name: string; readonly language: Language };
type Times = { readonly now: Date; readonly end: Date };

/** Returns the mail about a membership that ends soon or has ended. */
export function reminderMail({ email, name, language }: Recipient, { now, end }: Times, site: Site): Mail {
  const { greeting, expired, ending, renew, help } = reminderWords[language];
  const days = daysBetweenInMail(now, end, language);
  const blanks = { name, site: site.name, date: dayInMail(end, language), days: String(days) };
  const fill = (text: string) => fillPlaceholders(text, blanks);
  const isOver = end <= now;
  const soon = days === 0 ? ending.today : days === 1 ? ending.tomorrow : ending.days;
  return renderEmail({
    to: email,
    language,
    subject: fill(isOver ? expired.subject : ending.subject),
    parts: [
      fill(greeting),
      fill(isOver ? expired.text : soon),
      { link: siteLink(site.url, language, '/membership'), label: renew },
      help,
    ],
  });
}
