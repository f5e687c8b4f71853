import { describe, expect, it } from 'vitest';
import { languages, localPath } from '../platform/shared/i18n/i18n.ts';
import { type HeadTag, pageHead } from './head.ts';

const publicUrl = 'https://ferrite.example';
const base = { title: 'Calculators', description: 'All of them.', publicUrl } as const;

const canonical = (tags: readonly HeadTag[]) =>
  tags.flatMap((tag) => ('tagName' in tag && tag.rel === 'canonical' ? [tag.href] : []));
const alternates = (tags: readonly HeadTag[]) =>
  Object.fromEntries(
    tags.flatMap((tag) => ('tagName' in tag && tag.rel === 'alternate' ? [[tag.hrefLang, tag.href]] : [])),
  );
const property = (tags: readonly HeadTag[], name: string) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []));

describe('R-09 head of a page', () => {
  it.each(languages)('R-09 in the language %s the canonical link is the URL in that language', (language) => {
    expect(canonical(pageHead({ ...base, language, path: '/tools' }))).toEqual([
      publicUrl + localPath(language, '/tools'),
    ]);
  });

  it('R-09 the head links to the page in every language, with the same language tags as html lang, and to a default', () => {
    expect(alternates(pageHead({ ...base, language: 'de', path: '/' }))).toEqual({
      en: 'https://ferrite.example/',
      de: 'https://ferrite.example/de',
      zh: 'https://ferrite.example/cn',
      ja: 'https://ferrite.example/ja',
      ko: 'https://ferrite.example/ko',
      'x-default': 'https://ferrite.example/',
    });
  });

  it('R-09 the head of a page without URLs per language links only to this page', () => {
    const tags = pageHead({ ...base, language: 'kr', path: '/terms-of-service' });
    expect(canonical(tags)).toEqual(['https://ferrite.example/terms-of-service']);
    expect(alternates(tags)).toEqual({ 'x-default': 'https://ferrite.example/terms-of-service' });
  });

  it('R-09 title, description and social tags have the same text', () => {
    const tags = pageHead({ ...base, language: 'kr', path: '/tools' });
    expect(tags).toContainEqual({ title: 'Calculators · Ferrite' });
    expect(tags).toContainEqual({ name: 'description', content: 'All of them.' });
    expect(tags).toContainEqual({ name: 'twitter:title', content: 'Calculators · Ferrite' });
    expect(property(tags, 'og:title')).toEqual(['Calculators · Ferrite']);
    expect(property(tags, 'og:url')).toEqual(['https://ferrite.example/ko/tools']);
    expect(property(tags, 'og:locale')).toEqual(['ko_KR']);
    expect(property(tags, 'og:locale:alternate')).toHaveLength(4);
  });

  it('R-09 the title of the home page has no suffix', () => {
    expect(pageHead({ ...base, language: 'en', path: '/' })).toContainEqual({ title: 'Calculators' });
  });

  it('R-09 a personal page is excluded from search engines and has no canonical link', () => {
    const tags = pageHead({ ...base, language: 'en', path: '/my-page', noindex: true });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(canonical(tags)).toEqual([]);
  });
});
