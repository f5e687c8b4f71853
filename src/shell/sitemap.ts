/** Contents of /sitemap.xml and /robots.txt. */
import { registry } from '../../calculators/registry.ts';
import { htmlLang, languages, localPath } from '../platform/i18n.ts';
import { isPrefixed } from './language-choice.ts';

/** Public addresses without language prefix that do not come from the database. */
const pages: readonly string[] = [
  '/',
  '/tools',
  '/archive',
  '/forum',
  ...registry.map((entry) => `/tools/${entry.id}`),
  '/terms-of-service',
  '/refund-policy',
  '/privacy-policy',
];

export type SitemapEntry = { readonly path: string; readonly changedAt?: Date };

/** @param more further public addresses, such as the archive's posts */
export function sitemapXml(publicUrl: string, more: readonly SitemapEntry[] = []): string {
  const entries: readonly SitemapEntry[] = [...pages.map((path) => ({ path })), ...more];
  const urls = entries.flatMap(({ path, changedAt }) => {
    const links = isPrefixed(path) ? alternates(publicUrl, path) : '';
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const addresses = isPrefixed(path) ? languages.map((language) => localPath(language, path)) : [path];
    return addresses.map(
      (address) => `<url><loc>${escapeXml(publicUrl + address)}</loc>${changed}${links}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

function alternates(publicUrl: string, path: string): string {
  const link = (tag: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(publicUrl + address)}"/>`;
  return [
    ...languages.map((each) => link(htmlLang[each], localPath(each, path))),
    link('x-default', path),
  ].join('');
}

/** Screens of one person or one moment are no search results; the doors for programs neither. */
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
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
