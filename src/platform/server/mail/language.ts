import { defaultLanguage, isLanguage, type Language } from '../../shared/i18n/i18n.ts';

/**
 * Returns the language of an email: the site's language if the email responds to an action there, else the member's
 * mail language, else English.
 * @param candidates in this order; the first valid language is used
 */
export function mailLanguage(...candidates: readonly (string | null | undefined)[]): Language {
  return candidates.find(isLanguage) ?? defaultLanguage;
}
