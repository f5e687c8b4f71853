import { type Language, locale } from '../../platform/i18n.ts';

/** A day in words, in UTC as mails and receipts name it. */
export function shownDate(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(locale[language], { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
