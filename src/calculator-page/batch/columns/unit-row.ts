/** Row of units directly below or above the column names: `% % ppm °C h`, or factors such as ×100. */
import type { Cell } from '../../../platform/browser/tables/source-table.ts';
import type { Column, Columns } from './columns.ts';
import { nameAndDivisor } from './header-factor.ts';
import { headerUnit, isUnitLike } from './header-units.ts';

export type UnitRow = {
  /** Column names with their units. */
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

/** Returns whether a text is a unit or factor of a column. */
function isUnitOf({ field, unit, divisor }: Column, text: string): boolean {
  if (field.kind === 'element' && nameAndDivisor(`X ${text}`)) return divisor === undefined && unit === null;
  const written = headerUnit(field, text);
  if (written === null) return isUnitLike(text) && unit === null;
  // A row that contradicts the header is no row of units.
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
