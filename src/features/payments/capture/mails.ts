import type { Mail } from '../../../platform/server/mail/mail.ts';
import { myPageLink } from '../../../platform/server/mail/my-page.ts';
import { fillPlaceholders, type Site } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../../platform/server/site-link.ts';
import { dayInMail, type Language } from '../../../platform/shared/i18n/i18n.ts';
import { moneyText } from '../../../platform/shared/money/money-text.ts';
import { cn } from '../../membership/messages/cn.ts';
import { de } from '../../membership/messages/de.ts';
import { en } from '../../membership/messages/en.ts';
import { ja } from '../../membership/messages/ja.ts';
import { kr } from '../../membership/messages/kr.ts';
import type { PlanId } from '../../membership/periods/plans.rules.ts';
import type { RefundToMake } from '../checkout/order-details.store.ts';
import { paymentMailWords } from '../messages/payment-mail-words.ts';
import { isRefundedAutomatically, type ReturnReason } from './attempt.rules.ts';
import type { RecordedChange } from './recorded.ts';

type Person = {
  readonly email: string;
  readonly name: string;
  readonly nickname?: string;
  readonly language: Language;
};

/** Names of the plans, the same as on the pages. */
const planNames: Readonly<Record<Language, Readonly<Record<PlanId, string>>>> = {
  en: en.plans,
  de: de.plans,
  cn: cn.plans,
  ja: ja.plans,
  kr: kr.plans,
};

function writer(person: Person, site: Site, date: Date | null) {
  const { language, name, nickname = '' } = person;
  const words = paymentMailWords[language];
  const blanks = { name, nickname, site: site.name, date: date ? dayInMail(date, language) : '' };
  const fill = (text: string) => fillPlaceholders(text, blanks);
  const to = person.email;
  const page = (path: string) => siteLink(site.url, language, path);
  return { words, fill, to, language, page, siteUrl: site.url };
}

/**
 * Returns the mail about a recorded payment; null if none is sent.
 * @param refundRequest refund request or withdrawal of the refund
 */
export function capturedMail(
  recorded: RecordedChange,
  person: Person,
  site: Site,
  { now, refundRequest }: { readonly now: Date; readonly refundRequest: RefundToMake | null },
): Mail | null {
  const date = isRefundedAutomatically(recorded) ? null : recorded.end;
  const writing = writer(person, site, date);
  if (recorded.kind === 'granted') return grantedMail(recorded, writing, now);
  if (isRefundedAutomatically(recorded)) return returningMail(recorded, writing);
  return reversedMail(recorded, writing, refundRequest);
}

type Writer = ReturnType<typeof writer>;
type OfKind<Kind> = Extract<RecordedChange, { readonly kind: Kind }>;

function paymentRows({ attempt }: RecordedChange, { words: { rows }, language }: Writer): [string, string][] {
  return [
    [rows.order, attempt.orderRef],
    [rows.plan, planNames[language][attempt.planId as PlanId] ?? attempt.planId],
    [rows.amount, moneyText(attempt.amount, language)],
  ];
}

function grantedMail(recorded: OfKind<'granted'>, writing: Writer, now: Date): Mail {
  const { words, fill, to, language, page, siteUrl } = writing;
  const { rows } = words;
  const { subject, joined, extended, begun } = words.receipt;
  const again = recorded.start > now ? extended : fill(begun);
  const { receiptNumber } = recorded;
  const table: [string, string][] = [
    ...(receiptNumber === null ? [] : [[rows.receipt, receiptNumber] as [string, string]]),
    ...paymentRows(recorded, writing),
    [rows.paidOn, dayInMail(now, language)],
    [rows.until, dayInMail(recorded.end, language)],
  ];
  return renderEmail({
    to,
    language,
    subject: fill(subject),
    parts: [
      fill(words.greeting),
      recorded.isNew ? joined : again,
      recorded.isRenamed ? fill(words.renamed) : '',
      { rows: table },
      { link: page(`/my-page/receipts/${recorded.attempt.id}`), label: words.openReceipt },
      { link: page('/tools'), label: words.open },
      recorded.isRenamed ? myPageLink(siteUrl, language, 'profile') : '',
      words.help,
    ],
  });
}

function returningMail(recorded: OfKind<ReturnReason>, writing: Writer): Mail {
  const { words, fill, to, language } = writing;
  const { returned } = words;
  const rows = paymentRows(recorded, writing);
  const parts = [fill(words.greeting), returned[recorded.kind], { rows }, words.help];
  return renderEmail({ to, language, subject: fill(returned.subject), parts });
}

function reversedMail(
  recorded: OfKind<'refunded' | 'reversed'>,
  writing: Writer,
  refundRequest: RefundToMake | null,
): Mail | null {
  const hasEnded = recorded.member !== null;
  // The chargeback of a payment without a period changes nothing for the buyer.
  if (!hasEnded && recorded.kind === 'reversed') return null;
  const { words, fill, to, language, page, siteUrl } = writing;
  const { subject, text } = words[recorded.kind];
  const { creditNoteNumber, attempt } = recorded;
  const table = paymentRows(recorded, writing);
  if (refundRequest) table.unshift([words.rows[refundRequest.kind], String(refundRequest.id)]);
  if (creditNoteNumber !== null) table.push([words.rows.creditNote, creditNoteNumber]);
  return renderEmail({
    to,
    language,
    subject: fill(subject),
    parts: [
      fill(words.greeting),
      text,
      { rows: table },
      refundRequest?.note ? `${words.note}\n${refundRequest.note}` : '',
      ...(hasEnded ? [recorded.end ? fill(words.stillUntil) : words.ended] : []),
      creditNoteNumber === null
        ? ''
        : { link: page(`/my-page/receipts/${attempt.id}/credit-note`), label: words.openCreditNote },
      myPageLink(siteUrl, language, 'payment'),
      words.help,
    ],
  });
}
