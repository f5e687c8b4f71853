/** Columns of a table of elements: assigns cells and units to symbols. */
import { type ElementHead, type ReadUnit, readUnit } from '@ferrite/calculators/core/pasted/symbols.ts';

/** Extent along the axis in which the symbols are arranged. */
export type Extent = { readonly x0: number; readonly x1: number; readonly advance?: number };

export type Column = Extent & {
  /** Element of the column; null for columns without an element. */
  readonly symbol: ElementHead | null;
  readonly unit: ReadUnit | null;
};

export type Assigned = { readonly column: number; readonly isCertain: boolean };

const center = ({ x0, x1 }: Extent) => (x0 + x1) / 2;
const anchors: readonly ((extent: Extent) => number)[] = [({ x0 }) => x0, center, ({ x1 }) => x1];

/** Returns the distance between the centers of a column and its nearest neighbour. */
export function spacingAt(columns: readonly Extent[], at: number): number {
  const own = columns[at];
  if (!own) return 0;
  const near = [columns[at - 1], columns[at + 1]].flatMap((other) =>
    other ? [Math.abs(center(other) - center(own))] : [],
  );
  return near.length === 0 ? 40 : Math.min(...near);
}

function nearest(position: number, positions: readonly number[]): number {
  let best = 0;
  for (const [at, each] of positions.entries())
    if (Math.abs(each - position) < Math.abs((positions[best] ?? 0) - position)) best = at;
  return best;
}

type Fit = { readonly columns: readonly number[]; readonly offsets: readonly number[] };

/** Returns the nearest columns by left edges, centers or right edges, whichever gives the smallest offsets. */
function bestFit(cells: readonly Extent[], columns: readonly Extent[]): Fit {
  const fits = anchors.map((anchor): Fit & { off: number } => {
    const positions = columns.map(anchor);
    const found = cells.map((cell) => nearest(anchor(cell), positions));
    const offsets = cells.map((cell, at) => anchor(cell) - (positions[found[at] ?? 0] ?? 0));
    return { columns: found, offsets, off: offsets.reduce((sum, each) => sum + Math.abs(each), 0) };
  });
  return fits.reduce((best, each) => (each.off < best.off ? each : best));
}

const hasOneAdvance = (extents: readonly Extent[]): boolean => {
  const known = extents.flatMap(({ advance }) => (advance === undefined ? [] : [advance]));
  return known.every((each) => Math.abs(each - (known[0] ?? 0)) <= 0.01 * each);
};

/**
 * Maximum offset of a cell in a row with gaps, as a share of the column spacing. It is small because a shifted row must
 * not be mistaken for an aligned one.
 */
const closeShare = 0.1;

/**
 * Assigns the cells of a row to columns. A complete row is assigned by its order if the positions do not contradict; in
 * a row with gaps every cell must be close to its column. Any other assignment is uncertain.
 */
export function assignCells(cells: readonly Extent[], columns: readonly Extent[]): Assigned[] {
  const fit = bestFit(cells, columns);
  const isOrdered = fit.columns.every((column, at) => at === 0 || column > (fit.columns[at - 1] ?? -1));
  if (cells.length === columns.length) {
    const matches = fit.columns.every((column, at) => column === at);
    if (matches) return cells.map((_, column) => ({ column, isCertain: true }));
    const shifts = anchors.map((anchor) => {
      const all = cells.map((cell, at) => anchor(cell) - anchor(columns[at] ?? cell));
      return Math.max(...all) - Math.min(...all);
    });
    const spacing = Math.min(...columns.map((_, at) => spacingAt(columns, at)));
    const isShifted = Math.min(...shifts) < 0.3 * spacing;
    return cells.map((_, column) => ({ column, isCertain: isShifted }));
  }
  const isClose = cells.every((_, at) => {
    const column = fit.columns[at] ?? 0;
    return Math.abs(fit.offsets[at] ?? 0) <= closeShare * spacingAt(columns, column);
  });
  const isCertain = isClose && isOrdered && hasOneAdvance([...cells, ...columns]);
  return cells.map((_, at) => ({ column: fit.columns[at] ?? 0, isCertain }));
}

type UnitWord = Extent & { readonly text: string };

/** Parses a word in a row of units, where a bare power of ten is a factor. */
export function readUnitCell(text: string): ReadUnit | null {
  const found = readUnit(text);
  if (found) return found;
  return /^10{1,5}$/.test(text) ? { kind: 'factor', divisor: Number(text), isCertain: false } : null;
}

/**
 * Returns the columns with the units of a row of units. A unit directly below its symbol is certain. A unit between
 * symbols may apply to an unknown number of them; the nearest symbol gets it, marked as doubtful.
 */
export function withUnits(columns: readonly Column[], words: readonly UnitWord[]): Column[] {
  const units = words.flatMap((word) => {
    const unit = readUnitCell(word.text);
    return unit ? [{ ...word, unit }] : [];
  });
  const [only] = units;
  if (!only) return [...columns];
  const isForAll =
    units.every(({ unit }) => unit.kind === 'percent') || units.every(({ unit }) => unit.isPerMille);
  if (isForAll) return columns.map((column) => ({ ...column, unit: column.unit ?? only.unit }));
  const direct = new Map<number, ReadUnit>();
  for (const [at, { column, isCertain }] of assignCells(units, columns).entries()) {
    const unit = units[at]?.unit;
    if (unit && (isCertain || isNear(units[at], columns, column))) direct.set(column, unit);
  }
  return columns.map((column, at) => {
    // A factor below a symbol with % means hundredths of a per cent.
    if (!column.symbol || (column.unit && column.unit.kind !== 'percent')) return column;
    const own = direct.get(at);
    if (own)
      return { ...column, unit: own.kind === 'ppm' && column.unit ? { ...own, isCertain: false } : own };
    const near = units[nearest(center(column), units.map(center))]?.unit;
    return near ? { ...column, unit: { ...near, isCertain: false } } : column;
  });
}

const isNear = (word: Extent | undefined, columns: readonly Column[], at: number): boolean => {
  const column = columns[at];
  return !!word && !!column && Math.abs(center(word) - center(column)) <= closeShare * spacingAt(columns, at);
};
