/** The mail that tells an author what an administrator did to a question or an answer. */
import type { Language } from '../../platform/i18n/i18n.ts';
import { fillBlanks, type Site } from '../../platform/mail/blanks.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderEmail } from '../../platform/mail/product-mail.ts';
import { siteLink } from '../../platform/site-link.ts';
import type { ReportReason } from '../forum.rules.ts';
import { cn } from '../messages/cn.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { ja } from '../messages/ja.ts';
import { kr } from '../messages/kr.ts';
import { authorMailWords } from './author-mail-words.ts';

/** A mail before it is worded. */
export type AuthorMail = {
  readonly to: string;
  readonly language: Language;
  readonly nickname: string;
  readonly kind: 'question' | 'answer';
  readonly action: 'hidden' | 'shown' | 'deleted';
  /** Of the question. */
  readonly title: string;
  readonly excerpt: string;
  /** For what it was reported; null when nobody has said why. */
  readonly reason: ReportReason | null;
};

/** As the dialog of reports names them. */
const reports = { en: en.report, de: de.report, cn: cn.report, ja: ja.report, kr: kr.report };

/** What was decided, for what reason, by which rules, and how to object. */
export function wordAuthorMail(mail: AuthorMail, site: Site): Mail {
  const { to, language, nickname, kind, action, title, excerpt } = mail;
  const words = authorMailWords[language];
  const reason = mail.reason && mail.reason !== 'other' ? reports[language][mail.reason] : '';
  const fill = (text: string) => fillBlanks(text, { site: site.name, title, nickname, reason });
  const { subject, text } = words[kind][action];
  const isAgainst = action !== 'shown';
  return renderEmail({
    to,
    language,
    subject: fill(subject),
    parts: [
      fill(words.greeting),
      fill(text),
      isAgainst ? `> ${excerpt}` : '',
      isAgainst && reason ? fill(words.reason) : '',
      isAgainst ? { link: siteLink(site.url, language, '/terms-of-service'), label: words.rules } : '',
      isAgainst ? words.object : '',
    ],
  });
}
