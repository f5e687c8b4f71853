/** Finds the row of units of a table. */
import {
  type SourceRow,
  type SourceTable,
  withMergedCells,
} from '../../../platform/browser/tables/source-table.ts';
import type { Columns } from '../columns/columns.ts';
import { blankUnits, readUnitRow, type UnitRow } from '../columns/unit-row.ts';

/** Unit of contents with an empty cell in the row of units: percent, or that on their left. */
export type BlankChoice = 'percent' | 'left';

/** Contents with an empty cell beside a unit or factor that may apply to them. */
export type BlankUnits = {
  readonly problem: 'blankUnits';
  readonly unit: string;
  readonly columns: readonly string[];
};

/** Table with its column names, which are in the row with the index `at`. */
type Named = {
  readonly table: SourceTable;
  readonly at: number;
  readonly header: readonly string[];
  readonly read: Columns;
};

export type Units = UnitRow & {
  readonly row: SourceRow;
  readonly isAbove: boolean;
};

/** Returns the row of units directly below the column names, else the one directly above them. */
export function unitsOf(
  { table, at, header, read }: Named,
  readHeader: (header: readonly string[]) => Columns,
  blanks: BlankChoice | undefined,
): Units | BlankUnits | null {
  if (!read.ok) return null;
  for (const place of [at + 1, at - 1]) {
    const source = table.rows[place];
    const row = source && { ...source, cells: withMergedCells(source, table.merged) };
    const found = row && readUnitRow(header, read, row.cells, readHeader);
    if (!row || !found) continue;
    const open = blanks === 'percent' ? [] : blankUnits({ columns: read.columns, cells: row.cells });
    const [first] = open;
    const filled = {
      ...row,
      cells: row.cells.map((cell, index) => open.find((each) => each.at === index)?.unit ?? cell),
    };
    const again = first && readUnitRow(header, read, filled.cells, readHeader);
    if (again && blanks === undefined)
      return {
        problem: 'blankUnits',
        unit: first.unit,
        columns: open.filter(({ unit }) => unit === first.unit).map((each) => (header[each.at] ?? '').trim()),
      };
    return again ? { ...again, row: filled, isAbove: place < at } : { ...found, row, isAbove: place < at };
  }
  return null;
}
