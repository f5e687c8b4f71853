import type { Executor } from '../platform/database.ts';
import type { Language } from '../platform/i18n.ts';
import { mailLanguage } from '../platform/mail/language.ts';
import { composeLetter } from '../platform/mail/letter.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { siteLink } from '../shell/site-link.ts';
import { letterWords } from './letter-words.ts';
import type { RefundLetters } from './refunds.ts';
import type { RequestRow } from './store.ts';

export type LetterOptions = {
  readonly site: { readonly name: string; readonly url: string };
  readonly sendWith: (tx: Executor, mail: Mail) => Promise<void>;
};

/** Mails about refunds, each in its reader's language. */
export function createRefundLetters({ site, sendWith }: LetterOptions): RefundLetters {
  return {
    async toMember(tx, what, row, now) {
      // Whoever was deleted meanwhile is not written to.
      if (!row.userEmail) return;
      const language = mailLanguage(now, row.language);
      const words = letterWords[language];
      const { subject, text } = words[what];
      const notes = row.request.adminNotes;
      await sendWith(
        tx,
        composeLetter({
          to: row.userEmail,
          language,
          subject: fill(subject, row, site.name),
          parts: [
            fill(words.greeting, row, site.name),
            fill(text, row, site.name),
            { rows: facts(row, language) },
            notes && what === 'rejected' ? `${words.notes}\n${notes}` : '',
            { link: siteLink(site.url, language, '/refund-request'), label: words.open },
          ],
        }),
      );
    },

    async toAdmins(tx, row, admins) {
      for (const { email, language: kept } of admins) {
        const language = mailLanguage(kept);
        const words = letterWords[language];
        await sendWith(
          tx,
          composeLetter({
            to: email,
            language,
            subject: fill(words.waiting.subject, row, site.name),
            parts: [
              fill(words.waiting.text, row, site.name),
              { rows: facts(row, language) },
              row.request.reason,
              { link: siteLink(site.url, language, '/admin/dashboard'), label: words.openDashboard },
            ],
          }),
        );
      }
    },
  };
}

function fill(text: string, row: RequestRow, site: string): string {
  const values: Record<string, string> = { site, name: row.userName ?? '', id: String(row.request.id) };
  return text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

function facts({ request, paymentId }: RequestRow, language: Language): [string, string][] {
  const words = letterWords[language];
  const { refundAmount, currency } = request;
  const amount =
    currency === 'KRW'
      ? `₩${refundAmount.toLocaleString('en-US')}`
      : `${(refundAmount / 100).toFixed(2)} ${currency}`;
  return [
    [words.request, String(request.id)],
    [words.amount, amount],
    [words.payment, paymentId],
  ];
}
