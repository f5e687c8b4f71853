/** Tables of elements whose symbols form a row or a column. */

import {
  labelKind,
  namesStandard,
  type ReadUnit,
  readUnit,
} from '@ferrite/calculators/core/pasted/symbols.ts';
import type { FoundValue, HeatDoubt, UnreadCell, ValueDoubt } from './certificate.rules.ts';
import type { Column } from './columns.rules.ts';
import { cellKind, isRowOfBounds, readContent, signsOfCells } from './values.rules.ts';
import { type Block, type Line, textOf, type Word } from './words/words.rules.ts';

export type Cell = {
  readonly word: Word;
  readonly column: number;
  readonly isCertain: boolean;
  /** Printed line of the cell. */
  readonly line?: Line;
};

/** Row of cells, including unreadable ones of elements, with the words of its label. If the symbols form a column, this is a column of cells. */
export type Row = {
  readonly cells: readonly Cell[];
  readonly label: readonly Word[];
  /** Unit that the label or heading of the row states for all cells of the row. */
  readonly unit?: ReadUnit | null;
  readonly doubts: readonly HeatDoubt[];
};

export type Table = {
  readonly page: number;
  /** Extent of the table; `top` is the top of its heading. */
  readonly x0: number;
  readonly x1: number;
  readonly top: number;
  readonly bottom: number;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly isUnitStated: boolean;
  /** Unit that a title above states for all values without a unit. */
  readonly unit?: ReadUnit | null;
  readonly hasLimitHeading: boolean;
  /** Part of the page with the heat numbers and grades of the rows; absent if it is not limited. */
  readonly block?: Block;
};

export type Part = {
  readonly table: Table;
  readonly row: Row;
  readonly values: readonly FoundValue[];
  readonly unread: readonly UnreadCell[];
  /** True for a row of a standard's limits. */
  readonly isOfLimits: boolean;
  readonly doubts: readonly HeatDoubt[];
};

const kindOfLabel = ({ label }: Row) => labelKind(label.map(({ text }) => text));

const rangesIn = ({ cells }: Row): number =>
  cells.filter(({ word }) => cellKind(word.text) === 'range').length;

/** Minimum number of contents in an analysis in which one cell is a range, e.g. above the range of the instrument. */
const fewestBesideRange = 3;

/** Returns a cell with the sign ≤ for `max`. */
const withSign = (cell: Cell): Cell => ({
  ...cell,
  word: { ...cell.word, text: cell.word.text.replace(/^max(?:imum|\.)?(?=[\d.,])/i, '≤') },
});

const isUpperLimit = ({ word }: Cell): boolean => /^max/i.test(word.text);

/**
 * Returns whether the ranges of a row are not a sign of limits: one that cannot be read, or a few upper limits.
 * @param isNamed see `isLimits`
 */
function isMeasuredWithRange(row: Row, isNamed: boolean): boolean {
  const contents = row.cells.filter(
    ({ word }) => /^[(\d.,]/.test(word.text) && cellKind(word.text) === 'value',
  );
  const isSaid = isNamed || kindOfLabel(row) === 'actual';
  const ranges = rangesIn(row);
  const isFew = ranges === row.cells.filter(isUpperLimit).length && ranges * 2 <= contents.length;
  return isSaid && (ranges === 1 || isFew) && contents.length >= fewestBesideRange;
}

/** Returns whether a row contains limits of a standard. @param isNamed whether it has its own heat number */
function isLimits(row: Row, isNamed: boolean): boolean {
  const hasRange = rangesIn(row) > 0 && !isMeasuredWithRange(row, isNamed);
  return kindOfLabel(row) === 'limits' || hasRange || isRowOfBounds(row.cells.map(({ word }) => word.text));
}

/** Units on a page that are not printed at a column and may apply to any. */
export type UnitsWithoutColumn = 'none' | 'ppm' | 'factor';

export function unitsWithoutColumn(words: readonly Word[], used: ReadonlySet<Word>): UnitsWithoutColumn {
  const loose = words.flatMap((word): ReadUnit[] => {
    const unit = used.has(word) ? null : readUnit(word.text);
    return unit && unit.divisor !== 1 ? [unit] : [];
  });
  if (loose.some(({ kind }) => kind === 'factor')) return 'factor';
  return loose.length > 0 ? 'ppm' : 'none';
}

function isLooselyScaled(loose: UnitsWithoutColumn, unit: ReadUnit | null, value: number): boolean {
  if (loose === 'none' || (unit && unit.kind !== 'percent')) return false;
  return loose === 'factor' || value >= 1;
}

const longestRow = 80;

/** Returns a row as printed, with its footnote marks; a long one is cut. */
function shortened(line: Line): string {
  const text = line.map((word) => word.text + (word.mark ?? '')).join(' ');
  return text.length > longestRow ? `${text.slice(0, longestRow).trimEnd()}…` : text;
}

function foundValue(cell: Cell, table: Table, row: Row, loose: UnitsWithoutColumn): FoundValue | null {
  const column = table.columns[cell.column];
  const { text } = cell.word;
  if (!column?.symbol || cellKind(text) !== 'value') return null;
  const signs = signsOfCells(table.rows.flatMap(({ cells }) => cells.map(({ word }) => word.text)));
  const unit = column.unit ?? row.unit ?? table.unit ?? null;
  const content = readContent(text, column.symbol, unit, signs);
  if (!content) return null;
  const doubts = new Set<ValueDoubt>(content.doubts);
  if (!cell.isCertain) doubts.add('position');
  if (cell.word.isMarkDoubtful) doubts.add('mark');
  if (isLooselyScaled(loose, unit, content.value)) doubts.add('factor');
  const label = textOf(row.label).slice(0, 60).trim();
  const printed = shortened(cell.line ?? []);
  return {
    element: column.symbol.element,
    ...content,
    ...(cell.word.mark && { mark: cell.word.mark }),
    place: { page: cell.word.page, ...(label && { label }), ...(printed && { row: printed }) },
    doubts: [...doubts],
  };
}

function unreadCell({ word, column }: Cell, table: Table): UnreadCell | null {
  const symbol = table.columns[column]?.symbol;
  const isUnread = ['text', 'range'].includes(cellKind(word.text));
  return symbol && isUnread ? { element: symbol.element, text: word.text } : null;
}

/** Marks the elements that have two values in a row. */
export function markDuplicates(values: readonly FoundValue[]): FoundValue[] {
  const count = (element: string) => values.filter((each) => each.element === element).length;
  return values.map((value) =>
    count(value.element) > 1
      ? { ...value, doubts: [...new Set([...value.doubts, 'twice' as const])] }
      : value,
  );
}

/** Content in wt % from which a bound is a limit of a standard; limits of detection are lower. */
const minLimit = 0.05;
const isLimit = ({ isBelow, value }: FoundValue): boolean => isBelow && value >= minLimit;

/** Returns the doubt whether a row contains required values. @param isNamed whether it has its own heat number */
function limitDoubts(row: Row, table: Table, values: readonly FoundValue[], isNamed: boolean): HeatDoubt[] {
  const label = row.label.map(({ text }) => text);
  const limits = row.cells.filter(isUpperLimit).length;
  if (limits > 1 || (limits === 1 && values.some(isLimit))) return ['limits'];
  if (labelKind(label) === 'actual') return [];
  const hasLimit = values.some(isLimit);
  const hasSign = label.some((text) => /^[<>≤≥]=?$/.test(text));
  const isSuggested = table.hasLimitHeading || namesStandard(label) || hasSign || hasLimit;
  return isLimits(row, isNamed) || (!isNamed && isSuggested) ? ['limits'] : [];
}

/**
 * Returns the measured rows of a table without rows of a standard's limits. A table with nothing but one row of limits
 * returns this row. @param isNamed whether a row has its own heat number
 */
export function partsOf(table: Table, loose: UnitsWithoutColumn, isNamed: (row: Row) => boolean): Part[] {
  const isOfLimits = (row: Row) => isLimits(row, isNamed(row));
  const measured = table.rows.filter((row) => !isOfLimits(row));
  const hasOtherRange = (row: Row) => rangesIn(row) > row.cells.filter(isUpperLimit).length;
  const isOnly = table.rows.length === 1 && !table.rows.some(hasOtherRange);
  const isSaid = (row: Row) => isNamed(row) || kindOfLabel(row) === 'actual' || measured.length <= 1;
  return (isOnly ? table.rows : measured).flatMap((row) => {
    const values = row.cells.flatMap((cell) => foundValue(withSign(cell), table, row, loose) ?? []);
    const unread = row.cells.flatMap((cell) => unreadCell(withSign(cell), table) ?? []);
    const doubts: HeatDoubt[] = [
      ...row.doubts,
      ...(isSaid(row) ? [] : (['rows'] as const)),
      ...limitDoubts(row, table, values, isNamed(row)),
      ...(unread.length > 0 ? (['incomplete'] as const) : []),
    ];
    const part = { table, row, values: markDuplicates(values), unread, doubts: [...new Set(doubts)] };
    return values.length + unread.length === 0 ? [] : [{ ...part, isOfLimits: isOfLimits(row) }];
  });
}
