import { expect, it } from 'vitest';
import { registry } from '../../calculators/registry.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

const url = 'https://ferrite.example';

it('R-09 the sitemap lists every public page in every language that has an address', () => {
  const xml = sitemapXml(url);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toHaveLength((4 + registry.length) * 5 + 3);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${url}/ko/tools/carbon-equivalent`);
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="zh" href="${url}/cn/tools"/>`);
});

it('R-09 further pages carry their date, and what they are called cannot break the file', () => {
  const xml = sitemapXml(url, [{ path: '/archive/post/1&2', changedAt: new Date('2026-11-20T10:00:00Z') }]);
  expect(xml).toContain(
    `<url><loc>${url}/archive/post/1&amp;2</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>`,
  );
});

it('robots are told of the sitemap and kept out of what is one person’s', () => {
  expect(robotsTxt(url)).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(robotsTxt(url)).toContain('Disallow: /my-page\n');
  expect(robotsTxt(url)).toContain(`Sitemap: ${url}/sitemap.xml\n`);
});
