/** URLs of this site in emails. */
import { type Language, localPath } from '../shared/i18n/i18n.ts';
import { isPrefixed } from '../shared/i18n/language-choice.ts';

/**
 * Returns the URL of a page, with the prefix of the reader's language if the page has one.
 * @param path starts with a slash
 */
export function siteLink(siteUrl: string, language: Language, path: string): string {
  const { pathname } = new URL(path, siteUrl);
  return `${siteUrl}${isPrefixed(pathname) ? localPath(language, path) : path}`;
}
