/** Words of a page with their positions, and lines of words. */

import { readSymbol, readUnit, sameElement } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { TextItem } from '../certificate.rules.ts';
import { boundOf, withBoundSign } from './bounds.rules.ts';
import { type Mark, splitMark } from './marks.rules.ts';

export type Word = Mark & {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly page: number;
  /** Width per character; set if the position within a longer text was estimated. */
  readonly advance?: number;
};

export type Line = readonly Word[];

/** Part of a page between two vertical lines. */
export type Block = {
  readonly x0: number;
  readonly x1: number;
  /** Heading of a column that is repeated in adjacent blocks and by which their rows are matched: `Item`. */
  readonly key?: Word;
};

export const fullWidth: Block = { x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY };

export const centerX = ({ x0, x1 }: Word): number => (x0 + x1) / 2;
export const centerY = ({ y0, y1 }: Word): number => (y0 + y1) / 2;
export const heightOf = ({ y0, y1 }: Word): number => y1 - y0;
/** Returns the words of a line whose centers are in a block. */
export const wordsIn = (line: Line, { x0, x1 }: Block): Line =>
  line.filter((word) => centerX(word) >= x0 && centerX(word) < x1);
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

const isWideSign = (code: number): boolean => code >= 0x1100 && (code < 0x2000 || code >= 0x2e80);

/** Returns the width of a text in characters; a wide character counts as two. */
const weightOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (isWideSign(sign.charCodeAt(0)) ? 2 : 1), 0);

/**
 * Splits a text at its spaces and at lines drawn as characters (`| C | Si |`); positions within the text are estimated
 * from the number of characters.
 */
export function wordsOfItem({ text, x, y, width, height, page }: TextItem): Word[] {
  const whole = text.slice(0, 1_000);
  const total = weightOf(whole);
  if (total === 0 || ![x, y, width, height].every(Number.isFinite)) return [];
  const advance = width / total;
  return [...whole.matchAll(/[^\s|¦│┃]+/g)].map((match) => {
    const x0 = x + advance * weightOf(whole.slice(0, match.index));
    const x1 = x0 + advance * weightOf(match[0]);
    const isWhole = match[0].length === whole.trim().length;
    const printed = splitMark(match[0]);
    const box = {
      ...printed,
      text: withBoundSign(printed.text),
      x0,
      x1,
      y0: y,
      y1: y + Math.max(height, 1),
      page,
    };
    return isWhole ? box : { ...box, advance };
  });
}

const shared = (a0: number, a1: number, b0: number, b1: number): number =>
  Math.min(a1, b1) - Math.max(a0, b0);

/** Returns whether two words are on one line: their vertical overlap is at least half of the lower one. */
export const areOnOneLine = (a: Word, b: Word): boolean =>
  shared(a.y0, a.y1, b.y0, b.y1) >= 0.5 * Math.min(heightOf(a), heightOf(b));

export const overlapX = (a: Pick<Word, 'x0' | 'x1'>, b: Pick<Word, 'x0' | 'x1'>): number =>
  shared(a.x0, a.x1, b.x0, b.x1);

/** Groups words into lines from top to bottom, each from left to right. */
export function linesOf(words: readonly Word[]): Line[] {
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => centerY(a) - centerY(b))) {
    const line = lines.slice(-4).findLast(([first]) => first !== undefined && areOnOneLine(first, word));
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/** Joins adjacent words of a heading to phrases. */
export function phrasesOf(line: Line): Word[][] {
  const phrases: Word[][] = [];
  for (const word of line) {
    const last = phrases.at(-1)?.at(-1);
    if (last && word.x0 - last.x1 < 0.8 * heightOf(word)) phrases.at(-1)?.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

const union = (a: Word, b: Word, text: string): Word => ({
  ...b,
  ...a,
  text,
  x0: Math.min(a.x0, b.x0),
  x1: Math.max(a.x1, b.x1),
  y0: Math.min(a.y0, b.y0),
  y1: Math.max(a.y1, b.y1),
});

const qualifier = /^(sol|acid|t|tot|total|ges)\.?$/i;

/** Returns whether a text is complete, i.e. a symbol, a unit or a number with decimals, which no other text continues. */
const isWhole = ({ text }: Word): boolean =>
  readSymbol(text) !== null || readUnit(text) !== null || /^[<≤]?\d*[.,]\d+$/.test(text);

/** Returns whether a touching text may continue another. A power of ten continues only a symbol or a sign: `C×10^-2`. */
const isPart = (before: Word, after: Word): boolean =>
  /^10\^/.test(after.text)
    ? /[x×*·/([]$/i.test(before.text) || readSymbol(before.text) !== null
    : !(isWhole(before) && isWhole(after));

const bare = (text: string): string => text.replace(/^[(/[|-]|[)\]/|-]$/g, '');

const endsWithPlusMinus = /^[\d.,]+±$/;

/** Returns two adjacent texts of a number with its uncertainty as one: `0.42±0.01`; null for other texts. */
function withUncertainty(before: string, after: string): string | null {
  if (/^[\d.,]+$/.test(before) && /^(?:±|\+\/?-)[\d.,]*$/.test(after))
    return before + after.replace(/^\+\/?-/, '±');
  return endsWithPlusMinus.test(before) && /^[\d.,]+(?:ppm|%|‰)?$/i.test(after) ? before + after : null;
}

/** Returns the joined text of two texts that are close to each other and belong together by their meaning. */
function joinedByMeaning(before: string, after: string): string | null {
  const number = boundOf(before, after) ?? withUncertainty(before, after);
  if (number) return number;
  const isJoined =
    (/^[<>≤≥]$/.test(before) && /^[.,]?\d/.test(after)) ||
    (qualifier.test(before) && /^Al$/i.test(after)) ||
    (/^Al$/i.test(before) && qualifier.test(after)) ||
    (before === 'C' && /^(eq|equiv)/i.test(after)) ||
    (/^[<≤]?[\d.,]+(?:±[\d.,]+)?$/.test(before) && /^(ppm|%|‰)$/i.test(after)) ||
    (/[%‰]\)?$/.test(before) && /^\((m\/m|w\/w)\)$/i.test(after)) ||
    (/^\(?pe?r[.o]?$/i.test(before) && /^mille?\)?$/i.test(after));
  if (isJoined) return before + after;
  return /^[x×*]$/i.test(before) && /^10/.test(after) ? `×${after}` : sameElement(bare(before), bare(after));
}

/** Returns the joined text of two adjacent pieces that belong together; null otherwise. */
function joined(before: Word, after: Word): string | null {
  const height = Math.min(heightOf(before), heightOf(after));
  const gap = after.x0 - before.x1;
  if (gap < -height) return null;
  const isTouching = gap < 0.08 * height && before.advance === undefined && after.advance === undefined;
  if (isTouching && !before.mark && isPart(before, after)) return before.text + after.text;
  return gap > 1.2 * height ? null : joinedByMeaning(before.text, after.text);
}

/** Returns whether a text is a size, e.g. `80 × 1000`, and therefore not a factor. */
const isSize = (first: Word | undefined, sign: Word): boolean =>
  first !== undefined && /^[x×*]$/i.test(sign.text) && /\d(mm)?$/.test(first.text);

/** Returns a line with the pieces of each word or number that were drawn separately as one word. */
export function joinPieces(line: Line): Word[] {
  const words: Word[] = [];
  for (const word of line) {
    const before = words.at(-1);
    const text = before && !isSize(words.at(-2), before) && joined(before, word);
    if (before && text) words[words.length - 1] = union(before, word, text);
    else words.push(word);
  }
  return words;
}
