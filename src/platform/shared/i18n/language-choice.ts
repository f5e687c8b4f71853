/**
 * Determines the language of a URL and the URL of a page in another language. Free of side effects; used by server and
 * browser.
 */
import { defaultLanguage, isLanguage, type Language, languageKey, localPath, splitPath } from './i18n.ts';

/** Paths (without language prefix) that exist in every language. */
const sections = new Set(['/', '/tools', '/archive', '/forum', '/pricing', '/accuracy']);

/** Returns whether a path is the home page or a section, with or without language prefix. */
export const isSection = (pathname: string): boolean => sections.has(splitPath(withoutSlash(pathname)).rest);

/** Returns whether a path exists with every language prefix. */
export function isPrefixed(rest: string): boolean {
  return sections.has(rest) || /^\/(?:tools|forum)\/[^/]+$/.test(rest);
}

/** Returns the language of a page: the prefix of the path, otherwise the stored choice, otherwise English. */
export function decideLanguage(pathname: string, stored: unknown): Language {
  return splitPath(withoutSlash(pathname)).language ?? (isLanguage(stored) ? stored : defaultLanguage);
}

export function languageCookie(header: string | null | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === languageKey)?.[1];
}

export type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** Returns a URL in another language, with query and hash; null if the page has the same URL in all languages. */
export function addressInLanguage({ pathname, search, hash }: Place, language: Language): string | null {
  const { rest } = splitPath(withoutSlash(pathname));
  if (!isPrefixed(rest)) return null;
  return `${localPath(language, rest)}${search}${hash}`;
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, '') || '/' : pathname;
}
