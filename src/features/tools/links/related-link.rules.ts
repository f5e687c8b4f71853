import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { titleLanguage } from '../../../platform/shared/text/title-language.ts';
import { parseUrl } from '../tool-address.rules.ts';

export type RelatedLink = {
  readonly href: string;
  /** `post`: a resource of this site. `external`: opens in a new tab. */
  readonly kind: 'post' | 'external';
  /** Id of the post, or host and path of the page. */
  readonly label: string;
};

/** Link with the title of its post and the detected language of the title. */
export type NamedLink = RelatedLink & { readonly title: string | null; readonly titleIn: Language | null };

/**
 * Returns the links of a tool sorted for a reader: titles in the reader's language first, then other sites, then English
 * titles.
 * @param titles titles of posts by URL
 */
export function namedLinks(
  urls: readonly string[],
  titles: Readonly<Record<string, string>>,
  language: Language,
): readonly NamedLink[] {
  const links = urls.flatMap((url) => {
    const link = relatedLink(url);
    const title = titles[url] ?? null;
    return link ? [{ ...link, title, titleIn: title === null ? null : titleLanguage(title) }] : [];
  });
  return links.toSorted((one, other) => distance(one, language) - distance(other, language));
}

/** Returns the sort key of a link for a reader. */
function distance({ titleIn }: NamedLink, language: Language): number {
  if (titleIn === language) return 0;
  if (titleIn === null) return 1;
  return titleIn === 'en' ? 2 : 3;
}

/** Returns whether a link is listed for a reader: other sites, and posts in the reader's language or English. */
export const isReadable = ({ titleIn }: NamedLink, language: Language): boolean =>
  titleIn === null || titleIn === language || titleIn === 'en';

const scheme = /^[a-z][a-z\d+.-]*:/i;
const hostAndPort = /^[a-z\d.-]+:\d+(?:[/?#]|$)/i;
/** Characters that browsers ignore in a URL; without removing them `java\nscript:` would pass the check. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose.
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g;

/**
 * Parses a link. Posts stay on this site; other links are external and get `https://` if the scheme is missing.
 * @returns null for other schemes (`javascript:`), other paths of this site and invalid URLs
 */
export function relatedLink(url: string): RelatedLink | null {
  const text = url.replace(invisible, '').trim();
  if (/^\/resources\/[^/\\]/.test(text))
    return { href: text, kind: 'post', label: text.split(/[/?#]/)[2] ?? '' };
  if (text === '' || /^[/\\]/.test(text)) return null;
  const address = scheme.test(text) && !hostAndPort.test(text) ? text : `https://${text}`;
  const parsed = parseUrl(address);
  if (
    !parsed ||
    !/^https?:$/.test(parsed.protocol) ||
    `${parsed.username}${parsed.password}` !== '' ||
    !parsed.hostname.includes('.')
  )
    return null;
  return { href: parsed.href, kind: 'external', label: readable(parsed) };
}

function readable({ hostname, pathname }: URL): string {
  const path = pathname.replace(/(?:\/|\.html?)$/i, '');
  return `${hostname.replace(/^www\./, '')}${decoded(path)}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
