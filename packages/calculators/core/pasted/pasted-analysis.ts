/** Reads an analysis pasted from a spreadsheet, certificate or email. */
import type { Language } from '../texts/language.ts';
import { cellsOf, unitForAll } from './cells.ts';
import {
  addColumns,
  addFactsBelow,
  type ElementLine,
  elementLine,
  elementLines,
  unassignedLines,
} from './element-column.ts';
import {
  type Header,
  isRow,
  listUnused,
  type ReadRow,
  readHeader,
  readRow,
  resemblesRow,
  startsWithName,
} from './element-row.ts';
import {
  type Collection,
  createCollection,
  createWriter,
  joinParts,
  type OpenHeat,
  type PastedHeat,
  signsOfText,
  withUnitDoubts,
} from './found-heats.ts';
import { heatNameIn } from './headings/name-headings.ts';
import { analysesOf, isRowLabel, namesNoAnalysis } from './headings/statistic-labels.ts';
import { isUnitLine, labelUnit, withUnits } from './headings/unit-lines.ts';
import { addPairs, collectLookalike, type PairLine, readPairLine } from './pairs.ts';
import { isFactLabel } from './row-facts.ts';
import { labelKind, type ReadUnit, unitOfLabel } from './symbols.ts';
import { isShareOfOne, normalForm, tokensOf, uncertainShare, unquoted } from './tokens.ts';

export type PastedAnalysis = {
  /** Heats in the order of the text. */
  readonly heats: readonly PastedHeat[];
  /** Preselected heat: the first that holds no limits or statistics, or the mean of measurements. */
  readonly usual: number;
  /** Parts that look like contents but cannot be read. */
  readonly notUnderstood: readonly string[];
  /** Contents of elements that have another one in the same heat. */
  readonly repeated: readonly string[];
  /** Headings of columns with numbers that are not used. */
  readonly unused: readonly string[];
};

/** Longest text that is read for one heat, and for a table of many. */
export const maxPasted = 20_000;
export const maxTable = 400_000;

type Reader = {
  readonly lines: readonly string[];
  /** Lines of one element with values. */
  readonly elementLines: readonly (ElementLine | null)[];
  readonly found: Collection;
  /** Heats of each table; the lines of pairs between two tables are one group. */
  readonly groups: OpenHeat[][];
  /** Unit stated for the whole text. */
  unit: ReadUnit | null;
  /** Name on a line of its own, for the heat that follows. */
  name: string;
  pairs: OpenHeat | null;
};

/** Returns whether a line with elements ends the table above it. */
const endsTable = (header: Header, line: string): boolean =>
  !startsWithName(header, line) && readPairLine(line) !== null;

/** Maximum number of lines of remarks between two rows of a table. */
const remarkLines = 5;

/** Returns whether rows of the table follow a line with elements, which is then a remark between them. */
function isRemark({ lines }: Reader, header: Header, from: number): boolean {
  if (readHeader(lines[from] ?? '')) return false;
  for (const line of lines.slice(from + 1, from + 1 + remarkLines)) {
    if (isRow(header, line)) return true;
    if (readHeader(line)) return false;
  }
  return false;
}

/** Rows below a header, and the index of the first line after them. */
function rowsBelow(reader: Reader, start: Header, from: number) {
  const { lines, found } = reader;
  const unit = labelUnit(start, start.cells) ?? reader.unit;
  const { header, below } = withUnits(start, lines, from, unit);
  const rows: ReadRow[] = [];
  let at = from + 1 + below;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const row = readRow(header, line, { all: unit, above: rows.at(-1) }, found);
    const isOther = !row && (endsTable(header, line) || isRowLabel(line));
    if (isOther && !isRemark(reader, header, at)) break;
    if (row) rows.push(row);
    else if (isOther || resemblesRow(header, line)) found.leaveOut(line);
  }
  listUnused(header, rows, found);
  return { rows: rows.map(({ heat }) => heat), at };
}

/** Reads a table; returns the index of the first line after it, `from` if it has no rows. */
function readTable(reader: Reader, header: Header, from: number): number {
  const { rows, at } = rowsBelow(reader, header, from);
  if (rows.length === 0) return from;
  if (rows.length === 1 || namesNoAnalysis(reader.name)) nameByTitle(reader, rows);
  reader.groups.push(rows);
  reader.pairs = null;
  return at;
}

function takeName(reader: Reader): string {
  const { name } = reader;
  reader.name = '';
  return name;
}

/** Gives heats without names the name on the line above their table. */
function nameByTitle(reader: Reader, heats: readonly OpenHeat[]): void {
  const title = takeName(reader);
  for (const heat of heats) heat.name ||= title;
}

const isAlone = (header: Header | null): boolean => header?.cells.length === 1;

/** Elements one below the other, then their values: read in pairs. Returns the index after them; `from` if they do not match. */
function readStack(reader: Reader, from: number): number {
  const { lines, found } = reader;
  const end = lines.findIndex((line, at) => at >= from && !isAlone(readHeader(line)));
  const count = (end < 0 ? lines.length : end) - from;
  if (count < 2) return from;
  const values = lines.slice(from + count, from + 2 * count).map((line) => tokensOf(line.trim(), true));
  const next = lines[from + 2 * count];
  const isStack =
    values.length === count &&
    values.every(([token, more]) => token?.kind === 'value' && !more) &&
    (next === undefined || tokensOf(next.trim(), true)[0]?.kind !== 'value');
  if (!isStack) {
    found.leaveOut(lines.slice(from, from + count).join(' '));
    return from + count;
  }
  const heat = found.start(takeName(reader));
  values.forEach(([token], at) => {
    const column = readHeader(lines[from + at] ?? '')?.columns[0];
    if (token && column) found.add(heat, column.element, token, column.unit ?? reader.unit);
  });
  reader.groups.push([heat]);
  reader.pairs = null;
  return from + 2 * count;
}

/** Name before the pairs of a line: `Heat 4711:`, `H1:`, `max:`. */
function nameBefore({ lead }: PairLine): string {
  const text = lead.replace(/(?<![\s:;|,=-])[\s:;|,=-]+$/, '').trim();
  return heatNameIn(text) ?? (/^(?=.*\d)\S{1,24}$/.test(text) || isRowLabel(text) ? text : '');
}

/** Returns whether a line of pairs belongs to another heat than the lines before: by its name or by its elements. */
function isOfNextHeat({ pairs }: Reader, { lead, pairs: all }: PairLine, name: string): boolean {
  if (pairs === null) return false;
  const read = all.filter(({ token }) => token !== null);
  const isKnown = ({ at }: (typeof read)[number]) => at.element in pairs.contents;
  if (name !== '' && name !== pairs.name) return true;
  const isAfterLimits = name === '' && namesNoAnalysis(pairs.name);
  return isAfterLimits
    ? labelKind(lead.split(/\s+/)) === 'actual' || read.some(isKnown)
    : read.length > 1 && read.every(isKnown);
}

/** Adds a line of pairs to the heat of the lines before, or to a new one when its first element is known there. */
function readPairs(reader: Reader, line: PairLine): void {
  const { found } = reader;
  const hasContent = line.pairs.some(({ token }) => token !== null);
  const name = nameBefore(line);
  if (hasContent && (!reader.pairs || isOfNextHeat(reader, line, name))) {
    const isNext = reader.pairs !== null;
    const heat = found.start(name || takeName(reader));
    reader.pairs = heat;
    const group = reader.groups.at(-1);
    if (isNext && group) group.push(heat);
    else reader.groups.push([heat]);
  }
  addPairs(
    line,
    reader.pairs ?? { name: '', contents: {}, facts: {}, leftOut: [], misfits: [], bare: {}, withUnit: [] },
    reader.unit,
    found,
  );
}

/** Lines of elements below a line, after lines of grades, sections and notes. */
function linesBelow({ lines, elementLines: read }: Reader, from: number): readonly ElementLine[] {
  let next = from + 1;
  while (next < lines.length && isFactLabel(lines[next]?.trim() ?? '')) next += 1;
  return elementLines(lines, read, next).lines;
}

/** Returns whether a line holds names of the columns below, some of which are symbols as well: `Element A B C`. */
const isNamesLine = ({ columns, cells }: Header, below: readonly ElementLine[]): boolean =>
  below.some(({ at }) => at === 0 && columns[at] === null) &&
  columns.some((column, at) => at > 0 && column === null && !isFactLabel(cells[at]?.text ?? ''));

/** Reads a table of lines with one element each; returns the index after it, `at` if there is none. */
function readElementLines(reader: Reader, at: number): number {
  const { lines, found } = reader;
  const table = elementLines(lines, reader.elementLines, at);
  if (table.count === 0) {
    const open = unassignedLines(lines, reader.elementLines, at);
    for (const line of lines.slice(at, at + open)) found.leaveOut(line);
    return at + open;
  }
  const added = addColumns(table, lines.slice(Math.max(0, at - 20), at), reader.unit, found);
  // If the table has a row of heat names, columns without a name do not take the title above the table.
  const untitled = added.heats.every(({ name }) => name === '') ? added.heats : [];
  if (namesNoAnalysis(reader.name)) nameByTitle(reader, untitled);
  const after = at + table.count;
  reader.groups.push([...added.heats]);
  reader.pairs = null;
  return after + addFactsBelow(added, table.lines, lines.slice(after, after + 20), found);
}

/** Reads the lines from an index; returns the index after them. */
function readFrom(reader: Reader, at: number): number {
  const line = reader.lines[at] ?? '';
  const next = readElementLines(reader, at);
  if (next > at) return next;
  const read = readHeader(line);
  const header = read && isNamesLine(read, linesBelow(reader, at)) ? null : read;
  const after = header && (isAlone(header) ? readStack(reader, at) : at);
  if (after !== null && after > at) return after;
  const below = header ? readTable(reader, header, at) : at;
  if (below > at) return below;
  const pairs = readPairLine(line);
  if (pairs) readPairs(reader, pairs);
  else if (!isUnitLine(reader.lines, at)) readLabel(reader, line);
  return at + 1;
}

/** Name, label of limits or unit on a line without elements. */
function readLabel(reader: Reader, line: string): void {
  const cells = cellsOf(line, 'space');
  const words = cells.map(({ text }) => text);
  const name = heatNameIn(line) ?? (isRowLabel(line) ? words.join(' ') : null);
  const endsLimits =
    labelKind(words) === 'actual' && namesNoAnalysis(reader.name || (reader.pairs?.name ?? ''));
  if (name !== null || endsLimits) {
    reader.name = name ?? '';
    reader.pairs = null;
  }
  const tokens = cells.flatMap((cell) => cell.tokens);
  reader.unit = unitOfLabel(words) ?? unitForAll({ text: line, tokens }) ?? reader.unit;
  collectLookalike(line, reader.found);
}

/**
 * Reads a pasted analysis: elements with contents in any order (`C 0.41 Mn 0.77`), one per line, or a table with the elements
 * in a row or a column and one or more heats. Decimal signs are those of the text, otherwise those of the language.
 */
export function readPastedAnalysis(text: string, language: Language): PastedAnalysis {
  const lines = normalForm(unquoted(text.slice(0, maxTable)))
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '');
  const numbers = lines
    .flatMap((line) => tokensOf(line.replace(/\s+/g, ' ')))
    .flatMap((token) => (token.kind === 'value' ? [token.value.number] : []));
  const found = createCollection(createWriter(signsOfText(numbers, language), language));
  const reader: Reader = {
    lines,
    elementLines: lines.map(elementLine),
    found,
    groups: [],
    unit: isShareOfOne(text) ? uncertainShare : null,
    name: '',
    pairs: null,
  };
  let at = 0;
  while (at < lines.length) at = readFrom(reader, at);
  const heats = withUnitDoubts(joinParts(reader.groups));
  const hasLimit = ({ contents }: PastedHeat) => Object.values(contents).some((text) => text.startsWith('≤'));
  const usual = analysesOf(heats).analyses.find((heat) => !hasLimit(heat));
  return {
    heats,
    usual: usual ? heats.indexOf(usual) : 0,
    notUnderstood: [...new Set(found.notUnderstood)],
    repeated: [...new Set(found.repeated)],
    unused: [...new Set(found.unused)],
  };
}
