/** Reads tables with one element per row and its values to the right, and pairs of symbol and value in running text. */

import {
  labelKind,
  mentionsUnit,
  readSymbol,
  readUnit,
  unitOfLabel,
} from '@ferrite/calculators/core/pasted/symbols.ts';
import { assignCells, type Column, type Extent } from './columns.rules.ts';
import { type Entry, fewestSymbols, stacksOf } from './headings.rules.ts';
import { labelledHeats } from './names/near-names.rules.ts';
import type { Cell, Row, Table } from './tables.rules.ts';
import { cellKind, resemblesNumber } from './values.rules.ts';
import {
  areOnOneLine,
  centerY,
  heightOf,
  type Line,
  overlapX,
  phrasesOf,
  textOf,
  type Word,
} from './words/words.rules.ts';

type Group = { x0: number; x1: number; readonly cells: Cell[] };

/** Groups the words beside a stack into columns of the table by their horizontal overlap. */
function groupsOf(rows: readonly { readonly symbol: Word; readonly words: readonly Word[] }[]): Group[] {
  const groups: Group[] = [];
  for (const [row, { symbol, words }] of rows.entries())
    for (const word of words) {
      const near = groups.filter((group) => overlapX(group, word) > 0);
      const [group] = near;
      const cell = { word, column: row, isCertain: near.length <= 1, line: [symbol, ...words] };
      if (!group) groups.push({ x0: word.x0, x1: word.x1, cells: [cell] });
      else {
        group.cells.push(cell);
        group.x0 = Math.min(group.x0, word.x0);
        group.x1 = Math.max(group.x1, word.x1);
      }
    }
  return groups.toSorted((a, b) => a.x0 - b.x0);
}

/** Returns the unreadable cells of a column of values: texts beside symbols that have no other cell in the column. */
function unreadIn(cells: readonly Cell[], read: readonly Cell[]): Cell[] {
  const unread = new Map<number, Cell>();
  for (const { word, column, isCertain } of cells) {
    if (read.some((each) => each.column === column) || cellKind(word.text) !== 'text') continue;
    if (readUnit(word.text) || labelKind([word.text])) continue;
    const before = unread.get(column)?.word.text;
    const text = before ? `${before} ${word.text}` : word.text;
    unread.set(column, { word: { ...word, text }, column, isCertain });
  }
  const found = [...unread.values()];
  return found.length <= read.length ? found : found.filter(({ word }) => resemblesNumber(word.text));
}

/** Returns the unit in the line of a symbol: `Mn % 0.77`, `N ppm 85`. */
const unitBeside = (words: readonly Word[]): Column['unit'] =>
  words.map(({ text }) => readUnit(text)).find((unit) => unit !== null) ?? null;

type Heads = { readonly labels: readonly (readonly Word[])[]; readonly isCertain: boolean };

/** Assigns the words above a stack of symbols to the stack and to the groups beside it. The stack is the first column. */
function headsOf(lines: readonly Line[], first: number, columns: readonly Extent[], rights: number): Heads {
  const labels: Word[][] = columns.map(() => []);
  const left = columns[0]?.x0 ?? 0;
  let isCertain = true;
  let top = Math.min(...(lines[first] ?? []).map(({ y0 }) => y0));
  for (const line of lines.slice(Math.max(0, first - 2), first).reverse()) {
    const inside = line.filter((word) => word.x1 > left - besideLabel && word.x0 < rights);
    const [word] = inside;
    if (!word || top - word.y1 > 2.5 * heightOf(word)) break;
    top = word.y0;
    // A line of values above means that the table continues upwards, beyond its assumed top.
    if (inside.some(({ text }) => /^[<≤]?\d*[.,]\d+$/.test(text) || cellKind(text) === 'empty'))
      isCertain = false;
    const isWide = (extent: Extent) => columns.filter((column) => overlapX(column, extent) > 0).length > 1;
    // Words to the right of the last column belong to an adjacent table.
    const end = ((columns.at(-1)?.x1 ?? 0) + rights) / 2;
    const phrases = phrasesOf(inside).filter(([head, ...more]) => {
      const extent = { x0: head?.x0 ?? 0, x1: (more.at(-1) ?? head)?.x1 ?? 0 };
      return !isWide(extent) && extent.x0 < end;
    });
    const dropped = inside.filter((each) => !phrases.flat().includes(each) && each.x0 < end);
    if (labelKind(dropped.map(({ text }) => text)) === 'limits') isCertain = false;
    const extents = phrases.map((each) => ({ x0: each[0]?.x0 ?? 0, x1: each.at(-1)?.x1 ?? 0 }));
    for (const [at, { column, isCertain: isClear }] of assignCells(extents, columns).entries()) {
      const phrase = phrases[at] ?? [];
      if (labelKind(phrase.map(({ text }) => text)) && !isClear) isCertain = false;
      if (isClear) labels[column]?.unshift(...phrase);
    }
  }
  return { labels, isCertain };
}

/** Returns the unit in the lowest line of a heading. Lines above usually do not belong to the table. */
function unitOf(heading: readonly Word[]) {
  const last = heading.at(-1);
  const words = heading.filter((word) => last && areOnOneLine(word, last));
  return unitOfLabel(words.map(({ text }) => text));
}

function tableOf(
  stack: readonly Entry[],
  lines: readonly Line[],
  rights: number,
): Table & { readonly units: Word[] } {
  const x1 = Math.max(...stack.map(({ word }) => word.x1));
  const rows = stack.map(({ word, line }) => ({
    symbol: word,
    words: (lines[line] ?? []).filter((each) => each.x0 >= word.x1 - 1 && each.x0 < rights),
  }));
  const columns = stack.map(({ word }, at): Column => {
    const symbol = readSymbol(word.text);
    return { ...word, symbol, unit: symbol?.unit ?? unitBeside(rows[at]?.words ?? []) };
  });
  const first = stack[0];
  const top = first?.word.y0 ?? 0;
  const groups = groupsOf(rows);
  const x0 = Math.min(...stack.map(({ word }) => word.x0));
  const heads = headsOf(lines, first?.line ?? 0, [{ x0, x1 }, ...groups], rights);
  const filled = groups.flatMap((group, at): Row[] => {
    const read = group.cells.filter(({ word }) => cellKind(word.text) !== 'text');
    if (!read.some(({ word }) => cellKind(word.text) !== 'empty')) return [];
    const cells = [...read, ...unreadIn(group.cells, read)];
    const label = heads.labels[at + 1] ?? [];
    const unit = unitOf(label) ?? unitOf(heads.labels[0] ?? []);
    return [{ cells, label, unit, doubts: heads.isCertain ? [] : ['rows'] }];
  });
  const above = lines.slice(Math.max(0, (first?.line ?? 0) - 4), first?.line ?? 0);
  const labels = heads.labels.filter(unitOf).flat();
  const units = [...rows.flatMap(({ words }) => words.filter(({ text }) => readUnit(text))), ...labels];
  return {
    page: first?.word.page ?? 1,
    x0,
    x1: Math.min(rights, Math.max(x1, ...rows.flatMap(({ words }) => words.map((word) => word.x1)))),
    top,
    bottom: Math.max(...stack.map(({ word }) => word.y1)),
    columns,
    rows: filled,
    isUnitStated: columns.some(({ unit }) => unit) || above.some((line) => mentionsUnit(textOf(line))),
    hasLimitHeading: false,
    units,
  };
}

/** Distance by which a heading may begin to the left of its stack of symbols. */
const besideLabel = 20;

/** Finds the tables of a page whose symbols form a column. @param taken words of tables that were already found */
export function findColumnTables(
  lines: readonly Line[],
  taken: ReadonlySet<Word>,
): { tables: Table[]; used: Set<Word> } {
  const stacks = stacksOf(lines, taken);
  const used = new Set<Word>();
  const tables = stacks.flatMap((stack) => {
    const left = stack[0]?.word.x0 ?? 0;
    const top = stack[0]?.word.y0 ?? 0;
    const bottom = stack.at(-1)?.word.y1 ?? 0;
    const beside = stacks.flatMap((other) => {
      const x = Math.min(...other.map(({ word }) => word.x0));
      const isBeside = (other[0]?.word.y0 ?? 0) < bottom && (other.at(-1)?.word.y1 ?? 0) > top;
      return other !== stack && isBeside ? [x] : [];
    });
    const right = Math.min(Number.POSITIVE_INFINITY, ...beside.filter((x) => x > left + 10)) - 1;
    const isFirst = !beside.some((x) => x < left - 10);
    const { units, ...table } = tableOf(stack, lines, right);
    if (table.rows.length === 0) return [];
    const block = { x0: isFirst ? Number.NEGATIVE_INFINITY : left - besideLabel, x1: right };
    for (const word of [...units, ...stack.map((each) => each.word)]) used.add(word);
    return [{ ...table, block }];
  });
  return { tables, used };
}

type Pair = { readonly symbol: Word; readonly cells: readonly Word[]; readonly unit: Column['unit'] };

/** Splits `C=0.41%,` and `C:0.41` into symbol and value. */
function splitPair(word: Word): Word[] {
  const parts = /^(\p{L}[\p{L}.]{0,14})[:=](.+?)[,;]?$/u.exec(word.text);
  if (!parts || !readSymbol(parts[1] ?? '') || cellKind(parts[2] ?? '') !== 'value') return [word];
  return [
    { ...word, text: parts[1] ?? '' },
    { ...word, text: parts[2] ?? '' },
  ];
}

const trimmed = (word: Word): Word =>
  /^\p{L}[\p{L}.]{0,14}[:=]$/u.test(word.text) || /\d[,;]$/.test(word.text)
    ? { ...word, text: word.text.slice(0, -1) }
    : word;

function pairsOf(line: Line): Pair[] {
  const words = line
    .filter(({ text }) => !/^[:=,;-]$/.test(text))
    .flatMap((word) => splitPair(word).map(trimmed));
  return words.flatMap((symbol, at) => {
    if (!readSymbol(symbol.text)) return [];
    const rest = words.slice(at + 1);
    // “Nb” is a symbol here, not an abbreviation of “not determined”.
    const end = rest.findIndex(
      ({ text }) => readSymbol(text) || (cellKind(text) === 'text' && !readUnit(text)),
    );
    const beside = end === -1 ? rest : rest.slice(0, end);
    const cells = beside.filter(({ text }) => cellKind(text) === 'value');
    const unread = rest.slice(0, 1).filter(({ text }) => cells.length === 0 && resemblesNumber(text));
    return cells.length + unread.length > 0
      ? [{ symbol, cells: [...cells, ...unread], unit: unitBeside(beside) }]
      : [];
  });
}

/** Returns whether pairs below others are the analysis of another heat, whose heat number is printed in their line. */
function isOtherHeat(block: PairBlock | undefined, pairs: readonly Pair[], line: Line): boolean {
  const [heat] = labelledHeats(line);
  const [above] = block?.flatMap((each) => labelledHeats(each.line)) ?? [];
  const count = block?.flatMap((each) => each.pairs).length ?? 0;
  const isOther = heat && above && heat.text !== above.text;
  return isOther === true && Math.min(count, pairs.length) >= fewestSymbols;
}

type PairBlock = { pairs: Pair[]; line: Line }[];

/** Returns blocks of consecutive lines that belong to one enumeration of pairs. */
function blocksOf(lines: readonly Line[], taken: ReadonlySet<Word>): PairBlock[] {
  const blocks: PairBlock[] = [];
  for (const line of lines) {
    const pairs = line.some((word) => taken.has(word)) ? [] : pairsOf(line);
    if (pairs.length === 0) continue;
    const block = blocks.at(-1);
    const last = block?.at(-1)?.line[0];
    const first = line[0];
    const names = new Set(block?.flatMap((each) => each.pairs.map(({ symbol }) => symbol.text)));
    const isNext =
      last && first && first.y0 - last.y1 < 1.5 * heightOf(first) && !isOtherHeat(block, pairs, line);
    if (block && isNext && !pairs.some(({ symbol }) => names.has(symbol.text))) block.push({ pairs, line });
    else blocks.push([{ pairs, line }]);
  }
  return blocks;
}

/** Finds enumerations of symbol and value: `C 0.41 % Si 0.25 % …`, `C=0.41, Si=0.25`. */
export function findPairs(
  lines: readonly Line[],
  taken: ReadonlySet<Word>,
): { tables: Table[]; used: Set<Word> } {
  const used = new Set<Word>();
  const tables = blocksOf(lines, taken).flatMap((block): Table[] => {
    const pairs = block.flatMap(({ pairs: own, line }) => own.map((pair) => ({ ...pair, line })));
    const first = block[0]?.line[0];
    if (!first || new Set(pairs.map(({ symbol }) => symbol.text)).size < fewestSymbols) return [];
    const before = block.flatMap(({ line, pairs: [pair] }) => {
      const heats = labelledHeats(line).flatMap(({ label, word }) =>
        line.filter(({ x0, x1 }) => x0 >= label.x0 && x1 <= word.x1),
      );
      return line.filter(
        (word) => pair && (word.x1 <= pair.symbol.x0 ? !readSymbol(word.text) : heats.includes(word)),
      );
    });
    for (const { line } of block) for (const word of line) used.add(word);
    const columns = pairs.map(({ symbol, unit }): Column => {
      const read = readSymbol(symbol.text);
      return { ...symbol, symbol: read, unit: read?.unit ?? unit };
    });
    const says = labelKind(before.map(({ text }) => text));
    return [
      {
        page: first.page,
        x0: first.x0,
        x1: Math.max(...block.flatMap(({ line }) => line.map(({ x1 }) => x1))),
        // A heat number in front of the first symbol is treated as if it were above the pairs.
        top: centerY(first),
        bottom: Math.max(...block.flatMap(({ line }) => line.map(({ y1 }) => y1))),
        columns,
        rows: [
          {
            cells: pairs.flatMap(({ cells, line }, column) =>
              cells.map((word) => ({ word, column, isCertain: true, line })),
            ),
            label: says ? before : [],
            doubts: [],
          },
        ],
        isUnitStated: block.some(({ line }) => mentionsUnit(textOf(line))),
        hasLimitHeading: false,
      },
    ];
  });
  return { tables, used };
}
