import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReadable, namedLinks, relatedLink } from './related-link.rules.ts';

describe('relatedLink', () => {
  it('T-08: the path of a resource opens on this site', () => {
    expect(relatedLink('/resources/14')).toEqual({ href: '/resources/14', kind: 'post', label: '14' });
    expect(relatedLink(' /resources/14?x=1 ')).toMatchObject({ href: '/resources/14?x=1', label: '14' });
  });

  it.each([
    ['iso.org/standard/63511.html', 'https://iso.org/standard/63511.html', 'iso.org/standard/63511'],
    ['www.astm.org', 'https://www.astm.org/', 'astm.org'],
    ['http://example.com/a', 'http://example.com/a', 'example.com/a'],
    ['HTTPS://Example.com/', 'https://example.com/', 'example.com'],
    ['example.com:8080/x', 'https://example.com:8080/x', 'example.com/x'],
    [
      'https://ko.wikipedia.org/wiki/%EA%B0%95',
      'https://ko.wikipedia.org/wiki/%EA%B0%95',
      'ko.wikipedia.org/wiki/강',
    ],
  ])('T-08: %s opens as an external link to %s', (url, href, label) => {
    expect(relatedLink(url)).toEqual({ href, kind: 'external', label });
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.de',
    'blob:https://x',
    'https://user:pass@example.com',
    ':secret@example.com',
    '//evil.example',
    '/\\evil.example',
    '/admin/dashboard',
    '/resources/',
    '/resources//evil.example',
    '/resources/\\evil.example',
    'localhost',
    'not a link',
    '',
  ])('T-08: %j is rejected as a link', (url) => {
    expect(relatedLink(url)).toBeNull();
  });

  it('T-08: any stored text is parsed as a web URL, a resource of this site or nothing', () => {
    const part = fc.constantFrom(
      'javascript:',
      'java',
      'script',
      ':',
      '/',
      '\\',
      '\n',
      '\t',
      ' ',
      'resources',
      'https:',
      'http',
      'a.de',
      '@',
      '?',
      '#',
      '\u00a0',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
        ),
        (url) => {
          const link = relatedLink(url);
          if (link)
            expect(link.href).toMatch(
              link.kind === 'post' ? /^\/resources\/[^/\\]/ : /^https?:\/\/[^@]*$|^https?:\/\/[^/@]+\//,
            );
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('R-03 titles of the related links of a tool', () => {
  const titles = {
    '/resources/1': '端淬曲线怎么用到实际零件上',
    '/resources/2': 'Hollomon und Jaffe',
    '/resources/3': '경화능 곡선 읽기',
    '/resources/4': '焼入れ性の読み方',
  };
  const urls = [...Object.keys(titles), 'https://example.org/a'];
  const order = (language: 'en' | 'de' | 'cn' | 'ja' | 'kr') =>
    namedLinks(urls, titles, language).map(({ label, titleIn }) => `${label} ${titleIn}`);

  it("R-03 titles in the reader's language come first, other languages than English last", () => {
    expect(order('de')).toEqual(['2 de', 'example.org/a null', '1 cn', '3 kr', '4 ja']);
    expect(order('kr')).toEqual(['3 kr', 'example.org/a null', '1 cn', '2 de', '4 ja']);
    expect(order('cn')[0]).toBe('1 cn');
    expect(order('ja')[0]).toBe('4 ja');
  });
});

describe('T-08: order of links for a reader', () => {
  const titles = {
    '/resources/1': 'Preheat for thick plates of structural steel',
    '/resources/2': '구조용 강의 두꺼운 판재 예열',
    '/resources/3': '厚い構造用鋼板の予熱について',
  };
  const urls = ['javascript:alert(1)', '/resources/3', '/resources/1', 'iso.org/standard', '/resources/2'];
  const labelsFor = (language: 'de' | 'en' | 'kr') =>
    namedLinks(urls, titles, language).map(({ label }) => label);

  it('links in the reader’s language come first, then other sites, English, and other languages; invalid ones are omitted', () => {
    expect(labelsFor('kr')).toEqual(['2', 'iso.org/standard', '1', '3']);
    expect(labelsFor('en')).toEqual(['1', 'iso.org/standard', '3', '2']);
    expect(labelsFor('de')).toEqual(['iso.org/standard', '1', '3', '2']);
  });

  it('a post in a third language is not listed for a reader', () => {
    const readable = namedLinks(urls, titles, 'kr').filter((link) => isReadable(link, 'kr'));
    expect(readable.map(({ label }) => label)).toEqual(['2', 'iso.org/standard', '1']);
  });
});

it.each([
  ['example.com/www.x', 'example.com/www.x'],
  ['example.com/a.htm', 'example.com/a'],
  ['example.com/a.html/b', 'example.com/a.html/b'],
  ['example.com/resources/14', 'example.com/resources/14'],
])('T-08: %s is shown as %s', (url, label) => {
  expect(relatedLink(url)).toMatchObject({ kind: 'external', label });
});

it.each(['shttp://example.com', 'httpsx://example.com', '\u200b'])(
  'T-08: %j is also rejected as a link',
  (url) => {
    expect(relatedLink(url)).toBeNull();
  },
);
