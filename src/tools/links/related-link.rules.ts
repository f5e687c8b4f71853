import { type Language, languageOf } from '../../platform/i18n/i18n.ts';
import { scriptLanguage } from '../../platform/text/script-language.ts';
import { parseUrl } from '../tool-address.rules.ts';

/** Where a tool's related link leads. */
export type RelatedLink = {
  readonly href: string;
  /** `post`: a resource of this site. `external`: opens in a new tab. */
  readonly kind: 'post' | 'external';
  /** The post's id, or host and path of the page as people write them. */
  readonly label: string;
};

/** A link as it is listed: with the post's title, and its language as far as its letters show it. */
export type NamedLink = RelatedLink & { readonly title: string | null; readonly titleIn: Language | null };

/**
 * The links of a tool as a reader of that language finds them: titles in letters of another language come last.
 * @param titles of the posts among them, by address
 */
export function namedLinks(
  urls: readonly string[],
  titles: Readonly<Record<string, string>>,
  language: Language,
): readonly NamedLink[] {
  const links = urls.flatMap((url) => {
    const link = relatedLink(url);
    const title = titles[url] ?? null;
    return link ? [{ ...link, title, titleIn: languageOf(scriptLanguage(title ?? '')) }] : [];
  });
  return links.toSorted((one, other) => distance(one, language) - distance(other, language));
}

/** Latin letters are read by all, but stand behind those of a language that has its own. */
function distance({ title, titleIn }: NamedLink, language: Language): number {
  if (title === null || titleIn === language) return 0;
  if (titleIn !== null) return 2;
  return language === 'en' || language === 'de' ? 0 : 1;
}

const scheme = /^[a-z][a-z\d+.-]*:/i;
const hostAndPort = /^[a-z\d.-]+:\d+(?:[/?#]|$)/i;
/** Browsers pass over these when they read an address, so `java\nscript:` would get by. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant.
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g;

/**
 * A path of our resources stays on this site; anything else opens outside, with `https://` put before a bare host.
 * @returns null for what may not be a link: other schemes (`javascript:`), other paths of this site, nonsense
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
