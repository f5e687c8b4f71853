/** Tables with the inputs down and the heats across. */
import type { Cell, SourceRow, SourceTable } from '../../../platform/browser/tables/source-table.ts';

export type Transposed = {
  /** Table whose rows are the columns of the source; row numbers are column numbers of the source. */
  readonly table: SourceTable;
  /** Row numbers of the source, by column of the table. */
  readonly sourceRows: readonly number[];
  /** Number of rows above the table. */
  readonly above: number;
};

/** Share of the names in the first column that have to be names of inputs. */
const minShare = 0.75;
/** Number of rows in which the names of inputs are searched. */
const searchedRows = 200;

const isFilled = (cell: Cell): boolean => String(cell).trim() !== '';
const hasDigit = (cell: Cell): boolean => /\d/.test(String(cell));

/**
 * Returns whether a row can be the heading of a table with the heats across: nothing in it names an input, unless all
 * heats have a letter as name and not all of these are inputs.
 */
function isHeadingOfHeats(heats: readonly Cell[], isKnown: (cell: Cell) => boolean, names: number): boolean {
  const known = heats.filter(isKnown).length;
  if (known === 0) return true;
  return names > known && known < heats.length && heats.every((cell) => /^\p{L}$/u.test(String(cell).trim()));
}

/** Returns the table with rows and columns exchanged, from a row on. */
function exchangeRowsAndColumns(rows: readonly SourceRow[], start: number): readonly SourceRow[] {
  const kept = rows.slice(start);
  const width = kept.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, at) => ({
    number: at + 1,
    cells: kept.map(({ cells }) => cells[at] ?? ''),
  })).filter(({ cells }, at) => at === 0 || cells.some(isFilled));
}

/**
 * Returns the table with rows and columns exchanged if its first column has the names of inputs and its first row has
 * not; null for other tables. @param names whether a text names an input
 */
export function transposed(
  { rows, remarks }: SourceTable,
  names: (text: string) => boolean,
): Transposed | null {
  const searched = rows.slice(0, searchedRows);
  const isKnown = (cell: Cell | undefined) => typeof cell === 'string' && isFilled(cell) && names(cell);
  const first = searched.findIndex(({ cells }) => isKnown(cells[0]) && cells.slice(1).some(hasDigit));
  if (first === -1) return null;
  const above = searched[first - 1]?.cells ?? [];
  // A row named with one or two letters above the first input is not a heading, but another name.
  const hasHeading = above.slice(1).some(isFilled) && !/^\p{L}{1,2}$/u.test(String(above[0]).trim());
  const named = searched.filter(
    ({ cells }, at) =>
      !(hasHeading && at === first - 1) && isFilled(cells[0] ?? '') && cells.slice(1).some(hasDigit),
  );
  const known = named.filter(({ cells }) => isKnown(cells[0])).length;
  const heats = (hasHeading ? above : (searched[first]?.cells ?? [])).slice(1).filter(isFilled);
  if (known < minShare * named.length || !isHeadingOfHeats(heats, isKnown, known)) return null;
  const start = hasHeading ? first - 1 : first;
  const turned = exchangeRowsAndColumns(rows, start);
  return {
    table: { rows: turned, count: turned.length, remarks },
    sourceRows: rows.slice(start).map(({ number }) => number),
    above: start,
  };
}
