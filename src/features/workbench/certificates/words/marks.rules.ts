/** Footnote marks: raised or small digits and signs that follow a number, symbol or name and are not part of it. */
import { readSymbol } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { Line, Word } from './words.rules.ts';

export type Mark = {
  /** Mark as printed, which is not part of the text. */
  readonly mark?: string;
  /** True if the mark may be a part of the number. */
  readonly isMarkDoubtful?: true;
};

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const power = /(?<=(?:^|[^\d.,])10)([⁻⁺]?[⁰¹²³⁴-⁹]+)/g;
/** Raised and encircled digits and letters, which Unicode normalization turns into ordinary ones. */
const raised =
  /[\u00b2\u00b3\u00b9\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d61\u1d78\u1d9b-\u1dbf\u2070-\u207f\u2460-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf][\u00b2\u00b3\u00b9\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d61\u1d78\u1d9b-\u1dbf\u2070-\u207f\u2460-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf,*)]*|(?<=\d)[\u00aa\u00ba\u2080-\u2089]+/g;

/** Normalizes full-width characters and signs. */
const oneForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[−‒–—―─]/g, '-')
    .replace(/[✕✖╳]/g, '×')
    .replace(/^([\d.,]+)\+\/?-/, '$1±')
    .replaceAll('、', ',')
    .replaceAll('。', '.')
    .trim();

const powerOf = (signs: string): string =>
  `^${[...signs].map((sign) => (sign === '⁻' ? '-' : sign === '⁺' ? '' : superscripts.indexOf(sign))).join('')}`;

const decimals = String.raw`[<≤]?\d{0,6}[.,]\d{1,6}(?:ppm|%|‰)?`;
const signs = '[*†‡§※¶]{1,3}\\)?';
const bracketed = String.raw`[(（[](?:\d{1,2}|[a-d])[)\]]|[a-d]\)`;
const signAtEnd = new RegExp(`^(.*[\\p{L}\\d%‰)])(${signs})$`, 'u');
const afterNumber = new RegExp(`^(${decimals})(${bracketed}|#)$`, 'i');
const afterSymbol = new RegExp(`^(\\p{L}[\\p{L}.]{0,14}2?)(${bracketed}|#|\\d\\))$`, 'iu');
/** Digit and bracket at the end of a number: `0.411)` is 0.41 with the mark `1)`, or 0.411. */
const digitAndBracket = /^([<≤]?\d{0,6}[.,]\d{1,6})(\d\))$/;

/** Splits a text at the mark that is printed at its end in ordinary characters. */
function splitEnd(text: string): readonly [base: string, mark: string, isDoubtful: boolean] {
  const [, base = '', ending = ''] = signAtEnd.exec(text) ?? afterNumber.exec(text) ?? [];
  if (base !== '') return [base, ending, false];
  const [, symbol = '', end = ''] = afterSymbol.exec(text) ?? [];
  if (readSymbol(symbol)) return [symbol, end, false];
  const [, digits = '', bracket = ''] = digitAndBracket.exec(text) ?? [];
  return digits === '' ? [text, '', false] : [digits, bracket, true];
}

/**
 * Splits a printed word into its text in normalized form and its mark: `0.41¹⁾`, `0.75*`, `Mn²`. Powers of ten keep
 * their exponents: `10⁻²` becomes `10^-2`. Raised signs alone become `^1`.
 */
export function splitMark(printed: string): Mark & { readonly text: string } {
  const found: string[] = [];
  let isWithin = false;
  const kept = printed.replace(power, powerOf).replace(raised, (mark: string, at: number, whole: string) => {
    found.push(mark);
    isWithin ||= /^[.,]?\d/.test(whole.slice(at + mark.length)) || /[₀-₉]/.test(mark);
    return '';
  });
  if (kept.trim() === '' && found.length > 0) return { text: `^${oneForm(printed)}` };
  const [text, end, isOpen] = splitEnd(oneForm(kept));
  const mark = [end, ...found.map(oneForm)].join('');
  return {
    text,
    ...(mark && { mark }),
    ...((isWithin || isOpen) && { isMarkDoubtful: true as const }),
  };
}

const heightOf = ({ y0, y1 }: Word): number => y1 - y0;
const digits = /^\^?(?:[(（[]?\d{1,2}[)\]]?|[a-z][)\]]?|[*†‡§#※¶]{1,3}\)?)(?:,(?:\d{1,2}|[a-z])\)?)*$/;
const listed = /^(?:[(（[]\d{1,2}[)\]]|\d{1,2}\)|[a-d]\)|[*†‡§#※¶]{1,3}\)?)$/;
const isNumber = (text: string): boolean => /^[<≤]?\d{0,6}[.,]\d{1,6}$/.test(text);

/**
 * Returns whether the word after another is a mark of it. `doubtful`: a small digit on the same baseline as a number,
 * which may belong to it.
 */
function markKind(base: Word, word: Word): 'mark' | 'power' | 'doubtful' | null {
  const height = heightOf(base);
  const gap = word.x0 - base.x1;
  if (gap < -0.5 * height || gap > 0.6 * height) return null;
  const rise = base.y1 - word.y1;
  const isRaised =
    word.text.startsWith('^') || (rise > 0.15 * height && rise < height && heightOf(word) <= 1.05 * height);
  const isPower = /(?:^|[^\d.,])10(?:\^-?)?$/.test(base.text) && /^\^?(?:[-+]|[-+]?\d)$/.test(word.text);
  if (isRaised && isPower && gap < 0.3 * height) return 'power';
  if (isRaised && digits.test(word.text) && !/[.,]$/.test(base.text)) return 'mark';
  if (listed.test(word.text) && (isNumber(base.text) || readSymbol(base.text))) return 'mark';
  const isSmall = heightOf(word) < 0.87 * height && gap < 0.3 * height;
  return isSmall && /^\d{1,2}$/.test(word.text) && isNumber(base.text) ? 'doubtful' : null;
}

/** Returns a word with the exponent or mark printed after it. */
function withMark(base: Word, word: Word, kind: 'mark' | 'power' | 'doubtful'): Word {
  const text = word.text.replace('^', '');
  const x1 = Math.max(base.x1, word.x1);
  if (kind === 'power') {
    const sign = base.text.includes('^') ? '' : '^';
    return { ...base, x1, text: `${base.text}${sign}${text.replace('+', '')}` };
  }
  const mark = `${base.mark ?? ''}${text}${word.mark ?? ''}`;
  return { ...base, x1, mark, ...(kind === 'doubtful' && { isMarkDoubtful: true as const }) };
}

/** Returns the words of a line with the marks that were printed beside them, and with the exponents of powers of ten. */
export function withMarks(line: Line): Word[] {
  const words: Word[] = [];
  for (const [at, word] of line.entries()) {
    const base = words.at(-1);
    // The sign in `C * 100` is not a mark.
    const isFactor = word.text === '*' && /^10/.test(line[at + 1]?.text ?? '');
    const kind = base && !isFactor ? markKind(base, word) : null;
    if (base && kind) words[words.length - 1] = withMark(base, word, kind);
    else words.push(word);
  }
  return words;
}
