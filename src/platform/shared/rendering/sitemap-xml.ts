/** Sitemap files for search engines (sitemaps.org). */

export type SitemapEntry = {
  /** Absolute URL of the page. */
  readonly address: string;
  readonly changedAt?: Date;
  /** URLs of the same page in other languages. */
  readonly links?: readonly { readonly tag: string; readonly address: string }[];
};

/** Maximum number of entries in one sitemap file. */
export const maxEntries = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, changedAt, links = [] }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const others = links.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each.tag}" href="${escapeXml(each.address)}"/>`,
    );
    return `<url><loc>${escapeXml(address)}</loc>${changed}${others.join('')}</url>`;
  });
  return `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Returns an index of sitemaps as XML, for more pages than one file may contain. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${head}<sitemapindex ${space}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
