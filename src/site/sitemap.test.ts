import { registry } from '@ferrite/calculators/registry.ts';
import { expect, it } from 'vitest';
import { pagesSitemap, robotsTxt } from './sitemap.ts';

const url = 'https://ferrite.example';

it('R-09 the sitemap lists every public page in every language that has an address', () => {
  const xml = pagesSitemap(url);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toHaveLength((6 + registry.length) * 5 + 3);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${url}/ko/tools/carbon-equivalent`);
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="zh" href="${url}/cn/tools"/>`);
});

it('robots are told of the sitemap and kept out of what is one person’s', () => {
  expect(robotsTxt(url)).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(robotsTxt(url)).toContain('Disallow: /my-page\n');
  expect(robotsTxt(url)).toContain(`Sitemap: ${url}/sitemap.xml\n`);
});
