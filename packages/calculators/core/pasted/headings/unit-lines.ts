/** Lines of units, factors and group headings above or below the elements: `% % ppm`, `×100 ×1000`, `Residuals (ppm)`. */

import { type Cell, hasElement, uncertainUnit, unitForAll, unitOf, valueIn } from '../cells.ts';
import { type Header, isMarked, type Row, readHeader, rowOf } from '../element-row.ts';
import type { ReadUnit } from '../symbols.ts';

/** Units of contents that are not converted: `kg/kg`, `at.%`, `ppb`. */
const unknownUnit = /^[([]?(?:(?:at|mol|vol)\.?\s?-?\s?%|[kmμµn]?g\/[kmμµ]?g|ppb|at|mol)[)\]]?$/iu;

/** Maximum number of such lines on each side of the elements. */
const maxLines = 2;

type Stated = {
  readonly unit: ReadUnit | null;
  /** The cell contains words in addition to the unit, and may be the heading of several columns. */
  readonly isGroup: boolean;
};

function statedIn(cell: Cell): Stated {
  if (unknownUnit.test(cell.text)) return { unit: uncertainUnit, isGroup: false };
  const unit = unitOf(cell);
  return unit ? { unit, isGroup: false } : { unit: unitForAll(cell), isGroup: true };
}

/** Unit of the cells of a line that are beside no element. */
export const labelUnit = ({ columns }: Header, cells: Row['cells']): ReadUnit | null =>
  cells.map((cell, at) => (columns[at] || !cell ? null : unitForAll(cell))).find(Boolean) ?? null;

/** Returns whether a group heading is a title for all columns: it is alone in its line, at or before the first element. */
function isTitle({ columns }: Header, { cells }: Row): boolean {
  const filled = [...cells.entries()].filter(([, cell]) => cell && cell.text !== '');
  const [at = 0, cell] = filled[0] ?? [];
  return filled.length === 1 && at <= columns.findIndex(Boolean) && cell !== undefined && !unitOf(cell);
}

/** Returns the row of a line that states units; null for other lines. */
function unitRow(header: Header, line: string, isAbove: boolean): Row | null {
  const row = rowOf(header, line);
  if (!row || row.cells.some((cell) => cell && (hasElement(cell) || valueIn(cell)?.kind === 'value')))
    return null;
  const stated = header.columns.flatMap((column, at) => {
    const cell = row.cells[at];
    return column && cell && cell.text !== '' ? [statedIn(cell)] : [];
  });
  const mayBeGroups = isAbove && isMarked(header.by) && !isTitle(header, row);
  const isStated = stated.some(({ unit }) => unit !== null);
  return isStated && (mayBeGroups || stated.every(({ isGroup }) => !isGroup)) ? row : null;
}

/** Unit of a column for which two lines state one each; a factor divides contents in percent. */
function combineUnits(one: ReadUnit | null, other: ReadUnit | null): ReadUnit | null {
  if (!one || !other) return one ?? other;
  if (one.kind === other.kind) return one.divisor === other.divisor && one.isCertain ? one : uncertainUnit;
  const factor = one.kind === 'factor' ? one : other;
  const isFactorOfPercent =
    factor.kind === 'factor' && !factor.isPerMille && [one, other].some(({ kind }) => kind === 'percent');
  return isFactorOfPercent ? factor : uncertainUnit;
}

/** Returns whether blank cells after a group heading, or before the first one, are in percent. */
const isPercentGroup = (group: Stated | null): boolean =>
  !group || group.unit === null || (group.isGroup && group.unit.kind === 'percent');

/**
 * Returns the header with the units of a line. A blank cell beside units may be part of a merged cell; its unit is
 * uncertain unless it is known otherwise.
 */
function withLine(header: Header, row: Row, all: ReadUnit | null): Header {
  const stated = header.columns.map((column, at) => {
    const cell = row.cells[at];
    return column && cell && cell.text !== '' ? statedIn(cell) : null;
  });
  const hasFactors = stated.some((each) => each?.unit?.kind === 'factor');
  const hasGroups = stated.some((each) => each?.isGroup);
  const label = labelUnit(header, row.cells);
  const unitOfBlank = (own: ReadUnit | null, group: Stated | null): ReadUnit | null => {
    const known = own ?? label ?? all;
    const isKnown = known !== null && !(hasFactors && known.kind === 'percent');
    return isKnown || (hasGroups && isPercentGroup(group)) ? (own ?? label) : uncertainUnit;
  };
  let group: Stated | null = null;
  const columns = header.columns.map((column, at) => {
    const here = stated[at] ?? null;
    group = here ?? group;
    if (!column) return column;
    const unit = here ? combineUnits(column.unit, here.unit) : unitOfBlank(column.unit, group);
    return { ...column, unit };
  });
  return { ...header, columns };
}

/** Header with the units of the lines above and below it, and the number of lines below. */
export function withUnits(header: Header, lines: readonly string[], from: number, all: ReadUnit | null) {
  let found = header;
  const take = (at: number, isAbove: boolean): boolean => {
    const row = unitRow(header, lines[at] ?? '', isAbove);
    if (row) found = withLine(found, row, all);
    return row !== null;
  };
  for (let count = 1; count <= maxLines && take(from - count, true); count += 1);
  let below = 0;
  while (below < maxLines && take(from + below + 1, false)) below += 1;
  return { header: found, below };
}

/** Returns whether a line states units for the elements in a line below it. */
export function isUnitLine(lines: readonly string[], at: number): boolean {
  for (let below = at + 1; below <= at + maxLines; below += 1) {
    const header = readHeader(lines[below] ?? '');
    if (header) return lines.slice(at, below).every((line) => unitRow(header, line, true) !== null);
  }
  return false;
}
