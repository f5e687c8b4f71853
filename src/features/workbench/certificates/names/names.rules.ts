/** Finds heat numbers and grades by their labels in five languages. */
import {
  gradeLabel,
  heatLabel,
  heatNumber,
} from '@ferrite/calculators/core/pasted/headings/name-headings.ts';
import { isConnective, isRangeWord, readSymbol } from '@ferrite/calculators/core/pasted/symbols.ts';
import type { Row, Table } from '../tables.rules.ts';
import {
  areOnOneLine,
  centerY,
  fullWidth,
  heightOf,
  type Line,
  linesOf,
  overlapX,
  phrasesOf,
  type Word,
  wordsIn,
} from '../words/words.rules.ts';

export type NameKind = 'heat' | 'grade';

/** Text to the right of or below its label. */
export type LabelledName = { readonly text: string; readonly word: Word };
/** Label with its extent on the page. */
export type Label = Word & { readonly kind: NameKind };

const patterns: Readonly<Record<NameKind, RegExp>> = {
  heat: heatLabel,
  grade: gradeLabel,
};

/** Returns whether two words follow each other closely. */
export const areAdjacent = (word: Word, next: Word): boolean => next.x0 - word.x1 < 0.9 * heightOf(word);

/** Returns two adjacent words as one; null if they cannot form a label. */
function pairOf(word: Word, next: Word | undefined): Word | null {
  const isClose = next && areAdjacent(word, next) && !/\d/.test(next.text) && !/[:：]$/.test(word.text);
  return isClose ? { ...word, text: `${word.text} ${next.text}`, x1: next.x1 } : null;
}

/** Returns the label that begins with a word; the longer one if the next word belongs to it. */
function labelAt(kind: NameKind, word: Word, next: Word | undefined): readonly Label[] {
  const pattern = patterns[kind];
  const pair = pairOf(word, next);
  const single = pattern.exec(word.text)?.[0].length ?? 0;
  const both = pair ? (pattern.exec(pair.text)?.[0].length ?? 0) : 0;
  if (pair && both > single && !pattern.test(next?.text ?? '')) return [{ ...pair, kind }];
  return single > 0 ? [{ ...word, kind }] : [];
}

/** Joins adjacent words of a line that may form one label. */
export const labelsOf = (line: Line): Label[] =>
  line.flatMap((word, at) =>
    (['heat', 'grade'] as const).flatMap((kind) => labelAt(kind, word, line[at + 1])),
  );

const shape: Readonly<Record<NameKind, RegExp>> = {
  heat: heatNumber,
  grade: /^(?=.*[\p{L}\d])[\p{L}\d][\p{L}\d./+-]{1,30}$/u,
};

const isAnyLabel = (text: string): boolean => patterns.heat.test(text) || patterns.grade.test(text);

/** Returns the text after a label within the same word: `炉号:A12345`. */
function within({ text, kind, ...word }: Label): LabelledName | null {
  const rest = text
    .split(/[:：#]/)
    .slice(1)
    .join(':')
    .trim();
  return rest !== '' && shape[kind].test(rest) ? { text: rest, word: { ...word, text: rest } } : null;
}

/** Further word of a grade: `J2`, `+N`, and a number or condition in brackets: `(1.7225)`, `(+QT)`. */
const moreOfGrade = /^(?:[\p{L}\d+/.-]+|[(（](?:\d\.\d{4}|\+[\p{L}\d+-]+)[)）])$/u;

const isMoreOfGrade = (text: string): boolean =>
  moreOfGrade.test(text) && !isAnyLabel(text) && !/^[ØΦ]/i.test(text);

/** Joins the words of a grade, which follow each other closely: `S355 J2 +N (1.0577)`. */
function phrase(words: readonly Word[], kind: NameKind): LabelledName | null {
  const [word, ...more] = words;
  const first = word && { ...word, text: word.text.replace(/[,;:]$/, '') };
  if (!first || !shape[kind].test(first.text) || isAnyLabel(first.text)) return null;
  const texts = [first.text];
  let end = first.x1;
  const isEnded = first.text !== word.text;
  for (const word of kind === 'grade' && !isEnded ? more.slice(0, 3) : []) {
    if (word.x0 - end > 0.6 * heightOf(word) || !isMoreOfGrade(word.text)) break;
    texts.push(word.text);
    end = word.x1;
  }
  return { text: texts.join(' '), word: first };
}

/** Returns the text of a line below a label. */
export const nameBelow = (label: Label, line: Line): LabelledName | null =>
  phrase(
    line.filter((word) => overlapX(label, word) > 0),
    label.kind,
  );

/** Minimum number of phrases in a line of headings with one label. */
const fewestHeadings = 3;
/** Symbols and units of mechanical properties, which contain digits in headings: `Rp0.2`, `A5`, `KV2`, `N/mm2`. */
const property = /^(?:R[a-z]{0,2}\d?[.,]?\d|A\d{1,2}|K[VU]\d?|N\/mm2|\d?mm2)$/i;

const isName = (text: string): boolean => /\d/.test(text) && !property.test(text);

/**
 * Returns whether a label is in a line of headings, of which the next one is not its text: `Heat No. Grade Size`. Such a
 * line has no numbers, and other labels or headings or a number below the label.
 */
export function isHeadingLine(label: Label, line: Line, below: readonly Line[]): boolean {
  if (line.some(({ text }) => isName(text) || /[:：]/.test(text))) return false;
  const kinds = new Set(labelsOf(line).map(({ kind }) => kind));
  const under = below.slice(0, 1).map((each) => nameBelow(label, each));
  const isAbove = under.some((found) => found !== null && isName(found.text));
  return kinds.size > 1 || phrasesOf(line).length >= fewestHeadings || isAbove;
}

/** Returns the text to the right of a label. */
function nameBeside(label: Label, line: Line, below: readonly Line[]): LabelledName | null {
  const after = line.filter((word) => word.x0 >= label.x1 - 1 && !/^[:：.#/-]+$/.test(word.text));
  const [next] = after;
  const found = next && next.x0 - label.x1 < 14 * heightOf(label) ? phrase(after, label.kind) : null;
  return found && (isName(found.text) || !isHeadingLine(label, line, below)) ? found : null;
}

export function nearestValue(label: Label, line: Line, below: readonly Line[]): LabelledName | null {
  const beside = within(label) ?? nameBeside(label, line, below);
  if (beside) return beside;
  for (const each of below) {
    const under = each.filter((word) => overlapX(label, word) > 0);
    if (under.length === 0) continue;
    const found = under[0] && under[0].y0 - label.y1 < 4 * heightOf(label) ? phrase(under, label.kind) : null;
    // The heading of the analysis below a label is not a name.
    return found && readSymbol(found.text) ? null : found;
  }
  return null;
}

/** Returns a name with digits and letters replaced by one sign each: `H40011` as `A00000`. */
export const outlineOf = (text: string): string => text.replace(/\d/g, '0').replace(/\p{L}/gu, 'A');

/** Returns the heat numbers that follow another one and look like it: `Heat No. H40011, H40012`. */
export function furtherHeats(first: LabelledName, line: Line): readonly LabelledName[] {
  const at = line.findIndex(({ x0, y0 }) => x0 === first.word.x0 && y0 === first.word.y0);
  const found: LabelledName[] = [];
  for (const word of at === -1 ? [] : line.slice(at + 1)) {
    const text = word.text.replace(/[,;]$/, '');
    if (/^[,;/]$/.test(text) || isConnective(text) || isRangeWord(text)) continue;
    if (!/\d/.test(text) || outlineOf(text) !== outlineOf(first.text)) break;
    found.push({ text, word });
  }
  return found;
}

/** Returns the name above a column of cells, from a line that begins with its label. */
function nameInHead(
  kind: NameKind,
  { label: [head] }: Row,
  cells: Line,
  lines: readonly Line[],
): LabelledName | null {
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

/**
 * Returns the names that the label of a row contains: `Schmelze 881231`. The label may be a title above the table.
 */
function namesInLabel(
  kind: NameKind,
  row: Row,
  table: Table,
  lines: readonly Line[],
): readonly LabelledName[] {
  const first = row.cells[0]?.word;
  const { block = fullWidth } = table;
  // A title above the table ends in the label at the left edge of the cells; its grade may go on: `Grade S355 J2 +N`.
  const wholeOf = (words: Line): Line => {
    const line = lines.find((each) => words[0] && each.includes(words[0])) ?? words;
    return first && line.includes(first) ? words : wordsIn(line, block);
  };
  return linesOf(row.label).flatMap((words) =>
    labelsOf(words).flatMap((label) => {
      const found =
        label.kind === kind ? nearestValue(label, kind === 'grade' ? wholeOf(words) : words, []) : null;
      if (!found) return [];
      return kind === 'heat' ? [found, ...furtherHeats(found, words)] : [found];
    }),
  );
}

/** Returns the labels in the heading of a table and in the lines above that have no text of their own beside them. */
function columnLabels(kind: NameKind, first: Word, table: Table, lines: readonly Line[]): Label[] {
  const heading = lines.filter((each) => {
    const y = centerY(each[0] ?? first);
    return y > table.top - 3 * heightOf(first) && y < first.y0;
  });
  return heading
    .flatMap((each) => {
      const words = wordsIn(each, table.block ?? fullWidth);
      return labelsOf(words).filter((label) => label.y1 > table.top || !hasOwnText(label, words));
    })
    .filter((label) => label.kind === kind && !areOnOneLine(label, first));
}

/** Returns the text of a row below a label in the heading, e.g. in the column “Heat No.”, or else in its own label. */
export function nameInRow(
  kind: NameKind,
  row: Row,
  table: Table,
  lines: readonly Line[],
): LabelledName | null {
  const first = row.cells[0]?.word;
  if (!first) return null;
  const line = wordsIn(lines.find((each) => each.includes(first)) ?? [], table.block ?? fullWidth);
  const cells = new Set(row.cells.map(({ word }) => word));
  const labels = columnLabels(kind, first, table, lines);
  const below = (label: Label) =>
    phrase(
      line.filter((word) => !cells.has(word) && overlapX(label, word) > 0),
      kind,
    );
  const [own, ...more] = namesInLabel(kind, row, table, lines);
  if (own) {
    // A title above the table may name another heat than the row.
    const inColumn = areOnOneLine(own.word, first)
      ? undefined
      : labels.map(below).find((found) => found !== null);
    return inColumn ?? (more.every(({ text }) => text === own.text) ? own : null);
  }
  const between = (label: Label) => (kind === 'heat' ? nameBetweenRows(label, first, table, lines) : null);
  const headed = nameInHead(kind, row, line, lines);
  return (
    headed ?? labels.map((label) => below(label) ?? between(label)).find((found) => found !== null) ?? null
  );
}

/** Returns the name below a label that is printed between the rows to which it belongs, as in merged cells. */
function nameBetweenRows(
  label: Label,
  first: Word,
  { rows, bottom }: Table,
  lines: readonly Line[],
): LabelledName | null {
  const cells = new Set(rows.flatMap((row) => row.cells.map(({ word }) => word)));
  const between = lines
    .filter((line) => line.every((word) => word.page === label.page && !cells.has(word)))
    .flat()
    .filter((word) => /\d/.test(word.text) && overlapX(label, word) > 0)
    .filter((word) => word.y0 > label.y1 && word.y0 < bottom + heightOf(word));
  const distance = (word: Word) => Math.abs(centerY(word) - centerY(first));
  const [nearest, next] = between.toSorted((a, b) => distance(a) - distance(b));
  if (!nearest || (next && distance(next) - distance(nearest) < 0.2 * heightOf(nearest))) return null;
  return phrase([nearest], label.kind);
}
