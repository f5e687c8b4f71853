/**
 * Doubts about columns: units that may apply but were not applied (of headings above several columns, and of empty cells in
 * a row of units), contents that are probably not in percent, and columns that may belong to other rows.
 */
import { doubtfulElements } from '@ferrite/calculators/core/analysis/plausible-contents.ts';
import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import { readNumber, type Signs } from '@ferrite/calculators/core/inputs/read-number.ts';
import { isHeatHeading } from '@ferrite/calculators/core/pasted/headings/name-headings.ts';
import type { Cell, SourceRow } from '../../../platform/browser/tables/source-table.ts';
import type { Column } from './columns.ts';
import { nameAndDivisor } from './header-factor.ts';
import { headerUnit, isUnitLike, unknownContent } from './header-units.ts';
import { unitIn } from './unit-row.ts';

/**
 * `heading`: a text with a unit above the column names. `noUnit`: columns with an empty cell in the row of units.
 * `otherName`: columns after a second column of heat names whose names differ from those of the first. `unitless`: contents without a
 * unit whose numbers are probably not in percent. `surplus`: rows with numbers beyond the last column name. `unnamed`: the
 * first column was read as row names although it has no heading.
 */
export type ColumnDoubt = {
  readonly kind: 'heading' | 'noUnit' | 'otherName' | 'unitless' | 'surplus' | 'unnamed';
  readonly text: string;
  /** Names of the columns; numbers of the rows for `surplus`. */
  readonly columns: readonly string[];
};

/** Number of rows above the column names in which headings are searched. */
const rowsAbove = 5;
const longestHeading = 200;

/** Units that are also words of headings: `Analysis in …`, `min`. */
const words = /^(?:in|at|min|std|mol|vol)$/i;

/** Returns the units and factors in a text: `Residuals (ppm)`, `Analysis in ppm`, `×1000`. */
function unitsIn(text: string): readonly string[] {
  const parts = text
    .slice(0, longestHeading)
    .normalize('NFKC')
    .split(/[\s()[\]:;,（）]+/);
  return parts.filter(
    (word) =>
      word !== '' &&
      ((isUnitLike(word) && !words.test(word)) ||
        unknownContent.test(word) ||
        nameAndDivisor(`X ${word}`) !== null),
  );
}

const hasOwnUnit = ({ unit, divisor, chooses }: Column): boolean =>
  unit !== null || divisor !== undefined || chooses !== undefined;

/** Returns whether a unit would change the contents of a column; an unknown unit of contents would. */
function isOtherUnit({ field }: Column, unit: string): boolean {
  if (field.kind === 'choice') return false;
  const read = headerUnit(field, unit);
  if (read !== null) return read !== field.unit;
  return field.kind === 'element' && (unknownContent.test(unit) || nameAndDivisor(`X ${unit}`) !== null);
}

/** Returns doubts about texts above the column names that state a unit; a text applies to the columns up to the next text. */
export function headingDoubts(
  above: readonly SourceRow[],
  columns: readonly Column[],
  header: readonly string[],
): readonly ColumnDoubt[] {
  const doubtsOf = ({ cells }: SourceRow): readonly ColumnDoubt[] => {
    const filled = cells.flatMap((cell, at) => (String(cell).trim() === '' ? [] : [at]));
    return filled.flatMap((at, index) => {
      const text = String(cells[at]).trim();
      const units = unitsIn(text);
      const end = filled[index + 1] ?? Number.POSITIVE_INFINITY;
      const covered = columns.filter(
        (column) =>
          column.at >= at &&
          column.at < end &&
          !hasOwnUnit(column) &&
          units.some((unit) => isOtherUnit(column, unit)),
      );
      const names = covered.map((column) => (header[column.at] ?? '').trim());
      return names.length > 0 ? [{ kind: 'heading' as const, text, columns: names }] : [];
    });
  };
  return above.slice(-rowsAbove).flatMap(doubtsOf);
}

/** Returns a doubt about contents with an empty cell in a row of units that states factors or other units than percent. */
export function unitRowDoubts(
  { cells }: SourceRow,
  columns: readonly Column[],
  header: readonly string[],
): readonly ColumnDoubt[] {
  const contents = columns.filter(({ field }) => field.kind === 'element');
  const isEmpty = ({ at }: Column) => String(cells[at] ?? '').trim() === '';
  const other = contents.find(
    (column) =>
      !isEmpty(column) &&
      (column.divisor !== undefined || column.unit !== 'wt%') &&
      unitIn(cells[column.at] ?? '') !== '',
  );
  const missing = contents.filter((column) => isEmpty(column) && !hasOwnUnit(column));
  if (!other || missing.length === 0) return [];
  return [
    {
      kind: 'noUnit',
      text: unitIn(cells[other.at] ?? ''),
      columns: missing.map(({ at }) => (header[at] ?? '').trim()),
    },
  ];
}

/** Returns a doubt about the inputs after a second column of names, as in adjacent tables. */
export function otherNameDoubts(
  rows: readonly SourceRow[],
  columns: readonly Column[],
  header: readonly string[],
  name: number | null,
): readonly ColumnDoubt[] {
  const label = name === null ? '' : (header[name] ?? '').trim().toLowerCase();
  const inputs = columns.map(({ at }) => at);
  const textAt = ({ cells }: SourceRow, at: number | null) =>
    String(at === null ? '' : (cells[at] ?? '')).trim();
  const second = header.findIndex(
    (text, at) =>
      at > Math.min(...inputs) &&
      at < Math.max(...inputs) &&
      at !== name &&
      !inputs.includes(at) &&
      (isHeatHeading(text) || (label !== '' && text.trim().toLowerCase() === label)) &&
      rows.some((row) => textAt(row, at) !== '' && textAt(row, at) !== textAt(row, name)),
  );
  if (name === null || second === -1) return [];
  const after = inputs.filter((at) => at > second).map((at) => (header[at] ?? '').trim());
  return [{ kind: 'otherName', text: (header[second] ?? '').trim(), columns: after }];
}

const printedNumber = /^[<≤]?\s*(\d+(?:[.,]\d+)*)$/;

/** Returns the number in a cell without a unit; null for others. */
function bareNumber(cell: Cell | undefined, signs: Signs): number | null {
  if (typeof cell === 'number') return cell;
  const reading = readNumber(printedNumber.exec((cell ?? '').trim())?.[1] ?? '', signs);
  return reading.kind === 'number' ? reading.value : null;
}

/** Returns a doubt about contents without a unit whose numbers are probably not in percent. */
export function unitlessDoubts(
  above: readonly SourceRow[],
  columns: readonly Column[],
  header: readonly string[],
  { rows, signs }: { readonly rows: readonly SourceRow[]; readonly signs: Signs },
): readonly ColumnDoubt[] {
  const isPercent = above
    .slice(-rowsAbove)
    .some(({ cells }) => cells.some((cell) => unitsIn(String(cell)).some((unit) => unit.includes('%'))));
  const numbers = new Map<ElementSymbol, number[]>();
  const open = columns.flatMap((column) =>
    column.field.kind === 'element' && !hasOwnUnit(column)
      ? [{ ...column, element: column.field.element }]
      : [],
  );
  for (const { at, element } of open) {
    const own = rows.flatMap(({ cells }) => bareNumber(cells[at], signs) ?? []);
    numbers.set(element, [...(numbers.get(element) ?? []), ...own]);
  }
  const doubtful = doubtfulElements(numbers, isPercent);
  const names = open.flatMap(({ at, element }) =>
    doubtful.includes(element) ? [(header[at] ?? '').trim()] : [],
  );
  return names.length > 0 ? [{ kind: 'unitless', text: '', columns: names }] : [];
}

/** Number of rows that a doubt names. */
const maxRows = 10;

/** Returns a doubt about rows with numbers beyond the last column name, whose cells may be in the wrong columns. */
export function surplusDoubts(rows: readonly SourceRow[], header: readonly string[]): readonly ColumnDoubt[] {
  const end = header.findLastIndex((name) => name.trim() !== '') + 1;
  const isNumber = (cell: Cell) =>
    typeof cell === 'number' || /^[<≤+−-]?\s*[.,]?\d/.test((cell ?? '').trim());
  const found = rows
    .filter(({ cells }) => cells.slice(end).some(isNumber))
    .map(({ number }) => String(number));
  const shown = found.length > maxRows ? [...found.slice(0, maxRows), '…'] : found;
  return found.length > 0 ? [{ kind: 'surplus', text: '', columns: shown }] : [];
}
