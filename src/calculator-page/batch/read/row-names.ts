/** Finds the column with the names of the rows. */

import type { Signs } from '@ferrite/calculators/core/inputs/read-number.ts';
import {
  isDate,
  isHeatHeading,
  isNameHeading,
} from '@ferrite/calculators/core/pasted/headings/name-headings.ts';
import { convert } from '@ferrite/calculators/core/quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { type Cell, hasNumbers, type SourceRow } from '../../../platform/browser/tables/source-table.ts';
import type { Column, Columns } from '../columns/columns.ts';
import { readCell } from './cells.ts';
import { signsOfTable } from './number-signs.ts';
import type { Heading } from './repeated-headings.ts';

type Names = Pick<Extract<Columns, { ok: true }>, 'name' | 'others'>;

const textAt = ({ cells }: SourceRow, at: number): string => String(cells[at] ?? '').trim();

/** Returns the column with the heading of heat numbers, unless it lies between the inputs. If the name column has dates, returns a column with the heading of another name, e.g. sample. */
function labelledName(
  { name, others, columns }: Extract<Columns, { ok: true }>,
  header: readonly string[],
  rows: readonly SourceRow[],
): number | undefined {
  if (name === null) return undefined;
  const inputs = columns.map(({ at }) => at);
  const isBetween = (at: number) => at > Math.min(...inputs) && at < Math.max(...inputs);
  const all = [name, ...others.map(({ at }) => at)].toSorted((a, b) => a - b);
  const filled = all.filter((at) => rows.some((row) => textAt(row, at) !== ''));
  const heat = filled.find((at) => isHeatHeading(header[at] ?? '') && !isBetween(at));
  if (heat !== undefined) return heat;
  const withText = rows.filter((row) => textAt(row, name) !== '');
  const hasDates =
    withText.length > 0 && withText.every((row) => isDate(header[name] ?? '', textAt(row, name)));
  return hasDates ? filled.find((at) => isNameHeading(header[at] ?? '')) : undefined;
}

/** Returns the column of row names: numbers to the right of an input, as of an input with another name, are not names. */
export function findNameColumn(
  read: Extract<Columns, { ok: true }>,
  header: readonly string[],
  rows: readonly SourceRow[],
): Names {
  const { name, others, columns } = read;
  const labelled = labelledName(read, header, rows);
  if (labelled === name) return { name, others };
  const isRight = name !== null && columns.some(({ at }) => at < name);
  if (labelled === undefined && (!isRight || !hasNumbers(rows, name))) return { name, others };
  const next = labelled ?? others.find(({ at }) => !hasNumbers(rows, at))?.at ?? null;
  const before = name === null ? [] : [{ at: name, header: header[name]?.trim() ?? '' }];
  return {
    name: next,
    others: [...before, ...others].filter(({ at }) => at !== next).toSorted((a, b) => a.at - b.at),
  };
}

/** Returns whether a cell may be a value of its column: a number within the limits of the input. */
function mayBeValue(column: Column, cell: Cell, signs: Signs): boolean {
  const { field, unit } = column;
  const reading = readCell(column, cell, signs);
  if (reading.kind !== 'number' || field.kind === 'choice') return reading.kind === 'ambiguous';
  const value = unit === null ? reading.value : convert(reading.value, unit, field.unit);
  return value >= field.limits.min && value <= field.limits.max;
}

/** Returns whether cells count the rows: at least two consecutive whole numbers. */
const areRowNumbers = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, at) => /^\d+$/.test(cell) && Number(cell) === Number(cells[0]) + at);

/** Returns whether the cells are the names of rows whose first cells would otherwise be values of an input. */
const areNames = (column: Column, rows: readonly SourceRow[], signs: Signs): boolean =>
  rows.every(({ cells }) => cells[0] !== '' && !mayBeValue(column, cells[0] ?? '', signs)) ||
  areRowNumbers(rows.map((row) => textAt(row, 0)));

/**
 * Returns heading and columns of a table whose first column has row names without a heading: the rows have one cell more
 * than the heading, and their first cells cannot be values of the first input, or count the rows. Null for other tables.
 */
export function withUnnamedNames(
  { header, read }: Heading,
  rows: readonly SourceRow[],
  language: Language,
): Heading | null {
  const first = read.columns.find(({ at }) => at === 0);
  const width = header.findLastIndex((name) => name.trim() !== '') + 1;
  const hasGap = header.slice(0, width).some((name) => name.trim() === '');
  if (!first || first.divisor !== undefined || hasGap) return null;
  const ends = rows.map(({ cells }) => cells.findLastIndex((cell) => String(cell).trim() !== ''));
  const columns = read.columns.map((column) => ({ ...column, at: column.at + 1 }));
  const filled = rows.filter((_, at) => (ends[at] ?? -1) >= 0);
  if (Math.max(...ends) !== width || !areNames(first, filled, signsOfTable(columns, rows, language)))
    return null;
  const others = read.others.map((other) => ({ ...other, at: other.at + 1 }));
  return { header: ['', ...header], read: { ...read, columns, name: 0, others } };
}
