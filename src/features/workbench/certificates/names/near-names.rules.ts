/** Names of a document, and the names near a table. */

import { readSymbol } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { Table } from '../tables.rules.ts';
import { areOnOneLine, fullWidth, type Line, type Word } from '../words/words.rules.ts';
import { areNamesBelow, mayInherit, type Page } from './inherited.rules.ts';
import { listBelow } from './lists.rules.ts';
import { furtherHeats, type LabelledName, labelsOf, type NameKind, nearestValue } from './names.rules.ts';
import { nameInRow } from './row-names.rules.ts';

/** Names of a document, from top to bottom. `isOfRow`: printed in a row of a table or in its heading. */
export type Names = readonly (LabelledName & {
  readonly kind: NameKind;
  readonly isOfRow?: true;
  /** Heading of the list of items that contains the name, and the heat number in its row. */
  readonly list?: Line;
  readonly ofHeat?: string;
})[];

/**
 * Returns a grade without a label that is printed between a heat number and the analysis: `Schmelze 990017, C45E: C
 * 0,46 %`.
 */
function gradeBehind({ x1, page }: Word, line: Line): LabelledName | null {
  const at = line.findIndex((word) => word.page === page && word.x0 >= x1 - 1);
  const [word, symbol] = at < 0 ? [] : line.slice(at, at + 2);
  const text = word && /^(?=.*\p{L})(?=.*\d)([\p{L}\d][\p{L}\d./+-]{1,29}):$/u.exec(word.text)?.[1];
  return word && text && readSymbol(symbol?.text ?? '') ? { text, word } : null;
}

/** Returns the names in the lines of a document that follow a label. */
function labelledNames(lines: readonly Line[]): Names {
  return lines.flatMap((line, at): Names => {
    const listed = listBelow(line, lines.slice(at + 1));
    if (listed.length > 0) return listed;
    return labelsOf(line).flatMap((label) => {
      const found = nearestValue(label, line, lines.slice(at + 1, at + 4));
      const grade = found && label.kind === 'heat' ? gradeBehind(found.word, line) : null;
      return found
        ? [
            { ...found, kind: label.kind },
            ...(label.kind === 'heat' ? furtherHeats(found, line) : []).map((each) => ({
              ...each,
              kind: label.kind,
            })),
            ...(grade ? [{ ...grade, kind: 'grade' as const }] : []),
          ]
        : [];
    });
  });
}

const isSamePlace = (a: Word, b: Word): boolean => a.page === b.page && a.x0 === b.x0 && a.y0 === b.y0;

/** Returns the names of a document; those of table rows belong to their rows only. */
export function namesOf(
  pages: readonly { readonly lines: readonly Line[]; readonly tables: readonly Table[] }[],
): Names {
  const ofRows = pages.flatMap(({ lines, tables }) =>
    tables.flatMap((table) =>
      table.rows.flatMap((row) =>
        (['heat', 'grade'] as const).flatMap((kind) => {
          const found = nameInRow(kind, row, table, lines);
          return found ? [{ ...found, kind, isOfRow: true as const }] : [];
        }),
      ),
    ),
  );
  const others = pages
    .flatMap(({ lines }) => labelledNames(lines))
    .filter(({ kind, word }) => !ofRows.some((each) => each.kind === kind && isSamePlace(each.word, word)));
  return [...others, ...ofRows];
}

/** Returns the names of heats in a line with their labels: `Heat: A101`. */
export const labelledHeats = (line: Line) =>
  labelsOf(line).flatMap((label) => {
    const found = label.kind === 'heat' ? nearestValue(label, line, []) : null;
    return found ? [found, ...furtherHeats(found, line)].map((each) => ({ label, ...each })) : [];
  });

/** Bottom of the previous table on the page, whether there is a table beside, and the page. */
export type TableSurroundings = { readonly after: number; readonly isBeside: boolean; readonly page: Page };

/** Returns the names between the previous table and a table that are not printed in a row. */
export function namesAbove(kind: NameKind, names: Names, table: Table, { after }: TableSurroundings) {
  const { x0, x1 } = table.block ?? fullWidth;
  return names.filter(
    ({ word, isOfRow, ...each }) =>
      each.kind === kind &&
      !isOfRow &&
      word.page === table.page &&
      word.y0 < table.top &&
      word.y0 > after &&
      word.x1 > x0 &&
      word.x0 < x1,
  );
}

const areHeatsBelow = (names: Names, page: Page): boolean =>
  areNamesBelow(
    names.filter(({ kind }) => kind === 'heat'),
    page,
  );

/** Returns whether the heat number in the title of a table is the one of the table above, as all are printed below. */
export const isOfTableAbove = (
  kind: NameKind,
  { word }: LabelledName,
  names: Names,
  { table, page }: { readonly table: Table; readonly page: Page },
): boolean => kind === 'heat' && word.y1 <= table.top && areHeatsBelow(names, page);

/** Returns whether a name is one of several different ones in a list of items. */
const isOneOfList = ({ list, text, kind }: Names[number], names: Names): boolean =>
  list !== undefined && names.some((each) => each.list === list && each.kind === kind && each.text !== text);

/**
 * Returns the nearest name above a table that is not printed in a row, or the only name of the document; null if several
 * are possible.
 * @param around bottom of the previous table on the page, whether there is a table beside, and the page
 */
function nameNear(kind: NameKind, names: Names, table: Table, around: TableSurroundings): string | null {
  const { isBeside, page } = around;
  const all = names.filter((each) => each.kind === kind);
  if (kind === 'heat' && areHeatsBelow(names, page)) return null;
  const above = all.filter(
    ({ word, isOfRow }) => !isOfRow && word.page === table.page && word.y0 < table.top,
  );
  const close = namesAbove(kind, names, table, around);
  const within = close.filter(({ word }) => word.x1 > table.x0 - 60 && word.x0 < table.x1);
  for (const some of isBeside ? [close, within] : [close]) {
    const texts = new Set(some.map(({ text }) => text));
    if (texts.size === 1) return some[0]?.text ?? null;
  }
  if (close.length > 0) return null;
  const isFor = (name: Names[number]) => kind === 'grade' || mayInherit(name, table, page);
  const last = above.at(-1);
  if (last) {
    const isOnly = above.filter(({ word }) => areOnOneLine(word, last.word)).length === 1;
    return isOnly && !isOneOfList(last, names) && isFor(last) ? last.text : null;
  }
  const texts = new Set(all.map(({ text }) => text));
  return texts.size === 1 && all[0] && all.some(isFor) ? all[0].text : null;
}

/** Returns the heat number of a table without names in its rows; see `nameNear`. */
export const heatNear = (names: Names, table: Table, around: TableSurroundings): string | null =>
  nameNear('heat', names, table, around);

/**
 * Returns the grade of a heat: the one in its row of a list of items, or else the one near its table that is not in the
 * row of another heat.
 */
export function gradeNear(
  heat: string | null,
  names: Names,
  table: Table,
  around: TableSurroundings,
): string | null {
  const listed = names.filter(({ kind, ofHeat }) => kind === 'grade' && heat !== null && ofHeat === heat);
  if (listed.length > 0)
    return listed.every(({ text }) => text === listed[0]?.text) ? (listed[0]?.text ?? null) : null;
  const others = heat === null ? names : names.filter(({ ofHeat }) => ofHeat === undefined);
  return nameNear('grade', others, table, around);
}
