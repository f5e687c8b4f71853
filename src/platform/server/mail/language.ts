import { defaultLanguage, isLanguage, type Language } from '../../shared/i18n/i18n.ts';

/**
 * Returns the language of an email: that of the site for a response to an action, else the member's mail language, else
 * English.
 * @param candidates in this order; the first valid language is used
 */
export function mailLanguage(...candidates: readonly (string | null | undefined)[]): Language {
  return candidates.find(isLanguage) ?? defaultLanguage;
}
