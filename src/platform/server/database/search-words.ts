/** Splits texts into words for PostgreSQL's full-text search, including CJK. */

/** Characters of scripts without spaces between words. */
const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々ー';
const run = new RegExp(`[${cjk}]+|[\\p{L}\\p{M}\\p{N}]+`, 'gu');
const isCjk = new RegExp(`^[${cjk}]`, 'u');
/** Maximum word length; PostgreSQL refuses lexemes of 2,047 bytes. */
const longestWord = 60;

function* runs(text: string): Generator<string> {
  for (const [found] of text.normalize('NFKC').toLowerCase().matchAll(run)) yield found;
}

function bigrams(letters: string): string[] {
  const signs = [...letters];
  if (signs.length === 1) return signs;
  return signs.slice(0, -1).map((sign, at) => `${sign}${signs[at + 1]}`);
}

/** Returns the distinct words of a text for `array_to_tsvector`: whole words, and CJK runs as bigrams and single characters. */
export function indexWords(text: string): string[] {
  const words = new Set<string>();
  for (const found of runs(text)) {
    if (!isCjk.test(found)) words.add(found.slice(0, longestWord));
    else for (const each of [...bigrams(found), ...found]) words.add(each);
  }
  return [...words];
}

const umlauts = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
] as const;
const spelt = /ae|oe|ue|ss/g;
/** Maximum number of letter pairs (ae, oe, ue) per word for which both spellings are searched. */
const maxPairs = 3;

/** Returns the spellings of a German word: with umlauts, and with ae, oe and ue. */
export function spellings(word: string): string[] {
  const out = umlauts.reduce((text, [sign, letters]) => text.replaceAll(sign, letters), word);
  const signOf = new Map<string, string>(umlauts.map(([sign, letters]) => [letters, sign]));
  const places = [...out.matchAll(spelt)].slice(0, maxPairs);
  let found = [''];
  let end = 0;
  for (const { 0: letters, index } of places) {
    const before = out.slice(end, index);
    found = found.flatMap((start) =>
      [letters, signOf.get(letters) ?? ''].map((each) => start + before + each),
    );
    end = index + letters.length;
  }
  return [...new Set([word, ...found.map((start) => start + out.slice(end))])];
}

const anyOf = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `(${[first, ...more].join(' | ')})`;

/**
 * Returns a query of type `tsquery`: all words must match, Latin words by prefix, with and without umlauts.
 * @returns null if the text contains no word
 */
export function searchQuery(typed: string): string | null {
  const parts: string[] = [];
  for (const found of runs(typed)) {
    if (isCjk.test(found)) parts.push(...bigrams(found).map((pair) => `'${pair}'`));
    else parts.push(anyOf(spellings(found).map((each) => `'${each.slice(0, longestWord)}':*`)));
  }
  return parts.length > 0 ? [...new Set(parts)].join(' & ') : null;
}
