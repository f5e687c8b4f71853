/** Cuts texts into the words of PostgreSQL's full-text search, Chinese, Japanese and Korean ones included. */

/** Letters of scripts that write without spaces between all words. */
const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々ー';
const run = new RegExp(`[${cjk}]+|[\\p{L}\\p{M}\\p{N}]+`, 'gu');
const isCjk = new RegExp(`^[${cjk}]`, 'u');
/** Longer ones are no words, and PostgreSQL refuses lexemes of 2,047 bytes. */
const longestWord = 60;

function* runs(text: string): Generator<string> {
  for (const [found] of text.normalize('NFKC').toLowerCase().matchAll(run)) yield found;
}

function bigrams(letters: string): string[] {
  const signs = [...letters];
  if (signs.length === 1) return signs;
  return signs.slice(0, -1).map((sign, at) => `${sign}${signs[at + 1]}`);
}

/**
 * The words of a text for `array_to_tsvector`, each once: Latin and other words whole, CJK runs as pairs of
 * signs and as single signs, so that one sign is found too.
 */
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
/** So many pairs of letters of one word are tried both ways; the rest stays as typed. */
const mostPairs = 3;

/** A German word as typed, with its umlauts written out, and with what may be written out as umlauts. */
export function spellings(word: string): string[] {
  const out = umlauts.reduce((text, [sign, letters]) => text.replaceAll(sign, letters), word);
  const signOf = new Map<string, string>(umlauts.map(([sign, letters]) => [letters, sign]));
  const places = [...out.matchAll(spelt)].slice(0, mostPairs);
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
 * What somebody typed, for `to_tsquery('simple', …)`: every word must be there, and a Latin one may be a beginning,
 * with umlauts or without them.
 * @returns null when there is no word in it
 */
export function searchQuery(typed: string): string | null {
  const parts: string[] = [];
  for (const found of runs(typed)) {
    if (isCjk.test(found)) parts.push(...bigrams(found).map((pair) => `'${pair}'`));
    else parts.push(anyOf(spellings(found).map((each) => `'${each.slice(0, longestWord)}':*`)));
  }
  return parts.length > 0 ? [...new Set(parts)].join(' & ') : null;
}
