import type { AuditDetails } from '../../platform/audit.ts';
import { type Language, shownDate } from '../../platform/i18n.ts';
import { composeLetter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { moneyText } from '../../platform/money-text.ts';
import { siteLink } from '../../platform/site-link.ts';
import { cn } from '../messages/cn.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { ja } from '../messages/ja.ts';
import { kr } from '../messages/kr.ts';
import type { PlanId } from '../plans.rules.ts';
import { mailWords } from './mail-words.ts';
import type { Settled } from './settled.ts';

export type Site = { readonly name: string; readonly url: string };
type Person = {
  readonly email: string;
  readonly name: string;
  readonly nickname?: string;
  readonly language: Language;
};

/** Plans are called in mails as on the screens. */
const planNames: Readonly<Record<Language, Readonly<Record<PlanId, string>>>> = {
  en: en.plans,
  de: de.plans,
  cn: cn.plans,
  ja: ja.plans,
  kr: kr.plans,
};

/** Words of one letter, with its blanks filled. */
function writer(person: Person, site: Site, date: Date | null) {
  const { language, name, nickname = '' } = person;
  const words = mailWords[language];
  const blanks = { name, nickname, site: site.name, date: date ? shownDate(date, language) : '' };
  const fill = (text: string) =>
    Object.entries(blanks).reduce((filled, [key, value]) => filled.replaceAll(`{${key}}`, value), text);
  const to = person.email;
  return { words, fill, to, language, page: (path: string) => siteLink(site.url, language, path) };
}

/**
 * What somebody is told of a payment that was settled; null where there is nothing to tell.
 * @param note what an administrator wrote to a refund
 */
export function settledMail(
  settled: Settled,
  person: Person,
  site: Site,
  { now, note }: { readonly now: Date; readonly note: string | null },
): Mail | null {
  const { attempt } = settled;
  const date = settled.kind === 'duplicate' || settled.kind === 'mismatch' ? null : settled.end;
  const { words, fill, to, language, page } = writer(person, site, date);
  const { rows } = words;
  const table: [string, string][] = [
    [rows.order, attempt.orderRef],
    [rows.plan, planNames[language][attempt.planId as PlanId] ?? attempt.planId],
    [rows.amount, moneyText(attempt.amount, language)],
  ];
  if (settled.kind === 'granted') {
    const { subject, joined, extended, begun } = words.receipt;
    const again = settled.start > now ? extended : fill(begun);
    const { receiptNumber } = settled;
    if (receiptNumber !== null) table.unshift([rows.receipt, receiptNumber]);
    table.push([rows.paidOn, shownDate(now, language)], [rows.until, shownDate(settled.end, language)]);
    return composeLetter({
      to,
      language,
      subject: fill(subject),
      parts: [
        fill(words.greeting),
        settled.isNew ? joined : again,
        settled.isRenamed ? fill(words.renamed) : '',
        { rows: table },
        { link: page(`/my-page/receipts/${attempt.id}`), label: words.openReceipt },
        { link: page('/tools'), label: words.open },
        words.help,
      ],
    });
  }
  if (settled.kind === 'duplicate' || settled.kind === 'mismatch') {
    const { returned } = words;
    const parts = [fill(words.greeting), returned[settled.kind], { rows: table }, words.help];
    return composeLetter({ to, language, subject: fill(returned.subject), parts });
  }
  // A payment that never gave a period was explained when it was sent back.
  if (!settled.member) return null;
  const { subject, text } = words[settled.kind];
  const after = settled.end ? fill(words.stillUntil) : words.ended;
  const written = note ? `${words.note}\n${note}` : '';
  const parts = [fill(words.greeting), text, { rows: table }, written, after, words.help];
  return composeLetter({ to, language, subject: fill(subject), parts });
}

export type Reminder = 'week' | 'day' | 'expired';

/** That a membership ends soon, or has ended. */
export function reminderMail(reminder: Reminder, person: Person, end: Date, site: Site): Mail {
  const { words, fill, to, language, page } = writer(person, site, end);
  const isOver = reminder === 'expired';
  const subject = fill(isOver ? words.expired.subject : words.ending.subject);
  const text = fill(isOver ? words.expired.text : words.ending[reminder]);
  const link = { link: page('/membership'), label: words.renew };
  return composeLetter({ to, language, subject, parts: [fill(words.greeting), text, link, words.help] });
}

/** For an administrator: something that a person has to see. */
export function alertMail(what: string, details: AuditDetails, person: Person, site: Site): Mail {
  const { words, fill, to, language, page } = writer(person, site, null);
  const rows = [['', what], ...Object.entries(details).map(([key, value]) => [key, String(value)])];
  return composeLetter({
    to,
    language,
    subject: fill(words.alert.subject),
    parts: [
      fill(words.greeting),
      words.alert.text,
      { rows: rows as [string, string][] },
      { link: page('/admin/dashboard'), label: words.alert.open },
    ],
  });
}
