/**
 * Languages and addresses. The prefix of a path decides the language; without one the stored choice applies. Texts are
 * in each feature's `messages/`; `src/messages/` joins them per language.
 */
import { htmlLang, type Language, languages, locale } from '@ferrite/calculators/core/texts/language.ts';

export { htmlLang, type Language, languages, locale };

/** Key of the stored choice, in local storage and as a cookie of the same name. */
export const languageKey = 'selectedLanguage';
export const defaultLanguage: Language = 'en';

/** First path segment per language; English has none, Korean is `ko` in addresses. */
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

/** Returns the language in which the sender of a request reads the site; null if unknown. */
export function chosenLanguage(cookies: Readonly<Record<string, string | undefined>>): Language | null {
  const chosen = cookies[languageKey];
  return isLanguage(chosen) ? chosen : null;
}

/** Returns a language by any of its names: stored code, address prefix, or a tag such as `zh-CN`; null for others. */
export function languageOf(name: string | null | undefined): Language | null {
  const [first = ''] = (name ?? '').toLowerCase().split('-');
  return languages.find((each) => first === each || first === htmlLang[each]) ?? null;
}

/** Returns the cookie that stores a choice for a year, set by server or browser. Scripts may read it. */
export function languageCookieText(language: Language): string {
  return `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
}

/** Splits `/ko/tools` into its language and the rest (`/tools`; `/` for a bare prefix). Language is null without a prefix. */
export function splitPath(pathname: string): { readonly language: Language | null; readonly rest: string } {
  for (const language of languages) {
    const prefix = pathPrefix[language];
    if (prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { language, rest: pathname.slice(prefix.length) || '/' };
    }
  }
  return { language: null, rest: pathname };
}

/** Address of `rest` (`/`, `/tools`, …) in a language. */
export function localPath(language: Language, rest: string): string {
  return rest === '/' ? pathPrefix[language] || '/' : `${pathPrefix[language]}${rest}`;
}

/** Time zone of most readers of a language, since emails do not know the zone of the reader; UTC for English. */
const mailZone: Readonly<Record<Language, string>> = {
  en: 'UTC',
  de: 'Europe/Berlin',
  cn: 'Asia/Shanghai',
  ja: 'Asia/Tokyo',
  kr: 'Asia/Seoul',
};

/**
 * Returns the day of a moment in words for an email, in the time zone of most readers of the language; for languages
 * without one in UTC, which is stated.
 */
export function dayInMail(moment: Date, language: Language): string {
  const zone = mailZone[language];
  const day = dayIn(moment, language, zone);
  return zone === 'UTC' ? `${day} (UTC)` : day;
}

/** Returns `YYYY-MM-DD` and `YYYY-MM-DD HH:mm (UTC+9)` in the zone of mails in this language; `N/A` without a date. */
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

/** Returns the day of a moment in words, in the time zone of the browser; not for texts rendered by the server. */
export function dayOnScreen(moment: Date, language: Language): string {
  return dayIn(moment, language, undefined);
}

const dayIn = (moment: Date, language: Language, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'long', timeZone }).format(moment);

/** Returns a calendar day in words, as in legal texts, independent of the time zone. */
export function shownDate(date: Date, language: Language): string {
  return dayIn(date, language, 'UTC');
}

/** The type that every language must match: the same keys, any strings. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
