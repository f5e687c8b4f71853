/** Changes of cells with undo. */
import { tableLimits } from '../read/file-fault.ts';
import type { Cell } from '../read/source-table.ts';
import type { BatchTable, Row } from './batch-table.ts';

/** New content of a cell: `row` is an index of the table, `at` of its cells. */
export type Edit = { readonly row: number; readonly at: number; readonly cell: Cell };
/** Edits that restore the table, and the number of rows it had. */
export type Step = { readonly edits: readonly Edit[]; readonly rows: number };

const emptyRow = (number: number): Row => ({ number, cells: [], computed: null });

/** Returns this number of rows; added ones are empty. */
function resized(rows: readonly Row[], count: number): Row[] {
  const all = rows.slice(0, count);
  while (all.length < count) all.push(emptyRow((all.at(-1)?.number ?? 0) + 1));
  return all;
}

/**
 * Returns the table with the edits applied, the rows that changed, and the step that undoes it.
 * @param count number of rows afterwards; rows are added for edits below the end, up to the limit
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
