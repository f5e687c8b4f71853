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
import type { CellRemark, SourceRow, SourceTable } from '../../../platform/browser/tables/source-table.ts';
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
import {
  type ColumnDoubt,
  headingDoubts,
  otherNameDoubts,
  surplusDoubts,
  unitlessDoubts,
  unitRowDoubts,
} from '../columns/heading-doubts.ts';
import type { TableNames } from '../columns/table-names.ts';
import type { UnitRow } from '../columns/unit-row.ts';
import { withoutFactor } from './cells.ts';
import {
  type Ambiguity,
  ambiguityIn,
  type CellRead,
  signsOfTable,
  unexpectedReadings,
} from './number-signs.ts';
import { type Heading, withoutRepeatedHeadings } from './repeated-headings.ts';
import { findNameColumn, withUnnamedNames } from './row-names.ts';
import { type Transposed, transposed } from './transposed.ts';
import { type BlankChoice, type BlankUnits, type Units, unitsOf } from './unit-rows.ts';

export type ReadRequest = SourceRequest & {
  readonly texts: CalculatorTexts;
  /** Header of the remarks column in exported tables. */
  readonly remarks: string;
  /** Decimal separators of the table, if the user was asked. */
  readonly signs?: Signs | undefined;
  /** Unit of contents with an empty cell in the row of units, if the user was asked. */
  readonly blanks?: BlankChoice | undefined;
  /** Inputs of the form; they decide to which input an ambiguous column name belongs. */
  readonly form?: RawInputs | undefined;
  /** Names in other languages, in which the table may have been exported; added by the worker. */
  readonly otherNames?: readonly TableNames[] | undefined;
};

export type ReadRefusal =
  | { readonly problem: FileProblem }
  | { readonly problem: 'twice'; readonly key: string }
  | ({ readonly problem: 'unit' } & UnknownUnit)
  | { readonly problem: 'noHeader'; readonly example: readonly string[] }
  | { readonly problem: 'empty' }
  | { readonly problem: 'otherHeading' | 'otherUnits'; readonly row: number }
  | BlankUnits
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
  /** True if rows and columns of the source were exchanged, because it has the heats across. */
  readonly isTransposed: boolean;
  /** Row numbers of repeated column names. */
  readonly headings?: readonly number[];
  /** Units that may apply to columns but were not applied. */
  readonly doubts?: readonly ColumnDoubt[];
  /** Row beside the column names, of a transposed table column, with units; null if there is none. */
  readonly units: { readonly place: number; readonly list: UnitRow['units'] } | null;
};

export type ReadOutcome =
  | ({ readonly news: 'refused' } & ReadRefusal)
  | { readonly news: 'sheets'; readonly sheets: readonly SheetInfo[] }
  | ({ readonly news: 'table' } & ReadTable);

/** Number of rows that are searched for column names. */
const headerRows = 20;

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

type Recognized = {
  readonly table: SourceTable;
  readonly at: number;
  readonly header: readonly string[];
  readonly read: Columns;
  readonly transposed: Transposed | null;
};

const isNumberText = (cell: string): boolean =>
  cell.trim() !== '' && Number.isFinite(Number(cell.replace(',', '.')));

/** Finds the column names of a table, or of the table with rows and columns exchanged if only this has names. */
function namesOf(table: SourceTable, readHeader: (header: readonly string[]) => Columns): Recognized {
  const found = { table, ...headerAt(table.rows, readHeader), transposed: null };
  const { read, header } = found;
  const names = read.ok ? header.slice(1).filter((cell) => cell.trim() !== '') : [];
  const mayBeHeats =
    (read.ok ? names.some(isNumberText) || names.every((cell) => /^\p{L}$/u.test(cell.trim())) : false) ||
    (!read.ok && read.problem === 'noHeader');
  const turned = mayBeHeats ? transposed(table, (text) => readHeader([text]).ok) : null;
  if (!turned) return found;
  const again = headerAt(turned.table.rows, readHeader);
  return again.read.ok ? { table: turned.table, ...again, transposed: turned } : found;
}

/** Returns the units that may apply to columns but were not applied, and other contents that are probably not in percent. */
function doubtsOf(
  { table, at, header, transposed: turned }: Recognized,
  units: Units | null,
  read: Columns,
  data: { readonly rows: readonly SourceRow[]; readonly signs: Signs },
) {
  if (!read.ok) return [];
  const above = table.rows.slice(0, units?.isAbove ? at - 1 : at);
  const found = [
    ...(turned ? [] : headingDoubts(above, read.columns, header)),
    ...(units ? unitRowDoubts(units.row, read.columns, header) : []),
  ];
  const named = found.flatMap(({ columns }) => columns);
  const others = read.columns.filter((column) => !named.includes((header[column.at] ?? '').trim()));
  return [...found, ...unitlessDoubts(above, others, header, data)];
}

/** Returns the rows of data below the column names, without repeated names, or why they cannot be read. */
function dataRows(
  { rows: all, count }: SourceTable,
  skipped: number,
  heading: Heading,
  readHeader: (header: readonly string[]) => Columns,
): ReadRefusal | { readonly rows: readonly SourceRow[]; readonly headings: readonly number[] } {
  const most = tableLimits.rows;
  if (count - skipped > most) return { problem: 'tooMany', rows: count - skipped, most };
  const data = withoutRepeatedHeadings(all.slice(skipped), heading, readHeader);
  if ('otherHeading' in data) return { problem: 'otherHeading', row: data.otherHeading };
  if ('otherUnits' in data) return { problem: 'otherUnits', row: data.otherUnits };
  return data.rows.length === 0 ? { problem: 'empty' } : data;
}

function recognize(calculator: Calculator, request: ReadRequest, source: OpenedSource): ReadOutcome {
  const { texts, language, remarks, form, otherNames = [] } = request;
  const labels = labelsOf(calculator, texts);
  const readHeader = (each: readonly string[]) =>
    readColumns(calculator, { names: [{ ...texts, remarks }, ...otherNames], form }, each);
  const named = namesOf(source.table, readHeader);
  const unitRow = unitsOf(named, readHeader, request.blanks);
  if (unitRow && 'problem' in unitRow) return { news: 'refused', ...unitRow };
  const { header, read } = unitRow ?? named;
  if (!read.ok)
    return read.problem !== 'noHeader'
      ? { news: 'refused', ...read }
      : { news: 'refused', problem: 'noHeader', example: headerOf(calculator, labels).slice(0, 4) };
  const skipped = named.at + (unitRow && !unitRow.isAbove ? 2 : 1);
  const data = dataRows(named.table, skipped, { header, read }, readHeader);
  if ('problem' in data) return { news: 'refused', ...data };
  const isPlain = !unitRow && !named.transposed;
  const unnamed = isPlain ? withUnnamedNames({ header, read }, data.rows, language) : null;
  const found = tableOf(request, { ...named, ...(unnamed ?? { header, read }) }, unitRow, data);
  if ('problem' in found) return { news: 'refused', ...found };
  const doubts = [...(unnamed ? [{ kind: 'unnamed' as const, text: '', columns: [] }] : []), ...found.doubts];
  return { news: 'table', ...found, doubts, sheet: source.sheet, hidden: source.hidden };
}

/** Returns the table below recognized column names, or a cell that can be read in two ways. */
function tableOf(
  request: ReadRequest,
  named: Recognized & Heading,
  unitRow: Units | null,
  { rows, headings }: { readonly rows: readonly SourceRow[]; readonly headings: readonly number[] },
) {
  const { header, read, transposed: turned } = named;
  const signs = request.signs ?? signsOfTable(read.columns, rows, request.language);
  const asked = ambiguityIn(read.columns, rows, signs);
  if (asked) return asked;
  const contents = withoutFactors(read.columns, rows, signs);
  const names = findNameColumn(read, header, rows);
  return {
    header,
    columns: read.columns.map(sentColumn),
    ...names,
    rows: contents.rows,
    signs,
    readAs: [
      ...unexpectedReadings(read.columns, rows, signs, request.language),
      ...(contents.example ? [contents.example] : []),
    ],
    remarks: remarksOn(read.columns, named),
    above: turned ? turned.above : named.at - Number(unitRow?.isAbove ?? false),
    headings,
    doubts: [
      ...doubtsOf(named, unitRow, read, { rows, signs }),
      ...otherNameDoubts(rows, read.columns, header, names.name),
      ...surplusDoubts(rows, header),
    ],
    isTransposed: turned !== null,
    units: unitRow ? { place: unitRow.row.number, list: unitRow.units } : null,
  };
}

/** Returns the remarks on cells of the columns that are read; on dates and percentages only in columns of numbers. */
function remarksOn(columns: readonly Column[], { table, transposed: turned }: Recognized) {
  const placeOf = ({ at }: Column) => (turned ? turned.sourceRows[at] : at + 1);
  const numbers = new Set(columns.filter(({ field }) => field.kind !== 'choice').map(placeOf));
  const used = new Set(columns.map(placeOf));
  return table.remarks.filter(({ kind, row, column }) =>
    (kind === 'date' || kind === 'percent' ? numbers : used).has(turned ? row : column),
  );
}

/** Returns the index of the table in a workbook that was exported here, in any language; −1 for other workbooks. */
function exportedSheet(sheets: readonly SheetInfo[], names: readonly TableNames[] = []): number {
  const [first, second, ...others] = sheets;
  const isOwn = names.some(({ file }) => first?.name === file?.table && second?.name === file?.about);
  return isOwn && others.length === 0 ? 0 : -1;
}

/** Reads a source. No part of it is executed. */
export function readSource(calculator: Calculator, request: ReadRequest): ReadOutcome {
  try {
    const sheets = openSource(request);
    const own = 'table' in sheets ? -1 : exportedSheet(sheets, request.otherNames);
    const opened = own === -1 ? sheets : openSource({ ...request, sheet: own });
    return 'table' in opened ? recognize(calculator, request, opened) : { news: 'sheets', sheets: opened };
  } catch (error) {
    if (error instanceof FileFault) return { news: 'refused', problem: error.problem };
    throw error;
  }
}
