/** Converts a table to rows for files: names, inputs as parsed, results, remarks. */
import { plusMinusText, signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { Cell } from '../../../platform/shared/csv.ts';
import type { CalculatorPage, PageTexts } from '../../use-calculator.ts';
import type { BatchWords } from '../batch-context.ts';
import {
  type BatchTable,
  type InputColumn,
  inputColumnsOf,
  isEmptyRow,
  type Limit,
  outputColumnsOf,
  type Row,
} from '../table/batch-table.ts';
import { outputCell, remarksOf } from './row-texts.ts';

export type ExportColumn = {
  readonly label: string;
  /** Number of decimals of results; null for other columns. */
  readonly digits: number | null;
  readonly limit: Limit | null;
  readonly isWide: boolean;
};
export type ExportTable = {
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly Cell[])[];
};

/**
 * Formats `0.16±0.01` with the decimal sign of the language. The minus is U+2212, because spreadsheets would evaluate a
 * hyphen.
 */
function plusMinusCell({ value, plusMinus }: PlusMinus, language: Language): string {
  return plusMinusText(value, plusMinus).replaceAll('.', signsOf(language).decimal).replace(/^-/, '−');
}

type PlusMinus = { readonly value: number; readonly plusMinus: number };

/** Returns the number in a cell, with its ± as text; limits and invalid texts stay as written. */
function inputCell(
  row: Row,
  { at, key, unit }: InputColumn,
  { signs }: BatchTable,
  language: Language,
): Cell {
  const cell = row.cells[at] ?? '';
  if (cell === '') return null;
  const read = row.computed?.given[key];
  const isBound = typeof cell === 'string' && !/^[\d.,+\-−\s]/.test(cell);
  if (typeof read !== 'number' || isBound) return cell;
  const reading = typeof cell === 'string' && unit !== null ? readQuantity(cell, { unit, signs }) : null;
  const plusMinus = reading?.kind === 'number' ? reading.plusMinus : undefined;
  return plusMinus === undefined ? read : plusMinusCell({ value: read, plusMinus }, language);
}

type Part = { readonly column: ExportColumn; readonly cellOf: (row: Row) => Cell };

/** Returns columns and rows without empty rows. For a row without result the remarks contain the reason. */
export function exportTable(
  page: PageTexts & Pick<CalculatorPage, 'calculator'>,
  words: Pick<BatchWords, 'grid'>,
  table: BatchTable,
): ExportTable {
  const part = (
    label: string,
    cellOf: Part['cellOf'],
    { digits = null, limit = null, isWide = false }: Partial<ExportColumn> = {},
  ): Part => ({ column: { label, digits, limit, isWide }, cellOf });
  const cellAt = (at: number) => (row: Row) => row.cells[at] ?? null;
  const { name } = table;
  const remarksCell = ({ leftOut, computed }: Row) =>
    leftOut ? words.grid.leftOut[leftOut] : computed && remarksOf(page, words.grid, computed);
  const parts: readonly Part[] = [
    ...(name === null ? [] : [part(table.header[name] || words.grid.name, cellAt(name))]),
    ...table.others.map(({ at, header }) => part(header, cellAt(at))),
    ...inputColumnsOf(page, table).map((column) =>
      part(column.label, (row) => inputCell(row, column, table, page.language), {
        limit: table.limits[column.id] ?? null,
      }),
    ),
    ...outputColumnsOf(page, table.rows, true).map(({ id, label, output }) =>
      part(label, (row) => (row.computed ? outputCell(page, output, row.computed.result) : null), {
        limit: table.limits[id] ?? null,
        digits: output.digits ?? null,
      }),
    ),
    part(words.grid.remarks, remarksCell, { isWide: true }),
  ];
  const rows = table.rows.filter((row) => !isEmptyRow(row, table));
  return {
    columns: parts.map(({ column }) => column),
    rows: rows.map((row) => parts.map(({ cellOf }) => cellOf(row))),
  };
}
