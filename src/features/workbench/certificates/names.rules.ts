/** Finds heat numbers and grades by their labels in five languages. */
import { gradeLabel, heatLabel } from '../../../platform/browser/tables/name-headings.ts';
import { readSymbol } from './symbols.rules.ts';
import type { Row, Table } from './tables.rules.ts';
import {
  areBeside,
  centerY,
  everywhere,
  heightOf,
  type Line,
  linesOf,
  overlapX,
  type Word,
  wordsIn,
} from './words/words.rules.ts';

export type NameKind = 'heat' | 'grade';

/** Text to the right of or below its label. */
export type Named = { readonly text: string; readonly word: Word };
/** Label with its extent on the page. */
export type Label = Word & { readonly kind: NameKind };

const patterns: Readonly<Record<NameKind, RegExp>> = {
  heat: heatLabel,
  grade: gradeLabel,
};

/** Returns whether a text labels heat numbers. */
export const isHeatLabel = (text: string): boolean => patterns.heat.test(text);

/** Returns whether a text labels grades. */
export const isGradeLabel = (text: string): boolean => patterns.grade.test(text);

/** Returns the heat number in a line of plain text: `Heat 4711`, `Schmelze: 990017`; null without one. */
export function heatNameIn(line: string): string | null {
  const label = patterns.heat.exec(line) ?? /\b(?:heat|cast|melt)\b(?=\s+\S*\d)/i.exec(line);
  if (!label) return null;
  const rest = line.slice(label.index + label[0].length).replace(/^[\s:.#-]+/, '');
  const word = /^\S+/.exec(rest)?.[0].replace(/(?<![,;:.])[,;:.]+$/, '') ?? '';
  return shape.heat.test(word) ? word : null;
}

/** Returns whether two words follow each other closely. */
export const areAdjacent = (word: Word, next: Word): boolean => next.x0 - word.x1 < 0.9 * heightOf(word);

/** Joins adjacent words of a line that may form one label. */
export function labelsOf(line: Line): Label[] {
  const found: Label[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const word = line[at];
    if (!word) continue;
    const next = line[at + 1];
    const isClose = next && areAdjacent(word, next) && !/\d/.test(next.text) && !/[:：]$/.test(word.text);
    const pair = isClose ? { ...word, text: `${word.text} ${next.text}`, x1: next.x1 } : null;
    for (const kind of ['heat', 'grade'] as const) {
      const pattern = patterns[kind];
      const single = pattern.exec(word.text);
      const both = pair && pattern.exec(pair.text);
      const isLonger =
        both && (!single || both[0].length > single[0].length) && !pattern.test(next?.text ?? '');
      if (isLonger && pair) found.push({ ...pair, kind });
      else if (single) found.push({ ...word, kind });
    }
  }
  return found;
}

const shape: Readonly<Record<NameKind, RegExp>> = {
  heat: /^(?=.*\d)(?!\d[.,]\d+$)[\p{L}\d][\p{L}\d./-]{1,24}$/u,
  grade: /^(?=.*[\p{L}\d])[\p{L}\d][\p{L}\d./+-]{1,30}$/u,
};

const isAnyLabel = (text: string): boolean => patterns.heat.test(text) || patterns.grade.test(text);

/** Returns the text after a label within the same word: `炉号:A12345`. */
function within({ text, kind, ...word }: Label): Named | null {
  const rest = text
    .split(/[:：#]/)
    .slice(1)
    .join(':')
    .trim();
  return rest !== '' && shape[kind].test(rest) ? { text: rest, word: { ...word, text: rest } } : null;
}

/** Joins the words of a grade, which follow each other closely: `S355 J2 +N`. */
function phrase(words: readonly Word[], kind: NameKind): Named | null {
  const [word, ...more] = words;
  const first = word && { ...word, text: word.text.replace(/[,;:]$/, '') };
  if (!first || !shape[kind].test(first.text) || isAnyLabel(first.text)) return null;
  const texts = [first.text];
  let end = first.x1;
  const isEnded = first.text !== word.text;
  for (const word of kind === 'grade' && !isEnded ? more.slice(0, 3) : []) {
    if (word.x0 - end > 0.6 * heightOf(word) || !/^[\p{L}\d+/.-]+$/u.test(word.text) || isAnyLabel(word.text))
      break;
    texts.push(word.text);
    end = word.x1;
  }
  return { text: texts.join(' '), word: first };
}

function valueNear(label: Label, line: Line, below: readonly Line[]): Named | null {
  const own = within(label);
  if (own) return own;
  const after = line.filter((word) => word.x0 >= label.x1 - 1 && !/^[:：.#/-]+$/.test(word.text));
  const [next] = after;
  if (next && next.x0 - label.x1 < 14 * heightOf(label)) {
    const found = phrase(after, label.kind);
    if (found) return found;
  }
  for (const each of below) {
    const under = each.filter((word) => overlapX(label, word) > 0);
    if (under.length === 0) continue;
    const found = under[0] && under[0].y0 - label.y1 < 4 * heightOf(label) ? phrase(under, label.kind) : null;
    // The heading of the analysis below a label is not a name.
    return found && readSymbol(found.text) ? null : found;
  }
  return null;
}

/** Names of a document, from top to bottom. `isOfRow`: printed in a row of a table or in its heading. */
export type Names = readonly (Named & { readonly kind: NameKind; readonly isOfRow?: true })[];

/**
 * Returns a grade without a label that is printed between a heat number and the analysis: `Schmelze 990017, C45E: C
 * 0,46 %`.
 */
function gradeBehind({ x1, page }: Word, line: Line): Named | null {
  const at = line.findIndex((word) => word.page === page && word.x0 >= x1 - 1);
  const [word, symbol] = at < 0 ? [] : line.slice(at, at + 2);
  const text = word && /^(?=.*\p{L})(?=.*\d)([\p{L}\d][\p{L}\d./+-]{1,29}):$/u.exec(word.text)?.[1];
  return word && text && readSymbol(symbol?.text ?? '') ? { text, word } : null;
}

/** Returns the names in the lines of a document that follow a label. */
function labelledNames(lines: readonly Line[]): Names {
  return lines.flatMap((line, at) =>
    labelsOf(line).flatMap((label) => {
      const found = valueNear(label, line, lines.slice(at + 1, at + 4));
      const grade = found && label.kind === 'heat' ? gradeBehind(found.word, line) : null;
      return found
        ? [{ ...found, kind: label.kind }, ...(grade ? [{ ...grade, kind: 'grade' as const }] : [])]
        : [];
    }),
  );
}

/** Returns the name above a column of cells, from a line that begins with its label. */
function nameInHead(
  kind: NameKind,
  { label: [head] }: Row,
  cells: Line,
  lines: readonly Line[],
): Named | null {
  const line = head && !cells.includes(head) ? lines.find((each) => each.includes(head)) : undefined;
  if (!head || !line) return null;
  const isLabelled = labelsOf(line).some((label) => label.kind === kind && label.x1 <= head.x0);
  return isLabelled ? phrase([head], kind) : null;
}

/** Returns whether a label is directly followed by its text: `Grade 42CrMo4`. */
function hasOwnText(label: Label, line: Line): boolean {
  const next = line.find((word) => word.x0 >= label.x1 - 1);
  const isClose = next !== undefined && next.x0 - label.x1 < 0.9 * heightOf(label);
  return within(label) !== null || (isClose && phrase([next], label.kind) !== null);
}

/** Words after “Heat” that do not label heat numbers: `Heat treatment`. */
const otherAfterHeat = /^(?:treat|analys|input|affected)/i;

/**
 * Returns the labels of columns of heat numbers in the heading of a table, from left to right. Labels in the lines around
 * count if they are close and not above or below a symbol. @param around the heading and its neighbours
 */
export function heatColumnsOf(heading: Line, around: readonly Line[]): Label[] {
  const symbols = heading.filter(({ text }) => readSymbol(text));
  const [first] = symbols;
  const labels = around.flatMap((line) =>
    labelsOf(line).filter((label) => {
      const next = line.find((word) => word.x0 >= label.x1 - 1);
      return label.kind === 'heat' && !hasOwnText(label, line) && !otherAfterHeat.test(next?.text ?? '');
    }),
  );
  return labels
    .filter((label) => first && Math.abs(centerY(label) - centerY(first)) < 2.5 * heightOf(first))
    .filter((label) => !symbols.some((symbol) => overlapX(symbol, label) > 0))
    .toSorted((a, b) => a.x0 - b.x0);
}

/** Returns the text of a row below a label in the heading, e.g. in the column “Heat No.”. */
export function nameInRow(kind: NameKind, row: Row, table: Table, lines: readonly Line[]): Named | null {
  const first = row.cells[0]?.word;
  if (!first) return null;
  // A heading may contain its own label: `Schmelze 881231`.
  const [own, ...more] = linesOf(row.label).flatMap((words) =>
    labelsOf(words).flatMap((label) => (label.kind === kind ? (valueNear(label, words, []) ?? []) : [])),
  );
  if (own) return more.every(({ text }) => text === own.text) ? own : null;
  const { block = everywhere } = table;
  const line = wordsIn(lines.find((each) => each.includes(first)) ?? [], block);
  const headed = nameInHead(kind, row, line, lines);
  if (headed) return headed;
  const cells = new Set(row.cells.map(({ word }) => word));
  const heading = lines.filter((each) => {
    const y = centerY(each[0] ?? first);
    return y > table.top - 3 * heightOf(first) && y < first.y0;
  });
  const labels = heading
    .flatMap((each) => {
      const words = wordsIn(each, block);
      return labelsOf(words).filter((label) => label.y1 > table.top || !hasOwnText(label, words));
    })
    .filter((label) => label.kind === kind && !areBeside(label, first));
  for (const label of labels) {
    const under = line.filter((word) => !cells.has(word) && overlapX(label, word) > 0);
    const found = phrase(under, kind);
    if (found) return found;
  }
  return null;
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
    const found = label.kind === 'heat' ? valueNear(label, line, []) : null;
    return found ? [{ label, ...found }] : [];
  });

/** Bottom of the previous table on the page, and whether there is a table beside. */
export type Around = { readonly after: number; readonly isBeside: boolean };

/** Returns the names between the previous table and a table that are not printed in a row. */
export function namesAbove(kind: NameKind, names: Names, table: Table, { after }: Around) {
  const { x0, x1 } = table.block ?? everywhere;
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

/**
 * Returns the nearest name above a table that is not printed in a row, or the only name of the document; null if several
 * are possible. @param around
 * bottom of the previous table on the page, and whether there is a table beside
 */
export function nameNear(kind: NameKind, names: Names, table: Table, around: Around): string | null {
  const { isBeside } = around;
  const all = names.filter((each) => each.kind === kind);
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
  const last = above.at(-1);
  if (last) return above.filter(({ word }) => areBeside(word, last.word)).length === 1 ? last.text : null;
  return new Set(all.map(({ text }) => text)).size === 1 ? (all[0]?.text ?? null) : null;
}
