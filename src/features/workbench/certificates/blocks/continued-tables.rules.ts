/** Tables that go on at the top of the next page without their headings. */

import { wordsInRange } from '../cells.rules.ts';
import { assignCells } from '../columns.rules.ts';
import { headingsOf } from '../headings.rules.ts';
import { findRowTables } from '../row-tables.rules.ts';
import type { Table } from '../tables.rules.ts';
import { cellKind } from '../values.rules.ts';
import { centerX, heightOf, type Line, type Word } from '../words/words.rules.ts';

/** Lines of a page; `continuedAt` is the top of its first row of a table of the page before, below a copy of the heading. */
export type PageLines = { readonly lines: readonly Line[]; readonly continuedAt?: number };

/** Minimum number of cells of a row that continues a table. */
const fewestCells = 3;
/** Distance above a table in which its headings are copied, in heights of a cell. */
const headingHeight = 3;

const isCell = ({ text }: Word): boolean => ['value', 'empty'].includes(cellKind(text));
const hasDecimals = ({ text }: Word): boolean => cellKind(text) === 'value' && /[.,]/.test(text);

const topOf = (words: Line): number => Math.min(...words.map(({ y0 }) => y0));

const cellsOf = (row: Table['rows'][number] | undefined): Line => row?.cells.map(({ word }) => word) ?? [];

/** Returns the lowest table of a page, if no other numbers follow it. */
function lastTable(lines: readonly Line[]): Table | null {
  const bottomOf = ({ rows }: Table) => Math.max(...cellsOf(rows.at(-1)).map(({ y1 }) => y1));
  const tables = findRowTables(lines).tables.filter(({ rows }) => rows.length > 0);
  const last = tables.toSorted((a, b) => bottomOf(b) - bottomOf(a))[0];
  const isFollowed = (bottom: number) =>
    lines.some((line) => topOf(line) >= bottom && line.filter(hasDecimals).length >= fewestCells);
  return last && !isFollowed(bottomOf(last) - 1) ? last : null;
}

/** Returns whether a line has a cell in each column of a table, at the positions of the table's last row. */
function continues(line: Line, table: Table): boolean {
  const columns = table.columns.slice(0, table.columns.findLastIndex(({ symbol }) => symbol) + 1);
  const above = cellsOf(table.rows.at(-1));
  const cells = wordsInRange(line, table, table.columns).filter(isCell);
  if (cells.length < fewestCells || cells.length !== columns.length || cells.length !== above.length)
    return false;
  const isBelow = (cell: Word, at: number) => {
    const other = above[at] ?? cell;
    const offsets = [cell.x0 - other.x0, centerX(cell) - centerX(other), cell.x1 - other.x1];
    return offsets.some((offset) => Math.abs(offset) < 0.3 * heightOf(cell));
  };
  return (
    cells.filter(hasDecimals).length * 2 >= cells.length &&
    cells.every(isBelow) &&
    assignCells(cells, columns).every(({ isCertain }) => isCertain)
  );
}

/** Returns a page with a copy of the headings of a table above the first row that continues it. */
function continuedPage(lines: readonly Line[], before: readonly Line[]): PageLines {
  const table = lastTable(before);
  const end = lines.findIndex((line) => headingsOf(line).length > 0);
  const at = table
    ? lines.slice(0, end === -1 ? lines.length : end).findIndex((line) => continues(line, table))
    : -1;
  const [row, first] = [lines[at], cellsOf(table?.rows[0])];
  if (!table || !row?.[0]) return { lines };
  const [top, page] = [topOf(row), row[0].page];
  const offset = top - topOf(first);
  const from = table.top - headingHeight * heightOf(row[0]);
  const copies = before
    .filter((line) => topOf(line) >= from && Math.max(...line.map(({ y1 }) => y1)) <= topOf(first) + 1)
    .map((line) => line.map((word) => ({ ...word, page, y0: word.y0 + offset, y1: word.y1 + offset })));
  return { lines: [...lines.slice(0, at), ...copies, ...lines.slice(at)], continuedAt: top };
}

/** Returns the pages with copies of the headings whose tables go on at their top. */
export function withContinuedTables(pages: readonly (readonly Line[])[]): PageLines[] {
  const found: PageLines[] = [];
  for (const lines of pages) {
    const before = found.at(-1)?.lines;
    found.push(before ? continuedPage(lines, before) : { lines });
  }
  return found;
}

/** Returns the tables of a page; the rows below copied headings are doubtful. */
export const withContinuedDoubts = (tables: readonly Table[], { continuedAt }: PageLines): Table[] =>
  tables.map((table) =>
    continuedAt !== undefined && table.top < continuedAt
      ? { ...table, rows: table.rows.map((row) => ({ ...row, doubts: [...row.doubts, 'joined' as const] })) }
      : table,
  );
