import { describe, expect, it } from 'vitest';
import { languages, localPath } from './i18n.ts';
import { addressInLanguage, decideLanguage, isPrefixed, languageCookie } from './language-choice.ts';

describe('R-01 language of a URL', () => {
  it.each([
    ['/ko', 'kr'],
    ['/ko/', 'kr'],
    ['/de/tools', 'de'],
    ['/cn/archive', 'cn'],
    ['/ja/forum', 'ja'],
    ['/ko/tools/carbon-equivalent', 'kr'],
  ] as const)('R-01 the prefix of %s takes precedence over the stored language', (path, language) => {
    expect(decideLanguage(path, 'en')).toBe(language);
  });

  it('R-01 without a prefix the stored language is used, otherwise English', () => {
    expect(decideLanguage('/', 'ja')).toBe('ja');
    expect(decideLanguage('/login', 'kr')).toBe('kr');
    expect(decideLanguage('/', undefined)).toBe('en');
    expect(decideLanguage('/', 'klingon')).toBe('en');
    expect(decideLanguage('/korea', undefined)).toBe('en');
  });

  it('R-13 the stored language is read from the cookies', () => {
    expect(languageCookie('a=1; selectedLanguage=de; b=2')).toBe('de');
    expect(languageCookie('xselectedLanguage=de')).toBeUndefined();
    expect(languageCookie(null)).toBeUndefined();
  });
});

describe('R-13 URL to which the language switcher leads', () => {
  const place = (pathname: string) => ({ pathname, search: '?q=1', hash: '#tools' });

  it.each([
    ['/', 'kr', '/ko?q=1#tools'],
    ['/ko', 'en', '/?q=1#tools'],
    ['/ko/', 'de', '/de?q=1#tools'],
    ['/de', 'ja', '/ja?q=1#tools'],
    ['/ja', 'cn', '/cn?q=1#tools'],
    ['/tools', 'kr', '/ko/tools?q=1#tools'],
    ['/ko/forum', 'en', '/forum?q=1#tools'],
    ['/cn/archive', 'de', '/de/archive?q=1#tools'],
    ['/tools/carbon-equivalent', 'ja', '/ja/tools/carbon-equivalent?q=1#tools'],
  ] as const)('R-13 on %s the choice of %s leads to %s and keeps query and hash', (from, language, to) => {
    expect(addressInLanguage(place(from), language)).toBe(to);
  });

  it.each(['/', '/tools', '/archive', '/forum'])(
    'R-13 on %s every language leads to every other one, and the new prefix decides the language',
    (rest) => {
      for (const from of languages)
        for (const to of languages) {
          const { pathname } = new URL(
            addressInLanguage(place(localPath(from, rest)), to) ?? '',
            'http://site.test',
          );
          expect([pathname, decideLanguage(pathname, from)]).toEqual([
            localPath(to, rest),
            pathname === rest ? from : to,
          ]);
        }
    },
  );

  it.each(['/login', '/terms-of-service', '/my-page', '/archive/post/7', '/toss/payment/success'])(
    'R-13 on %s the URL does not change, because the page has no language prefix',
    (path) => {
      expect(addressInLanguage(place(path), 'kr')).toBeNull();
      expect(isPrefixed(path)).toBe(false);
    },
  );
});
