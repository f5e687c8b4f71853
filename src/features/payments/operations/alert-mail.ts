import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import type { AuditDetails } from '../../../platform/shared/audit.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { alertWords } from '../messages/alert-words.ts';

export function alertMail(
  what: string,
  details: AuditDetails,
  { email, name, language }: { readonly email: string; readonly name: string; readonly language: Language },
  site: Site,
): Mail {
  const { greeting, subject, text, open } = alertWords[language];
  const fill = (words: string) => fillPlaceholders(words, { name, site: site.name });
  const facts = Object.entries(details).map(([key, value]) => [key, String(value)] as const);
  return renderEmail({
    to: email,
    language,
    subject: fill(subject),
    parts: [
      fill(greeting),
      text,
      { rows: [['', what], ...facts] },
      { link: siteLink(site.url, language, '/admin/dashboard'), label: open },
    ],
  });
}
