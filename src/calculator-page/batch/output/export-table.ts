/** Converts a table to rows for files: names, inputs as parsed, results, remarks. */
import { plusMinusText, signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { formatNumber, formatShort } from '@ferrite/calculators/core/numbers.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { type Cell, sixDigits } from '../../../platform/shared/csv.ts';
import type { PageTexts } from '../../use-calculator.ts';
import type { BatchWords } from '../batch-context.ts';
import {
  assessedValue,
  type BatchTable,
  cellValue,
  decimalsOf,
  type InputColumn,
  inputColumnsOf,
  isEmptyRow,
  type Limit,
  type OutputColumn,
  outputColumnsOf,
  type Row,
  shownLimits,
} from '../table/batch-table.ts';
import { type RemarksPage, remarksOf } from './row-texts.ts';

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
  /** Results that are not compared with the limits of their column, as workbooks show them. */
  readonly notCompared: readonly NotCompared[];
};

/** Result without a verdict: indexes of row and column, and the number as text. */
type NotCompared = { readonly row: number; readonly column: number; readonly text: string };

/**
 * Formats `0.16±0.01` with the decimal separator of the language. The minus is U+2212, because spreadsheets would evaluate a
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

/** Returns a result with six significant digits, or its text. */
function outputCell({ data }: PageTexts, column: OutputColumn, row: Row): Cell {
  const value = cellValue(row, column);
  if (typeof value === 'number') return sixDigits(value);
  return value === null ? null : (data.texts.values?.[`${column.output.key}.${value}`] ?? value);
}

type Part = {
  readonly column: ExportColumn;
  readonly cellOf: (row: Row) => Cell;
  /** Output of a column of results. */
  readonly output?: OutputColumn;
};

/** Returns a number as text if limits do not apply to it: a result that depends on a carbon content that is not stated. */
function notComparedText({ column, cellOf, output }: Part, row: Row, language: Language): string | null {
  const cell = cellOf(row);
  if (!output || column.limit === null || typeof cell !== 'number') return null;
  if (assessedValue(row, output) !== null) return null;
  return column.digits === null ? formatShort(cell, language) : formatNumber(cell, column.digits, language);
}

/** Returns how many rows have results that are not compared with their limits. */
export const notComparedRows = ({ notCompared }: ExportTable): number =>
  new Set(notCompared.map(({ row }) => row)).size;

/** Returns columns and rows without empty rows. For a row without result the remarks contain the reason. */
export function exportTable(
  page: RemarksPage,
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
  const outputs = outputColumnsOf({ ...page, kept: page.state.kept }, table.rows, true);
  const limits = shownLimits(table.limits, outputs);
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
    ...outputs.map((column): Part => {
      const cellOf = (row: Row) => outputCell(page, column, row);
      const { [column.id]: limit = null } = limits;
      return { ...part(column.label, cellOf, { limit, digits: decimalsOf(column) ?? null }), output: column };
    }),
    part(words.grid.remarks, remarksCell, { isWide: true }),
  ];
  const rows = table.rows.filter((row) => !isEmptyRow(row, table));
  return {
    columns: parts.map(({ column }) => column),
    rows: rows.map((row) => parts.map(({ cellOf }) => cellOf(row))),
    notCompared: rows.flatMap((row, at) =>
      parts.flatMap((each, column) => {
        const text = notComparedText(each, row, page.language);
        return text === null ? [] : [{ row: at, column, text }];
      }),
    ),
  };
}
