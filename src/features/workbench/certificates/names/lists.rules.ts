/** Lists of items: heat numbers and grades in rows below their headings, without contents. */
import { readSymbol } from '@ferrite/calculators/core/pasted/symbols.ts';
import { heightOf, type Line } from '../words/words.rules.ts';
import {
  isHeadingLine,
  type Label,
  type LabelledName,
  labelsOf,
  type NameKind,
  nameBelow,
} from './names.rules.ts';

/** Name in a row of a list; `ofHeat` is the heat number in the same row. */
export type ListedName = LabelledName & {
  readonly kind: NameKind;
  readonly list: Line;
  readonly ofHeat?: string;
};

/** Minimum number of symbols in the heading of a table of contents. */
const fewestSymbols = 3;

const isOfContents = (line: Line): boolean =>
  line.filter(({ text }) => readSymbol(text)).length >= fewestSymbols;

/** Returns the names of a row below the labels of a list. */
function namesIn(row: Line, labels: readonly Label[], list: Line): ListedName[] {
  const found = labels.flatMap((label) => {
    const name = nameBelow(label, row);
    return name && /\d/.test(name.text) ? [{ ...name, kind: label.kind, list }] : [];
  });
  const heats = found.filter(({ kind }) => kind === 'heat');
  const [heat] = heats;
  return found.map((name) =>
    name.kind === 'grade' && heat && heats.length === 1 ? { ...name, ofHeat: heat.text } : name,
  );
}

/** Returns the names in the rows below a line of headings; empty if the line is none. */
export function listBelow(line: Line, below: readonly Line[]): ListedName[] {
  const labels = labelsOf(line);
  const [label] = labels;
  if (!label || isOfContents(line) || !labels.some((each) => isHeadingLine(each, line, below))) return [];
  const names: ListedName[] = [];
  let bottom = label.y1;
  for (const row of below) {
    const [first] = row;
    if (!first || first.y0 - bottom > 4 * heightOf(label) || isOfContents(row)) break;
    if (labelsOf(row).length > 0) {
      if (names.length > 0) break;
      continue;
    }
    const found = namesIn(row, labels, line);
    if (found.length > 0) bottom = first.y1;
    names.push(...found);
  }
  return names;
}
