import { describe, expect, it } from 'vitest';
import { languages } from '../../platform/shared/i18n/i18n.ts';
import {
  documents,
  legalVersion,
  legalVersions,
  loadDocument,
  loadText,
  newestRevisions,
  versionsOn,
} from './document.ts';

const articles = { terms: 10, refunds: 6, privacy: 7 } as const;

describe.each(languages)('R-07 legal pages in the language %s', (language) => {
  it.each(['terms', 'refunds', 'privacy'] as const)(
    'R-07 %s has the expected number of articles, none of them empty',
    async (name) => {
      const document = await loadDocument(name, language);
      expect(document.articles).toHaveLength(articles[name]);
      const texts = [
        document.title,
        document.lead,
        ...document.changes,
        ...document.articles.flatMap((each) => [each.title, ...each.text.flat()]),
      ];
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
      expect(document.articles.filter((each) => each.text.length === 0)).toEqual([]);
    },
  );

  it('R-07 the terms state the number of tools (37), their effective date, and 7 days between announcement and effect of a revision', async () => {
    const text = JSON.stringify(await loadDocument('terms', language));
    expect(text).toMatch(/37/);
    expect(text).toMatch(/July 4, 2025|4\. Juli 2025|2025年7月4日|2025년 7월 4일/);
    expect(text).toMatch(/7 days|7 Tage|7天|7日|7일/);
  });

  it('R-07 the refund policy states that opening a tool ends the right to a refund', async () => {
    const [full] = (await loadDocument('refunds', language)).articles;
    expect(JSON.stringify(full?.text)).toMatch(/opened|geöffnet|打开|開いて|열지/);
    expect(JSON.stringify(full?.text)).not.toMatch(/been run|ausgeführt|运行|実行|실행/);
  });

  it('R-07 the privacy policy covers reports, saved calculations, access keys, favourites and drafts', async () => {
    const text = JSON.stringify(await loadDocument('privacy', language));
    for (const word of [
      /Reports of calculations|Berechnungsberichte|计算报告|計算書|계산 보고서/,
      /[Ss]aved calculations|gespeicherte Berechnungen|保存的计算|保存した計算|저장한 계산/,
      /access keys|Zugangsschlüssel|访问密钥|アクセスキー|액세스 키/,
      /favourites|Favoriten|收藏|お気に入り|즐겨찾기/,
      /drafts|Entwürfe|草稿|下書き|임시 저장/,
    ])
      expect(text).toMatch(word);
  });

  it('R-07 the refund policy states the refund period of 7 days and the payout within 5 to 10 business days', async () => {
    const text = JSON.stringify(await loadDocument('refunds', language));
    expect(text).toMatch(/7 days|7 Tagen|7天|7日|7일/);
    expect(text).toMatch(
      /5–10 business days|5 bis 10 Arbeitstage|5～10个工作日|5～10営業日|영업일 기준 5~10일/,
    );
  });

  it('R-07 the privacy policy states that payment records are kept for 5 years', async () => {
    expect(JSON.stringify(await loadDocument('privacy', language))).toMatch(/5 years|5 Jahre|5年|5년/);
  });
});

it('R-07 the terms are effective from July 4, 2025', () => {
  expect(legalVersions.terms[0].effectiveFrom).toBe('2025-07-04');
});

describe('revisions of legal texts', () => {
  it('revisions take effect at least 7 days after they are posted, in chronological order', () => {
    for (const [first, ...later] of Object.values(legalVersions)) {
      let last = first;
      for (const each of later) {
        expect(Date.parse(each.effectiveFrom) - Date.parse(each.postedOn)).toBeGreaterThanOrEqual(
          7 * 86_400_000,
        );
        expect(each.postedOn > last.postedOn).toBe(true);
        last = each;
      }
    }
  });

  it.each(languages)(
    'revisions list their changes in the language %s, and only if there are earlier versions',
    async (language) => {
      for (const name of documents) {
        const { changes } = await loadDocument(name, language);
        const { changes: inEnglish } = await loadDocument(name, 'en');
        expect(changes.length > 0, name).toBe(legalVersions[name].length > 1);
        expect(changes).toHaveLength(inEnglish.length);
      }
    },
  );

  it('R-07 earlier versions remain readable without later changes', async () => {
    for (const language of languages) {
      const [oldest] = legalVersions.terms;
      const first = JSON.stringify(await loadDocument('terms', language, oldest));
      const newest = JSON.stringify(await loadDocument('terms', language));
      expect(newest, language).toMatch(/14/);
      expect(first, language).not.toMatch(/14/);
      expect(first, language).not.toMatch(/30 days|30 Tage|30天|30日|30일/);
    }
    for (const name of documents) {
      const { changes, articles } = await loadDocument(name, 'en', legalVersions[name][0]);
      expect(changes).toEqual([]);
      expect(articles.filter(({ text }) => text.length === 0)).toEqual([]);
    }
  });

  it('R-07 each date of a changed passage is the effective date of a version, and is the same in every language', async () => {
    const dates = async (name: (typeof documents)[number], language: (typeof languages)[number]) =>
      (await loadText(name, language)).articles.map(({ text }) =>
        text.map((part) =>
          typeof part === 'object' && 'text' in part ? [part.since, part.until, part.text.length > 0] : [],
        ),
      );
    for (const name of documents) {
      const days = legalVersions[name].map(({ effectiveFrom }) => effectiveFrom);
      const used = (await dates(name, 'en')).flat(2).filter((each) => typeof each === 'string');
      expect(used.filter((day) => !days.includes(day))).toEqual([]);
      expect(used.length > 0).toBe(days.length > 1);
      for (const language of languages)
        expect(await dates(name, language), `${name} ${language}`).toEqual(await dates(name, 'en'));
    }
  });

  it('R-07 a version is current from its first day until the day before the next version', () => {
    const states = (day: string) => versionsOn('terms', day).map(({ state, until }) => [state, until]);
    expect(states('2026-11-28')).toEqual([
      ['current', '2026-11-28'],
      ['coming', '2026-12-01'],
      ['coming', null],
    ]);
    expect(states('2026-11-29').map(([state]) => state)).toEqual(['earlier', 'current', 'coming']);
    expect(states('2026-12-02').map(([state]) => state)).toEqual(['earlier', 'earlier', 'current']);
  });

  it('a new member accepts the version that is posted on the day of registration', () => {
    const { postedOn, effectiveFrom } = legalVersion('privacy');
    const dayBefore = new Date(Date.parse(postedOn) - 86_400_000);
    expect(legalVersion('privacy', dayBefore).effectiveFrom).toBe('2026-12-02');
    expect(legalVersion('privacy', new Date(postedOn)).effectiveFrom).toBe(effectiveFrom);
  });

  it('R-07 texts that were revised on different days are announced separately', () => {
    expect(newestRevisions().map(({ effectiveFrom, names }) => [effectiveFrom, names])).toEqual([
      ['2026-12-02', ['terms', 'refunds']],
      ['2026-12-07', ['privacy']],
    ]);
  });

  it('legal texts have the same articles, paragraphs and lists in every language', async () => {
    const shape = async (name: (typeof documents)[number], language: (typeof languages)[number]) =>
      (await loadDocument(name, language)).articles.map(({ text }) =>
        text.map((part) => (typeof part === 'string' ? 1 : part.length)),
      );
    for (const name of documents)
      for (const language of languages)
        expect(await shape(name, language), `${name} ${language}`).toEqual(await shape(name, 'en'));
  });
});
