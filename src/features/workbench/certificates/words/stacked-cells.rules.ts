/** Cells that are printed on two lines: `max.` above `0.005`, or the ends of a range above each other. */
import { upperLimitWord } from '@ferrite/calculators/core/pasted/symbols.ts';
import { boundOf } from './bounds.rules.ts';
import { centerX, centerY, heightOf, overlapX, type Word } from './words.rules.ts';

const number = /^(?:\d{0,3}[.,]\d{1,6})(?:ppm|%|‰)?$/i;
const bareNumber = /^\d{0,3}[.,]\d{1,6}$/;
const isUpper = new RegExp(`^(?:${upperLimitWord})$`, 'iu');
const isLower = /^(?:min(?:imum|\.)?|mind\.?|mindestens)$/i;

/** Returns a cell of two lines as one text; null if the texts do not belong together. */
function joined(above: string, below: string): string | null {
  if (bareNumber.test(above) && bareNumber.test(below)) return `${above}-${below}`;
  if (number.test(below) && /^[<≤]$/.test(above)) return `${above}${below}`;
  if (number.test(below) && isUpper.test(above)) return `max${below}`;
  if (number.test(above) && isUpper.test(below)) return `max${above}`;
  if (number.test(below) && isLower.test(above)) return `min${below}`;
  return boundOf(above, below);
}

/** Maximum distance between the lines of a cell, as a share of their height. */
const maxGap = 0.4;

/** Returns whether a word is printed directly above another one. */
function isAbove(above: Word, below: Word): boolean {
  const gap = below.y0 - above.y1;
  const height = Math.min(heightOf(above), heightOf(below));
  return above.page === below.page && overlapX(above, below) > 0 && Math.abs(gap) <= maxGap * height;
}

/** Minimum number of other contents on the line between the two lines of a cell. */
const fewestBeside = 2;

/** Maximum number of words compared with each word, which limits the time for a page full of numbers. */
const maxCompared = 200;

/** Returns the index of the first word whose center is at or below `y`. @param sorted words by their centers */
function firstAt(sorted: readonly Word[], y: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (centerY(sorted[middle] as Word) < y) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the words whose centers are between `y0` and `y1`. */
const between = (sorted: readonly Word[], y0: number, y1: number): readonly Word[] =>
  sorted.slice(firstAt(sorted, y0), Math.min(firstAt(sorted, y1), firstAt(sorted, y0) + maxCompared));

/**
 * Returns whether the contents beside a cell are printed at half the height of its two lines. Other contents at the height
 * of two numbers are rows of a table beside.
 */
function isRowAtCenter(above: Word, below: Word, numbers: readonly Word[]): boolean {
  const room = 0.25 * heightOf(below);
  const countAt = (y: number) =>
    between(numbers, y - room, y + room).filter((word) => word !== above && word !== below).length;
  const areNumbers = number.test(above.text) && number.test(below.text);
  const isOfTableBeside = areNumbers && countAt(centerY(above)) + countAt(centerY(below)) > 0;
  return !isOfTableBeside && countAt((above.y0 + below.y1) / 2) >= fewestBeside;
}

/**
 * Returns the words of a page with each cell of two lines as one word at the height of its row. Lines that are no cell of
 * a row, such as a heading `max.` above a column of numbers, stay apart.
 */
export function withStackedCells(words: readonly Word[]): Word[] {
  const sorted = words.toSorted((a, b) => centerY(a) - centerY(b));
  const numbers = sorted.filter(({ text }) => number.test(text));
  const cells = new Map<Word, Word | null>();
  for (const above of sorted) {
    if (cells.has(above)) continue;
    const y = centerY(above);
    const under = between(sorted, y + 0.5 * heightOf(above), y + 2 * heightOf(above));
    const below = under
      .filter((word) => !cells.has(word) && isAbove(above, word))
      .toSorted((a, b) => Math.abs(centerX(a) - centerX(above)) - Math.abs(centerX(b) - centerX(above)))[0];
    const text = below ? joined(above.text, below.text) : null;
    if (!below || text === null || !isRowAtCenter(above, below, numbers)) continue;
    const middle = (above.y0 + below.y1) / 2;
    const half = heightOf(below) / 2;
    cells.set(below, null);
    cells.set(above, {
      ...below,
      text,
      x0: Math.min(above.x0, below.x0),
      x1: Math.max(above.x1, below.x1),
      y0: middle - half,
      y1: middle + half,
    });
  }
  return words.flatMap((word) => {
    const cell = cells.get(word);
    return cell === undefined ? [word] : (cell ?? []);
  });
}
