/** Assigns the words of a row to the columns of its table. */
import { labelKind, readUnit } from '@ferrite/calculators/core/pasted/symbols.ts';
import { assignCells, type Column, spacingAt } from './columns.rules.ts';
import type { Cell } from './tables.rules.ts';
import { cellKind, resemblesNumber } from './values.rules.ts';
import { centerX, heightOf, overlapX, textOf, type Word } from './words/words.rules.ts';

const nearestTo = (word: Word, columns: readonly Column[]): number => {
  const distances = columns.map((column) => Math.abs((column.x0 + column.x1) / 2 - centerX(word)));
  return distances.indexOf(Math.min(...distances));
};

/** Returns whether a text is printed beside a number so closely that it belongs to it: `ca. 0.005`. */
const areClose = (text: Word, cell: Word): boolean => -overlapX(text, cell) < 0.6 * heightOf(cell);

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
