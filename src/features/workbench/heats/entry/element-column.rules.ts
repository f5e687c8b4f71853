/** Tables with the elements in a column and one heat in each column behind it. */
import type { ReadUnit } from '../../certificates/symbols.rules.ts';
import {
  type Cell,
  type Column,
  cellsOf,
  columnOf,
  hasElement,
  type Separator,
  uncertain,
  unitOf,
  valueIn,
} from './cells.rules.ts';
import type { Collection, OpenHeat } from './found-heats.rules.ts';
import { factsOf, type HeatFacts, isFactLabel } from './row-facts.rules.ts';

export type ElementLine = {
  readonly by: Separator;
  readonly cells: readonly Cell[];
  /** Index of the element. */
  readonly at: number;
  readonly column: Column;
  /** Number of values behind the element. */
  readonly values: number;
};

const isValue = (cell: Cell | undefined): boolean => cell !== undefined && valueIn(cell) !== null;

function separatorOf(line: string): Separator {
  if (line.includes('\t')) return 'tab';
  if (line.includes(';')) return 'semicolon';
  if (line.includes('|')) return 'bar';
  // Lines in CSV, in which a comma is no decimal sign.
  if (/^[^\s,]+,[^\s,]*\.\d[^\s,]*(?:,[^\s,]*)+$/.test(line.trim())) return 'comma';
  return /\S\s{2,}\S/.test(line) ? 'gap' : 'space';
}

/** Parses a line of one element with values in the cells behind it; null for others. */
export function elementLine(line: string): ElementLine | null {
  const by = separatorOf(line);
  const cells = cellsOf(line, by);
  const at = cells.findIndex(hasElement);
  const head = cells[at];
  const column = head ? columnOf(head) : null;
  const isOther = ({ element }: Column) => element !== column?.element;
  const others = cells
    .slice(at + 1)
    .filter(hasElement)
    .map(columnOf);
  if (!column || others.some((other) => !other || isOther(other))) return null;
  const values = cells.slice(at + 1).filter(isValue).length;
  return values > 0 ? { by, cells, at, column, values } : null;
}

/** Returns the lines from an index that are one table of several heats; none if they are not. */
export function elementLines(lines: readonly (ElementLine | null)[], from: number): readonly ElementLine[] {
  const found: ElementLine[] = [];
  for (let index = from; index < lines.length; index += 1) {
    const each = lines[index];
    const first = found[0] ?? each;
    if (!each || each.by !== first?.by || each.at !== first.at) break;
    found.push(each);
  }
  const [first] = found;
  if (!first || !found.some(({ values }) => values > 1)) return [];
  if (first.by === 'tab' || first.by === 'semicolon' || first.by === 'bar') return found;
  // Without marked cells, the lines show by their number that none is left out.
  return found.length > 1 && found.every(({ cells }) => cells.length === first.cells.length) ? found : [];
}

/** Maximum number of lines above the elements that may hold names and facts. */
const linesAbove = 8;

/** Names and facts above the columns; the nearest line above that is no fact has the names. */
function headsAbove(above: readonly string[], table: readonly ElementLine[], columns: readonly number[]) {
  const [first] = table;
  const width = Math.max(...table.map(({ cells }) => cells.length));
  const isMarked = first?.by === 'tab' || first?.by === 'semicolon' || first?.by === 'bar';
  const heads = columns.map(() => ({ name: '', facts: {} as HeatFacts }));
  const cellAt = (cells: readonly Cell[], column: number): string =>
    cells[isMarked ? column : column - (cells.length === width ? 0 : width - cells.length)]?.text ?? '';
  for (const line of above.slice(-linesAbove).toReversed()) {
    const cells = first ? cellsOf(line, first.by) : [];
    const heading = cells[0]?.text ?? '';
    const isFact = isMarked && isFactLabel(heading);
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
  heats: readonly OpenHeat[],
  columns: readonly number[],
  table: readonly ElementLine[],
  below: readonly string[],
): number {
  const by = table[0]?.by;
  if (by !== 'tab' && by !== 'semicolon' && by !== 'bar') return 0;
  let count = 0;
  for (const line of below.slice(0, linesAbove)) {
    const cells = cellsOf(line, by);
    const heading = cells[0]?.text ?? '';
    if (cells.length < 2 || !isFactLabel(heading)) break;
    heats.forEach((heat, at) => {
      heat.facts = { ...factsOf([{ heading, text: cells[columns[at] ?? -1]?.text ?? '' }]), ...heat.facts };
    });
    count += 1;
  }
  return count;
}

/** Adds the heats of a table; a column of units belongs to its row. */
export function addColumns(
  table: readonly ElementLine[],
  above: readonly string[],
  all: ReadUnit | null,
  found: Collection,
): { readonly heats: readonly OpenHeat[]; readonly columns: readonly number[] } {
  const indexes = [
    ...new Set(table.flatMap(({ cells, at }) => cells.map((_, index) => index).slice(at + 1))),
  ];
  const columns = indexes.filter((index) => table.some(({ cells }) => isValue(cells[index])));
  const heats = headsAbove(above, table, columns).map(({ name, facts }) => found.start(name, facts));
  // Beside a column of units, a blank cell may be part of a merged one.
  const other = table.some(({ cells }) => cells.some(unitOf)) ? uncertain : null;
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
