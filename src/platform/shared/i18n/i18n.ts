/**
 * Languages and URLs. The prefix of a path decides the language; without a prefix the stored choice applies. The texts
 * are in each feature's `messages/`; `src/messages/` combines them by language.
 */
import { htmlLang, type Language, languages, locale } from '@ferrite/calculators/core/texts/language.ts';

export { htmlLang, type Language, languages, locale };

/** Key under which the chosen language is stored, in local storage and in a cookie of the same name. */
export const languageKey = 'selectedLanguage';
export const defaultLanguage: Language = 'en';

/** First path segment by language; English has none, and Korean uses `ko` in URLs. */
export const pathPrefix: Readonly<Record<Language, string>> = {
  en: '',
  de: '/de',
  cn: '/cn',
  ja: '/ja',
  kr: '/ko',
};

/** Name of each language in that language, and its short form in the header. */
export const languageNames: Readonly<Record<Language, { readonly name: string; readonly short: string }>> = {
  en: { name: 'English', short: 'EN' },
  de: { name: 'Deutsch', short: 'DE' },
  cn: { name: '简体中文', short: 'CN' },
  ja: { name: '日本語', short: 'JA' },
  kr: { name: '한국어', short: 'KO' },
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((each) => each === value);
}

/** Returns the language in which the sender of a request reads the site, from the cookie; null if unknown. */
export function chosenLanguage(cookies: Readonly<Record<string, string | undefined>>): Language | null {
  const chosen = cookies[languageKey];
  return isLanguage(chosen) ? chosen : null;
}

/** Returns a language by any of its names: stored code, URL prefix, or a tag such as `zh-CN`; null for other names. */
export function languageOf(name: string | null | undefined): Language | null {
  const [first = ''] = (name ?? '').toLowerCase().split('-');
  return languages.find((each) => first === each || first === htmlLang[each]) ?? null;
}

/**
 * Returns the cookie that stores the chosen language for a year, in the form that server and browser set. Scripts may
 * read it.
 */
export function languageCookieText(language: Language): string {
  return `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/**
 * Splits a path into its language and the rest: `/ko/tools` → `ko` and `/tools`, `/ko` → `ko` and `/`. The language is
 * null without a prefix.
 */
export function splitPath(pathname: string): { readonly language: Language | null; readonly rest: string } {
  for (const language of languages) {
    const prefix = pathPrefix[language];
    if (prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { language, rest: pathname.slice(prefix.length) || '/' };
    }
  }
  return { language: null, rest: pathname };
}

/** Returns the path of a page (`/`, `/tools`, …) in a language. */
export function localPath(language: Language, rest: string): string {
  return rest === '/' ? pathPrefix[language] || '/' : `${pathPrefix[language]}${rest}`;
}

const comma: Readonly<Record<Language, string>> = { en: ', ', de: ', ', cn: '，', ja: '、', kr: ', ' };

/** Joins the texts that are not empty with the comma of the language. */
export const joinWithComma = (texts: readonly (string | null | undefined)[], language: Language): string =>
  texts.filter(Boolean).join(comma[language]);

/**
 * Time zone in emails by language: that of most of its readers, because the reader's own zone is unknown; UTC for
 * English.
 */
const mailZone: Readonly<Record<Language, string>> = {
  en: 'UTC',
  de: 'Europe/Berlin',
  cn: 'Asia/Shanghai',
  ja: 'Asia/Tokyo',
  kr: 'Asia/Seoul',
};

/**
 * Returns a date in words for an email, in the time zone of most readers of the language. For languages without such a
 * zone the date is in UTC, which is stated.
 */
export function dayInMail(moment: Date, language: Language): string {
  const zone = mailZone[language];
  const day = dayIn(moment, language, zone);
  return zone === 'UTC' ? `${day} (UTC)` : day;
}

/**
 * Returns the number of midnights between two times, in the time zone of emails in this language: 0 on the same day, 1
 * on the next.
 */
export function daysBetweenInMail(from: Date, until: Date, language: Language): number {
  const timeZone = mailZone[language];
  // The Swedish format of a date is YYYY-MM-DD.
  const day = (moment: Date) => Date.parse(new Intl.DateTimeFormat('sv', { timeZone }).format(moment));
  return Math.round((day(until) - day(from)) / 86_400_000);
}

/** A text with a count; in languages without a singular both forms are the same. */
export type PluralText = { readonly one: string; readonly other: string };

/** Returns the form of a text for a count, for emails; pages use keys that end in `_one` and `_other`. */
export function pluralForm(text: PluralText, count: number, language: Language): string {
  return new Intl.PluralRules(htmlLang[language]).select(count) === 'one' ? text.one : text.other;
}

/**
 * Formats a time for documents as `YYYY-MM-DD` and `YYYY-MM-DD HH:mm (UTC+9)`, in the same time zone as emails in this
 * language; `N/A` without a time.
 */
export function momentInDocument(
  moment: string | null,
  language: Language,
): { readonly day: string; readonly moment: string } {
  if (!moment) return { day: 'N/A', moment: 'N/A' };
  const parts = new Intl.DateTimeFormat('en', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: mailZone[language], timeZoneName: 'shortOffset' },
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  const zone = mailZone[language] === 'UTC' ? 'UTC' : part('timeZoneName').replace('GMT', 'UTC');
  return { day, moment: `${day} ${part('hour')}:${part('minute')} (${zone})` };
}

/** Returns a date in words, in the time zone of the browser; not for texts rendered by the server. */
export function dayOnScreen(moment: Date, language: Language): string {
  return dayIn(moment, language, undefined);
}

const dayIn = (moment: Date, language: Language, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'long', timeZone }).format(moment);

/** Returns a calendar day in words, as in legal texts; the time zone has no effect. */
export function shownDate(date: Date, language: Language): string {
  return dayIn(date, language, 'UTC');
}

/** Type of a text set in other languages: the same keys as in English, with any strings. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
