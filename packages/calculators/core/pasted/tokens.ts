/** Words of a pasted analysis: elements, values with their units, marks, separators. */
import type { ElementSymbol } from '../elements.ts';
import { readNumber, withRaisedMarked } from '../inputs/read-number.ts';
import { isMissingMark } from '../inputs/read-quantity.ts';
import { below, belowAfter } from './bound-words.ts';
import { isBalance, type ReadUnit, readSymbol, readUnit, upperLimitWord } from './symbols.ts';

/** Number as printed, with its bound, tolerance and own unit. */
export type PrintedValue = {
  readonly bound: '' | '<' | '≤';
  readonly number: string;
  readonly plusMinus: string | null;
  readonly unit: 'percent' | 'ppm' | null;
};

export type Token = { readonly text: string; readonly start: number; readonly end: number } & (
  | { readonly kind: 'element'; readonly element: ElementSymbol; readonly unit: ReadUnit | null }
  | { readonly kind: 'value'; readonly value: PrintedValue }
  | { readonly kind: 'unit'; readonly unit: ReadUnit }
  /** `mark`: not determined or not found. `balance`: the rest. `sign`: a separator. */
  | { readonly kind: 'mark' | 'balance' | 'sign' | 'word' }
);
export type ElementToken = Extract<Token, { kind: 'element' }>;

/** Returns a pattern for cells in quotes. @param signs separators of the cells */
const quotedBetween = (signs: string) => String.raw`(?<=^|[\n${signs}])"((?:[^"]|"")*)"(?=[\r\n${signs}]|$)`;

/** Separator of a text with quoted cells, as in a CSV file: that of the first line with one outside of quotes. */
function separatorBeside(text: string): ';' | ',' | null {
  const quoted = new RegExp(quotedBetween(';,'), 'g');
  const bare = text.replace(quoted, '');
  if (bare === text || text.includes('\t')) return null;
  const line = bare.split('\n').find((each) => /[;,]/.test(each));
  return line === undefined ? null : line.includes(';') ? ';' : ',';
}

/** Removes the quotes of cells from a spreadsheet or CSV file, and the line breaks in them. */
export function unquoted(text: string): string {
  const separator = separatorBeside(text);
  const cells = separator
    ? new RegExp(`${quotedBetween(separator)}|${separator}`, 'g')
    : new RegExp(quotedBetween(String.raw`\t`), 'g');
  return text.replace(cells, (_, cell: string | undefined) =>
    cell === undefined ? '\t' : cell.replaceAll('""', '"').replace(/\s+/g, ' '),
  );
}

const plain = String.raw`\d{1,6}(?:[.,]\d{1,6})?(?:\s?(?:%|ppm))?`;
const boundBefore = new RegExp(`(^|[\\s;:|=])(?:${below}|less than|kleiner als)\\s?(?=[.,]?\\d)`, 'gim');
const boundAfter = new RegExp(`(?<![\\d.,<≤])(${plain})\\s?(?:${belowAfter})`, 'gi');

/** Normalizes widths, signs, powers of ten and bounds in words. */
export function normalForm(text: string): string {
  return withRaisedMarked(text)
    .replace(/(?<![\d０-９])，|，(?![\d０-９])/g, ' , ')
    .normalize('NFKC')
    .replace(/[−‒]/g, '-')
    .replace(/<=|=<|≦|⩽/g, '≤')
    .replace(/[、。]/g, ' , ')
    .replace(boundBefore, (_, lead: string) => `${lead}<`)
    .replace(boundAfter, '<$1');
}

/** Unit of contents that may be shares of 1, so that they are not read. */
export const uncertainShare: ReadUnit = { kind: 'factor', divisor: 0.01, isCertain: false };

/** Returns whether a text contains a term for mass fractions, e.g. `w(C) = 0.0042`, and no unit. */
export const isShareOfOne = (text: string): boolean =>
  /(?<!\p{L})w\s?\(\s?\p{L}{1,2}\s?\)|mass fraction|massenanteil|质量分数|質量分率|질량\s?분율/iu.test(
    text,
  ) && !/[%％‰]|ppm|percent|prozent/iu.test(text);

const percentSign = String.raw`(?:(?:wt|mass|masse|ma|gew|m|w)\.?\s?-?\s?|质量|質量|重量)?%`;
const percentWord = 'percent|per cent|prozent|pct';
const ppmUnit = String.raw`(?:(?:wt|mass|w)\.?\s?-?)?ppmw?|mg\/kg|[uμ]g\/g|g\/t`;
const unit = String.raw`(?:${percentSign}(?!\d)|(?:${percentWord}|${ppmUnit})(?![\p{L}\d‰]))`;
const digits = String.raw`(?:\d+(?:[.,]\d+)*|[.,]\d+)(?:e[+-]?\d{1,3}(?!\d)|\s?[x×·⋅*]\s?10\^?[+-]?\d{1,3}(?!\d))?`;
/** Digits grouped by spaces; contents of 1000 and more have the unit ppm. */
const grouped = String.raw`[1-9]\d{0,2}(?:[ '’]\d{3})+(?=\s?(?:${ppmUnit}))`;
/** End of a number: no other sign that may be its decimal separator, such as in `0·42`. */
const ended = String.raw`(?![\p{L}\d%‰/°^]|[.,·⋅٫‚'’˙]\d)`;
const valueWith = (range: string) =>
  new RegExp(
    `([<≤]|(?:${upperLimitWord}))?\\s?(${grouped}|${digits})(?:\\s?(${unit})|${ended})(?!${range})` +
      `(?:\\s?(?:±|\\+\\s?/?\\s?-)\\s?(${digits})(?:\\s?(${unit})|${ended}))?(\\s?max\\b\\.?)?`,
    'iuy',
  );
/** A range such as `0.38-0.45` is not a value. */
const valueInText = valueWith(String.raw`\s?(?:-|–|—|~|\.\.|to\b|bis\b)\s?[\d.,]`);
const valueInCell = valueWith(String.raw`(?:-|–|—|~|\.\.)[\d.,]`);

const skipped = /[\s()[\]{}"]+/y;
const sign = /[=:;|,]|\.(?=\s|$)/y;
const attached = new RegExp(
  String.raw`(\p{L}{1,12})(?:[-–](?=\d+[.,]\d)|(?=\d*[.,]\d|\d+\s?(?:${unit})))`,
  'iuy',
);
const word = /[^\s=:;|,()[\]{}"<>≤≥±]+/y;
const any = /./suy;

const isPpm = new RegExp(`^(?:${ppmUnit})$`, 'iu');
const isPercent = new RegExp(`^(?:${percentSign}|${percentWord})$`, 'iu');
const unitKind = (text: string | undefined): PrintedValue['unit'] =>
  text === undefined || text === '' ? null : isPpm.test(text.trim()) ? 'ppm' : 'percent';

function unitOf(text: string): ReadUnit | null {
  if (isPpm.test(text)) return { kind: 'ppm', divisor: 10_000, isCertain: true };
  return isPercent.test(text) ? { kind: 'percent', divisor: 1, isCertain: true } : readUnit(text);
}

const asNumber = (text = ''): number => Number(text.replace(',', '.'));

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Maximum distance of the bracket that opens a text with a value, in characters. */
const longestBracket = 200;

/** Returns whether a bracket behind a value was not opened before: the end of a footnote mark, `0.411)`. */
function isUnopened(text: string, start: number, end: number): boolean {
  if (text[end] !== ')') return false;
  const before = text.slice(Math.max(0, start - longestBracket), start);
  return before.lastIndexOf('(') <= before.lastIndexOf(')');
}

/** Value at a place of a text; null for dates and other texts that are not numbers. */
function valueAt(pattern: RegExp, text: string, at: number): Token | null {
  const found = matchAt(pattern, text, at);
  if (!found) return null;
  const [whole, bound, number = '', own, off, ownOff, atMost] = found;
  if (isUnopened(text, at, at + whole.length)) return null;
  const plain = number.replace(/\s(?=[x×·⋅*])|(?<=[x×·⋅*])\s/g, '');
  if ([plain, off ?? '0'].some((each) => readNumber(each).kind === 'none')) return null;
  // `0.42 ± 5 %` is a share of the value, not 5 wt %.
  const isShare = !own && unitKind(ownOff) === 'percent' && asNumber(off) > asNumber(plain);
  if (isShare) return null;
  const value: PrintedValue = {
    bound: bound === '<' ? '<' : bound || atMost ? '≤' : '',
    number: plain,
    plusMinus: off ?? null,
    unit: unitKind(own ?? ownOff),
  };
  return { kind: 'value', value, text: whole.trim(), start: at, end: at + whole.length };
}

/** Unit in two words: `wt %`, `Gew. %`. `W %` is the unit of tungsten. */
const spacedUnit = /(?:wt|mass|masse|ma|gew)\.?\s-?\s?%(?![\d‰])/iuy;

function wordAt(text: string, start: number): Token {
  const spaced = matchAt(spacedUnit, text, start)?.[0];
  if (spaced)
    return {
      kind: 'unit',
      unit: { kind: 'percent', divisor: 1, isCertain: true },
      text: spaced,
      start,
      end: start + spaced.length,
    };
  const [whole = ''] = matchAt(word, text, start) ?? matchAt(any, text, start) ?? [];
  const place = { text: whole, start, end: start + Math.max(1, whole.length) };
  const bare = whole.replace(/(?<![.*])[.*]+$/, '');
  const head = readSymbol(bare);
  // Soluble aluminium is not the total content.
  if (head && !head.isSoluble) return { kind: 'element', element: head.element, unit: head.unit, ...place };
  const found = unitOf(whole) ?? unitOf(bare);
  if (found) return { kind: 'unit', unit: found, ...place };
  if (isMissingMark(whole) || isMissingMark(`${bare}.`)) return { kind: 'mark', ...place };
  return { kind: isBalance(whole) ? 'balance' : 'word', ...place };
}

/** Element directly before a number with decimals or a unit: `C0.42`, `氮80ppm`. */
function attachedAt(text: string, start: number): Token | null {
  const [whole = '', name = ''] = matchAt(attached, text, start) ?? [];
  const head = name === '' ? null : readSymbol(name);
  return head && !head.isSoluble
    ? { kind: 'element', element: head.element, unit: null, text: name, start, end: start + whole.length }
    : null;
}

/** @param isCell the text is a cell or a row of cells, in which `0.41 - 0.77` is three of them */
export function tokensOf(text: string, isCell = false): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const space = matchAt(skipped, text, at);
    if (space) {
      at += space[0].length;
      continue;
    }
    const mark = matchAt(/n\.\s?[dnab]\.|k\.\s?a\./iy, text, at);
    const token: Token =
      valueAt(isCell ? valueInCell : valueInText, text, at) ??
      (mark ? { kind: 'mark', text: mark[0], start: at, end: at + mark[0].length } : null) ??
      (matchAt(sign, text, at) ? { kind: 'sign', text: text.charAt(at), start: at, end: at + 1 } : null) ??
      attachedAt(text, at) ??
      wordAt(text, at);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}
