/** Pastes spreadsheet cells into a composition grid. */

import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import { type ElementSymbol, isElement } from '@ferrite/calculators/core/elements.ts';

type Grid = {
  readonly columns: readonly Pick<CompositionInput, 'prefix' | 'elements'>[];
  readonly rows: readonly string[];
};
type Table = readonly (readonly string[])[];

/** Parses the cells in the clipboard; null for a single cell, which the browser pastes itself. */
export function readCells(clipboard: string): Table | null {
  const rows = clipboard
    .replace(/\r/g, '')
    .replace(/(?<!\n)\n+$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  return rows.length === 1 && rows[0]?.length === 1 ? null : rows;
}

/** Unit of a cell that holds nothing else: `%`, `wt.-%`, `ppm`. */
function unitIn(text: string): '%' | 'ppm' | null {
  const bare = text.normalize('NFKC').replace(/[()[\]\s]/g, '');
  if (/^(?:wt|mass)?\.?-?ppm$/i.test(bare)) return 'ppm';
  return /^(?:(?:wt|mass|ma|gew|m|w)\.?-?|质量|質量)?%$/i.test(bare) ? '%' : null;
}

/** Element of a heading with or without its unit: `C`, `Mn (%)`, `N ppm`. */
function elementIn(text: string): { readonly element: ElementSymbol; readonly unit: string | null } | null {
  const [, element = '', rest = ''] = /^([A-Z][a-z]?)(?![a-z])(.*)$/s.exec(text) ?? [];
  const unit = unitIn(rest);
  return isElement(element) && (unit || rest.trim() === '') ? { element, unit } : null;
}

const turn = (table: Table): Table =>
  (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? ''));

/** Returns whether a row or column names elements; one cell may be a label, but no number. */
function areElements(row: readonly string[]): boolean {
  const others = row.filter((cell) => !elementIn(cell));
  return row.length > 1 && others.length <= 1 && others.every((cell) => !/^[<≤>≥]?\s*[\d.,]/.test(cell));
}

/** Writes the unit of a heading or neighbouring cell after a number without one. */
const withUnit = (text: string, unit: string | null): string =>
  unit && /[\d.,]$/.test(text) ? `${text} ${unit}` : text;

/** Values of a row after its element; cells of units are applied to them. */
function valuesOf([head = '', ...cells]: readonly string[]): readonly string[] {
  const unit = cells.map(unitIn).find(Boolean) ?? elementIn(head)?.unit ?? null;
  return cells.filter((cell) => !unitIn(cell)).map((cell) => withUnit(cell, unit));
}

export type PastedCells = {
  readonly entries: Readonly<Record<string, string>>;
  /** Number of values beyond the last column, which are not used. */
  readonly unused: number;
  /** The cells name the elements of their values. */
  readonly isNamed: boolean;
};

/**
 * Assigns pasted cells to the fields. They fill down and right from the paste position; one row pasted into a single column
 * fills down. Elements in the first row or column assign the values; their units stay with the values.
 */
export function pasteCells(
  cells: Table,
  at: { readonly row: number; readonly column: number },
  grid: Grid,
): PastedCells {
  let table = cells;
  if (areElements(table[0] ?? [])) table = turn(table);
  const isNamed = areElements(table.map((row) => row[0] ?? ''));
  const room = grid.columns.length - at.column;
  if (!isNamed && table.length === 1 && (table[0]?.length ?? 0) > room) table = turn(table);
  const entries: Record<string, string> = {};
  let unused = 0;
  table.forEach((row, down) => {
    const element = isNamed ? elementIn(row[0] ?? '')?.element : grid.rows[at.row + down];
    const values = isNamed ? valuesOf(row) : row;
    if (element) unused += values.slice(room).filter((text) => text !== '').length;
    values.forEach((text, right) => {
      const column = grid.columns[at.column + right];
      if (column && element && element in column.elements && text !== '')
        entries[`${column.prefix}${element}`] = text;
    });
  });
  return { entries, unused, isNamed };
}

/** Returns the texts of the fields that keep theirs, in the columns into which an analysis was pasted. */
export function keptTexts(
  { entries, isNamed }: PastedCells,
  columns: Grid['columns'],
  texts: Readonly<Record<string, { readonly text: string } | undefined>>,
): Readonly<Record<string, string>> {
  const keysOf = ({ prefix, elements }: Grid['columns'][number]) =>
    Object.keys(elements).map((element) => `${prefix}${element}`);
  const filled = columns.map(keysOf).filter((keys) => keys.some((key) => key in entries));
  const kept = filled.flat().flatMap((key) => {
    const text = texts[key]?.text.trim() ?? '';
    return key in entries || text === '' || Number(text) === 0 ? [] : [[key, text]];
  });
  return isNamed ? Object.fromEntries(kept) : {};
}
