/** Addresses of this site as mails carry them. */
import { type Language, localPath } from '../shared/i18n/i18n.ts';
import { isPrefixed } from '../shared/i18n/language-choice.ts';

/** The address of a page, with the reader's prefix where the page has one. @param path begins with a slash */
export function siteLink(siteUrl: string, language: Language, path: string): string {
  const { pathname } = new URL(path, siteUrl);
  return `${siteUrl}${isPrefixed(pathname) ? localPath(language, path) : path}`;
}
