import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../messages/index.ts';
import { type Language, languages } from '../../platform/shared/i18n/i18n.ts';
import { addWords, createI18n } from '../../platform/shared/i18n/i18next.ts';

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const words = new Map<Language, Map<string, string>>();
for (const language of languages)
  words.set(language, flat((await loadMessages(language)) as unknown as Tree));
const english = words.get('en') ?? new Map<string, string>();

describe.each(languages)('R-17 texts in %s', (language) => {
  const own = words.get(language) ?? new Map<string, string>();

  it('R-17 have exactly the keys of English', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('R-17 are not empty', () => {
    expect([...own].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it('R-17 use the placeholders of the English text, in single braces', () => {
    const different = [...own].filter(
      ([key, text]) => `${placeholders(text)}` !== `${placeholders(english.get(key) ?? '')}`,
    );
    expect(different).toEqual([]);
    expect([...own].filter(([, text]) => text.includes('{{'))).toEqual([]);
  });
});

it('A-06 a failed logout has the specified message', () => {
  expect(english.get('layout.session.logoutFailed')).toBe('Logout failed');
});

describe('R-17 a missing text', () => {
  const key = 'nav.home' as const;
  const without = (language: Language) => createI18n(language, { layout: { nav: { tools: 'x' } } });

  it('R-17 is replaced by the English text', () => {
    const i18n = without('de');
    addWords(i18n, 'en', { layout: { nav: { home: 'Home' } } });
    expect(i18n.t(key)).toBe('Home');
  });

  it('R-17 is replaced by its key when English lacks it too', () => {
    expect(without('de').t(key)).toBe(key);
  });

  it('R-17 loads English once when the browser has only its own language', async () => {
    let fetched = 0;
    const i18n = createI18n('ja', { layout: {} }, async (language, namespace) => {
      fetched += 1;
      return language === 'en' && namespace === 'layout' ? { nav: { home: 'Home' } } : {};
    });
    expect(i18n.t(key)).toBe(key);
    expect(i18n.t('nav.tools')).toBe('nav.tools');
    await Promise.resolve();
    expect(i18n.t(key)).toBe('Home');
    expect(fetched).toBe(1);
  });
});
