/** Titles that state the unit of the tables below, or of some elements: `Chemische Zusammensetzung in ‰`, `N und O in ppm`. */
import type { ElementSymbol } from '@ferrite/calculators/core/elements.ts';
import {
  areGases,
  isConnective,
  type ReadUnit,
  readSymbol,
  readUnit,
  unitOfLabel,
} from '@ferrite/calculators/core/pasted/symbols.ts';
import type { Table } from './tables.rules.ts';
import { heightOf, type Line, type Word } from './words/words.rules.ts';

type Title = {
  readonly word: Word;
  readonly unit: ReadUnit;
  /** Elements before the unit; empty if the title names none. */
  readonly elements: readonly ElementSymbol[];
};

const gasElements = ['N', 'O', 'H'] as const;
const symbolsOf = (text: string): ElementSymbol[] => {
  const symbol = readSymbol(text);
  return symbol ? [symbol.element] : [];
};

/** Returns the elements that directly precede a unit: N and O of `N und O in ppm`, also those of `gases in ppm`. */
function elementsBefore(phrase: Line, unit: Word): ElementSymbol[] {
  const found: ElementSymbol[] = [];
  for (const { text } of phrase.slice(0, phrase.indexOf(unit)).toReversed()) {
    const parts = text.split(/[()[\]:,.・·/&+]/).filter((part) => part !== '');
    const named = parts.map((part) => (areGases(part) ? gasElements : symbolsOf(part)));
    if (parts.some((part, at) => named[at]?.length === 0 && part !== 'in' && !isConnective(part))) break;
    found.push(...named.flat());
  }
  return found;
}

const titleWords =
  /^(?:chemische?|chemical|zusammensetzung|composition|analyse|(?:schmelz|schmelzen|stück)analyse|massenanteile?|anteile?|fractions?|angaben?|values|gehalten?|alle|all|are|sind|stated|given|by|weight|der|the|of|as|wt|mass|massen|gew|ma|m\/m|w\/w)$/i;

/** Returns the words before and after a unit that directly follow each other. */
function phraseAround(line: Line, at: number): Line {
  const isApart = (left: Word | undefined, right: Word | undefined) =>
    !left || !right || right.x0 - left.x1 > 1.2 * heightOf(right);
  let [from, to] = [at, at];
  while (!isApart(line[from - 1], line[from])) from -= 1;
  while (!isApart(line[to], line[to + 1])) to += 1;
  return line.slice(from, to + 1);
}

/** Returns whether a unit and the words beside it are a title of a table. A single “ppm” may be the unit of some columns. */
function isTitleOf(word: Word, unit: ReadUnit, others: Line): boolean {
  if (others.length === 0 && unit.kind === 'ppm') return false;
  return others.every(({ text }) => {
    const bare = text.replace(/[()[\]:,.]/g, '');
    return titleWords.test(bare) || unitOfLabel([text, word.text]) !== null;
  });
}

/** Returns the titles with a unit in a page, from top to bottom. @param used words of tables and their headings */
export function titlesOf(lines: readonly Line[], used: ReadonlySet<Word>): Title[] {
  return lines.flatMap((line) =>
    line.flatMap((word, at): Title[] => {
      const unit = used.has(word) ? null : (unitOfLabel([word.text]) ?? readUnit(word.text));
      if (!unit || (unit.kind === 'factor' && !unit.isPerMille)) return [];
      const phrase = phraseAround(line, at);
      const elements = unit.kind === 'ppm' ? elementsBefore(phrase, word) : [];
      const others = phrase.filter((each) => each !== word);
      const isTitle = isTitleOf(word, unit, others);
      return [{ word, unit: isTitle ? unit : { ...unit, isCertain: false }, elements }];
    }),
  );
}

/** Returns whether a title states a unit for all values of a table: ‰, or ppm in a sentence about nothing else. */
export const isForTable = ({ kind, isPerMille, isCertain }: ReadUnit): boolean =>
  isPerMille === true || (kind === 'ppm' && isCertain);

/**
 * Returns the unit ‰ or ppm if it is stated above a table and no later title states another. It is uncertain on an
 * earlier page or with another unit between.
 */
export function unitAbove(table: Table, titles: readonly Title[]): ReadUnit | null {
  const above = titles.filter(
    ({ elements, word: { page, y0 } }) =>
      elements.length === 0 && (page < table.page || (page === table.page && y0 < table.top)),
  );
  const at = above.findLastIndex(({ unit }) => isForTable(unit));
  const title = above[at];
  const later = above.slice(at + 1);
  if (!title || later.some(({ unit }) => unit.isCertain)) return null;
  const isCertain = title.unit.isCertain && later.length === 0 && title.word.page === table.page;
  return { ...title.unit, isCertain, isForAll: true };
}

/** Returns the titles directly above a table that state the unit of some of its elements. @param after bottom of the table above */
export const titlesOfElements = (table: Table, titles: readonly Title[], after: number): Title[] =>
  titles.filter(
    ({ word: { page, y0 }, elements }) =>
      page === table.page &&
      y0 < table.top &&
      y0 >= after &&
      table.columns.some(({ symbol }) => symbol && elements.includes(symbol.element)),
  );

/** Returns a table with the units that titles state for some of its elements; units of columns remain. */
export function withElementUnits(table: Table, titles: readonly Title[]): Table {
  const columns = table.columns.map((column) => {
    const { symbol } = column;
    const title = titles.find(({ elements }) => symbol && elements.includes(symbol.element));
    return title && !column.unit ? { ...column, unit: { ...title.unit, isCertain: true } } : column;
  });
  return { ...table, columns };
}
