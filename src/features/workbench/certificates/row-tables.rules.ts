/** Reads tables whose symbols form a row, with values below them. */

import { labelKind, mentionsUnit, unitOfLabel } from '@ferrite/calculators/core/pasted/symbols.ts';
import { hasOtherNumber, withKeyDoubts } from './blocks/keys.rules.ts';
import { limitedBlock, type TableWithHeading } from './blocks/segments.rules.ts';
import { titleOf } from './blocks/titled-blocks.rules.ts';
import { cellsOf, type Range, withUpperLimits, wordsInRange } from './cells.rules.ts';
import { type Column, readUnitCell, spacingAt, withUnits } from './columns.rules.ts';
import { type Heading, headingsOf, repeatedHeadings } from './headings.rules.ts';
import { isOwnHeat, withLabelBelow, withLabelsOfPairs } from './limit-labels.rules.ts';
import { withSpacedNumbers } from './names/spaced-numbers.rules.ts';
import type { Row, Table } from './tables.rules.ts';
import { cellKind, resemblesNumber } from './values.rules.ts';
import {
  type Block,
  centerX,
  heightOf,
  type Line,
  phrasesOf,
  textOf,
  type Word,
  wordsIn,
} from './words/words.rules.ts';

function rangeOf(columns: readonly Column[], block: Block): Range {
  const last = columns.findLastIndex(({ symbol }) => symbol);
  const next = columns[last + 1];
  const x1 = columns[last]?.x1 ?? 0;
  const room = 0.6 * spacingAt(columns, last);
  const first = columns[0]?.x0 ?? 0;
  const left = first - 0.6 * spacingAt(columns, 0);
  const { key } = block;
  return {
    // Item numbers close to the first symbol are not cells.
    x0: Math.max(block.x0, key && key.x1 < first ? Math.max(left, (key.x1 + first) / 2) : left),
    x1: Math.min(block.x1, x1 + room, next ? (x1 + next.x0) / 2 : Number.POSITIVE_INFINITY),
  };
}

/** Returns the columns up to the last symbol. Cells to the right of the last symbol belong to other tables. */
const upToLast = (columns: readonly Column[]): readonly Column[] =>
  columns.slice(0, columns.findLastIndex(({ symbol }) => symbol) + 1);

const isUnitLine = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.every(({ text }) => readUnitCell(text)) &&
  !words.every(({ text }) => text === '10');

type LineKind = 'row' | 'units' | 'text' | 'none';

function lineKind(words: readonly Word[], symbols: number): LineKind {
  if (words.length === 0) return 'none';
  if (isUnitLine(words)) return 'units';
  const kinds = words.map(({ text }) => cellKind(text));
  const texts = kinds.filter((kind, at) => kind === 'text' && !resemblesNumber(words[at]?.text ?? '')).length;
  const filled = kinds.filter((kind) => kind !== 'text').length;
  const hasValue = kinds.some((kind) => kind === 'value' || kind === 'range');
  const isRow = hasValue && filled >= Math.min(symbols, Math.max(2, symbols / 3)) && filled >= texts;
  return isRow ? 'row' : 'text';
}

/** Returns whether a number is directly beside the range of a row, which suggests a row shifted against its heading. */
function hasCellOutside(line: Line, range: Range, columns: readonly Column[]): boolean {
  const room = 1.6 * spacingAt(columns, 0);
  const inside = wordsInRange(line, range, columns);
  return line.some((word) => {
    const x = centerX(word);
    const isOutside = !inside.includes(word);
    return isOutside && x > range.x0 - room && x < range.x1 + room && cellKind(word.text) === 'value';
  });
}

/** Returns the start of the cells of a row, behind a heat number with a space that ends in their range. */
function startOfCells(line: Line, { x0 }: Range, columns: readonly Column[]): number {
  const number = withSpacedNumbers(line).find((word) => word.x0 < x0 && word.x1 > x0 && / /.test(word.text));
  return number && number.x1 < (columns[0]?.x0 ?? x0) ? number.x1 : x0;
}

function rowOf(line: Line, range: Range, columns: readonly Column[], above: readonly Word[]): Row {
  const start = startOfCells(line, range, columns);
  const inside = withUpperLimits(wordsInRange(line, { ...range, x0: start }, columns), columns);
  const cells = cellsOf(inside, upToLast(columns));
  const words = new Set(cells.map(({ word }) => word));
  const left = line.filter((word) => centerX(word) < start);
  const own = [
    // Numbers with decimals belong to an adjacent table.
    ...left.slice(left.findLastIndex(({ text }) => cellKind(text) === 'value' && /[.,]/.test(text)) + 1),
    ...inside.filter((word) => !words.has(word)),
  ];
  const says = labelKind(own.map(({ text }) => text));
  const isShort = cells.length < upToLast(columns).length && hasCellOutside(line, range, columns);
  return {
    cells: cells.map((cell) => ({ ...cell, line, isCertain: !isShort && cell.isCertain })),
    label: says || isOwnHeat(own, above) ? own : [...above, ...own],
    unit: unitOfLabel(own.map(({ text }) => text)),
    doubts: hasOtherNumber(left, inside, words) ? ['rows'] : [],
  };
}

type Scan = {
  readonly rows: Row[];
  readonly rowLines: Line[];
  columns: readonly Column[];
  used: Word[];
  bottom: number;
  /** True if the scan ended at another heading below. */
  isCovered: boolean;
};

const textLinesBeforeRows = 3;

/** Returns whether words are the heading of another table, e.g. of mechanical properties. */
const isOtherHeading = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => /^[A-Za-z]/.test(text)).length >= 2 && !labelKind(words.map(({ text }) => text));

/** Returns whether a line has too few contents for a row, such as limits of a few elements, and nothing else. */
const isSparse = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /[.,]/.test(text)) &&
  words.every(({ text }) => ['value', 'empty', 'range'].includes(cellKind(text)));

/** Parses the lines below a heading until the table ends. */
function scanRows(lines: readonly Line[], at: number, heading: Heading, range: Range): Scan {
  const height = heightOf(heading.words[0] ?? { y0: 0, y1: 10, x0: 0, x1: 0, text: '', page: 0 });
  const symbols = heading.columns.filter(({ symbol }) => symbol).length;
  const bottom = Math.max(...heading.words.map(({ y1 }) => y1));
  const scan: Scan = { rows: [], rowLines: [], columns: heading.columns, used: [], bottom, isCovered: false };
  let texts = 0;
  let above: readonly Word[] = titleOf(wordsIn(lines[at - 1] ?? [], heading.block), range);
  for (const whole of lines.slice(at + 1)) {
    const line = wordsIn(whole, heading.block);
    if (line.length === 0) continue;
    const inside = wordsInRange(line, range, scan.columns);
    const top = Math.min(...line.map(({ y0 }) => y0));
    if (top - scan.bottom > 8 * Math.max(height, 6)) break;
    if (
      headingsOf(whole).some(
        ({ words }) => (words[0]?.x0 ?? 0) < range.x1 && (words.at(-1)?.x1 ?? 0) > range.x0,
      )
    ) {
      scan.isCovered = true;
      break;
    }
    const kind = lineKind(inside, symbols);
    if (kind === 'units' && scan.rows.length === 0) {
      scan.columns = withUnits(scan.columns, inside);
      scan.used.push(...inside);
    } else if (kind === 'row') {
      scan.rows.push(rowOf(line, range, scan.columns, above));
      scan.rowLines.push(line);
    } else if (kind === 'text' && isSparse(inside)) scan.used.push(...inside);
    else if (kind === 'text' && (scan.rows.length > 0 ? inside.length >= 2 : isOtherHeading(inside))) break;
    else if (kind === 'text' && texts >= textLinesBeforeRows) break;
    else {
      if (kind === 'text') texts += 1;
      const says = line.filter(({ text }) => cellKind(text) === 'text').slice(0, 6);
      const last = scan.rows.at(-1);
      if (labelKind(says.map(({ text }) => text))) above = says;
      if (last && kind === 'none') scan.rows[scan.rows.length - 1] = withLabelBelow(last, says);
      if (kind === 'none') continue;
    }
    scan.bottom = Math.max(scan.bottom, ...line.map(({ y1 }) => y1));
  }
  return scan;
}

/** Returns the heading with the units printed directly above the symbols. */
function withUnitsAbove(heading: Heading, before: Line | undefined, range: Range): [Heading, Word[]] {
  const words = (before ?? []).filter((word) => centerX(word) >= range.x0 && centerX(word) <= range.x1);
  // The unit at the end of a title is not one of a column.
  const isOfTitle = phrasesOf(before ?? []).some(
    (phrase) => words.some((word) => phrase.includes(word)) && !isUnitLine(phrase),
  );
  const gap = (heading.words[0]?.y0 ?? 0) - (words[0]?.y1 ?? Number.NEGATIVE_INFINITY);
  if (
    isOfTitle ||
    !isUnitLine(words) ||
    gap > 2.5 * heightOf(heading.words[0] ?? words[0] ?? ({ y0: 0, y1: 10 } as Word))
  )
    return [heading, []];
  return [{ ...heading, columns: withUnits(heading.columns, words) }, words];
}

type RowTables = { tables: Table[]; used: Set<Word>; headings: Set<Word> };

/** Finds the tables of a page whose symbols form a row, and the words of units that belong to their columns. */
export function findRowTables(lines: readonly Line[]): RowTables {
  const found = tablesIn(lines, new Map());
  const limits = new Map(
    found.headed.flatMap((each): [Word, Block][] => {
      const block = limitedBlock(each, found.headed);
      return block ? [[each.first, block]] : [];
    }),
  );
  return limits.size > 0 ? tablesIn(lines, limits) : found;
}

/** @param limits blocks of tables by the first word of their headings, if the headings do not show them */
function tablesIn(
  all: readonly Line[],
  limits: ReadonlyMap<Word, Block>,
): RowTables & { headed: (TableWithHeading & { first: Word })[] } {
  const headed: (TableWithHeading & { first: Word })[] = [];
  const tables: Table[] = [];
  const used = new Set<Word>();
  const headings = new Set<Word>();
  let covered: { readonly heading: Heading; readonly range: Range }[] = [];
  const repeated = repeatedHeadings(all);
  for (const word of repeated.flat()) {
    used.add(word);
    headings.add(word);
  }
  const lines = all.filter((line) => !repeated.includes(line));
  for (const [at, line] of lines.entries())
    for (const read of headingsOf(line, lines.slice(Math.max(0, at - 3), at + 2))) {
      const [first] = read.words;
      const found = { ...read, block: (first && limits.get(first)) ?? read.block };
      const range = rangeOf(found.columns, found.block);
      const [heading, above] = withUnitsAbove(found, lines[at - 1], range);
      const scan = scanRows(lines, at, heading, range);
      const labels = scan.rows.flatMap(({ unit, label }) => (unit ? label : []));
      for (const word of [...above, ...scan.used, ...found.words, ...labels]) used.add(word);
      for (const word of found.words) headings.add(word);
      if (scan.rows.length === 0 && scan.isCovered) {
        covered.push({ heading, range });
        continue;
      }
      const near = lines.slice(Math.max(0, at - 4), at + 1).map(textOf);
      const table = tableOf(heading, scan, range, {
        isUnitStated:
          near.some((text) => mentionsUnit(text)) ||
          scan.columns.some(({ unit }) => unit) ||
          scan.rows.some(({ unit }) => unit),
        hasLimitHeading: labelKind((lines[at - 1] ?? []).map(({ text }) => text)) === 'limits',
      });
      if (first) headed.push({ table, line: found.line, first });
      tables.push(...(covered.length > 0 ? stackedTables(covered, table, scan) : [table]));
      covered = [];
    }
  return { tables, used, headings, headed };
}

function tableOf(
  { words, block }: Heading,
  scan: Pick<Scan, 'columns' | 'rows' | 'bottom'>,
  range: Range,
  says: Pick<Table, 'isUnitStated' | 'hasLimitHeading'>,
): Table {
  return {
    page: words[0]?.page ?? 1,
    ...range,
    top: Math.min(...words.map(({ y0 }) => y0)),
    bottom: scan.bottom,
    columns: scan.columns,
    rows: withKeyDoubts(withLabelsOfPairs(scan.rows, words), scan.columns),
    block,
    ...says,
  };
}

/**
 * Returns the tables with several heading lines and several lines per row. Lines are matched by their order, and the
 * result is marked as doubtful.
 */
function stackedTables(
  covered: readonly { readonly heading: Heading; readonly range: Range }[],
  last: Table,
  scan: Scan,
): Table[] {
  const all = [
    ...covered.map(({ heading, range }) => ({ columns: heading.columns, range })),
    { columns: last.columns, range: last },
  ];
  return all.map(({ columns, range }, at) => ({
    ...last,
    x0: range.x0,
    x1: range.x1,
    columns,
    rows: scan.rowLines
      .filter((_, row) => row % all.length === at)
      .map((line) => ({ ...rowOf(line, range, columns, []), doubts: ['rows' as const] })),
  }));
}
