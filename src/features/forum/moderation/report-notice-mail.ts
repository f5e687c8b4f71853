import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { ReportReason } from '../forum.rules.ts';
import { reportNoticeWords } from '../messages/report-notice-words.ts';
import { reportWords } from './moderation-mail.ts';

/** First open report of a question or answer, for the administrators. */
export type ReportNotice = {
  readonly kind: 'question' | 'answer';
  /** Title of the question, also for an answer. */
  readonly title: string;
  readonly excerpt: string;
  /** Nickname of the member who reported it. */
  readonly reporter: string;
  readonly reason: ReportReason;
  readonly note: string;
};

/** Returns the mail that notifies an administrator of a report. */
export function reportNoticeMail(
  { kind, title, excerpt, reporter, reason, note }: ReportNotice,
  { to, language }: { readonly to: string; readonly language: Language },
  site: Site,
): Mail {
  const words = reportNoticeWords[language];
  const values = { site: site.name, title, nickname: reporter, reason: reportWords[language][reason], note };
  const fill = (text: string) => fillPlaceholders(text, values);
  return renderEmail({
    to,
    language,
    subject: fill(words.subject[kind]),
    parts: [
      fill(words.intro[kind]),
      `> ${excerpt}`,
      fill(words.reason),
      note === '' ? '' : fill(words.note),
      { link: siteLink(site.url, language, '/admin/dashboard?view=reports'), label: words.open },
    ],
  });
}
