/** Head elements of a page as data: title, description, social tags, canonical and language links. */
import { htmlLang, type Language, languages, locale, localPath } from '../platform/shared/i18n/i18n.ts';
import { isPrefixed } from '../platform/shared/i18n/language-choice.ts';

export type HeadTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly tagName: 'link'; readonly rel: string; readonly href: string; readonly hrefLang?: string };

export type PageHeadOptions = {
  readonly language: Language;
  /** Path without language prefix, e.g. `/tools`. */
  readonly path: string;
  /** Title of this page. The product name is appended, except on the home page. */
  readonly title: string;
  readonly description: string;
  /** Public URL of the site, without trailing slash. */
  readonly publicUrl: string;
  /** Path of the preview picture for shared links, 1200 × 630 px. */
  readonly picture?: string;
  /** Excludes the page from search engines, for personal or temporary screens. */
  readonly noindex?: boolean;
};

const siteName = 'Ferrite';

/**
 * Returns the head elements of a page. A page with language prefixes links to its other languages; other pages link
 * only to themselves.
 */
export function pageHead({
  language,
  path,
  title,
  description,
  publicUrl,
  picture = '/share.png',
  noindex,
}: PageHeadOptions): HeadTag[] {
  const absolute = (each: Language) => `${publicUrl}${localPath(each, path)}`;
  const canonical = isPrefixed(path) ? absolute(language) : `${publicUrl}${path}`;
  const fullTitle = path === '/' ? title : `${title} · ${siteName}`;
  const tags: HeadTag[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: `${publicUrl}${picture}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:locale', content: openGraphLocale(language) },
    ...languages
      .filter((each) => each !== language)
      .map((each) => ({ property: 'og:locale:alternate', content: openGraphLocale(each) })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: `${publicUrl}${picture}` },
  ];
  if (noindex) return [...tags, { name: 'robots', content: 'noindex' }];
  return [...tags, { tagName: 'link', rel: 'canonical', href: canonical }, ...alternates(path, publicUrl)];
}

/**
 * Returns the links to a page in all languages; `x-default` leads to the URL without prefix, where the stored choice
 * applies.
 */
export function alternates(path: string, publicUrl: string): HeadTag[] {
  const link = (hrefLang: string, href: string): HeadTag => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });
  if (!isPrefixed(path)) return [link('x-default', `${publicUrl}${path}`)];
  return [
    ...languages.map((each) => link(htmlLang[each], `${publicUrl}${localPath(each, path)}`)),
    link('x-default', `${publicUrl}${path}`),
  ];
}

function openGraphLocale(language: Language): string {
  return locale[language].replace('-', '_');
}
