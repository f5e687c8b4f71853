/** Divides lines and pages between tables that are side by side and begin at different heights. */

import { readSymbol, readUnit } from '@ferrite/calculators/core/pasted/symbols.ts';
import { heatColumnsOf } from '../names/names.rules.ts';
import type { Table } from '../tables.rules.ts';
import { cellKind } from '../values.rules.ts';
import { type Block, fullWidth, type Line, type Word, wordsIn } from '../words/words.rules.ts';

/** Minimum number of symbols in a heading without a column of heat numbers beside cells of another table. */
const fewestBeside = 3;
/** Minimum number of values in a line that belongs to two tables. */
const fewestValues = 2;

/** Part of a line with its extent on the page. */
export type Segment = { readonly line: Line; readonly block: Block };

const isHeading = (words: Line): boolean => {
  const symbols = words.filter(isSymbol).length;
  const hasHeats = heatColumnsOf(words, [words]).length > 0;
  return symbols >= (hasHeats ? 1 : fewestBeside);
};

const isSymbol = ({ text }: Word): boolean => readSymbol(text) !== null;
/** Returns whether a word belongs to a row of values: a cell, or a name with a digit. */
const isOfRow = (word: Word): boolean =>
  !isSymbol(word) && !readUnit(word.text) && (cellKind(word.text) !== 'text' || /\d/.test(word.text));

/**
 * Returns the parts of a line that are headings beside rows of other tables: `A101 0.16 1.40 | Heat Cr Ni Mo`. Empty if
 * the line has no such part.
 */
export function headingsBesideRows(line: Line): Segment[] {
  if (line.filter(({ text }) => cellKind(text) === 'value').length < fewestValues) return [];
  const edges = [-1, ...line.flatMap((word, at) => (isOfRow(word) ? [at] : [])), line.length];
  return edges.slice(1).flatMap((to, at): Segment[] => {
    const from = (edges[at] ?? -1) + 1;
    const words = line.slice(from, to);
    if (!isHeading(words)) return [];
    const [first, last] = [words[0] as Word, words.at(-1) as Word];
    const [before, after] = [line[from - 1], line[to]];
    const block = {
      x0: before ? (before.x1 + first.x0) / 2 : fullWidth.x0,
      x1: after ? (last.x1 + after.x0) / 2 : fullWidth.x1,
    };
    return [{ line: words, block }];
  });
}

export type TableWithHeading = { readonly table: Table; readonly line: Line };

const wordsOf = ({ table, line }: TableWithHeading): Line => wordsIn(line, table.block ?? fullWidth);
const startOf = (headed: TableWithHeading): number => wordsOf(headed)[0]?.x0 ?? headed.table.x0;
const endOf = (headed: TableWithHeading): number => wordsOf(headed).at(-1)?.x1 ?? headed.table.x1;

/** Returns the vertical line between a table and the next one to its right. */
function edgeBetween(left: TableWithHeading, right: TableWithHeading): number {
  const [end, start] = [endOf(left), startOf(right)];
  const edges = [left.table.block?.x1, right.table.block?.x0];
  const known = edges.find((edge) => edge !== undefined && edge >= end && edge <= start);
  if (known !== undefined) return known;
  const ends = [wordsOf(left).at(-1), wordsOf(right)[0]];
  // Between two symbols, there may be names of rows without a heading.
  return ends.every((word) => word && isSymbol(word)) ? Math.min(left.table.x1, start) : (end + start) / 2;
}

/** Returns the block of a table without the tables beside it; null if none limits it. */
export function limitedBlock(headed: TableWithHeading, all: readonly TableWithHeading[]): Block | null {
  const { table } = headed;
  const { block: own = fullWidth } = table;
  const beside = all.filter(
    ({ table: { page, top, bottom } }) => page === table.page && top < table.bottom && bottom > table.top,
  );
  const next = beside
    .filter((other) => startOf(other) >= endOf(headed))
    .toSorted((a, b) => startOf(a) - startOf(b))[0];
  const last = beside
    .filter((other) => endOf(other) <= startOf(headed))
    .toSorted((a, b) => endOf(b) - endOf(a))[0];
  const x0 = Math.max(own.x0, last ? edgeBetween(last, headed) : own.x0);
  const x1 = Math.min(own.x1, next ? edgeBetween(headed, next) : own.x1);
  return x0 === own.x0 && x1 === own.x1 ? null : { ...own, x0, x1 };
}
