/** Headings of tables: symbols that form a row or a column. */

import {
  type ReadUnit,
  readSymbol,
  readUnit,
  unitOfLabel,
} from '@ferrite/calculators/core/pasted/symbols.ts';
import { repeatedLabels } from './blocks/keys.rules.ts';
import { headingsBesideRows } from './blocks/segments.rules.ts';
import { titledBlocks } from './blocks/titled-blocks.rules.ts';
import { type Column, withUnits } from './columns.rules.ts';
import { heatColumnsOf } from './names/names.rules.ts';
import { cellKind } from './values.rules.ts';
import {
  type Block,
  centerX,
  centerY,
  fullWidth,
  heightOf,
  type Line,
  type Word,
  wordsIn,
} from './words/words.rules.ts';

/** Symbols of a heading, from left to right. */
export type Heading = {
  readonly columns: readonly Column[];
  readonly words: readonly Word[];
  readonly line: Line;
  /** Part of the page with the column of heat numbers of the heading. */
  readonly block: Block;
};

/** Minimum number of symbols in a heading. */
export const fewestSymbols = 3;

/** Returns whether symbols and values alternate: `C 0.41 Si 0.25`. */
export function isPairLine(line: Line): boolean {
  const symbols = line.filter(({ text }) => readSymbol(text)).length;
  const values = line.filter(({ text }) => cellKind(text) === 'value' && /[.,<]/.test(text)).length;
  return symbols > 0 && values * 2 >= symbols;
}

const columnOf = (word: Word): Column => {
  const symbol = readSymbol(word.text);
  return { ...word, symbol, unit: symbol?.unit ?? null };
};

const symbolsIn = (line: Line): Line => line.filter(({ text }) => readSymbol(text));

/** Returns the start of a block: left of its heat numbers and of the columns that also precede those of the first block. */
function startOf(label: Word, first: Word, line: Line): number {
  const lead = line.filter((word) => word.x1 <= first.x0 + 1);
  const before = line.filter((word) => word.x1 <= label.x0 + 1);
  let start = label.x0;
  while (before.length > 0 && lead.length > 0 && before.at(-1)?.text === lead.at(-1)?.text) {
    start = before.pop()?.x0 ?? start;
    lead.pop();
  }
  return ((before.at(-1)?.x1 ?? start) + start) / 2;
}

/**
 * Splits a line of symbols into blocks with a column of heat numbers each: `Heat C Mn Heat C Mn`. The columns are to
 * the left of the symbols, or to the right if the line ends with one.
 * @param around the line and its neighbours
 */
function blocksOf(line: Line, around: readonly Line[]): Block[] {
  const symbols = symbolsIn(line);
  const areApart = (left: Word, right: Word) =>
    symbols.some((symbol) => centerX(symbol) > centerX(left) && centerX(symbol) < centerX(right));
  const [left, right] = [symbols[0], symbols.at(-1)];
  if (!left || !right) return [fullWidth];
  const onlyApart = (labels: Line) =>
    labels.filter((label, at) => at === 0 || areApart(labels[at - 1] as Word, label));
  const at = around.indexOf(line);
  const heats = onlyApart(heatColumnsOf(line, around.slice(Math.max(0, at - 1), at + 2)));
  const isOfHeats = heats.length > 1;
  const labels = isOfHeats ? heats : onlyApart(repeatedLabels(line, left));
  const [first, last] = [labels[0], labels.at(-1)];
  if (labels.length < 2 || !first || !last) return titledBlocks(line, around);
  const isBehind = centerX(first) > centerX(left) && centerX(last) > centerX(right);
  const starts = isBehind
    ? labels.slice(0, -1).map(({ x1 }) => (x1 + (line.find(({ x0 }) => x0 >= x1 - 1)?.x0 ?? x1)) / 2)
    : labels.filter((label) => centerX(label) > centerX(left)).map((label) => startOf(label, first, line));
  const edges = [Number.NEGATIVE_INFINITY, ...starts, Number.POSITIVE_INFINITY];
  return edges.slice(1).map((x1, at) => {
    const block = { x0: edges[at] ?? x1, x1 };
    const key = isOfHeats ? undefined : labels.find((label) => wordsIn([label], block).length > 0);
    return key ? { ...block, key } : block;
  });
}

/** Splits the symbols of a line where their sequence starts again, i.e. where two tables are side by side. */
function runsOf(line: Line, fewest: number): Word[][] {
  const runs: Word[][] = [[]];
  const names = new Set<string>();
  for (const word of line) {
    const symbol = readSymbol(word.text);
    if (!symbol) continue;
    const name = `${symbol.element}${symbol.isSoluble}`;
    if (names.has(name)) {
      runs.push([]);
      names.clear();
    }
    names.add(name);
    runs.at(-1)?.push(word);
  }
  const long = runs.filter((run) => run.length >= fewest);
  return long.length === runs.length ? runs : long.length > 0 ? [runs.flat()] : [];
}

/** Returns the units that directly follow their symbol and are far from the next one: `N ppm`. */
function attachedUnits(words: readonly Word[]): ReadonlyMap<Word, Word> {
  const found = words.flatMap((unit, at): (readonly [Word, Word])[] => {
    const [symbol, next] = [words[at - 1], words[at + 1]];
    if (!symbol || !readUnit(unit.text) || !readSymbol(symbol.text)) return [];
    const gap = unit.x0 - symbol.x1;
    const isFar = !next || next.x0 - unit.x1 > 2 * Math.max(gap, 0.2 * heightOf(symbol));
    return gap < 0.8 * heightOf(symbol) && isFar ? [[symbol, unit]] : [];
  });
  return new Map(found);
}

/**
 * Finds the headings in a line. Columns without an element between and after the symbols are kept. A block with its own
 * heat numbers may have fewer symbols than a table. @param around the line and its neighbours
 */
export function headingsOf(line: Line, around: readonly Line[] = [line]): Heading[] {
  const parts = headingsBesideRows(line);
  if (parts.length === 0 && isPairLine(line)) return [];
  // A line with its own symbols is the heading of another table.
  const ofHeading = around.filter((each) => each === line || symbolsIn(each).length < fewestSymbols);
  if (parts.length > 0)
    return parts.flatMap((part) => {
      const near = ofHeading.map((each) => (each === line ? part.line : wordsIn(each, part.block)));
      return headingsInLine(part.line, near, 1).map(({ block, ...heading }) => ({
        ...heading,
        block: { ...block, x0: Math.max(block.x0, part.block.x0), x1: Math.min(block.x1, part.block.x1) },
      }));
    });
  return headingsInLine(line, ofHeading);
}

function headingsInLine(line: Line, around: readonly Line[], fewest = fewestSymbols): Heading[] {
  const blocks = blocksOf(line, around);
  const symbols = (words: Line) => words.filter(({ text }) => readSymbol(text)).length;
  if (symbols(line) < fewest) return [];
  return blocks.flatMap((block) => {
    const words = wordsIn(line, block);
    const count = symbols(words);
    return headingsIn(
      words,
      block,
      blocks.length > 1 ? Math.min(fewestSymbols, count) : Math.min(fewest, count),
    );
  });
}

function headingsIn(line: Line, block: Block, fewest: number): Heading[] {
  const runs = runsOf(line, fewest).filter((run) => run.length > 0);
  return runs.map((run, at) => {
    const from = run[0]?.x0 ?? 0;
    const until = runs[at + 1]?.[0]?.x0 ?? Number.POSITIVE_INFINITY;
    const words = line.filter((word) => word.x0 >= from && word.x0 < until);
    const attached = attachedUnits(words);
    const columns = words
      .filter(({ text }) => !readUnit(text))
      .map((word) => {
        const unit = attached.get(word);
        return unit ? { ...columnOf(word), x1: unit.x1, unit: readUnit(unit.text) } : columnOf(word);
      });
    const units = words.filter((word) => readUnit(word.text) && ![...attached.values()].includes(word));
    const left = at === 0 ? line.filter((word) => word.x0 < from) : [];
    const unit = unitOfLabel(left.map(({ text }) => text));
    return {
      columns: withUnits(unit ? withUnit(columns, unit) : columns, units),
      words: unit ? [...left, ...words] : words,
      line,
      block,
    };
  });
}

/** Returns the lines that repeat the element names of the line above in another language. */
export const repeatedHeadings = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line, at) => {
    const elements = elementsOf(line);
    return elements.length >= fewestSymbols && elements.join() === elementsOf(lines[at - 1] ?? []).join();
  });

const elementsOf = (line: Line): readonly string[] =>
  isPairLine(line) ? [] : line.flatMap(({ text }) => readSymbol(text)?.element ?? []);

const withUnit = (columns: readonly Column[], unit: ReadUnit): Column[] =>
  columns.map((column) => ({ ...column, unit: column.unit ?? unit }));

export type Entry = { readonly word: Word; readonly line: number };

/** Returns whether each symbol in a short column has a value and is in a line with a symbol of the longer column to its left. */
function isBesideLong(stack: readonly Entry[], long: readonly Entry[], lines: readonly Line[]): boolean {
  const known = long.map(({ word }) => readSymbol(word.text)?.element);
  return stack.every(({ word, line }) => {
    const next = lines[line]?.find(({ x0 }) => x0 >= word.x1 - 1);
    const beside = long.find((entry) => entry.line === line);
    const isBehind = beside !== undefined && beside.word.x1 < word.x0;
    const isNew = !known.includes(readSymbol(word.text)?.element);
    return isBehind && isNew && next !== undefined && ['value', 'empty'].includes(cellKind(next.text));
  });
}

/**
 * Returns stacks of symbols that share a left edge, center or right edge. Stacks of one or two symbols count beside a
 * longer one: the last pair of columns of `C 0.42 Cr 1.05`, `Si 0.25`, `Mn 0.75`.
 */
export function stacksOf(lines: readonly Line[], taken: ReadonlySet<Word>): Entry[][] {
  const stacks: Entry[][] = [];
  for (const [line, words] of lines.entries())
    for (const word of words) {
      if (taken.has(word) || !readSymbol(word.text)) continue;
      const height = heightOf(word);
      const stack = stacks.find((each) => {
        const last = each.at(-1)?.word;
        if (!last || word.y0 - last.y1 > 3 * height || centerY(word) <= centerY(last)) return false;
        const offsets = [last.x0 - word.x0, centerX(last) - centerX(word), last.x1 - word.x1];
        return offsets.some((offset) => Math.abs(offset) < 0.5 * height);
      });
      if (stack) stack.push({ word, line });
      else stacks.push([{ word, line }]);
    }
  const countOf = (stack: readonly Entry[]) =>
    new Set(stack.map(({ word }) => readSymbol(word.text)?.element)).size;
  const long = stacks.filter((stack) => countOf(stack) >= fewestSymbols);
  return stacks.filter(
    (stack) =>
      long.includes(stack) ||
      (countOf(stack) === stack.length && long.some((other) => isBesideLong(stack, other, lines))),
  );
}
