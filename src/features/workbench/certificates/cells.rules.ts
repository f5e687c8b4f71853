/** Assigns the words of a row to the columns of its table. */
import { labelKind, readUnit, upperLimitWord } from '@ferrite/calculators/core/pasted/symbols.ts';
import { assignCells, type Column, spacingAt } from './columns.rules.ts';
import type { Cell } from './tables.rules.ts';
import { cellKind, resemblesNumber } from './values.rules.ts';
import { centerX, heightOf, type Line, overlapX, textOf, type Word } from './words/words.rules.ts';

/** Part of a line from the first to the last column of elements. */
export type Range = { readonly x0: number; readonly x1: number };

const nearestTo = (word: Word, columns: readonly Column[]): number => {
  const distances = columns.map((column) => Math.abs((column.x0 + column.x1) / 2 - centerX(word)));
  return distances.indexOf(Math.min(...distances));
};

/** Returns whether a text is printed beside a number so closely that it belongs to it: `ca. 0.005`. */
const areClose = (text: Word, cell: Word): boolean => -overlapX(text, cell) < 0.6 * heightOf(cell);

/**
 * Returns the words of a line in the range of a table. A value that begins below the last symbol is one of them, although
 * words make it wider than the column: `0.0005 未満`.
 */
export function wordsInRange(line: Line, range: Range, columns: readonly Column[]): Line {
  const last = columns.findLast(({ symbol }) => symbol);
  return line.filter((word) => {
    const x = centerX(word);
    const isWide = x > range.x1 && last && overlapX(word, last) > 0 && cellKind(word.text) === 'value';
    return (x >= range.x0 && x <= range.x1) || isWide;
  });
}

const upperLimit = new RegExp(`^(?:${upperLimitWord})$`, 'iu');
const isPlainNumber = ({ text }: Word): boolean =>
  /^[\d.,]+(?:ppm|%|‰)?$/i.test(text) && cellKind(text) === 'value';

/**
 * Returns the words with each number and the word of an upper limit beside it as one: `max0.005` for `max. 0.005` and
 * `0.005 max`. A word before the number in the first column is the label of the row.
 */
export function withUpperLimits(words: Line, columns: readonly Column[]): Line {
  const first = columns.findIndex(({ symbol }) => symbol);
  const isCell = (word: Word | undefined): word is Word =>
    word !== undefined && isPlainNumber(word) && nearestTo(word, columns) > first;
  const found: Word[] = [];
  for (const [at, word] of words.entries()) {
    const [before, next] = [found.at(-1), words[at + 1]];
    const isAfterWord = before && upperLimit.test(before.text) && isCell(word) && areClose(before, word);
    // A word between two numbers belongs to the one after it.
    const isBehind = upperLimit.test(word.text) && !(isCell(next) && areClose(word, next));
    if (isAfterWord) found[found.length - 1] = { ...word, x0: before.x0, text: `max${word.text}` };
    else if (isBehind && isCell(before) && areClose(word, before))
      found[found.length - 1] = { ...before, x1: word.x1, text: `max${before.text}` };
    else found.push(word);
  }
  return found;
}

/** Returns the cells with the texts beside their numbers, which makes them unreadable. */
function withTexts(cells: readonly Cell[], texts: readonly Word[], columns: readonly Column[]): Cell[] {
  const first = columns.findIndex(({ symbol }) => symbol);
  return cells.map((cell) => {
    // A text before the first content is the label of the row.
    const isLabel = (text: Word) => cell.column === first && text.x0 < cell.word.x0;
    const beside = texts.filter((text) => !isLabel(text) && areClose(text, cell.word));
    if (!columns[cell.column]?.symbol || beside.length === 0) return cell;
    const words = [...beside, cell.word].toSorted((a, b) => a.x0 - b.x0);
    return { ...cell, word: { ...cell.word, text: textOf(words) } };
  });
}

/**
 * Returns the cells of a row with their columns, including the unreadable ones of elements: texts below a symbol that
 * has no other cell in the row. Only texts that resemble numbers count as cells when the row is assigned.
 */
export function cellsOf(inside: readonly Word[], columns: readonly Column[]): Cell[] {
  const read = inside.filter(({ text }) => cellKind(text) !== 'text');
  const texts = inside.filter(
    ({ text }) => cellKind(text) === 'text' && !readUnit(text) && !labelKind([text]),
  );
  const left = (columns[0]?.x0 ?? 0) - 0.3 * spacingAt(columns, 0);
  const filled = new Set(read.map((word) => nearestTo(word, columns)));
  const like = texts.filter(
    (word) => resemblesNumber(word.text) && word.x0 > left && !filled.has(nearestTo(word, columns)),
  );
  const words = inside.filter((word) => read.includes(word) || like.includes(word));
  const cells = assignCells(words, columns).map((assigned, at) => ({
    ...assigned,
    word: words[at] as Word,
  }));
  const taken = new Set(cells.map(({ column }) => column));
  const others = texts.flatMap((word): Cell[] => {
    const column = nearestTo(word, columns);
    const head = columns[column];
    const isCell = head?.symbol && !like.includes(word) && !taken.has(column) && overlapX(word, head) > 0;
    return isCell ? [{ word, column, isCertain: false }] : [];
  });
  return [
    ...withTexts(
      cells,
      texts.filter((text) => !like.includes(text)),
      columns,
    ),
    ...others,
  ];
}
