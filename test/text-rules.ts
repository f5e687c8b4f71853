/**
 * Rules for the wording of every text, one function per rule. A rule returns the languages that violate it.
 * `words.test.ts` applies them to the product, `text-rules.test.ts` to texts that must be rejected.
 */
import { terms } from '../src/messages/terms.ts';
import { type Language, languages } from '../src/platform/shared/i18n/i18n.ts';
import type { Text } from './texts.ts';

type Rule = (text: Text) => readonly Language[];

const inLanguage =
  (language: Language, ...patterns: readonly RegExp[]): Rule =>
  ({ words }) =>
    patterns.some((pattern) => pattern.test(words[language])) ? [language] : [];

const any =
  (...rules: readonly Rule[]): Rule =>
  (text) => [...new Set(rules.flatMap((rule) => rule(text)))];

/** Names of authors, products and standards, which are not translated. */
const name =
  /(et al\.|ed\.|[A-ZÅ][\p{L}]+( [IVX\d]|$|[,)&–-]))|Alloy|Monel|Invar|Eximbay|Ferrite|van Bohemen/u;

const untranslated: Rule = ({ words }) => {
  const plain = words.en.replace(/\{\w+\}/g, '');
  const lowerCase = plain.match(/(?<![\p{L}\d/.-])[a-z]{3,}(?![\p{L}\d/.-])/gu) ?? [];
  if (lowerCase.length < 2 || name.test(plain)) return [];
  return languages.filter((language) => language !== 'en' && words[language] === words.en);
};

/** Nouns, verb forms and adverbs that end like a particle but contain none. */
const endsLikeParticle =
  /(초과|결과|효과|통과|투과|경과|사과|사이|차이|그사이|높이|깊이|길이|넓이|굵기|노르웨이|우루과이|파라과이|많이|국가|등가|누군가|사업가|평가|원가|단가|전문가|불가|증가|추가|정가|가을|마을|나은|지은|붙은)$/;

const isClosed = (syllable: string): boolean => (syllable.charCodeAt(0) - 0xac00) % 28 !== 0;

/** Particles that follow a syllable with a final consonant, then those that follow a syllable without one. */
const afterClosed = '을은이과';
const afterOpen = '를가와';

function hasWrongParticle(text: string): boolean {
  for (const [word, , syllable = '', particle = ''] of text.matchAll(
    /([가-힣]*)([가-힣])([을은이과를가와])(?=[\s.,:;!?)’]|$)/g,
  )) {
    if (endsLikeParticle.test(word)) continue;
    if (isClosed(syllable) ? afterOpen.includes(particle) : afterClosed.includes(particle)) return true;
  }
  return false;
}

const koreanParticles: Rule = any(
  ({ words }) => (hasWrongParticle(words.kr) ? ['kr'] : []),
  inLanguage('kr', /[A-Za-z\d%°)] (를|을|까지|에서|부터|이므로)(?=[\s.,]|$)/),
);

const koreanLevel: Rule = inLanguage(
  'kr',
  /(?<!안녕하)세요|(?<!^좋)[어아해돼되네나까죠예에면군데래지거]요(?=[.?!…]|$)/,
  /(았|었|했|됐|겠|있|없)어(?=[.?!]|$)|돼죠|되요|(한|된|는|이)다(?=[.!?](\s|$))/,
);

const germanNouns =
  'Kohlenstoff|Stahl|Bericht|Wärme|Härte|Temperatur|Rechner|Konto|Erstattung|Mitglied|Legierung|Prüfung';

/** Rejects a German compound written as two words, e.g. „Kohlenstoff Gehalt“. */
const germanCompounds: Rule = inLanguage(
  'de',
  new RegExp(
    `(?<![\\p{L}-])(${germanNouns}) (Gehalt|[A-ZÄÖÜ][\\p{Ll}]+(ung|heit|keit|tiefe|wert|seite|grad))`,
    'u',
  ),
  /(?<![\p{L}-])(Bericht|Rechner|Konto|Erstattung) (PDF|ID|URL)/u,
);

const dashes: Rule = ({ words }) =>
  languages.filter((language) => /[\p{L})“”"] - [\p{L}(]/u.test(words[language]));

const japaneseMarks: Rule = inLanguage(
  'ja',
  /[ぁ-んァ-ヶ一-龠々ー][,:;!?]|[,;!?][ぁ-んァ-ヶ一-龠々]|\u301c|℃|！|\.\.\./,
  /[ぁ-んァ-ヶ一-龠々ー]\((?![A-Z0-9])|[\d}][ \u00a0\u202f]%/,
);

/** Texts beside numbers of calculators, which have a space before the percent sign in Korean. */
const besideNumbers = /^packages\/calculators\/|^src\/calculator-page\/|^src\/features\/tools\/reports\//;

const koreanPercent: Rule = ({ place, words }) =>
  !besideNumbers.test(place) && /[\d}][ \u00a0\u202f]%/.test(words.kr) ? ['kr'] : [];

/** Rejects „bis“ before a date without an article. */
const germanDates: Rule = inLanguage('de', /\bbis (\{(date|until)\}|\d{1,2}\. [A-Z])/);

/**
 * Matches text that may differ by language: grade names, and full martensite, which only some languages state as 100 %.
 */
const varies =
  /(?<![\d.])(1\.\d{4}|\d+(Cr|Mn|Ni)\w*|304L?|316L?|2205|904L?)(?![\d.])|100[ \u00a0]?% ?(martensite|Martensit|马氏体|マルテンサイト|마르텐사이트)|\{\w+\}/g;

function numbersOf(text: string, language: Language): readonly string[] {
  const found = text.replace(varies, ' ').match(/(?<![A-Za-z\d.,])\d+([.,]\d+)*/g) ?? [];
  return found
    .map((number) => number.replace(language === 'de' ? /\.(?=\d{3}(?!\d))/g : /,(?=\d{3}(?!\d))/g, ''))
    .map((number) => number.replace(',', '.'))
    .sort();
}

const without = (numbers: readonly string[], others: readonly string[]): readonly string[] => {
  const left = [...others];
  return numbers.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** Keys of texts in which one language counts or names something differently; each was reviewed. */
const countedDifferently =
  /^(image\.tooLarge|choices\.soakRule\.half-plus|outputs\.nitridingPotentialBar|warnings\.embrittlement_low|changes\.tenths)$|\.?examples\./;

/**
 * Checks that the other languages contain every number of the English text; an additional number must be a word in
 * English, such as “one” or “July”.
 */
const numbers: Rule = ({ key, words }) => {
  if (countedDifferently.test(key)) return [];
  const english = numbersOf(words.en, 'en');
  return languages.filter((language) => {
    const own = numbersOf(words[language], language);
    const added = without(own, english).filter((number) => !/^(\d|1[0-2])$/.test(number));
    return without(english, own).length > 0 || added.length > 0;
  });
};

/** Rejects phrases that are archaic or translated word for word from German. */
const literalEnglish: Rule = inLanguage(
  'en',
  /\b[Ww]hoever\b|\bfor good\b(?! (reason|cause))|\bby itself\b|\bat hand\b|\bheld against\b/,
  /\bone (hands|gets|sees|has|finds|makes|takes|puts|opens)\b|\b(sheets?|heat|rows?) a (calculation|row)\b/,
  /\b(stands? by it|stands below|moves on|further off|borne? out|[Tt]ake over|Nothing for|That did not work)\b/,
  /\b[Cc]heck sum\b|\b[Cc]ompany mark\b|\b[Ss]till valid\b|\b(calculators?|tools?) (has|have|was|were) been run\b/,
);

const termBase: Rule = ({ words }) =>
  languages.filter((language) =>
    Object.values(terms).some((term) => term.not?.[language]?.some((other) => other.test(words[language]))),
  );

export const textRules: Readonly<Record<string, Rule>> = {
  'is translated': untranslated,
  'has Korean particles that fit the syllable before them': koreanParticles,
  'is formal in Korean': koreanLevel,
  'writes German compounds in one word': germanCompounds,
  'has a dash between words, no hyphen': dashes,
  'has Japanese punctuation': japaneseMarks,
  'has no space before a percent sign in Korean': koreanPercent,
  'has an article before a date in German': germanDates,
  'has the same numbers in every language': numbers,
  'is idiomatic in English': literalEnglish,
  'follows the term base': termBase,
};

/** Rules for texts of demo members, which are informal. */
export const demoRules = [
  'has Korean particles that fit the syllable before them',
  'follows the term base',
] as const;

/** Returns whether a text is a passage of a legal text that a later version has replaced. */
export const isReplaced = ({ place, key }: Text, all: readonly Text[]): boolean =>
  place.startsWith('src/site/legal/') &&
  all.some((each) => each.place === place && each.key === key.replace(/text$/, 'until'));
