/** Tables with the elements in a row and one heat in each row below. */
import { describesHeat, isSummaryLabel } from '../inputs/summary-labels.ts';
import {
  type Cell,
  type Column,
  cellsOf,
  columnOf,
  hasElement,
  type Separator,
  separators,
  valueIn,
} from './cells.ts';
import type { Collection, OpenHeat } from './found-heats.ts';
import { unusedColumns } from './headings/headings.ts';
import { limitWordOfFirst, partsOfRow } from './headings/limit-labels.ts';
import { isDate, isHeatHeading, isNameHeading } from './headings/name-headings.ts';
import { isRowLabel } from './headings/statistic-labels.ts';
import { factsOf, type HeatFacts, isFactLabel } from './row-facts.ts';
import type { ReadUnit } from './symbols.ts';
import { tokensOf } from './tokens.ts';

export type Header = {
  readonly by: Separator;
  readonly cells: readonly Cell[];
  /** Element of each cell; null for labels and headings that cannot be read. */
  readonly columns: readonly (Column | null)[];
};

/** Returns whether a heading contains an element that cannot be read, such as `Al sol`. */
const isUnread = ({ cells, columns }: Header, at: number): boolean => {
  const cell = cells[at];
  return !columns[at] && cell !== undefined && hasElement(cell);
};

/** Separator of a line with marked cells; null for other lines. */
const markOf = (line: string): Separator | null =>
  separators.find((by) => isMarked(by) && cellsOf(line, by).length > 1) ?? null;

/** Returns whether cells with a number, such as `Cu 2`, are headings: two others are elements, and none is a value. */
const isHeadings = (cells: readonly Cell[]): boolean =>
  cells.filter(columnOf).length > 1 && !cells.some(valueIn);

/** Reads a line of elements without values; null for other lines. */
export function readHeader(line: string): Header | null {
  const tokens = tokensOf(line.replace(/\s+/g, ' ').trim());
  // Cells between separators keep their column, also beside headings that cannot be read.
  const mark = markOf(line);
  const hasSymbol = tokens.some(({ kind, text }) => kind === 'element' && !/^[NOH]2$/.test(text));
  const hasValue = tokens.some(({ kind }) => kind === 'value') && !(mark && isHeadings(cellsOf(line, mark)));
  if (!(hasSymbol || mark) || hasValue) return null;
  for (const by of mark ? [mark] : separators) {
    const header = { by, cells: cellsOf(line, by), columns: cellsOf(line, by).map(columnOf) };
    const { cells, columns } = header;
    if (columns.some(Boolean) && (mark || cells.every((_, at) => !isUnread(header, at)))) return header;
  }
  return null;
}

export type Row = {
  readonly name: string;
  /** Indexes of the cells with the name. */
  readonly named: readonly number[];
  readonly cells: readonly (Cell | undefined)[];
};

export const isMarked = (by: Separator): boolean => by === 'tab' || by === 'semicolon' || by === 'bar';
const isName = ({ text }: Cell): boolean => /\p{L}|^\d{4,}$|^[<>≤≥±]$/u.test(text);
const isDecimal = ({ text }: Cell): boolean => /^[<≤]?\d*[.,]\d+$/.test(text);

const isBetween = ({ columns }: Header, at: number): boolean =>
  at > columns.findIndex(Boolean) && at < columns.findLastIndex(Boolean);

/** Headings of columns that number the rows. */
const positionHeading =
  /^(?:item|pos|position|lfd|nr|no|row|line|zeile|seq|s\.?\s?no|#|序号|序號|項番|番号|번호|순번)\.?(?:\s?(?:no|nr)\.?)?$/iu;

/**
 * Indexes of the columns that may hold names: those with the label of heats first, unless they lie between the elements;
 * those that number the rows last.
 */
function nameColumns(header: Header): readonly number[] {
  const { cells: head, columns } = header;
  const others = [...columns.keys()].filter((at) => !columns[at] && !isUnread(header, at));
  const isLabelled = (at: number): boolean => isHeatHeading(head[at]?.text ?? '') && !isBetween(header, at);
  const isFact = (at: number): boolean => isFactLabel(head[at]?.text ?? '');
  const isPosition = (at: number): boolean => positionHeading.test((head[at]?.text ?? '').trim());
  const rest = others.filter((at) => !isLabelled(at) && !isFact(at));
  return [...others.filter(isLabelled), ...rest.filter((at) => !isPosition(at)), ...rest.filter(isPosition)];
}

/** Name of a row and its cells: below the label of heats, otherwise in the first column without an element. */
function nameIn(header: Header, cells: readonly Cell[]): Pick<Row, 'name' | 'named'> {
  const { by, cells: head, columns } = header;
  const lead = columns.findIndex(Boolean);
  // `Heat No.` in a line with single spaces.
  if (
    by === 'space' &&
    lead > 1 &&
    head.slice(1, lead).every(({ text }) => /^(?:no|nr|num|number|nummer|id|#)\.?$/i.test(text))
  )
    return {
      name: cells
        .slice(0, lead)
        .map(({ text }) => text)
        .join(' '),
      named: [...cells.slice(0, lead).keys()],
    };
  const textAt = (from: readonly Cell[], each: number) => from[each]?.text ?? '';
  // A number with decimals below another heading, such as `CE`, is not a name.
  const isOther = (each: number): boolean =>
    textAt(head, each) !== '' &&
    !isNameHeading(textAt(head, each)) &&
    /^\d*[.,]\d+$/.test(textAt(cells, each));
  const filledColumns = nameColumns(header).filter((each) => textAt(cells, each) !== '' && !isOther(each));
  const [first] = filledColumns;
  const hasDate = first !== undefined && isDate(textAt(head, first), textAt(cells, first));
  const at = (hasDate ? filledColumns.find((each) => isNameHeading(textAt(head, each))) : first) ?? first;
  return at === undefined ? { name: '', named: [] } : { name: cells[at]?.text ?? '', named: [at] };
}

/** Gives a row whose cell for the name is empty, as in merged cells, the name of the row above. */
function withNameAbove(header: Header, row: Row, above: Row | undefined): Row {
  const [first = -1] = nameColumns(header);
  const isEmpty = row.cells[first]?.text === '';
  return isEmpty && above?.named.includes(first) ? { ...row, name: above.name, named: [first] } : row;
}

/** Grade, section and notes of a row; none where single spaces separate its cells. */
function factsIn({ by, cells: head, columns }: Header, { cells }: Row): HeatFacts {
  if (by === 'space') return {};
  const labels = head.map(({ text }, at) => ({ heading: text, text: cells[at]?.text ?? '' }));
  return factsOf(labels.filter((_, at) => !columns[at]));
}

/** Cells of a line, in each way in which they may be separated: lines of aligned columns may have single spaces. */
function cellsOfRow({ by }: Header, line: string): readonly (readonly Cell[])[] {
  if (isMarked(by) || by === 'comma') return [cellsOf(line, by)];
  const parts = partsOfRow(line);
  const words = parts.flatMap((part) => cellsOf(part, 'space'));
  return by === 'gap' && parts.length === 1 ? [cellsOf(line, by), words] : [words];
}

/** Returns whether cells before those of the elements are a name: of several words, or without a heading. */
function areName({ by, columns }: Header, names: readonly Cell[]): boolean {
  const hasHeading = columns.findIndex(Boolean) > 0;
  const isLabel = isRowLabel(names.map(({ text }) => text).join(' '));
  if (names.length === 0 || names.slice(1).some(isDecimal)) return false;
  if (hasHeading) return !isMarked(by) && by !== 'comma';
  return names.every(isName) && (names.length === 1 || isLabel);
}

/** Assigns the cells of a line to the columns; null if their number leaves it open. */
function assigned(header: Header, cells: readonly Cell[]): Row | null {
  const { by, cells: head, columns } = header;
  if (cells.length === head.length || (isMarked(by) && cells.length < head.length))
    return { ...nameIn(header, cells), cells };
  const lead = columns.findIndex(Boolean);
  const names = cells.slice(0, Math.max(0, cells.length - (head.length - lead)));
  if (columns.at(-1) === null || !areName(header, names)) return null;
  return {
    name: names.map(({ text }) => text).join(' '),
    named: [],
    cells: [...columns.slice(0, lead).map(() => undefined), ...cells.slice(names.length)],
  };
}

const rowsOf = (header: Header, line: string): readonly Row[] =>
  cellsOfRow(header, line).flatMap((cells) => assigned(header, cells) ?? []);

/** Row of a line whose cells can be assigned to the columns; null for other lines. */
export const rowOf = (header: Header, line: string): Row | null => rowsOf(header, line)[0] ?? null;

/** Cells below the elements that are not empty. */
const filled = (header: Header, row: Row) =>
  header.columns.flatMap((column, at) => {
    const cell = row.cells[at];
    return column && cell && cell.text !== '' ? [{ column, cell }] : [];
  });

/** Row with the values below the elements; null if they are incomplete. */
function withValues(header: Header, row: Row) {
  const under = filled(header, row);
  const values = under.map(({ cell }) => valueIn(cell));
  const isComplete =
    values.some((value) => value?.kind === 'value') &&
    under.every(({ cell }) => !hasElement(cell)) &&
    (isMarked(header.by) || values.every(Boolean));
  const name = row.name || limitWordOfFirst(under.map(({ cell }) => cell.text));
  return isComplete ? { row: { ...row, name }, under, values } : null;
}

/** Row of a line with the values below the elements; null if the line is not a row. */
const valuesIn = (header: Header, line: string) =>
  rowsOf(header, line)
    .map((row) => withValues(header, row))
    .find((read) => read !== null) ?? null;

/** Returns whether a line is a row of the table below a header. */
export const isRow = (header: Header, line: string): boolean => valuesIn(header, line) !== null;

/**
 * Texts of a row that show that its contents are not those of the named heat alone: the name of another heat between
 * the elements, as in tables side by side, or a word of limits or statistics in another column.
 */
function contradictions(header: Header, { name, named, cells }: Row) {
  const { cells: head, columns } = header;
  const nameHeading = head[named[0] ?? -1]?.text.toLowerCase() ?? '';
  const isNameBetween = (heading: string, at: number): boolean =>
    isBetween(header, at) && (isHeatHeading(heading) || heading.toLowerCase() === nameHeading);
  return head.flatMap(({ text: heading }, at) => {
    const text = cells[at]?.text ?? '';
    if (columns[at] || named.includes(at) || text === '' || text === name || isFactLabel(heading)) return [];
    const isOther = heading !== '' && isNameBetween(heading, at);
    const isSummary = isSummaryLabel(text) && !describesHeat(text);
    return isOther || isSummary ? [{ text: `${heading} ${text}`.trim(), label: isSummary ? text : '' }] : [];
  });
}

export type ReadRow = { readonly row: Row; readonly heat: OpenHeat };

/** Reads a row below a header; null if the line is none. */
export function readRow(
  header: Header,
  line: string,
  { all, above }: { readonly all: ReadUnit | null; readonly above: ReadRow | undefined },
  found: Collection,
): ReadRow | null {
  const read = valuesIn(header, line);
  if (!read) return null;
  const { under, values } = read;
  const row = withNameAbove(header, read.row, above?.row);
  const others = contradictions(header, row);
  // A row of limits or statistics is named after them, so that it is not read as the analysis of its heat.
  const labels = others.map(({ label }) => label);
  const heat = found.start([row.name, ...labels].filter(Boolean).join(' '), factsIn(header, row));
  for (const { text } of others) found.leaveOut(text, heat);
  under.forEach(({ column, cell }, at) => {
    const value = values[at];
    if (value) found.add(heat, column.element, value, column.unit ?? all);
    else found.leaveOut(`${column.element} ${cell.text}`, heat);
  });
  header.cells.forEach((heading, at) => {
    const text = row.cells[at]?.text ?? '';
    if (isUnread(header, at) && text !== '') found.leaveOut(`${heading.text} ${text}`, heat);
  });
  return { row, heat };
}

/** Lists the columns with numbers that are not used. */
export function listUnused(header: Header, rows: readonly ReadRow[], found: Collection): void {
  const { cells: heads, columns } = header;
  const names = new Set(rows.flatMap(({ row }) => row.named));
  const isUsed = (at: number): boolean =>
    Boolean(columns[at]) || isUnread(header, at) || names.has(at) || isFactLabel(heads[at]?.text ?? '');
  const cells = rows.map(({ row }) => row.cells);
  found.unused.push(...unusedColumns(heads, cells, isUsed));
}

/** Returns whether a row begins with a name that is a symbol as well: `H2`. */
export const startsWithName = ({ columns }: Header, line: string): boolean =>
  columns[0] === null && /^\W*[NOH]2(?!\w)/.test(line);

/**
 * Returns whether a line that is not a row of its table resembles one: several numbers, too few cells, texts below
 * the elements.
 */
export function resemblesRow(header: Header, line: string): boolean {
  const cells = cellsOf(line, header.by);
  const values = cells.filter((cell) => valueIn(cell)?.kind === 'value').length;
  if (values > 1 || (values === 1 && cells.slice(1).every(valueIn))) return true;
  const row = isMarked(header.by) && cells.length > 1 ? rowOf(header, line) : null;
  return (
    row !== null &&
    filled(header, row).some(
      ({ cell }) => /\d/.test(cell.text) || cell.tokens.some(({ kind }) => kind === 'word'),
    )
  );
}
