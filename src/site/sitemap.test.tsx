import { registry } from '@ferrite/calculators/registry.ts';
import { expect, it } from 'vitest';
import { pages as accuracyPages } from '../features/accuracy/pages/accuracy.pages.ts';
import { pages as forumPages } from '../features/forum/pages/forum.pages.ts';
import { isPrefixed } from '../platform/shared/i18n/language-choice.ts';
import type { FeaturePage } from '../platform/shared/rendering/feature-pages.ts';
import { pagesSitemap, robotsTxt } from './sitemap.ts';

const url = 'https://ferrite.example';

it('R-09 the sitemap lists every public page in each language that has a URL', () => {
  const xml = pagesSitemap(url, [...accuracyPages, ...forumPages]);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toHaveLength((6 + registry.length) * 5 + 3);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${url}/ko/tools/carbon-equivalent`);
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="zh" href="${url}/cn/tools"/>`);
});

it('robots.txt names the sitemap and excludes personal pages', () => {
  expect(robotsTxt(url)).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(robotsTxt(url)).toContain('Disallow: /my-page\n');
  expect(robotsTxt(url)).toContain(`Sitemap: ${url}/sitemap.xml\n`);
});

it('the language switcher covers all public pages of features that have a URL per language', () => {
  const lists = import.meta.glob<readonly FeaturePage[]>('../features/*/pages/*.pages.ts', {
    eager: true,
    import: 'pages',
  });
  const listed = Object.values(lists)
    .flat()
    .filter((each) => each.isInSitemap && each.addresses === 'languages')
    .flatMap(({ paths }) => paths);
  expect(listed).toContain('/accuracy');
  expect(listed.filter((path) => !isPrefixed(path))).toEqual([]);
});
