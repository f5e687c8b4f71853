/** Decides whether the name of a document also belongs to a table that is not directly below it. */
import { namesAnalysis } from '@ferrite/calculators/core/pasted/headings/name-headings.ts';
import { labelKind } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { Table } from '../tables.rules.ts';
import { cellKind } from '../values.rules.ts';
import type { Line, Word } from '../words/words.rules.ts';
import { type LabelledName, outlineOf } from './names.rules.ts';
import { withSpacedNumbers } from './spaced-numbers.rules.ts';

/** Tables of the document, and the lines and tables of one of its pages. */
export type Page = {
  readonly lines: readonly Line[];
  readonly tables: readonly Table[];
  readonly all: readonly Table[];
};

const elementsOf = ({ columns }: Table) => columns.flatMap(({ symbol }) => symbol?.element ?? []);

const shareElement = (one: Table, other: Table): boolean => {
  const known = elementsOf(other);
  return elementsOf(one).some((element) => known.includes(element));
};

/** Returns the bottom of the last row of a table, without the texts below it. */
const endOf = ({ rows, top }: Table): number =>
  Math.max(top, ...rows.flatMap(({ cells }) => cells.map(({ word }) => word.y1)));

/** Returns the words of a page between two heights that are not printed in a table. */
function wordsBetween({ lines, tables }: Page, from: number, to: number): Word[] {
  const isInTable = ({ y0, y1 }: Word) =>
    tables.some((table) => (y0 + y1) / 2 > table.top && (y0 + y1) / 2 < endOf(table));
  return lines
    .flatMap(withSpacedNumbers)
    .filter((word) => word.y0 >= from - 1 && word.y1 <= to + 1 && !isInTable(word));
}

/** Returns whether a number near a table looks like a heat number but differs from it. */
const hasOtherNumber = (name: LabelledName, words: readonly Word[]): boolean =>
  words.some(({ text }) => {
    const bare = text.replace(/[,;:]$/, '');
    return bare !== name.text && outlineOf(bare) === outlineOf(name.text);
  });

/** Returns whether a table contains nothing but limits of a standard. */
const isOfLimits = ({ rows, hasLimitHeading }: Table): boolean =>
  hasLimitHeading ||
  rows.every(
    ({ label, cells }) =>
      labelKind(label.map(({ text }) => text)) === 'limits' ||
      cells.some(({ word }) => cellKind(word.text) === 'range'),
  );

const labelsOf = ({ rows }: Table): Word[] => rows.flatMap(({ label }) => withSpacedNumbers(label));

/** Returns whether the label of a table or a text above it, from this height, states which analysis of a heat it is. */
const statesAnalysis = (table: Table, page: Page, from: number): boolean =>
  [...wordsBetween(page, from, table.top), ...labelsOf(table)].some(({ text }) => namesAnalysis(text));

/** Returns whether a name above the previous table of a page also belongs to the next one. */
function isOfHead(name: LabelledName, table: Table, page: Page): boolean {
  const { word } = name;
  const between = page.tables.filter(
    (each) => each !== table && endOf(each) <= table.top && endOf(each) > word.y0,
  );
  if (between.length === 0) return true;
  const lowest = Math.max(...between.map(endOf));
  const highest = Math.min(...between.map(endOf));
  const words = wordsBetween(page, highest, table.top);
  if (hasOtherNumber(name, [...words, ...labelsOf(table)])) return false;
  if (!between.some((each) => shareElement(each, table) && !isOfLimits(each))) return true;
  return statesAnalysis(table, page, lowest);
}

/**
 * Returns whether a heat number on another page belongs to a table: to the first analysis of its elements, or to a labelled
 * one on the same page.
 */
function isOfOtherPage(name: LabelledName, table: Table, page: Page): boolean {
  if (hasOtherNumber(name, [...wordsBetween(page, 0, table.top), ...labelsOf(table)])) return false;
  const before = page.tables.filter((each) => each !== table && endOf(each) <= table.top);
  const isOther = (each: Table) => each.page === name.word.page || each.page < table.page;
  const same = page.all.filter(
    (each) => each !== table && (isOther(each) || before.includes(each)) && shareElement(each, table),
  );
  if (same.length === 0) return true;
  return !same.some(isOther) && statesAnalysis(table, page, Math.max(...before.map(endOf)));
}

/**
 * Returns whether a heat number that is not printed directly above a table also belongs to it. It does not belong to a
 * second table of the same elements below another number, nor to one on another page.
 */
export function mayInherit(name: LabelledName, table: Table, page: Page): boolean {
  const { word } = name;
  if (word.page === table.page && word.y0 < table.top) return isOfHead(name, table, page);
  if (word.page !== table.page) return isOfOtherPage(name, table, page);
  return !page.tables.some(
    (each) =>
      each !== table && endOf(each) > word.y0 && each.top >= endOf(table) && shareElement(each, table),
  );
}

/**
 * Returns whether the heat numbers of a page are printed below their tables: the first table has none above it, and
 * another one follows the last table.
 */
export function areNamesBelow(names: readonly LabelledName[], { tables }: Page): boolean {
  const [first, second] = tables;
  const last = Math.max(...tables.map(endOf));
  if (!first || !second) return false;
  const ofPage = names.filter(({ word }) => word.page === first.page);
  const above = ofPage.filter(({ word }) => word.y0 < last);
  const isNew = ({ text, word }: LabelledName) =>
    word.y0 >= last - 1 && above.every((each) => each.text !== text);
  return above.length > 0 && above.every(({ word }) => word.y0 > first.top) && ofPage.some(isNew);
}
