/** Changes of cells with undo. */
import { tableLimits } from '../../../platform/browser/tables/file-fault.ts';
import type { Cell } from '../../../platform/browser/tables/source-table.ts';
import { type BatchTable, isEmptyRow, type Row } from './batch-table.ts';
import { markedRows } from './row-marks.ts';

/** New content of a cell: `row` is the index in the table, `at` the index of the cell in the row. */
export type Edit = { readonly row: number; readonly at: number; readonly cell: Cell };
/** Edits that restore the previous table, and its number of rows. */
export type Step = { readonly edits: readonly Edit[]; readonly rows: number };

const emptyRow = (number: number): Row => ({ number, cells: [], computed: null });

/** Returns the rows with this count; added rows are empty. */
function resized(rows: readonly Row[], count: number): Row[] {
  const all = rows.slice(0, count);
  while (all.length < count) all.push(emptyRow((all.at(-1)?.number ?? 0) + 1));
  return all;
}

/**
 * Returns the table with the edits applied, the changed rows, and the step that undoes the edits. @param count number
 * of rows afterwards; rows are added for edits below the end, up to the limit
 */
export function applyEdits(
  table: BatchTable,
  edits: readonly Edit[],
  count = edits.reduce((most, { row }) => Math.max(most, row + 1), table.rows.length),
): { readonly table: BatchTable; readonly changed: readonly number[]; readonly back: Step } {
  const rows = resized(table.rows, Math.min(count, tableLimits.rows));
  const before: Edit[] = [];
  const copies = new Map<number, Cell[]>();
  for (const { row, at, cell } of edits) {
    const current = rows[row];
    const cells = copies.get(row) ?? [...(current ?? table.rows[row] ?? { cells: [] }).cells];
    before.push({ row, at, cell: cells[at] ?? '' });
    while (cells.length <= at) cells.push('');
    cells[at] = cell;
    copies.set(row, cells);
    if (current) rows[row] = { ...current, cells };
  }
  return {
    table: { ...table, rows },
    changed: [...copies.keys()].filter((row) => row < rows.length),
    back: { edits: before.reverse(), rows: table.rows.length },
  };
}

/**
 * Applies edits and marks the rows again. Rows that are emptied or left out lose their result; others keep it until the
 * new one arrives.
 * @returns also `changed`, the rows with changed cells or another mark, and `cleared`, those of them without a result
 */
export function changeCells(
  before: BatchTable,
  edits: readonly Edit[],
  choiceKeys: ReadonlySet<string>,
  count?: number,
): ReturnType<typeof applyEdits> & { readonly cleared: readonly number[] } {
  const { table, changed: edited, back } = applyEdits(before, edits, count);
  const marked = markedRows(table, choiceKeys);
  const rows = marked.slice();
  const changed = [...edited, ...marked.flatMap((row, at) => (row === table.rows[at] ? [] : [at]))];
  const cleared = changed.filter((at) => {
    const row = marked[at];
    return row !== undefined && (row.leftOut !== undefined || isEmptyRow(row, table));
  });
  for (const at of cleared) rows[at] = { ...(marked[at] as Row), computed: null };
  return { table: { ...table, rows }, changed, cleared, back };
}
