/** Pastes spreadsheet cells into a composition grid. */

import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import { isElement } from '@ferrite/calculators/core/elements.ts';

type Grid = {
  readonly columns: readonly Pick<CompositionInput, 'prefix' | 'elements'>[];
  readonly rows: readonly string[];
};

/** Parses the cells in the clipboard; null for a single cell, which the browser pastes itself. */
export function readCells(clipboard: string): readonly (readonly string[])[] | null {
  const rows = clipboard
    .replace(/\r/g, '')
    .replace(/(?<!\n)\n+$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  return rows.length === 1 && rows[0]?.length === 1 ? null : rows;
}

/**
 * Returns texts by flat key. Cells fill down and to the right of the paste position; one row pasted into a single
 * column fills down. Element symbols in the first row or column determine the fields.
 */
export function pasteCells(
  cells: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: number },
  grid: Grid,
): Readonly<Record<string, string>> {
  const turn = (table: readonly (readonly string[])[]) =>
    (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? ''));
  const symbols = (row: readonly string[]) =>
    row.length > 1 && row.filter((cell) => isElement(cell)).length >= row.length - 1;
  let table = cells;
  if (symbols(table[0] ?? [])) table = turn(table);
  const named = symbols(table.map((row) => row[0] ?? ''));
  if (!named && table.length === 1 && (table[0]?.length ?? 0) > grid.columns.length - at.column)
    table = turn(table);
  const found: Record<string, string> = {};
  table.forEach((row, down) => {
    const element = named ? row[0] : grid.rows[at.row + down];
    const values = named ? row.slice(1) : row;
    values.forEach((text, right) => {
      const column = grid.columns[at.column + right];
      if (column && element && element in column.elements && text !== '')
        found[`${column.prefix}${element}`] = text;
    });
  });
  return found;
}
