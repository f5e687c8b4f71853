/** Words and signs of limits in a table: as the label of a row, or at each of its values. */
import { isSummaryLabel } from '../../inputs/summary-labels.ts';
import { labelKind, upperLimitWord } from '../symbols.ts';
import { tokensOf } from '../tokens.ts';

/** Returns whether the name of a row or column states limits: `max`, `Spec. 42CrMo4`, `≤`. */
export const namesLimits = (name: string): boolean =>
  /^[<>≤≥]$/.test(name) || labelKind(name.trim().split(/\s+/)) === 'limits';

/** Returns whether a text consists of words of limits only: `max`, `Spec. max:`. */
export const isLimitLabel = (text: string): boolean => namesLimits(text) && isSummaryLabel(text);

const word = String.raw`(?<![\p{L}\d])(?:${upperLimitWord})(?!\p{L})`;

const valuesIn = (text: string): number => tokensOf(text, true).filter(({ kind }) => kind === 'value').length;

/** Divides a line before or after each word of an upper limit. */
const divided = (line: string, side: 'before' | 'after'): readonly string[] =>
  line
    .split(new RegExp(side === 'before' ? `(?=${word})` : `(?<=${word}\\.?)(?!\\.)`, 'iu'))
    .filter((part) => part.trim() !== '');

/** Divides a line with a sign before all of its values, and no other one: `≤ 0.45 0.40 0.90`. */
function withoutSign(line: string): readonly string[] {
  const text = line.trim();
  const sign = /^[<≤](?=\s)/.exec(text)?.[0] ?? '';
  const rest = text.slice(sign.length);
  return sign !== '' && !/[<≤]/.test(rest) && valuesIn(rest) > 1 ? [sign, rest] : [line];
}

/**
 * Divides a line of cells separated by spaces into parts. A word of an upper limit is a part of its own, as the label of a
 * row (`max 0.45 0.40`), unless each value has one (`max 0.45 max 0.40`).
 */
export function partsOfRow(line: string): readonly string[] {
  const [before, after] = [divided(line, 'before'), divided(line, 'after')];
  const words = line.match(new RegExp(word, 'giu'))?.length ?? 0;
  if (words === 0) return withoutSign(line);
  const isAtEach = (parts: readonly string[]): boolean =>
    words > 1 && parts.every((part) => !new RegExp(word, 'iu').test(part) || valuesIn(part) === 1);
  const total = valuesIn(line.replace(new RegExp(word, 'giu'), ' '));
  if (total === words && isAtEach(before)) return before;
  if (total === words && isAtEach(after)) return after;
  return before.flatMap((part) => divided(part, 'after'));
}

/** Returns the word of an upper limit that only the first of several cells has; empty without one. */
export function limitWordOfFirst([first = '', ...others]: readonly string[]): string {
  const found = new RegExp(`^(?:${upperLimitWord})(?=[\\s\\d.,])`, 'iu').exec(first)?.[0] ?? '';
  const isLimited = (text: string): boolean => /[<≤]/.test(text) || new RegExp(word, 'iu').test(text);
  return others.length > 0 && !others.some(isLimited) ? found : '';
}
