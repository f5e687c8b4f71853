/** Builds the email to an author about a moderation decision. */

import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { ReportReason } from '../forum.rules.ts';
import { cn } from '../messages/cn.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { ja } from '../messages/ja.ts';
import { kr } from '../messages/kr.ts';
import { moderationMailTexts } from '../messages/moderation-mail-words.ts';

/** Data of the email; it contains no translated text. */
export type ModerationMail = {
  readonly to: string;
  readonly language: Language;
  readonly nickname: string;
  readonly kind: 'question' | 'answer';
  readonly action: 'hidden' | 'shown' | 'deleted';
  /** Title of the question, also for an answer. */
  readonly title: string;
  readonly excerpt: string;
  /** Reason of the report; null if the decision was made without a report. */
  readonly reason: ReportReason | null;
};

/** Names of the report reasons, the same as in the report dialog. */
export const reportWords = { en: en.report, de: de.report, cn: cn.report, ja: ja.report, kr: kr.report };

/** Returns the email in the author's language: the decision, the reason, the rules and how to object. */
export function localizeModerationMail(mail: ModerationMail, site: Site): Mail {
  const { to, language, nickname, kind, action, title, excerpt } = mail;
  const words = moderationMailTexts[language];
  const reason = mail.reason && mail.reason !== 'other' ? reportWords[language][mail.reason] : '';
  const fill = (text: string) => fillPlaceholders(text, { site: site.name, title, nickname, reason });
  const { subject, text } = words[kind][action];
  const isRestriction = action !== 'shown';
  return renderEmail({
    to,
    language,
    subject: fill(subject),
    parts: [
      fill(words.greeting),
      fill(text),
      isRestriction ? `> ${excerpt}` : '',
      isRestriction && reason ? fill(words.reason) : '',
      isRestriction ? { link: siteLink(site.url, language, '/terms-of-service'), label: words.rules } : '',
      isRestriction ? words.object : '',
    ],
  });
}
