/** Marks of rows that are not computed: totals, statistics and limits, and rows without a number. */
import {
  describesHeat,
  isStatisticLetter,
  isSummaryLabel,
} from '@ferrite/calculators/core/inputs/summary-labels.ts';
import { gradeLabel } from '@ferrite/calculators/core/pasted/headings/name-headings.ts';
import type { Cell } from '../../../platform/browser/tables/source-table.ts';
import { type BatchTable, isEmptyRow, type LeftOut, nameOfRow, type Row } from './batch-table.ts';

type Places = Pick<BatchTable, 'name' | 'others'>;
type Marked = Places & Pick<BatchTable, 'rows' | 'columns' | 'withSummaries'>;
/** Text of a column that is not an input. `isName`: true for the name of the row. */
type Label = { readonly at: number; readonly text: string; readonly isName: boolean };

/** Returns the texts of the columns that are not inputs, the name first. */
function labelsOf(cells: readonly Cell[], { name, others }: Places): readonly Label[] {
  const places = [...(name === null ? [] : [name]), ...others.map(({ at }) => at)];
  const filled = places.flatMap((at) => {
    const text = String(cells[at] ?? '').trim();
    return text === '' ? [] : [{ at, text }];
  });
  // Without a name, the first other text is the name. The grade of a named row is not a label.
  const grades = new Set(others.flatMap(({ at, header }) => (gradeLabel.test(header) ? [at] : [])));
  const isNamed = filled[0]?.at === name;
  return filled
    .filter(({ at }) => !isNamed || !grades.has(at))
    .map((label, index) => ({ ...label, isName: index === 0 }));
}

const namesSummary = ({ text, isName }: Label): boolean =>
  isSummaryLabel(text) && (isName || !describesHeat(text));

/** Labels of a row that name summaries, and letters that may name them. */
type Found = { readonly summaries: readonly Label[]; readonly letters: readonly Label[] };
/** Labels found by columns that are not inputs and by row; rows are unchanged while their cells are. */
const known = new WeakMap<Places['others'], WeakMap<readonly Cell[], Found>>();

function foundIn(cells: readonly Cell[], table: Places): Found {
  const rows = known.get(table.others) ?? new WeakMap<readonly Cell[], Found>();
  known.set(table.others, rows);
  const before = rows.get(cells);
  if (before) return before;
  const labels = labelsOf(cells, table);
  const found = {
    summaries: labels.filter(namesSummary),
    letters: labels.filter(({ text }) => isStatisticLetter(text)),
  };
  rows.set(cells, found);
  return found;
}

const summariesOf = (cells: readonly Cell[], table: Places): readonly Label[] =>
  foundIn(cells, table).summaries;

const neighbours = (letter: string): readonly string[] =>
  [-1, 1].map((step) => String.fromCharCode(letter.charCodeAt(0) + step));

/**
 * Returns whether the letter of a label stands for statistics: its column has another summary, and no row has a neighbour
 * of the letter in the alphabet, which would be a heat.
 */
function letterFinder(table: Marked): (label: Label) => boolean {
  const decided = new Map<string, boolean>();
  const textIn = ({ cells }: Row, at: number) => String(cells[at] ?? '').trim();
  const decide = ({ at, text }: Label) =>
    table.rows.some(({ cells }) => summariesOf(cells, table).some((label) => label.at === at)) &&
    !table.rows.some((row) => neighbours(text).includes(textIn(row, at)));
  return (label) => {
    const key = `${label.at} ${label.text}`;
    const is = decided.get(key) ?? decide(label);
    decided.set(key, is);
    return is;
  };
}

/** Returns the columns beside the names that have such a label in every row; there, it is a property of the heats. */
function propertyColumns(table: Marked): ReadonlySet<number> {
  const rows = table.rows.filter((row) => !isEmptyRow(row, table));
  const common = table.others.filter(({ at }) =>
    rows.every(({ cells }) => summariesOf(cells, table).some((label) => label.at === at && !label.isName)),
  );
  return new Set(common.map(({ at }) => at));
}

/** Returns whether a cell has a number, or the error of a formula, which has to be corrected. */
const isNumberCell = (cell: Cell): boolean => typeof cell === 'number' || /\d|^#/.test(cell);

/**
 * Returns whether a row has a number in a column of an input. In a table of choices only, a filled cell is enough.
 * @param choiceKeys keys of the inputs that are choices
 */
function hasNumber(cells: readonly Cell[], { columns }: Marked, choiceKeys: ReadonlySet<string>): boolean {
  const numbers = columns.filter(({ key }) => !choiceKeys.has(key));
  if (numbers.length > 0) return numbers.some(({ at }) => isNumberCell(cells[at] ?? ''));
  return columns.some(({ at }) => (cells[at] ?? '') !== '');
}

/** Returns the rows with their marks, which follow from the cells of the table. Unchanged rows stay the same objects. */
export function markedRows(table: Marked, choiceKeys: ReadonlySet<string>): readonly Row[] {
  const properties = propertyColumns(table);
  const isStatistic = letterFinder(table);
  const leftOutOf = (row: Row): LeftOut | undefined => {
    if (isEmptyRow(row, table)) return undefined;
    const { summaries, letters } = foundIn(row.cells, table);
    const isSummary = summaries.some(({ at }) => !properties.has(at)) || letters.some(isStatistic);
    if (isSummary && table.withSummaries !== true) return 'summary';
    return hasNumber(row.cells, table, choiceKeys) ? undefined : 'noNumber';
  };
  return table.rows.map((row) => {
    const leftOut = leftOutOf(row);
    if (leftOut === row.leftOut) return row;
    const { leftOut: _before, ...rest } = row;
    return leftOut ? { ...rest, leftOut, computed: null } : rest;
  });
}

/** Returns the text by which a note names a row that is left out: its name, with the label beside it. */
export function leftOutName(row: Row, table: Marked): string {
  const name = nameOfRow(row, table);
  const { summaries, letters } = foundIn(row.cells, table);
  const label = [...summaries, ...letters].find(({ isName }) => !isName);
  if (row.leftOut === 'summary' && label) return `${name} ${label.text}`;
  const filled = row.cells.map((cell) => String(cell).trim()).find((text) => text !== '');
  return name || filled || String(row.number);
}
