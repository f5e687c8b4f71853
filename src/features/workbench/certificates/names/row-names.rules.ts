/** Finds the heat numbers and grades of the rows of a table. */
import type { Row, Table } from '../tables.rules.ts';
import {
  areOnOneLine,
  centerY,
  fullWidth,
  heightOf,
  type Line,
  linesOf,
  overlapX,
  type Word,
  wordsIn,
} from '../words/words.rules.ts';
import {
  furtherHeats,
  hasOwnText,
  isOtherThanHeat,
  type Label,
  type LabelledName,
  labelsOf,
  type NameKind,
  nameBelow,
  nearestValue,
  phrase,
} from './names.rules.ts';
import { withSpacedNumbers } from './spaced-numbers.rules.ts';

/** Returns the name above a column of cells, from a line that begins with its label. */
function nameInHead(
  kind: NameKind,
  { label }: Row,
  cells: Line,
  lines: readonly Line[],
): LabelledName | null {
  const [head] = label;
  const line = head && !cells.includes(head) ? lines.find((each) => each.includes(head)) : undefined;
  if (!head || !line) return null;
  const isLabelled = labelsOf(line).some((each) => each.kind === kind && each.x1 <= head.x0);
  return isLabelled ? phrase(kind === 'heat' ? label : [head], kind) : null;
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

/** Words in labels of lots, which a column of heat numbers may precede or follow: `炉批号` beside `熔炼炉号`. */
const lot = /批|lot|batch|\blos/iu;

/** Returns labels with those of heats before those of lots. */
const heatsFirst = (labels: readonly Label[]): Label[] =>
  labels.toSorted((a, b) => Number(lot.test(a.text)) - Number(lot.test(b.text)));

/**
 * Returns the labels in the heading of a table and in the lines above that have no text of their own beside them; labels
 * of lots last.
 */
function columnLabels(kind: NameKind, first: Word, table: Table, lines: readonly Line[]): Label[] {
  const heading = lines.filter((each) => {
    const y = centerY(each[0] ?? first);
    return y > table.top - 3 * heightOf(first) && y < first.y0;
  });
  const labels = heading.flatMap((each) => {
    const words = wordsIn(each, table.block ?? fullWidth);
    return labelsOf(words)
      .filter((label) => label.y1 > table.top || !hasOwnText(label, words))
      .filter((label) => !isOtherThanHeat(label, words));
  });
  return heatsFirst(labels.filter((label) => label.kind === kind && !areOnOneLine(label, first)));
}

/** Returns a name that ends with a hyphen or slash with the rest of it on the next line: `H4001-` and `22`. */
function withNextLine(
  name: LabelledName | null,
  cells: ReadonlySet<Word>,
  lines: readonly Line[],
): LabelledName | null {
  if (!name || !/[-/]$/.test(name.text)) return name;
  const { word } = name;
  const next = lines
    .flat()
    .find(
      (each) => isDirectlyBelow(each, word) && !cells.has(each) && /^[\p{L}\d./-]{1,16}$/u.test(each.text),
    );
  return next ? { ...name, text: `${name.text}${next.text}` } : name;
}

const isDirectlyBelow = (below: Word, { page, x0, x1, y0, y1 }: Word): boolean =>
  below.page === page && overlapX(below, { x0, x1 }) > 0 && below.y0 > y0 && below.y0 - y1 < 0.5 * (y1 - y0);

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
  const others = line.filter((word) => !cells.has(word));
  const below = (label: Label) => withNextLine(nameBelow(label, others), cells, lines);
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
    .flatMap(withSpacedNumbers)
    .filter((word) => /\d/.test(word.text) && overlapX(label, word) > 0)
    .filter((word) => word.y0 > label.y1 && word.y0 < bottom + heightOf(word));
  const distance = (word: Word) => Math.abs(centerY(word) - centerY(first));
  const [nearest, next] = between.toSorted((a, b) => distance(a) - distance(b));
  if (!nearest || (next && distance(next) - distance(nearest) < 0.2 * heightOf(nearest))) return null;
  return phrase([nearest], label.kind);
}
