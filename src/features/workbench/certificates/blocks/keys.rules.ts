/** Columns that are repeated before each of the tables in a line, such as item numbers, by which their rows belong together. */

import { isGradeLabel } from '@ferrite/calculators/core/pasted/headings/name-headings.ts';
import { readSymbol, readUnit } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { Column } from '../columns.rules.ts';
import { areAdjacent, type NameKind } from '../names/names.rules.ts';
import { nameInRow } from '../names/row-names.rules.ts';
import type { Row, Table } from '../tables.rules.ts';
import { cellKind } from '../values.rules.ts';
import { type Line, overlapX, textOf, type Word } from '../words/words.rules.ts';

const isLabel = ({ text }: Word): boolean =>
  /[\p{L}#№]/u.test(text) &&
  !readSymbol(text) &&
  !readUnit(text) &&
  cellKind(text) === 'text' &&
  !isGradeLabel(text);

/** Joins adjacent words of a heading that are not symbols. */
function phrasesIn(line: Line): Word[] {
  const phrases: Word[][] = [];
  for (const [at, word] of line.entries()) {
    const before = line[at - 1];
    if (!isLabel(word)) continue;
    if (before && isLabel(before) && areAdjacent(before, word)) phrases.at(-1)?.push(word);
    else phrases.push([word]);
  }
  return phrases.map((words) => ({
    ...(words[0] as Word),
    x1: words.at(-1)?.x1 ?? 0,
    text: textOf(words).toLowerCase(),
  }));
}

/**
 * Returns the label before the first symbol of a line with its repetitions: `Item C Mn Item Cr Ni`. Empty if none is
 * repeated.
 */
export function repeatedLabels(line: Line, first: Word): Line {
  const phrases = phrasesIn(line);
  const sameAs = (label: Word) => phrases.filter(({ text }) => text === label.text);
  const label = phrases.findLast((phrase) => phrase.x1 <= first.x0 && sameAs(phrase).length > 1);
  return label ? sameAs(label) : [];
}

/** Returns the text of a row in the column of keys of its table; null without one. */
export function keyOf({ label }: Row, { block }: Table): string | null {
  const key = block?.key;
  const word = key && label.find((each) => each.y0 > key.y0 && overlapX(key, each) > 0);
  return word?.text ?? null;
}

/** Returns the name in the only row with the same key of a table beside, e.g. the same item number. */
export function nameByKey(
  kind: NameKind,
  row: Row,
  table: Table,
  { tables, lines }: { readonly tables: readonly Table[]; readonly lines: readonly Line[] },
): string | null {
  const key = keyOf(row, table);
  const others = tables.filter(
    ({ page, block }) => page === table.page && block?.key?.text === table.block?.key?.text,
  );
  const isClear = (each: Table) => each.rows.filter((other) => keyOf(other, each) === key).length === 1;
  if (key === null || !isClear(table)) return null;
  const names = others
    .filter((other) => other !== table && isClear(other))
    .flatMap((other) => {
      const same = other.rows.find((each) => keyOf(each, other) === key);
      return (same && nameInRow(kind, same, other, lines)?.text) ?? [];
    });
  return new Set(names).size === 1 ? (names[0] ?? null) : null;
}

const identifier = /^(?=.*\d)[\p{L}\d][\p{L}\d/-]{3,}$/u;

/** Returns whether a heat or sample number between the cells of a row differs from the numbers before the cells. */
export function hasOtherNumber(left: Line, inside: Line, cells: ReadonlySet<Word>): boolean {
  const numbers = new Set(left.flatMap(({ text }) => (identifier.test(text) ? [text] : [])));
  const between = inside.slice(1, -1).filter((word) => !cells.has(word) && identifier.test(word.text));
  return numbers.size > 0 && between.some(({ text }) => !numbers.has(text));
}

/**
 * Returns the rows of a table with a doubt where a column between the elements, such as `Pos.`, has the item number that
 * another row has before its cells.
 */
export function withKeyDoubts(rows: readonly Row[], columns: readonly Column[]): Row[] {
  const textsOf = ({ label }: Row) => label.map(({ text }) => text);
  const all = new Set(rows.flatMap(textsOf));
  return rows.map((row) => {
    const own = textsOf(row);
    const isOther = ({ column, word: { text } }: Row['cells'][number]) =>
      !columns[column]?.symbol && /^\d+$/.test(text) && all.has(text) && !own.includes(text);
    return row.cells.some(isOther) ? { ...row, doubts: [...row.doubts, 'rows'] } : row;
  });
}
