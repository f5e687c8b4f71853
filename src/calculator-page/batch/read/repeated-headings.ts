/** Column names that are repeated between the rows, as at page breaks, possibly in another order. */
import type { Cell, SourceRow } from '../../../platform/browser/tables/source-table.ts';
import type { Column, Columns } from '../columns/columns.ts';
import { hasOtherUnits, readUnitRow } from '../columns/unit-row.ts';

export type Heading = {
  readonly header: readonly string[];
  readonly read: Extract<Columns, { ok: true }>;
};
type ReadHeader = (header: readonly string[]) => Columns;

export type Repeated =
  | {
      readonly rows: readonly SourceRow[];
      readonly headings: readonly number[];
    }
  /** Row number of column names that do not fit those of the table. */
  | { readonly otherHeading: number }
  /** Row number of units that are not those of the columns. */
  | { readonly otherUnits: number };

const isFilled = (cell: Cell | undefined): boolean => String(cell ?? '').trim() !== '';
const startsAsNumber = /^[<>≤≥≈~±+\-−]?\s*[.,]?\d/;
const isNumber = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || startsAsNumber.test(String(cell ?? '').trim());

/** Returns the column names in a row; null for other rows. At least half of its texts have to name inputs. */
function headingIn({ cells }: SourceRow, first: Heading, readHeader: ReadHeader): Heading | null {
  const numbers = first.read.columns.filter(({ field }) => field.kind !== 'choice');
  if (cells.some(isNumber) || !numbers.some(({ at }) => isFilled(cells[at]))) return null;
  const header = cells.map(String);
  const read = readHeader(header);
  if (!read.ok || read.columns.length < Math.min(2, first.read.columns.length)) return null;
  return read.columns.length >= cells.filter(isFilled).length / 2 ? { header, read } : null;
}

const shownUnit = ({ unit, field }: Column) => unit ?? (field.kind === 'choice' ? null : field.unit);

const isSameUnit = (first: Column, other: Column): boolean =>
  (other.unit === null && other.divisor === undefined && other.chooses === undefined) ||
  (shownUnit(first) === shownUnit(other) &&
    first.divisor === other.divisor &&
    first.chooses?.choice === other.chooses?.choice);

/** Returns the positions from which the cells of rows below repeated column names are taken; null if they do not fit. */
function positionsOf(first: Heading, other: Heading, name: number | null): readonly (number | null)[] | null {
  const columns = other.read.columns.map((column) => ({
    column,
    same: first.read.columns.find(({ field }) => field.key === column.field.key),
  }));
  if (columns.some(({ column, same }) => !same || !isSameUnit(same, column))) return null;
  const textAt = (header: readonly string[], at: number) => (header[at] ?? '').trim();
  const inputs = new Set(other.read.columns.map(({ at }) => at));
  return first.header.map((_, at) => {
    const input = first.read.columns.find((column) => column.at === at);
    if (input) return columns.find(({ same }) => same === input)?.column.at ?? null;
    const same = other.header.findIndex(
      (text, from) => !inputs.has(from) && text.trim() === textAt(first.header, at),
    );
    if (same !== -1) return same;
    return at === name ? other.read.name : null;
  });
}

type Positions = readonly (number | null)[];

/** Returns how the rows below repeated column names are read, and the number of rows of these names and their units. */
function blockBelow(heading: Heading, next: SourceRow | undefined, first: Heading, readHeader: ReadHeader) {
  const units = next && readUnitRow(heading.header, heading.read, next.cells, readHeader);
  const read = units ? units.read : heading.read;
  const positions = read.ok ? positionsOf(first, { header: heading.header, read }, first.read.name) : null;
  return { positions, length: units ? 2 : 1 };
}

const rearranged = (row: SourceRow, positions: Positions | null): SourceRow =>
  positions ? { ...row, cells: positions.map((at) => (at === null ? '' : (row.cells[at] ?? ''))) } : row;

/** Maximum number of different rows that are read as column names, because this takes much longer than reading cells. */
const maxRead = 300;

/** Returns the rows without repeated column names, with the cells below these in the order of the first ones. */
export function withoutRepeatedHeadings(
  rows: readonly SourceRow[],
  first: Heading,
  readHeader: ReadHeader,
): Repeated {
  const read = new Map<string, Columns>();
  const readOnce: ReadHeader = (header) => {
    const text = header.join('\t');
    const found = read.get(text);
    if (found) return found;
    const columns: Columns = read.size < maxRead ? readHeader(header) : { ok: false, problem: 'noHeader' };
    read.set(text, columns);
    return columns;
  };
  const kept: SourceRow[] = [];
  const headings: number[] = [];
  let positions: Positions | null = null;
  let skipped = 0;
  for (const [index, row] of rows.entries()) {
    if (index < skipped) continue;
    const heading = headingIn(row, first, readOnce);
    if (heading) {
      const block = blockBelow(heading, rows[index + 1], first, readOnce);
      if (!block.positions) return { otherHeading: row.number };
      positions = block.positions;
      skipped = index + block.length;
      headings.push(row.number);
      continue;
    }
    const { cells } = rearranged(row, positions);
    if (hasOtherUnits({ columns: first.read.columns, cells })) return { otherUnits: row.number };
    kept.push({ ...row, cells });
  }
  return { rows: kept, headings };
}
