import { expect, it } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

it('R-09 the sitemap contains the date of each page, and special characters in URLs are escaped', () => {
  const address = 'https://ferrite.example/forum/1&2';
  expect(sitemapXml([{ address, changedAt: new Date('2026-11-20T10:00:00Z') }])).toContain(
    '<url><loc>https://ferrite.example/forum/1&amp;2</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>',
  );
  expect(sitemapIndexXml([address])).toContain(
    '<sitemap><loc>https://ferrite.example/forum/1&amp;2</loc></sitemap>',
  );
});
