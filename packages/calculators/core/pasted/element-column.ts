/** Tables with the elements in a column and one heat in each column after it. */

import {
  type Cell,
  type Column,
  cellsOf,
  columnOf,
  hasElement,
  type Separator,
  uncertainUnit,
  unitOf,
  valueIn,
} from './cells.ts';
import type { Collection, OpenHeat } from './found-heats.ts';
import { isTotal } from './headings/headings.ts';
import { heatNumber, isHeatLabel } from './headings/name-headings.ts';
import { isRowLabel, namesNoAnalysis } from './headings/statistic-labels.ts';
import { factsOf, type HeatFacts, isFactLabel } from './row-facts.ts';
import { labelKind, type ReadUnit } from './symbols.ts';

export type ElementLine = {
  readonly by: Separator;
  readonly cells: readonly Cell[];
  readonly at: number;
  readonly column: Column;
  /** Number of values after the element. */
  readonly values: number;
  /** A cell after the element has a range, as in a column of limits. */
  readonly hasRange: boolean;
};

const isMarked = (by: Separator): boolean => by === 'tab' || by === 'semicolon' || by === 'bar';

/** Lists the labels of lines that are not used, without totals. */
const listUnused = (labels: readonly string[], found: Collection): void =>
  void found.unused.push(...labels.filter((label) => !isTotal(label)));

const isValue = (cell: Cell | undefined): boolean => cell !== undefined && valueIn(cell) !== null;

function separatorOf(line: string): Separator {
  if (line.includes('\t')) return 'tab';
  if (line.includes(';')) return 'semicolon';
  if (line.includes('|')) return 'bar';
  // Lines in CSV, in which a comma is not a decimal separator.
  if (/^[^\s,]+,[^\s,]*\.\d[^\s,]*(?:,[^\s,]*)+$/.test(line.trim())) return 'comma';
  return /\S\s{2,}\S/.test(line) ? 'gap' : 'space';
}

/** Range of required contents: `0.38-0.45`, `0,38 bis 0,45`. */
const range = /^[\d.,]*\d\s?(?:-|–|—|~|\.\.\.?|to|bis)\s?[\d.,]*\d$/i;

/** Cells of a line; a line of aligned columns may have single spaces between its values. */
function cellsOfLine(line: string): Pick<ElementLine, 'by' | 'cells'> {
  const by = separatorOf(line);
  const cells = cellsOf(line, by);
  const areValues = ({ tokens }: Cell): boolean =>
    tokens.length > 1 && tokens.every(({ kind }) => kind === 'value' || kind === 'mark');
  return by === 'gap' && cells.some(areValues)
    ? { by: 'space', cells: cellsOf(line, 'space') }
    : { by, cells };
}

/** Parses a line of one element with values in the cells after it; null for others. */
export function elementLine(line: string): ElementLine | null {
  const { by, cells } = cellsOfLine(line);
  const at = cells.findIndex((cell) => hasElement(cell) || columnOf(cell) !== null);
  const head = cells[at];
  const column = head ? columnOf(head) : null;
  const isOther = ({ element }: Column) => element !== column?.element;
  const others = cells
    .slice(at + 1)
    .filter(hasElement)
    .map(columnOf);
  if (!column || others.some((other) => !other || isOther(other))) return null;
  const values = cells.slice(at + 1).filter(isValue).length;
  const hasRange = cells.slice(at + 1).some(({ text }) => range.test(text));
  return values > 0 ? { by, cells, at, column, values, hasRange } : null;
}

/** Number with decimals, which is not a name. */
const isDecimal = ({ text }: Cell): boolean => /^[<≤]?\s?\d*[.,]\d+$/.test(text);

/** Label of a line with numbers for each heat that names no element, such as `Chrome`; null for other lines. */
function unusedLabel(line: string, { by, at }: Pick<ElementLine, 'by' | 'at'>): string | null {
  const cells = isMarked(by) ? cellsOf(line, by) : [];
  const label = cells[at]?.text ?? '';
  const values = cells.slice(at + 1).filter(({ text }) => text !== '');
  const isUnused =
    /\p{L}/u.test(label) &&
    values.some(isDecimal) &&
    !values.some((cell) => hasElement(cell) || !isValue(cell));
  return isUnused && !isFactLabel(label) && !isHeatLabel(label) ? label : null;
}

export type ElementTable = {
  readonly lines: readonly ElementLine[];
  /** Labels of the lines among them that are not used. */
  readonly unused: readonly string[];
  /** Number of all lines. */
  readonly count: number;
};
const noTable: ElementTable = { lines: [], unused: [], count: 0 };

/** Lines of elements from an index with the same cells, and the lines that are not used between them. */
function sameLines(lines: readonly string[], read: readonly (ElementLine | null)[], from: number) {
  const found: ElementLine[] = [];
  const unused: string[] = [];
  const first = read[from];
  let skipped: string[] = [];
  let count = 0;
  for (let index = from; first && index < lines.length; index += 1) {
    const each = read[index];
    const label = each ? null : unusedLabel(lines[index] ?? '', first);
    if (label !== null) skipped.push(label);
    else if (
      each &&
      (each.by === first.by || areBlanks(each, first)) &&
      each.at === first.at &&
      !isNext(found, skipped, each)
    ) {
      found.push(each);
      unused.push(...skipped);
      skipped = [];
      count = index + 1 - from;
    } else break;
  }
  return { found, unused, count };
}

/** Returns whether the cells of two lines are separated by blanks. */
const areBlanks = (...lines: readonly ElementLine[]): boolean =>
  lines.every(({ by }) => by === 'gap' || by === 'space');

/** Returns whether a line begins another table: lines that are not used lie before it, and its element is known. */
const isNext = (
  found: readonly ElementLine[],
  skipped: readonly string[],
  { column }: ElementLine,
): boolean => skipped.length > 0 && found.some((line) => line.column.element === column.element);

/** Returns the lines from an index that are one table of several heats; none if they are not. */
export function elementLines(
  lines: readonly string[],
  read: readonly (ElementLine | null)[],
  from: number,
): ElementTable {
  const { found, unused, count } = sameLines(lines, read, from);
  const [first] = found;
  const hasColumns = ({ by, values, hasRange }: ElementLine): boolean =>
    values > 1 || (isMarked(by) && hasRange);
  if (!first || !found.some(hasColumns)) return noTable;
  const table = { lines: found, unused, count };
  if (isMarked(first.by)) return table;
  // Without marked cells, the lines show by their number that none is left out.
  return found.length > 1 && found.every(({ cells }) => cells.length === first.cells.length)
    ? table
    : noTable;
}

/**
 * Returns the number of lines from an index below the names of columns, some of them of limits, whose values cannot be
 * assigned to these columns: blanks separate them, and some lines have fewer values.
 */
export function unassignedLines(
  lines: readonly string[],
  read: readonly (ElementLine | null)[],
  from: number,
): number {
  const names = cellsOf(lines[from - 1] ?? '', 'space').map(({ text }) => text);
  if (!names.some(namesNoAnalysis)) return 0;
  const { found, count } = sameLines(lines, read, from);
  const widths = found.map(({ cells }) => cells.length);
  const width = Math.max(...widths);
  const isBelow = names.length === width || names.length === width - 1;
  const isOpen = width > 2 && widths.some((each) => each < width) && areBlanks(...found);
  return isBelow && isOpen ? count : 0;
}

/** Maximum number of lines above the elements that may hold names and facts. */
const linesAbove = 8;

/** Cells of a line above the columns, whose names have several words if they are aligned with them. */
function headCells(line: string, by: Separator, width: number): readonly Cell[] {
  if (by !== 'gap' && by !== 'space') return cellsOf(line, by);
  const aligned = cellsOf(line, 'gap');
  return aligned.length === width || aligned.length === width - 1 ? aligned : cellsOf(line, 'space');
}

/**
 * Returns whether a line of names has no cell above the elements: it has as many cells as there are columns, and the
 * first one names a column, such as `Max`, `Ladle` or `4711`, and not the elements.
 */
function lacksCorner(cells: readonly Cell[], { at }: ElementLine, width: number): boolean {
  const text = cells[0]?.text ?? '';
  const isColumn =
    isRowLabel(text) ||
    heatNumber.test(text) ||
    (labelKind([text]) === 'actual' && !/^(?:analysis|results?)$/i.test(text));
  return cells.length === width - at - 1 && isColumn;
}

/** Names and facts above the columns; the nearest line above that is not a fact and not unused has the names. */
function headsAbove(
  above: readonly string[],
  table: readonly ElementLine[],
  columns: readonly number[],
  found: Collection,
) {
  const [first] = table;
  const width = Math.max(...table.map(({ cells }) => cells.length));
  const hasMarks = first !== undefined && isMarked(first.by);
  const heads = columns.map(() => ({ name: '', facts: {} as HeatFacts }));
  const cellAt = (cells: readonly Cell[], column: number): string => {
    const isShifted = hasMarks ? lacksCorner(cells, first, width) : cells.length !== width;
    return cells[column - (isShifted ? width - cells.length : 0)]?.text ?? '';
  };
  for (const line of above.slice(-linesAbove).toReversed()) {
    const label = first ? unusedLabel(line, first) : null;
    if (label !== null) {
      listUnused([label], found);
      continue;
    }
    const cells = first ? headCells(line, first.by, width) : [];
    const heading = cells[0]?.text ?? '';
    const isFact = hasMarks && isFactLabel(heading);
    heads.forEach((head, at) => {
      const text = cellAt(cells, columns[at] ?? 0);
      if (isFact) head.facts = { ...head.facts, ...factsOf([{ heading, text }]) };
      else head.name = text;
    });
    if (!isFact) break;
  }
  return heads;
}

/** Returns the number of lines below a table that hold grades, sections or notes of its heats, and adds these. */
export function addFactsBelow(
  { heats, columns }: Columns,
  table: readonly ElementLine[],
  below: readonly string[],
  found: Collection,
): number {
  const [first] = table;
  if (!first || !isMarked(first.by)) return 0;
  const { by } = first;
  let count = 0;
  for (const line of below) {
    const label = unusedLabel(line, first);
    if (label !== null) listUnused([label], found);
    const cells = cellsOf(line, by);
    const heading = cells[0]?.text ?? '';
    const isFact = cells.length > 1 && isFactLabel(heading);
    if (!isFact && label === null) break;
    count += 1;
    if (!isFact) continue;
    heats.forEach((heat, at) => {
      heat.facts = { ...factsOf([{ heading, text: cells[columns[at] ?? -1]?.text ?? '' }]), ...heat.facts };
    });
  }
  return count;
}

type Columns = { readonly heats: readonly OpenHeat[]; readonly columns: readonly number[] };

/** Adds the heats of a table; a column of units belongs to its row. */
export function addColumns(
  { lines: table, unused }: ElementTable,
  above: readonly string[],
  all: ReadUnit | null,
  found: Collection,
): Columns {
  const indexes = [
    ...new Set(table.flatMap(({ cells, at }) => cells.map((_, index) => index).slice(at + 1))),
  ];
  const columns = indexes.filter((index) => table.some(({ cells }) => isValue(cells[index])));
  listUnused(unused, found);
  const heats = headsAbove(above, table, columns, found).map(({ name, facts }) => found.start(name, facts));
  // Beside a column of units, a blank cell may be part of a merged one.
  const other = table.some(({ cells }) => cells.some(unitOf)) ? uncertainUnit : null;
  for (const { cells, column } of table) {
    const unit = column.unit ?? cells.map(unitOf).find(Boolean) ?? all ?? other;
    columns.forEach((index, at) => {
      const [cell, heat] = [cells[index], heats[at]];
      if (!cell || !heat || cell.text === '' || unitOf(cell)) return;
      const value = valueIn(cell);
      if (value) found.add(heat, column.element, value, unit);
      else found.leaveOut(`${column.element} ${cell.text}`, heat);
    });
  }
  return { heats, columns };
}
