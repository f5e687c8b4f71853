import { defaultLanguage, isLanguage, type Language } from '../../shared/i18n/i18n.ts';

/**
 * In which language a mail is written: one that answers what somebody has just done in the language in which they
 * read the site then, every other one in the language of mails that they keep, else in English.
 * @param candidates the first that is a language counts
 */
export function mailLanguage(...candidates: readonly (string | null | undefined)[]): Language {
  return candidates.find(isLanguage) ?? defaultLanguage;
}
