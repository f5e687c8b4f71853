/** Reads a file or pasted text into a table with recognized columns. */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Signs } from '@ferrite/calculators/core/inputs/read-number.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/labels.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import { FileFault, type FileProblem, tableLimits } from '../../../platform/browser/tables/file-fault.ts';
import {
  type OpenedSource,
  openSource,
  type SourceRequest,
} from '../../../platform/browser/tables/open-source.ts';
import {
  type CellRemark,
  hasNumbers,
  type SourceRow,
} from '../../../platform/browser/tables/source-table.ts';
import type { SheetInfo } from '../../../platform/browser/tables/workbook.ts';
import {
  type Column,
  type Columns,
  headerOf,
  type ReadColumn,
  readColumns,
  sentColumn,
  type UnknownUnit,
} from '../columns/columns.ts';
import { withoutFactor } from './cells.ts';
import { type Ambiguity, ambiguityIn, type CellRead, readAsOf, signsOfTable } from './number-signs.ts';

export type ReadRequest = SourceRequest & {
  readonly texts: CalculatorTexts;
  /** Header of the remarks column in exported tables. */
  readonly remarks: string;
  /** Decimal separators of the table, if the user was asked. */
  readonly signs?: Signs | undefined;
  /** Inputs of the form, which decide what a name of several inputs means. */
  readonly form?: RawInputs | undefined;
};

export type ReadRefusal =
  | { readonly problem: FileProblem }
  | { readonly problem: 'twice'; readonly key: string }
  | ({ readonly problem: 'unit' } & UnknownUnit)
  | { readonly problem: 'noHeader'; readonly example: readonly string[] }
  | { readonly problem: 'empty' }
  | Ambiguity
  | { readonly problem: 'tooMany'; readonly rows: number; readonly most: number };

export type ReadTable = Pick<OpenedSource, 'sheet' | 'hidden'> & {
  readonly header: readonly string[];
  readonly columns: readonly ReadColumn[];
  /** Index of the column with row names, if any. */
  readonly name: number | null;
  readonly others: readonly { readonly at: number; readonly header: string }[];
  readonly rows: readonly SourceRow[];
  readonly signs: Signs;
  /**
   * Examples of cells that were read differently than the language suggests, of limits, and of values that were not
   * determined.
   */
  readonly readAs: readonly CellRead[];
  readonly remarks: readonly CellRemark[];
  /** Number of rows above the column names. */
  readonly above: number;
};

export type ReadOutcome =
  | ({ readonly news: 'refused' } & ReadRefusal)
  | { readonly news: 'sheets'; readonly sheets: readonly SheetInfo[] }
  | ({ readonly news: 'table' } & ReadTable);

/** Number of rows that are searched for column names. */
const headerRows = 20;

/** Returns the column of row names: numbers to the right of an input, as of an input with another name, are no names. */
function namesAndOthers(
  { name, others, columns }: Extract<Columns, { ok: true }>,
  header: readonly string[],
  rows: readonly SourceRow[],
): Pick<ReadTable, 'name' | 'others'> {
  const isRight = name !== null && columns.some(({ at }) => at < name);
  if (!isRight || !hasNumbers(rows, name)) return { name, others };
  const unnamed = { at: name, header: header[name]?.trim() ?? '' };
  const next = others.find(({ at }) => !hasNumbers(rows, at));
  return {
    name: next?.at ?? null,
    others: [unnamed, ...others].filter((other) => other !== next).toSorted((a, b) => a.at - b.at),
  };
}

/** Divides the contents below headers with a factor. @returns the rows, and the first cell that was divided */
function withoutFactors(columns: readonly Column[], rows: readonly SourceRow[], signs: Signs) {
  const scaled = columns.filter(({ divisor }) => divisor !== undefined);
  let example: CellRead | null = null;
  const divided = rows.map((row) => {
    const cells = row.cells.slice();
    for (const column of scaled) {
      const before = cells[column.at] ?? '';
      const cell = withoutFactor(column, before, signs);
      cells[column.at] = cell;
      if (typeof cell === 'number' && cell !== before) example ??= { text: String(before), value: cell };
    }
    return { ...row, cells };
  });
  return { rows: scaled.length > 0 ? divided : rows, example: example as CellRead | null };
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/**
 * Returns whether a row below the first contains data and only seems to contain column names: it has a number, or only
 * scale names such as HRC below a row of the same width.
 */
function isData(header: readonly string[], read: Columns, above: readonly (readonly string[])[]): boolean {
  if (above.length === 0) return false;
  if (header.some((cell) => cell.trim() !== '' && Number.isFinite(Number(cell.replace(',', '.')))))
    return true;
  const namesScales = read.ok && read.columns.every(({ chooses }) => chooses);
  return namesScales && above.some((row) => filled(row) > 1 && filled(row) >= filled(header));
}

/** Returns the row of column names: the first row that names a known column, otherwise the first row. */
function headerAt(rows: readonly SourceRow[], read: (header: readonly string[]) => Columns) {
  const headers = rows.slice(0, headerRows).map(({ cells }) => cells.map(String));
  const tries = headers.map((header, at) => ({ at, header, read: read(header) }));
  const isHeader = ({ at, header, read: each }: (typeof tries)[number]) =>
    (each.ok || each.problem !== 'noHeader') && !isData(header, each, headers.slice(0, at));
  return tries.find(isHeader) ?? { at: 0, header: headers[0] ?? [], read: read(headers[0] ?? []) };
}

function recognize(
  calculator: Calculator,
  request: ReadRequest,
  { table, sheet, hidden }: OpenedSource,
): ReadOutcome {
  const { texts, language, remarks, form } = request;
  const labels = labelsOf(calculator, texts);
  const found = headerAt(table.rows, (each) =>
    readColumns(calculator, { labels, texts, remarks, form }, each),
  );
  const { header, read } = found;
  if (!read.ok)
    return read.problem !== 'noHeader'
      ? { news: 'refused', ...read }
      : { news: 'refused', problem: 'noHeader', example: headerOf(calculator, labels).slice(0, 4) };
  const rows = table.rows.slice(found.at + 1);
  const count = table.count - found.at - 1;
  if (count === 0) return { news: 'refused', problem: 'empty' };
  const most = tableLimits.rows;
  if (count > most) return { news: 'refused', problem: 'tooMany', rows: count, most };
  const signs = request.signs ?? signsOfTable(read.columns, rows, language);
  const asked = ambiguityIn(read.columns, rows, signs);
  if (asked) return { news: 'refused', ...asked };
  const contents = withoutFactors(read.columns, rows, signs);
  const numbers = new Set(read.columns.flatMap(({ at, field }) => (field.kind === 'choice' ? [] : [at + 1])));
  const used = new Set(read.columns.map(({ at }) => at + 1));
  return {
    news: 'table',
    header,
    columns: read.columns.map(sentColumn),
    ...namesAndOthers(read, header, rows),
    rows: contents.rows,
    signs,
    readAs: [
      ...readAsOf(read.columns, rows, signs, language),
      ...(contents.example ? [contents.example] : []),
    ],
    remarks: table.remarks.filter(({ kind, column }) =>
      kind === 'date' || kind === 'percent' ? numbers.has(column) : used.has(column),
    ),
    sheet,
    hidden,
    above: found.at,
  };
}

/** Reads a source. No part of it is executed. */
export function readSource(calculator: Calculator, request: ReadRequest): ReadOutcome {
  try {
    const opened = openSource(request);
    return 'table' in opened ? recognize(calculator, request, opened) : { news: 'sheets', sheets: opened };
  } catch (error) {
    if (error instanceof FileFault) return { news: 'refused', problem: error.problem };
    throw error;
  }
}
