/**
 * Checks every text of the product against the term base and the rules of each language. A violation is reported with
 * file and key.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampledDraws } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import { textsOf } from '@ferrite/calculators/definitions.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { planIds } from '../src/features/membership/periods/plans.rules.ts';
import { windowDays } from '../src/features/refunds/pages/refund-window.ts';
import { maxLogoBytes } from '../src/features/tools/reports/reports.rules.ts';
import { terms } from '../src/messages/terms.ts';
import { type Language, languages } from '../src/platform/shared/i18n/i18n.ts';
import { imageLimitBytes } from '../src/platform/shared/images/image-check.ts';
import { demoRules, isReplaced, textRules } from './text-rules.ts';
import { allTexts, demoTexts, leavesOf, type Text, textFiles } from './texts.ts';

const all = await allTexts();
const texts = all.filter((each) => !isReplaced(each, all));

const isCalculators = ({ place }: Text): boolean => place.startsWith('packages/calculators/');
const named = ({ place, key, words }: Text, language: Language): string =>
  `${place} ${key} (${language}): ${words[language]}`;

const found = (language: Language, pattern: RegExp, among: (text: Text) => boolean = () => true) =>
  texts
    .filter((each) => among(each) && pattern.test(each.words[language]))
    .map((each) => named(each, language));

const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('texts of the product in all languages', () => {
  it('plans, receipts, refunds and emails use the same plan names', () => {
    const places = {
      'src/features/membership/messages': 'plans.',
      'src/features/account/messages': 'receipts.plan_',
      'src/features/refunds/messages': 'page.plan_',
      'src/features/refunds/messages/withdrawal-mail-words.ts': 'withdrawalWords.plans.',
    };
    const nameOf = (place: string, key: string) =>
      texts.find((each) => each.place === place && each.key === key)?.words ?? `nothing at ${place} ${key}`;
    for (const plan of planIds)
      for (const [place, key] of Object.entries(places))
        expect(nameOf(place, key + plan), `${place} ${plan}`).toEqual(
          nameOf('src/features/membership/messages', `plans.${plan}`),
        );
  });

  it('the refund rule is worded identically on the pricing page, before payment and on the refund page', () => {
    const at = (place: string, key: string) => texts.find((each) => each.place === place && each.key === key);
    for (const language of languages) {
      const rule = at('src/features/membership/messages', 'payment.refund')?.words[language];
      expect(at('src/features/refunds/messages', 'page.policyWindow')?.words[language]).toBe(rule);
      expect(
        at('src/features/membership/messages', 'pricing.refundRule')?.words[language].replace('{days}', '7'),
      ).toBe(rule);
    }
    expect(
      found('en', /calculators? (has|have|was|is|were) (been )?(run|used)|[Rr]unning a calculator/),
    ).toEqual([]);
  });

  it('a refund is promised only where the right of withdrawal applies', () => {
    const condition = {
      en: /If it applies/,
      de: /Besteht es/,
      cn: /如成立/,
      ja: /認められる場合/,
      kr: /철회권이 있으면/,
    };
    const promises = texts.filter(
      ({ place, key }) =>
        /^src\/features\/refunds\//.test(place) &&
        /^(contract\.dialog|withdrawalWords\.received\.text)$/.test(key),
    );
    expect(promises).toHaveLength(2);
    for (const language of languages)
      for (const { words } of promises) expect(words[language]).toMatch(condition[language]);
  });

  it('all texts of the product are in the known text files: no other file contains Korean text', () => {
    const data =
      /\/demo\/|seed|auth\/auth\.rules\.ts$|(?:element|quantity|unit)-names|inputs\/read-quantity\.ts$|i18n\.ts$|catalogue\/search\.ts$|theme\/script-fonts\.ts$|messages\/(terms|kr)\.ts$|certificates\/(names|symbols|values)\.rules\.ts$|entry\/(row-facts|tokens|headings\/headings)\.rules\.ts$|columns\/header-units\.ts$|tables\/name-headings\.ts$|steels\.json$/;
    const root = path.resolve(import.meta.dirname, '..');
    const others = globSync('{src,calculators}/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.includes('.test.') && !textFiles.includes(file) && !data.test(file))
      .filter((file) =>
        /[가-힣]/.test(readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
      );
    expect(others).toEqual([]);
    expect(texts.length).toBeGreaterThan(3_500);
  });

  it.each(languages)(
    'in the language %s no text is empty, and all contain the placeholders of the English text',
    (language) => {
      expect(
        texts.filter((each) => each.words[language].trim() === '').map((each) => named(each, language)),
      ).toEqual([]);
      expect(
        texts
          .filter(({ words }) => `${placeholders(words[language])}` !== `${placeholders(words.en)}`)
          .map((each) => named(each, language)),
      ).toEqual([]);
    },
  );

  it('texts differ between languages except for names', () => {
    const name =
      /(et al\.|ed\.|[A-ZÅ][\p{L}]+( [IVX\d]|$|[,)&–-]))|Alloy|Monel|Invar|Eximbay|Ferrite|van Bohemen/u;
    const plain = texts.filter(
      ({ words }) =>
        /[a-z]{4}/.test(words.en.replace(/\{\w+\}/g, '')) &&
        !name.test(words.en) &&
        languages.every((language) => words[language] === words.en),
    );
    expect(plain.map((each) => named(each, 'en'))).toEqual([]);
  });

  it('a text with a count has a singular form if the count may be one', () => {
    // Numbers of calculators, grades and days are never one; other numbers are in brackets or after their noun.
    const many =
      /^(description|lead|search|aside|home\.search|foundMore)$|\.(lead|search|aside|description)$/;
    const bare = texts.filter(
      ({ key, words }) =>
        /\{count\} [a-z]{3,}/.test(words.en) && !/_(one|other)$/.test(key) && !many.test(key),
    );
    const allowed = new Set([
      'figures.activeCount',
      'card.answers',
      'imageCount',
      'form.imageCount',
      'images.count',
    ]);
    expect(bare.filter(({ key }) => !allowed.has(key)).map((each) => named(each, 'en'))).toEqual([]);
  });
});

describe('W terminology', () => {
  const cases = Object.entries(terms).flatMap(([concept, term]) =>
    languages.map((language) => [concept, language, term] as const),
  );

  it.each(cases)(
    'the term %s (%s) is used, and none of its rejected synonyms',
    (_concept, language, term) => {
      const word = term[language].toLowerCase();
      expect(texts.some(({ words }) => words[language].toLowerCase().includes(word))).toBe(true);
      for (const other of term.not?.[language] ?? []) expect(found(language, other)).toEqual([]);
    },
  );
});

describe('W wording', () => {
  it.each(Object.entries(textRules))('every text %s', (_rule, breaks) => {
    expect(texts.flatMap((each) => breaks(each).map((language) => named(each, language)))).toEqual([]);
  });

  it.each(demoRules)('every text of the demo %s', async (rule) => {
    const demo = await demoTexts();
    expect(demo.length).toBeGreaterThan(200);
    expect(demo.flatMap((each) => textRules[rule]?.(each).map((language) => named(each, language)))).toEqual(
      [],
    );
  });
});

describe('W limits stated in texts', () => {
  const limits: readonly (readonly [place: string, key: string, limit: number])[] = [
    ['src/features/membership/messages', 'payment.refund', windowDays],
    ['src/features/refunds/messages', 'page.policyWindow', windowDays],
    ['src/features/refunds/messages', 'page.days', windowDays],
    ['src/features/refunds/messages', 'tab.againLate', windowDays],
    ['src/features/refunds/messages', 'reasons.too_late', windowDays],
    ['src/features/tools/reports/messages', 'own.markHint', maxLogoBytes / 1000],
    ['src/features/tools/reports/messages', 'own.markLarge', maxLogoBytes / 1000],
    ['src/layout/messages', 'image.tooLarge', imageLimitBytes / 1024 ** 2],
    ['src/calculator-page/messages', 'plusMinus.note', sampledDraws],
  ];

  it.each(limits)('the text %s %s states the limit %s, which the product enforces', (place, key, limit) => {
    const text = texts.find((each) => each.place === place && each.key === key);
    for (const language of languages)
      expect(text?.words[language].match(/\d+/g), named(text as Text, language)).toContain(String(limit));
  });
});

describe('W numbers and their units', () => {
  /**
   * Matches a number and its unit separated by an ordinary space, where a line could break. Texts of calculators get
   * no-break spaces when they are loaded; the few numbers in the interface are written with them.
   */
  const loose = /[\d}] (°[CF]|%|MB|kB|K|h|s|d|min|mm|µm|kg|HV|HRC|MPa)(?![\p{Script=Latin}\d])/u;
  const isLegal = ({ place }: Text) => place.startsWith('src/site/legal/');

  it.each(languages)('a number and its unit stay on one line (%s)', (language) => {
    expect(found(language, loose, (each) => !isCalculators(each) && !isLegal(each))).toEqual([]);
    const calculators = registry.flatMap(({ id }) => {
      return [...leavesOf(textsOf(id)[language])].map(([key, text]) => `${id} ${key}: ${text}`);
    });
    expect(calculators.length).toBeGreaterThan(1_000);
    expect(calculators.filter((text) => loose.test(text))).toEqual([]);
  });
});

describe('W Korean', () => {
  it('no Korean particle depends on an inserted value', () => {
    expect(found('kr', /이\(가\)|을\(를\)|은\(는\)|\(으\)로|와\(과\)|\(이\)/)).toEqual([]);
    expect(found('kr', /\}[’”]?(이|가|을|를|은|는|으로|로|와|과)(?=[ .,])/)).toEqual([]);
  });

  it('Korean uses half-width punctuation, no space before a bracket and one ellipsis character', () => {
    expect(found('kr', /\.\.\.|[，。；：（）！？]|[가-힣] \(/)).toEqual([]);
  });
});

describe('W Japanese', () => {
  it('Japanese has no space between Japanese and Latin letters, digits or placeholders in the interface', () => {
    const honorific = /^\{\w+\} 様$/;
    const loose = /[ぁ-んァ-ヶ一-龠々ー、。：（）「」] [A-Za-z0-9{$]|[A-Za-z0-9}%] [ぁ-んァ-ヶ一-龠々]/;
    expect(found('ja', loose, (each) => !isCalculators(each) && !honorific.test(each.words.ja))).toEqual([]);
  });
});

describe('W Chinese', () => {
  it('Chinese uses full-width punctuation, no exclamation mark, % without a space, and °C as two characters', () => {
    expect(found('cn', /[一-龠][,:;!?()]|[,;!?()][一-龠]|℃|！|\.\.\.|[\d}] %/)).toEqual([]);
  });
});

describe('W German', () => {
  it('German uses German quotation marks', () => {
    expect(found('de', /"|”|(?<!„[^“]*)“/)).toEqual([]);
  });

  it('German continues in lower case after the comma of an email greeting, except for polite forms and nouns', () => {
    const inMail = ({ place, key }: Text) =>
      place === 'src/features/auth/messages/auth-mail-words.ts' && key.endsWith('.intro');
    expect(found('de', /^(?!Sie |Ihr)\p{Lu}/u, inMail)).toEqual([]);
  });

  it('German has a space before an ellipsis, dashes between spaces, and hyphens between names of authors', () => {
    expect(found('de', /[^\s/]…|\.\.\.|\p{Lu}\p{L}+–\p{Lu}\p{L}+/u)).toEqual([]);
  });
});

describe('W English', () => {
  it('English plots one quantity versus another, not over it', () => {
    const title = ({ key, place }: Text) => isCalculators({ key, place } as Text) && key.startsWith('chart.');
    expect(found('en', /^[A-Z][^.]* over (?!time$)/, title)).toEqual([]);
  });

  it('English uses the curly apostrophe, except where the specification has the straight one', () => {
    const promised = /^The post you're looking for doesn't exist\.$/;
    expect(found('en', /\w'\w/, ({ words }) => !promised.test(words.en))).toEqual([]);
  });

  it('English starts every sentence of an email with a capital letter', () => {
    const inMail = ({ place, key }: Text) =>
      /words\.ts|letter|mail/.test(place) && /(intro|text|joined|renewed|week|day)$/.test(key);
    expect(found('en', /^[a-z]/, inMail)).toEqual([]);
  });
});

it('W times of day use the 24-hour clock in all languages', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const twelve = globSync('{src,calculators}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/\{[^{}]*timeStyle:[^{}]*\}/g) ?? [])
    .filter((options) => !options.includes("hourCycle: 'h23'"));
  expect(twelve).toEqual([]);
});
