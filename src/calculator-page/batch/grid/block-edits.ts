/** Edits of blocks of cells: paste, clear, fill down. */
import { type BatchTable, cellIndex, type GridColumn } from '../table/batch-table.ts';
import type { Edit } from '../table/edits.ts';
import type { Block, Place } from './selection.ts';

type Shown = {
  readonly columns: readonly GridColumn[];
  readonly order: readonly number[];
  readonly table: BatchTable;
};

/** Converts the index of a row on screen to its index in the table; rows below the last are new. */
const rowOf = ({ order, table }: Shown, row: number): number =>
  order[row] ?? table.rows.length + row - order.length;

/** Returns the cells that pasted rows cover: starting at a cell, or for a single value the selected block. */
function pasteArea(at: Place, block: Block, rows: readonly (readonly string[])[]) {
  const [only] = rows.length === 1 && rows[0]?.length === 1 ? rows[0] : [];
  if (only !== undefined) {
    const width = block.right - block.left + 1;
    return { only, from: block.top, left: block.left, width, height: block.bottom - block.top + 1 };
  }
  const width = Math.max(0, ...rows.map((row) => row.length));
  return { from: Math.max(0, at.row), left: Math.min(at.column, block.left), width, height: rows.length };
}

/** Returns the edits that paste a block at a cell; a single value fills the selected block. */
export function pasteEdits(
  shown: Shown,
  at: Place,
  block: Block,
  rows: readonly (readonly string[])[],
): readonly Edit[] {
  const { only, from, left, width, height } = pasteArea(at, block, rows);
  const edits: Edit[] = [];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const target = shown.columns[left + column];
      const index = target ? cellIndex(target) : null;
      const cell = only ?? rows[row]?.[column];
      if (index !== null && cell !== undefined)
        edits.push({ row: rowOf(shown, from + row), at: index, cell });
    }
  return edits;
}

/** Returns the edits that fill a block with the values of `cellOf` for each row and column on screen. */
function blockEdits(
  shown: Shown,
  { top, bottom, left, right }: Block,
  cellOf: (row: number, index: number) => Edit['cell'],
): readonly Edit[] {
  const indices = shown.columns.slice(left, right + 1).flatMap((column) => cellIndex(column) ?? []);
  const edits: Edit[] = [];
  for (let row = top; row <= Math.min(bottom, shown.order.length - 1); row += 1)
    for (const at of indices) edits.push({ row: rowOf(shown, row), at, cell: cellOf(row, at) });
  return edits;
}

export const clearEdits = (shown: Shown, block: Block): readonly Edit[] => blockEdits(shown, block, () => '');

/** Returns the edits that copy the first row of the block down; for a single row, the row above is copied. */
export function fillEdits(shown: Shown, block: Block): readonly Edit[] {
  const first = block.top === block.bottom ? block.top - 1 : block.top;
  if (first < 0) return [];
  const cells = shown.table.rows[rowOf(shown, first)]?.cells ?? [];
  return blockEdits(shown, { ...block, top: first + 1 }, (_, at) => cells[at] ?? '');
}
