/** Converts a table to rows for files: names, inputs as read, results, remarks. */
import type { Cell } from '../../../platform/shared/csv.ts';
import type { CalculatorPage } from '../../use-calculator.ts';
import type { BatchWords } from '../batch-context.ts';
import {
  type BatchTable,
  type GridColumn,
  inputColumnsOf,
  isEmptyRow,
  type Limit,
  outputColumnsOf,
  type Row,
} from '../table/batch-table.ts';
import { outputCell, remarksOf } from './row-texts.ts';

export type ExportColumn = {
  readonly label: string;
  /** Decimals of results; null for other columns. */
  readonly digits: number | null;
  readonly limit: Limit | null;
  readonly isWide: boolean;
};
export type ExportTable = {
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly Cell[])[];
};

/** Returns the number of a cell; bounds and texts that cannot be read stay as written. */
function inputCell(row: Row, column: Extract<GridColumn, { kind: 'input' }>): Cell {
  const cell = row.cells[column.at] ?? '';
  if (cell === '') return null;
  const read = row.computed?.given[column.key];
  const isBound = typeof cell === 'string' && !/^[\d.,+\-−\s]/.test(cell);
  return typeof read === 'number' && !isBound ? read : cell;
}

type Part = { readonly column: ExportColumn; readonly cellOf: (row: Row) => Cell };

/** Returns columns and rows without empty rows. Rows without result have their reason in the remarks. */
export function exportTable(page: CalculatorPage, words: BatchWords, table: BatchTable): ExportTable {
  const part = (
    label: string,
    cellOf: Part['cellOf'],
    { digits = null, limit = null, isWide = false }: Partial<ExportColumn> = {},
  ): Part => ({ column: { label, digits, limit, isWide }, cellOf });
  const cellAt = (at: number) => (row: Row) => row.cells[at] ?? null;
  const { name } = table;
  const parts: readonly Part[] = [
    ...(name === null ? [] : [part(table.header[name] || words.grid.name, cellAt(name))]),
    ...table.others.map(({ at, header }) => part(header, cellAt(at))),
    ...inputColumnsOf(page, table).map((column) =>
      part(column.label, (row) => inputCell(row, column), { limit: table.limits[column.id] ?? null }),
    ),
    ...outputColumnsOf(page, table.rows, true).map(({ id, label, output }) =>
      part(label, (row) => (row.computed ? outputCell(page, output, row.computed.result) : null), {
        limit: table.limits[id] ?? null,
        digits: output.digits ?? null,
      }),
    ),
    part(words.grid.remarks, (row) => (row.computed ? remarksOf(page, row.computed.result) : null), {
      isWide: true,
    }),
  ];
  const rows = table.rows.filter((row) => !isEmptyRow(row, table));
  return {
    columns: parts.map(({ column }) => column),
    rows: rows.map((row) => parts.map(({ cellOf }) => cellOf(row))),
  };
}
