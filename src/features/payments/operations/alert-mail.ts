import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import type { AuditDetails } from '../../../platform/shared/audit.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { type AlertKind, alertWords } from '../messages/alert-words.ts';

export function alertMail(
  what: AlertKind,
  details: AuditDetails,
  { email, name, language }: { readonly email: string; readonly name: string; readonly language: Language },
  site: Site,
): Mail {
  const { greeting, subject, text, open, rows, cases } = alertWords[language];
  const fill = (words: string) => fillPlaceholders(words, { name, site: site.name });
  const facts = Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => [key === 'payment' ? rows.payment : key, String(value)] as const);
  return renderEmail({
    to: email,
    language,
    subject: fill(subject),
    parts: [
      fill(greeting),
      text,
      { rows: [[rows.what, cases[what]], ...facts] },
      { link: siteLink(site.url, language, '/admin/dashboard'), label: open },
    ],
  });
}
