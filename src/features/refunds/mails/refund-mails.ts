import type { Executor } from '../../../platform/server/database/database.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { Mail } from '../../../platform/server/mail/mail.ts';
import { myPageLink } from '../../../platform/server/mail/my-page.ts';
import { fillPlaceholders } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import { dayInMail, joinWithComma, type Language, locale } from '../../../platform/shared/i18n/i18n.ts';
import type { Currency } from '../../../platform/shared/money/money.ts';
import { moneyText } from '../../../platform/shared/money/money-text.ts';
import { cn } from '../messages/cn.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { ja } from '../messages/ja.ts';
import { kr } from '../messages/kr.ts';
import { refundMailWords } from '../messages/refund-mail-words.ts';
import { withdrawalWords } from '../messages/withdrawal-mail-words.ts';
import type { RepeatEligibility } from '../refunds.rules.ts';
import type { RequestRow } from '../request-queries.store.ts';

const screenWords = { en, de, cn, ja, kr };

export type MailOptions = {
  readonly site: { readonly name: string; readonly url: string };
  readonly sendWith: (tx: Executor, mail: Mail) => Promise<void>;
};

export type RefundMailOptions = {
  /** Language of the mail: that of the page if the mail answers the member; else null for the member's language. */
  readonly language?: Language | null;
  /** Whether and until when the member may request the refund again after a rejection. */
  readonly again?: RepeatEligibility | null;
};

/** Sends mails about a refund; they are queued in the transaction that records the change. */
export type RefundMails = {
  toMember(
    tx: Executor,
    what: 'received' | 'approved' | 'rejected' | 'withdrawn',
    request: RequestRow,
    more?: RefundMailOptions,
  ): Promise<void>;
  toAdmins(
    tx: Executor,
    request: RequestRow,
    admins: readonly { email: string; language: string }[],
  ): Promise<void>;
};

/** Creates the functions that send mails about refunds and withdrawals in the recipient's language. */
export function createRefundMails({ site, sendWith }: MailOptions): RefundMails {
  return {
    async toMember(tx, what, row, { language: now, again } = {}) {
      // The account of the member may have been deleted.
      if (!row.userEmail) return;
      const language = mailLanguage(now, row.language);
      for (const to of recipientsOf(row, row.userEmail))
        await sendWith(tx, memberMail(what, row, { to, language, again: again ?? null, site }));
    },

    async toAdmins(tx, row, admins) {
      const isWithdrawal = row.request.kind === 'withdrawal';
      for (const { email, language: stored } of admins) {
        const language = mailLanguage(stored);
        const words = refundMailWords[language];
        const { waiting } = (isWithdrawal ? withdrawalWords : refundMailWords)[language];
        const { toolsUsed } = withdrawalWords[language];
        await sendWith(
          tx,
          renderEmail({
            to: email,
            language,
            subject: fill(waiting.subject, row, site.name),
            parts: [
              fill(waiting.text, row, site.name),
              {
                rows: isWithdrawal
                  ? [...withdrawalFacts(row, language, site.name), [toolsUsed, String(row.toolsUsed ?? 0)]]
                  : requestFacts(row, language),
              },
              row.request.reason,
              { link: siteLink(site.url, language, '/admin/dashboard'), label: words.openDashboard },
            ],
          }),
        );
      }
    },
  };
}

type MemberMail = {
  readonly to: string;
  readonly language: Language;
  /** Whether and until when a rejected refund may be requested again; null for other mails. */
  readonly again: RepeatEligibility | null;
  readonly site: MailOptions['site'];
};

function memberMail(
  what: Parameters<RefundMails['toMember']>[1],
  row: RequestRow,
  { to, language, again, site }: MemberMail,
): Mail {
  const words = refundMailWords[language];
  const isWithdrawal = row.request.kind === 'withdrawal';
  const { subject, text } =
    isWithdrawal && what !== 'withdrawn' ? withdrawalWords[language][what] : words[what];
  const notes = row.request.adminNotes;
  const noteHead = { approved: words.note, rejected: words.notes, received: '', withdrawn: '' }[what];
  return renderEmail({
    to,
    language,
    subject: fill(subject, row, site.name),
    parts: [
      fill(words.greeting, row, site.name),
      fill(text, row, site.name),
      { rows: isWithdrawal ? withdrawalFacts(row, language, site.name) : requestFacts(row, language) },
      notes && noteHead ? `${noteHead}\n${notes}` : '',
      again ? againText(again, language) : '',
      myPageLink(site.url, language, 'payment'),
    ],
  });
}

/** Returns the text about requesting the refund again; the same text as on My Page. */
function againText(again: RepeatEligibility, language: Language): string {
  const words = screenWords[language].tab;
  if ('no' in again) return again.no === 'tools_used' ? words.againUsed : words.againLate;
  return fillPlaceholders(words.againUntil, { date: dayInMail(again.until, language) });
}

/**
 * Returns the recipients: the email address stated in the withdrawal and that of the account, because the stated one
 * may be mistyped.
 */
function recipientsOf({ request }: RequestRow, account: string): ReadonlySet<string> {
  const { statedEmail } = request;
  return new Set([...(statedEmail ? [statedEmail] : []), account.toLowerCase()]);
}

function fill(text: string, row: RequestRow, site: string): string {
  const { request, userName } = row;
  const name = request.statedName ?? userName ?? '';
  return fillPlaceholders(text, { site, name, id: String(request.id) });
}

function requestFacts({ request, paymentId }: RequestRow, language: Language): [string, string][] {
  const words = refundMailWords[language];
  const name = (request.kind === 'withdrawal' ? withdrawalWords : refundMailWords)[language].request;
  const { refundAmount, currency } = request;
  return [
    [name, String(request.id)],
    [words.amount, moneyText({ minor: refundAmount, currency: currency as Currency }, language)],
    [words.payment, paymentId],
  ];
}

/** Returns the facts in the acknowledgement of a withdrawal: statement, person, contract and time. */
function withdrawalFacts(row: RequestRow, language: Language, site: string): [string, string][] {
  const words = withdrawalWords[language];
  const { request, planType, capturedAt } = row;
  const plan = words.plans[planType as keyof typeof words.plans] ?? planType ?? '';
  return [
    [words.statementLabel, words.statement],
    [words.name, request.statedName ?? ''],
    [words.contract, joinWithComma([site, plan], language)],
    ...(capturedAt ? [[words.concluded, momentIn(language, capturedAt)] satisfies [string, string]] : []),
    ...requestFacts(row, language),
    [words.submitted, momentIn(language, request.createdAt)],
    [words.acknowledgedTo, request.statedEmail ?? ''],
  ];
}

/** Formats a time to the second with its time zone, because legal periods depend on it. */
const momentIn = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(moment);
