/** Generates /sitemap.xml and /robots.txt. */
import { registry } from '@ferrite/calculators/registry.ts';
import { htmlLang, languages, localPath } from '../platform/shared/i18n/i18n.ts';
import { isPrefixed } from '../platform/shared/i18n/language-choice.ts';
import type { FeaturePage } from '../platform/shared/rendering/feature-pages.ts';
import { sitemapXml } from '../platform/shared/rendering/sitemap-xml.ts';

/** Returns the paths of static public pages, without language prefix. */
const publicPaths = (featurePages: readonly FeaturePage[]): readonly string[] => [
  '/',
  '/tools',
  '/archive',
  '/forum',
  '/pricing',
  ...featurePages.filter((each) => each.isInSitemap).flatMap(({ paths }) => paths),
  ...registry.map((entry) => `/tools/${entry.id}`),
  '/terms-of-service',
  '/refund-policy',
  '/privacy-policy',
];

/** Returns the sitemap of static pages, with links to their language versions. */
export function pagesSitemap(publicUrl: string, featurePages: readonly FeaturePage[]): string {
  const inLanguages = featurePages
    .filter(({ addresses }) => addresses === 'languages')
    .flatMap(({ paths }) => paths);
  return sitemapXml(
    publicPaths(featurePages).flatMap((path) => {
      if (!isPrefixed(path) && !inLanguages.includes(path)) return [{ address: publicUrl + path }];
      const links = [
        ...languages.map((each) => ({ tag: htmlLang[each], address: publicUrl + localPath(each, path) })),
        { tag: 'x-default', address: publicUrl + path },
      ];
      return languages.map((language) => ({ address: publicUrl + localPath(language, path), links }));
    }),
  );
}

const maps = ['/sitemap.xml', '/archive/sitemap.xml', '/forum/sitemap.xml'];

/** Returns robots.txt, which excludes personal and temporary screens and the API. */
export function robotsTxt(publicUrl: string): string {
  const closed = [
    '/api/',
    '/auth/',
    '/calculators/',
    '/admin/',
    '/my-page',
    '/refund-request',
    '/toss',
    '/pay/',
  ];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\n${maps.map((path) => `Sitemap: ${publicUrl}${path}\n`).join('')}`;
}
