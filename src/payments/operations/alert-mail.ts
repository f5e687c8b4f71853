import type { Language } from '../../platform/i18n/i18n.ts';
import { fillBlanks, type Site } from '../../platform/mail/blanks.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderEmail } from '../../platform/mail/product-mail.ts';
import type { AuditDetails } from '../../platform/operations/audit.ts';
import { siteLink } from '../../platform/site-link.ts';
import { alertWords } from './alert-words.ts';

/** For an administrator: something that a person has to see. */
export function alertMail(
  what: string,
  details: AuditDetails,
  { email, name, language }: { readonly email: string; readonly name: string; readonly language: Language },
  site: Site,
): Mail {
  const { greeting, subject, text, open } = alertWords[language];
  const fill = (words: string) => fillBlanks(words, { name, site: site.name });
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
