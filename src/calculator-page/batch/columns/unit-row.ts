/** Row of units directly below or above the column names: `% % ppm °C h`, or factors such as ×100. */
import type { Cell } from '../../../platform/browser/tables/source-table.ts';
import type { Column, Columns } from './columns.ts';
import { nameAndDivisor } from './header-factor.ts';
import { headerUnit, isUnitLike, unknownContent } from './header-units.ts';

export type UnitRow = {
  readonly header: readonly string[];
  readonly read: Columns;
  /** Units as written, with the names of their columns. */
  readonly units: readonly { readonly name: string; readonly unit: string }[];
};

/** Returns the unit in a cell without brackets; empty for a dash, which marks a column without unit. */
export const unitIn = (cell: Cell): string => {
  const text = String(cell)
    .trim()
    .replace(/^[[(](.*)[\])]$/, '$1')
    .trim();
  return /^[-–—]{1,2}$/.test(text) ? '' : text;
};

function isUnitOf({ field, unit, divisor }: Column, text: string): boolean {
  if (field.kind === 'element' && nameAndDivisor(`X ${text}`)) return divisor === undefined && unit === null;
  const written = headerUnit(field, text);
  if (written === null) return isUnitLike(text) && unit === null;
  // A row that contradicts the header is not a row of units.
  return divisor === undefined && (unit === null || unit === written);
}

/**
 * Returns the column names with the units of the row beside them; null if the row states no units. Every filled cell of a
 * number column has to be a unit. @param readHeader reads column names
 */
export function readUnitRow(
  header: readonly string[],
  read: Extract<Columns, { ok: true }>,
  cells: readonly Cell[],
  readHeader: (header: readonly string[]) => Columns,
): UnitRow | null {
  const numbers = read.columns.filter(
    ({ at, field }) => field.kind !== 'choice' && unitIn(cells[at] ?? '') !== '',
  );
  if (numbers.length === 0) return null;
  const named = header.map((name, at) => {
    const text = unitIn(cells[at] ?? '');
    const column = read.columns.find((each) => each.at === at);
    const hasUnit = column && (column.unit !== null || column.divisor !== undefined || column.chooses);
    const isOther = !column && isUnitLike(text);
    return text !== '' && !hasUnit && (isOther || (column && column.field.kind !== 'choice'))
      ? `${name} (${text})`
      : name;
  });
  const withUnits = readHeader(named);
  /** Returns whether the cell is the scale of the column, e.g. HRC. */
  const isScale = ({ at, chooses }: Column) =>
    chooses
      ? unitIn(cells[at] ?? '') === chooses.choice
      : withUnits.ok && withUnits.columns.some((column) => column.at === at && column.chooses);
  if (!numbers.every((column) => isUnitOf(column, unitIn(cells[column.at] ?? '')) || isScale(column)))
    return null;
  return {
    header: named,
    read: withUnits,
    units: header.flatMap((name, at) => {
      const unit = unitIn(cells[at] ?? '');
      return numbers.some((column) => column.at === at) ? [{ name: name.trim(), unit }] : [];
    }),
  };
}

type Contents = { readonly columns: readonly Column[]; readonly cells: readonly Cell[] };

function hasUnitOf({ field, unit, divisor, chooses }: Column, text: string): boolean {
  if (field.kind === 'choice') return true;
  if (chooses) return text === chooses.choice;
  const factor = field.kind === 'element' ? nameAndDivisor(`X ${text}`) : null;
  if (factor || divisor !== undefined) return factor?.divisor === divisor;
  return headerUnit(field, text) === (unit ?? field.unit);
}

const plainNumber = /^[<≤]?\s?\d+(?:[.,]\d+)*$/;

/** Returns whether a row between those of data states nothing but units, some of which are not those of the columns. */
export function hasOtherUnits({ columns, cells }: Contents): boolean {
  const isNumber = (cell: Cell | undefined) =>
    typeof cell === 'number' || plainNumber.test((cell ?? '').trim());
  if (columns.some(({ at }) => isNumber(cells[at]))) return false;
  const stated = columns.flatMap((column) => {
    const cell = cells[column.at] ?? '';
    const text = typeof cell === 'string' && column.field.kind !== 'choice' ? unitIn(cell) : '';
    return text === '' ? [] : [{ column, text }];
  });
  const isUnit = ({ column: { field }, text }: (typeof stated)[number]) =>
    headerUnit(field, text) !== null ||
    (field.kind === 'element' && (unknownContent.test(text) || nameAndDivisor(`X ${text}`) !== null));
  return (
    stated.length > 0 && stated.every(isUnit) && stated.some(({ column, text }) => !hasUnitOf(column, text))
  );
}

/**
 * Returns the empty cells of contents in a row of units to which the unit or factor on their left may apply, as in merged
 * cells that were pasted. Percent needs no decision.
 */
export function blankUnits({
  columns,
  cells,
}: Contents): readonly { readonly at: number; readonly unit: string }[] {
  const contents = columns.filter(({ field }) => field.kind === 'element');
  return contents.flatMap(({ at, unit, divisor }) => {
    if (unitIn(cells[at] ?? '') !== '' || /\S/.test(String(cells[at] ?? ''))) return [];
    const left = cells.findLastIndex((cell, from) => from < at && unitIn(cell) !== '');
    const column = contents.find((each) => each.at === left);
    const text = unitIn(cells[left] ?? '');
    const isPercent = !column || headerUnit(column.field, text) === 'wt%';
    return isPercent || unit !== null || divisor !== undefined ? [] : [{ at, unit: text }];
  });
}
