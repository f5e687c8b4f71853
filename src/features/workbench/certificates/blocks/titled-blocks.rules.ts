/** Divides a line of symbols below the heat numbers of several heats: `Heat: A101 … Heat: A102` above `C Mn P   Cr Ni Mo`. */

import { labelKind, readSymbol } from '@ferrite/calculators/core/pasted/symbols.ts';
import { outlineOf } from '../names/names.rules.ts';
import {
  heatNear,
  labelledHeats,
  type Names,
  namesAbove,
  type TableSurroundings,
} from '../names/near-names.rules.ts';
import { nameInRow } from '../names/row-names.rules.ts';
import { withSpacedNumbers } from '../names/spaced-numbers.rules.ts';
import type { Row, Table } from '../tables.rules.ts';
import {
  areOnOneLine,
  type Block,
  centerX,
  centerY,
  fullWidth,
  heightOf,
  type Line,
  linesOf,
  type Word,
} from '../words/words.rules.ts';

/** Ratio of the gap between two tables to the largest gap between their symbols. */
const minRatio = 1.4;
/** Minimum number of symbols of each table. */
const fewestSymbols = 3;
/** Maximum distance of the heat numbers above the symbols, in heights of a symbol. */
const farthest = 5;

type Gap = { readonly at: number; readonly left: number; readonly right: number };
type Title = ReturnType<typeof labelledHeats>[number];

const widthOf = ({ left, right }: Gap): number => right - left;

/** Returns the heat numbers in the nearest line above that has several different ones. */
function titlesAbove(first: Word, lines: readonly Line[]): Title[] {
  const above = lines.filter(([word]) => {
    const offset = word ? centerY(first) - centerY(word) : 0;
    return offset > 0.5 * heightOf(first) && offset < farthest * heightOf(first);
  });
  const titles = above.map(labelledHeats).filter((each) => new Set(each.map(({ text }) => text)).size > 1);
  return titles.at(-1) ?? [];
}

/**
 * Returns the blocks of a line of symbols below several heat numbers; a single one if the symbols are not divided clearly.
 * @param around the line and its neighbours
 */
export function titledBlocks(line: Line, around: readonly Line[]): Block[] {
  const symbols = line.filter(({ text }) => readSymbol(text));
  const titles = symbols[0] ? titlesAbove(symbols[0], around) : [];
  if (titles.length < 2) return [fullWidth];
  const gaps = symbols
    .slice(1)
    .map(({ x0 }, at): Gap => ({ at: at + 1, left: symbols[at]?.x1 ?? x0, right: x0 }));
  const chosen = titles.slice(1).flatMap(({ label }, at): Gap[] => {
    const before = titles[at]?.word.x1 ?? label.x0;
    const fitting = gaps.filter(({ left, right }) => before <= right + 2 && label.x0 >= left - 2);
    const [widest] = fitting.toSorted((a, b) => widthOf(b) - widthOf(a));
    return widest ? [widest] : [];
  });
  const usual = Math.max(...gaps.filter((gap) => !chosen.includes(gap)).map(widthOf));
  const ends = [0, ...chosen.map(({ at }) => at), symbols.length];
  const isClear =
    chosen.length === titles.length - 1 &&
    chosen.every((gap) => widthOf(gap) >= minRatio * usual) &&
    ends.slice(1).every((end, at) => end - (ends[at] ?? 0) >= fewestSymbols);
  if (!isClear) return [fullWidth];
  const edges = [fullWidth.x0, ...chosen.map(({ left }) => left + 0.5 * usual), fullWidth.x1];
  return edges.slice(1).map((x1, at) => ({ x0: edges[at] ?? x1, x1 }));
}

/** Returns the heat numbers in the label of a row or directly above its table if there are several and none is nearer. */
export function severalHeats(
  { label }: Row,
  names: Names,
  table: Table,
  around: TableSurroundings,
): readonly string[] {
  const own = new Set(
    linesOf(label)
      .flatMap(labelledHeats)
      .map(({ text }) => text),
  );
  if (own.size > 1) return [...own];
  const close = namesAbove('heat', names, table, around);
  // Heat numbers below each other do not divide the columns.
  const beside = close.filter(({ text, word }) =>
    close.some((other) => other.text !== text && areOnOneLine(other.word, word)),
  );
  const texts = [...new Set(beside.map(({ text }) => text))];
  return texts.length > 1 && heatNear(names, table, around) === null ? texts : [];
}

type Surroundings = {
  readonly names: Names;
  readonly table: Table;
  readonly lines: readonly Line[];
  readonly around: TableSurroundings;
};

/** Returns the heat numbers below each other in the title of a table, of which the last one is the label of the row. */
export function titleHeats(row: Row, { names, table, lines, around }: Surroundings): readonly string[] {
  const last = nameInRow('heat', row, table, lines);
  if (!last || last.word.y1 > table.top) return [];
  const above = namesAbove('heat', names, table, around).map(({ text }) => text);
  const all = [...new Set([...above, last.text])];
  return all.length > 1 ? all : [];
}

/** Returns the words of a row that are not cells. */
const besideCells = ({ cells, label }: Row): Line => {
  const words = new Set(cells.map(({ word }) => word));
  const line = cells[0]?.line ?? label.filter((word) => cells[0] && areOnOneLine(word, cells[0].word));
  return withSpacedNumbers(line.filter((word) => !words.has(word)));
};

/**
 * Returns the heat number of a title and the number of a row that looks like it, if another row of the table has the
 * heat number itself: below the title `Heat 5001`, the rows `5001` and `5002`.
 */
export function rowsHeats(name: string, row: Row, { rows }: Table): readonly string[] {
  const textsOf = (each: Row) => besideCells(each).map(({ text }) => text);
  const own = textsOf(row);
  if (own.includes(name) || !rows.some((each) => textsOf(each).includes(name))) return [];
  const other = own.find((text) => /\d/.test(text) && outlineOf(text) === outlineOf(name));
  return other === undefined ? [] : [name, other];
}

/** Returns the words above a heading that name the kind of analysis: `Ladle analysis`. */
export function titleOf(line: Line, { x0, x1 }: Block): readonly Word[] {
  const isAbove = (word: Word) => centerX(word) > x0 - 40 && centerX(word) < x1;
  const heats = labelledHeats(line).filter(({ label }) => isAbove(label));
  const end = Math.max(x1, ...heats.map(({ word }) => word.x1));
  const all = line.filter((word) => centerX(word) > x0 - 40 && centerX(word) < end);
  const words = heats.length > 1 ? all : all.slice(0, 6);
  return labelKind(words.map(({ text }) => text)) === 'actual' ? words : [];
}
