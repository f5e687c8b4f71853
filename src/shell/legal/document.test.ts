import { describe, expect, it } from 'vitest';
import { languages } from '../../platform/i18n.ts';
import { effectiveFrom, loadDocument } from './document.ts';

const articles = { terms: 10, refunds: 6, privacy: 7 } as const;

describe.each(languages)('R-07 legal pages in %s', (language) => {
  it.each(['terms', 'refunds', 'privacy'] as const)(
    'R-07 %s has its number of articles, none of them empty',
    async (name) => {
      const document = await loadDocument(name, language);
      expect(document.articles).toHaveLength(articles[name]);
      const texts = [
        document.title,
        document.lead,
        ...document.articles.flatMap((each) => [each.title, ...each.text.flat()]),
      ];
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
      expect(document.articles.filter((each) => each.text.length === 0)).toEqual([]);
    },
  );

  it('R-07 the terms name 37 tools, their first day, and the 7 days before a revision holds', async () => {
    const text = JSON.stringify(await loadDocument('terms', language));
    expect(text).toMatch(/37/);
    expect(text).toMatch(/July 4, 2025|4\. Juli 2025|2025年7月4日|2025년 7월 4일/);
    expect(text).toMatch(/7 days|7 Tage|7天|7日|7일/);
  });

  it('R-07 the refund policy names the 7 days and the 5 to 10 business days', async () => {
    const text = JSON.stringify(await loadDocument('refunds', language));
    expect(text).toMatch(/7 days|7 Tagen|7天|7日|7일/);
    expect(text).toMatch(
      /5–10 business days|5 bis 10 Arbeitstage|5～10个工作日|5～10営業日|영업일 기준 5~10일/,
    );
  });

  it('R-07 the privacy policy names the 5 years of payment records', async () => {
    expect(JSON.stringify(await loadDocument('privacy', language))).toMatch(/5 years|5 Jahre|5年|5년/);
  });
});

it('R-07 the terms are effective from July 4, 2025', () => {
  expect(effectiveFrom.terms).toBe('2025-07-04');
});
