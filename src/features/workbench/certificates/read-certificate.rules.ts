/** Reads the heats of a mill certificate from the positions of its texts, independent of its layout. */
import { elements } from '@ferrite/calculators/core/elements.ts';
import { type PageLines, withContinuedDoubts, withContinuedTables } from './blocks/continued-tables.rules.ts';
import { keyOf, nameByKey } from './blocks/keys.rules.ts';
import { rowsHeats, severalHeats, titleHeats } from './blocks/titled-blocks.rules.ts';
import type { FoundHeat, FoundValue, HeatDoubt, TextItem } from './certificate.rules.ts';
import { findColumnTables, findPairs } from './column-tables.rules.ts';
import type { NameKind } from './names/names.rules.ts';
import { gradeNear, heatNear, isOfTableAbove, type Names, namesOf } from './names/near-names.rules.ts';
import { nameInRow } from './names/row-names.rules.ts';
import { findRowTables } from './row-tables.rules.ts';
import { markDuplicates, type Part, partsOf, type Table, unitsWithoutColumn } from './tables.rules.ts';
import { isForTable, titlesOf, titlesOfElements, unitAbove, withElementUnits } from './titles.rules.ts';
import { readLines } from './words/lines.rules.ts';
import type { Line, Word } from './words/words.rules.ts';

type Named = Part & {
  readonly name: string | null;
  /** True if the heat number is printed in the row. */
  readonly isNamedInRow: boolean;
  readonly grade: string | null;
  /** Heat numbers above the table, if it is unclear to which of them the part belongs. */
  readonly heats: readonly string[];
  readonly count: number;
};

function tablesOf(lines: readonly Line[]) {
  const rows = findRowTables(lines);
  const taken = new Set([
    ...rows.headings,
    ...rows.tables.flatMap(({ rows: all }) => all.flatMap(({ cells }) => cells.map(({ word }) => word))),
  ]);
  const columns = findColumnTables(lines, taken);
  for (const table of columns.tables)
    for (const row of table.rows) for (const { word } of row.cells) taken.add(word);
  for (const word of columns.used) taken.add(word);
  const pairs = findPairs(lines, taken);
  return {
    tables: [...rows.tables, ...columns.tables, ...pairs.tables].toSorted(
      (a, b) => a.top - b.top || a.x0 - b.x0,
    ),
    used: new Set([...rows.used, ...columns.used, ...pairs.used]),
  };
}

/** Returns the bottom of the lowest table above another one, or 0. */
const bottomAbove = ({ top }: Table, tables: readonly Table[]): number =>
  Math.max(0, ...tables.filter(({ bottom }) => bottom <= top).map(({ bottom }) => bottom));

/** Tables of a page, and the words that belong to them. */
type Page = { readonly lines: readonly Line[]; readonly tables: readonly Table[]; readonly used: Set<Word> };

/** Returns the tables of each page, with the unit that a title above states. */
function tablesOfPages(pages: readonly PageLines[]) {
  const titles: ReturnType<typeof titlesOf> = [];
  return pages.map((page) => {
    const { lines } = page;
    const { tables: found, used } = tablesOf(lines);
    const tables = withContinuedDoubts(found, page);
    titles.push(...titlesOf(lines, used));
    const all = tables.map((table): Table => {
      const after = bottomAbove(table, tables);
      const ofElements = titlesOfElements(table, titles, after);
      for (const { word } of ofElements) used.add(word);
      const unit = unitAbove(table, titles);
      const whole = withElementUnits(table, ofElements);
      return unit ? { ...whole, unit, isUnitStated: true } : whole;
    });
    // A ‰ or ppm above the tables is their unit; one below may belong to any of them.
    const first = Math.min(...tables.map(({ top }) => top));
    for (const { word, unit } of titles) if (isForTable(unit) && word.y0 < first) used.add(word);
    return { lines, tables: all, used };
  });
}

function partsOfPage({ lines, tables, used }: Page, names: Names, all: readonly Table[]): Named[] {
  const loose = unitsWithoutColumn(lines.flat(), used);
  return tables.flatMap((table) => {
    const others = tables.filter((other) => other !== table);
    const around = {
      after: bottomAbove(table, others),
      isBeside: others.some(({ top, bottom }) => top < table.bottom && bottom > table.top),
      page: { lines, tables, all },
    };
    const inRow = (kind: NameKind, row: Part['row']) => {
      const found = nameInRow(kind, row, table, lines);
      const isUsed = found !== null && !isOfTableAbove(kind, found, names, { table, page: around.page });
      return isUsed ? found.text : nameByKey(kind, row, table, { tables, lines });
    };
    const parts = partsOf(table, loose, (row) => inRow('heat', row) !== null);
    return parts.map((part) => {
      const heat = heatName(part.row, inRow('heat', part.row), { names, table, lines, around });
      const grade = inRow('grade', part.row) ?? gradeNear(heat.name, names, table, around);
      return { ...part, ...heat, grade, count: parts.length };
    });
  });
}

/** Returns the heat number of a row, or the heat numbers of which it is unclear to which of them the row belongs. */
function heatName(
  row: Part['row'],
  inRow: string | null,
  place: Parameters<typeof titleHeats>[1],
): Pick<Named, 'name' | 'isNamedInRow' | 'heats'> {
  const { names, table, around } = place;
  const titles = titleHeats(row, place);
  if (titles.length > 0) return { name: null, isNamedInRow: false, heats: titles };
  const several = inRow === null ? severalHeats(row, names, table, around) : [];
  if (several.length > 0) return { name: null, isNamedInRow: false, heats: several };
  const name = inRow ?? heatNear(names, table, around);
  const others = name === null ? [] : rowsHeats(name, row, table);
  if (others.length > 0) return { name: null, isNamedInRow: false, heats: others };
  return { name, isNamedInRow: inRow !== null, heats: [] };
}

type Group = {
  readonly parts: Named[];
  last: Table;
  index: number;
  isAmbiguous: boolean;
  /** True if a table beside may contain other elements of the heat. */
  isDivided: boolean;
};

/** Returns the label of a row, without its heat number if rows beside are assigned to this by a key. */
function labelOf({ row, table, name }: Named): string {
  const key = name === null ? null : keyOf(row, table);
  const words = row.label.filter(({ text }) => key === null || (text !== key && text !== name));
  return words.map(({ text }) => text).join(' ');
}

const isBelow = (table: Table, other: Table): boolean => {
  const shared = Math.min(table.x1, other.x1) - Math.max(table.x0, other.x0);
  const isOver = shared > 0.5 * Math.min(table.x1 - table.x0, other.x1 - other.x0);
  return table.page === other.page && isOver && other.top < table.top;
};

/** Returns whether two tables are side by side. */
const isBeside = (table: Table, other: Table): boolean =>
  table.page === other.page && table.top < other.bottom && table.bottom > other.top;

function shareElement(table: Table, other: Table): boolean {
  const symbols = other.columns.flatMap(({ symbol }) => symbol?.element ?? []);
  return table.columns.some(({ symbol }) => symbol && symbols.includes(symbol.element));
}

/** Returns whether two labels are equal, or one also contains the title of its table: `Heat analysis L` and `L`. */
function areAlike(one: string, other: string): boolean {
  const endsWith = (long: string, label: string) => label !== '' && long.endsWith(` ${label}`);
  return one === other || endsWith(one, other) || endsWith(other, one);
}

/** Returns whether a part of a table could continue a heat: it has other elements and no other heat number or label. */
function mayContinue(part: Named, group: Group): boolean {
  const first = group.parts[0];
  if (!first) return false;
  const known = new Set(group.parts.flatMap(({ values }) => values.map(({ element }) => element)));
  if (part.values.some(({ element }) => known.has(element))) return false;
  if (part.name !== null && first.name !== null && part.name !== first.name) return false;
  const [label, other] = [labelOf(part), labelOf(first)];
  if (label !== '' && other !== '' && !areAlike(label, other)) return false;
  // Tables of the same elements side by side are different analyses, even if values are missing.
  return (
    haveOwnName(part, group) ||
    !group.parts.some(({ table }) => isBeside(part.table, table) && shareElement(part.table, table))
  );
}

/** Returns whether the same heat number is printed in the row of a part and in the rows of a heat. */
const haveOwnName = (part: Named, { parts }: Group): boolean =>
  [part, ...parts].every(({ isNamedInRow, name }) => isNamedInRow && name === part.name);

/** Returns the heats that a table part may continue: those above it or with its heat number; if there are none, those in a table beside it. */
function fittingGroups(part: Named, groups: readonly Group[]): Group[] {
  const possible = groups.filter((group) => mayContinue(part, group));
  const fitting = possible.filter((group) => {
    const isNamed = part.name !== null && part.name === group.parts[0]?.name;
    const isOnOtherPage = part.table.page !== group.last.page;
    const isUnder = group.parts.some(({ table }) => isBelow(part.table, table));
    return isUnder || haveOwnName(part, group) || (isNamed && isOnOtherPage);
  });
  return fitting.length > 0
    ? fitting
    : possible.filter(({ parts }) => parts.some(({ table }) => isBeside(part.table, table)));
}

/**
 * Returns the heat that a part of a table continues: the row with the same heat number, or the same row of the
 * table directly above or beside. If several fit, the result is ambiguous.
 */
function groupOf(part: Named, index: number, groups: readonly Group[]): Group | undefined {
  const fitting = fittingGroups(part, groups);
  const same = fitting.filter(
    ({ parts: [first] }) => first?.name === part.name && first && areAlike(labelOf(first), labelOf(part)),
  );
  const rows = fitting.filter((group) => group.index === index && group.parts[0]?.count === part.count);
  const isStated = part.name !== null || labelOf(part) !== '';
  const found = same.length === 1 && isStated ? same[0] : rows.at(-1);
  if (found && fitting.some((other) => other !== found && other.last !== found.last))
    found.isAmbiguous = true;
  return found;
}

/** Joins parts of tables that were split over several lines into heats. */
function groupsOf(parts: readonly Named[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const index = parts.filter(({ table }) => table === part.table).indexOf(part);
    const group = groupOf(part, index, groups);
    if (group) {
      group.parts.push(part);
      group.last = part.table;
      group.index = index;
    } else {
      const divided = fittingGroups(part, groups).filter(({ last }) => isBeside(part.table, last));
      for (const other of divided) other.isDivided = true;
      const isDivided = divided.length > 0;
      groups.push({ parts: [part], last: part.table, index, isAmbiguous: false, isDivided });
    }
  }
  return groups;
}

const maxPercent = 100.05;

function heatOf({ parts, isAmbiguous, isDivided }: Group): FoundHeat {
  const values: FoundValue[] = markDuplicates(parts.flatMap((part) => part.values)).toSorted(
    (a, b) => elements.indexOf(a.element) - elements.indexOf(b.element),
  );
  const named = parts.find(({ name }) => name !== null);
  const graded = parts.find(({ grade }) => grade !== null);
  const isJoinedByOrder =
    isAmbiguous ||
    (parts.length > 1 && parts.some((part) => part.count > 1 && part.name === null && labelOf(part) === ''));
  const heats = [...new Set(parts.flatMap((part) => part.heats))];
  const doubts: HeatDoubt[] = [
    ...new Set<HeatDoubt>([
      ...(heats.length > 0 ? (['heats'] as const) : []),
      ...parts.flatMap((part) => part.doubts),
      ...(isDivided ? (['rows'] as const) : []),
      ...(isJoinedByOrder ? (['joined'] as const) : []),
      ...(values.reduce((sum, { value }) => sum + value, 0) > maxPercent ? (['sum'] as const) : []),
    ]),
  ];
  return {
    ...(named?.name && { name: named.name }),
    ...(graded?.grade && { grade: graded.grade }),
    values,
    unread: parts.flatMap((part) => part.unread),
    doubts,
    ...(heats.length > 0 && { heats }),
    isUnitUnstated: parts.some(({ table }) => !table.isUnitStated),
  };
}

/** Minimum number of elements in an analysis and of those with a value; fewer are considered coincidence. */
const fewestElements = 3;
const fewestValues = 2;

function isAnalysis({ values, unread }: FoundHeat): boolean {
  const elementsWithValue = new Set(values.map(({ element }) => element));
  const all = new Set([...elementsWithValue, ...unread.map(({ element }) => element)]);
  return elementsWithValue.size >= fewestValues && all.size >= fewestElements;
}

/** Returns whether a part has a heat number and its own block, because its heading is divided between several heats. */
const isOfDivided = ({ name, table: { block } }: Named): boolean =>
  name !== null && block !== undefined && (Number.isFinite(block.x0) || Number.isFinite(block.x1));

const analysesIn = (parts: readonly Named[]): FoundHeat[] =>
  groupsOf(parts).flatMap((group) => {
    const heat = heatOf(group);
    return isAnalysis(heat) || group.parts.every(isOfDivided) ? [heat] : [];
  });

/**
 * Returns the heats of a certificate in page order. Limits of a standard are omitted, unless the certificate contains
 * nothing else; anything ambiguous is returned as a doubt about the value or the heat. @param pages text items of each
 * page
 */
export function readCertificate(pages: readonly (readonly TextItem[])[]): FoundHeat[] {
  const found = tablesOfPages(withContinuedTables(pages.map(readLines)));
  const names = namesOf(found);
  const all = found.flatMap(({ tables }) => tables);
  const parts = found.flatMap((page) => partsOfPage(page, names, all));
  const heats = analysesIn(parts.filter(({ isOfLimits }) => !isOfLimits));
  return heats.length > 0 ? heats : analysesIn(parts.filter(({ isOfLimits }) => isOfLimits));
}
