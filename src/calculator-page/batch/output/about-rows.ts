/** Rows of the second sheet: calculator, formula version, inputs of the form, limits, sources, and how the table was read. */

import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { seriesCells, sweptValue } from '@ferrite/calculators/core/inputs/swept-fields.ts';
import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { Cell } from '../../../platform/shared/csv.ts';
import { type Entry, fieldText } from '../../form/form-entry.ts';
import { fill } from '../../messages/words.ts';
import { linkOf } from '../../use-address.ts';
import type { CalculatorPage } from '../../use-calculator.ts';
import type { BatchWords } from '../batch-context.ts';
import { sharedInputs } from '../choice-notes.ts';
import { columnsOf } from '../columns/columns.ts';
import { readingNotes } from '../problem-text.ts';
import { type BatchTable, inputColumnsOf, outputColumnsOf, shownLimits } from '../table/batch-table.ts';

type Rows = readonly (readonly Cell[])[];

/** Returns `<0.01` for a value stated as upper limit, in the input's own unit; null for other values. */
const limitText = (entry: Entry | undefined, language: Language): string | null =>
  entry?.isBelow && entry.value !== null ? `<${fieldText(entry.value, language)}` : null;

/** Returns a value of the form, with `<` if it is a limit, and with its ± in the decimal separator of the language. */
function givenCell({ state, language }: FormPage, key: string, value: Cell): Cell {
  const limit = limitText(state.entries[key], language);
  if (limit !== null) return limit;
  return typeof value === 'string' ? value.replaceAll('.', signsOf(language).decimal) : value;
}

type FormPage = Pick<CalculatorPage, 'calculator' | 'labels' | 'language' | 'state'> & {
  readonly data: Pick<CalculatorPage['data'], 'texts'>;
};

/** Returns the inputs that the form gives to all rows, with units. */
export function formInputs(page: FormPage, table: BatchTable): Rows {
  const { calculator, labels, data } = page;
  const columns = columnsOf(calculator, table.columns);
  const { inputs: fixed, isUsedByRows } = sharedInputs(page, table);
  const read = new Set(
    columns.flatMap(({ field, chooses }) => [field.key, ...(chooses ? [chooses.key] : [])]),
  );
  const flat = Object.entries(fixed).flatMap(([key, value]): Rows => {
    if (read.has(key) || Array.isArray(value) || !isUsedByRows(key)) return [];
    const input = calculator.inputs.find((each) => each.key === key);
    if (input?.kind === 'choice')
      return [[labels.input(key), data.texts.choices?.[`${key}.${value}`] ?? String(value)]];
    const unit = input?.kind === 'number' ? input.unit : 'wt%';
    return [[labels.input(key), givenCell(page, key, value as Cell), unitSymbol(unit)]];
  });
  const cells = seriesCells(calculator, fixed)
    .filter(({ key }) => !read.has(key) && isUsedByRows(key))
    .map(({ key, unit }) => [
      labels.input(key),
      givenCell(page, key, sweptValue(fixed, key) as Cell),
      unitSymbol(unit),
    ]);
  return [...flat, ...cells];
}

/** Returns the inputs that the form gives all rows as texts: `Plate thickness 25 mm`. */
export function formInputTexts(page: FormPage, table: BatchTable): readonly string[] {
  return formInputs(page, table).map(([label, value, unit]) =>
    [label, typeof value === 'number' ? formatShort(value, page.language) : value, unit]
      .filter((each) => each !== undefined && each !== '')
      .join('\u00a0'),
  );
}

/** Returns whether a cell is a value below a detection limit. */
const isBelow = (cell: unknown): boolean => typeof cell === 'string' && /^\s*[<≤＜]/.test(cell);

/** Counts values such as `<0.005` in the input columns. */
export const belowCount = (table: BatchTable): number =>
  table.rows.reduce((sum, { cells }) => sum + table.columns.filter(({ at }) => isBelow(cells[at])).length, 0);

/** Date of the file, and number of rows with results that are not compared with their limits. */
type FileFacts = { readonly at: Date; readonly notCompared: number };

/** Returns the rows of the sheet. */
export function aboutRows(
  page: CalculatorPage,
  words: BatchWords,
  table: BatchTable,
  { at, notCompared }: FileFacts,
): Rows {
  const { calculator, data } = page;
  const part = (title: string, rows: Rows): Rows => (rows.length > 0 ? [[], [title], ...rows] : []);
  const columns = [
    ...inputColumnsOf(page, table),
    ...outputColumnsOf({ ...page, kept: page.state.kept }, table.rows, true),
  ];
  const shown = shownLimits(table.limits, columns);
  const limits = columns.flatMap(({ id, label }): Rows => {
    const { min, max } = shown[id] ?? {};
    return min === undefined && max === undefined ? [] : [[label, min, max]];
  });
  const cited = new Set([...calculator.sources, ...(calculator.models ?? []).map(({ source }) => source)]);
  const below = belowCount(table);
  return [
    [words.file.calculator, data.name],
    [page.words.report.version, calculator.version],
    [page.words.report.date, at.toISOString()],
    [page.words.report.link, linkOf(page)],
    ...(table.file === null ? [] : [[words.file.source, table.file, table.sheet]]),
    ...(below > 0 ? [[fill(words.below.title, { n: below }), words.below[table.below]]] : []),
    ...part(page.words.inputs, formInputs(page, table)),
    ...(limits.length > 0 ? [[], [words.file.limits, words.limits.min, words.limits.max], ...limits] : []),
    ...(notCompared > 0 ? [[page.words.requirement.noCarbon, notCompared]] : []),
    ...part(
      words.notes.title,
      readingNotes(page, words, table).map((note) => [note]),
    ),
    ...part(
      page.words.sources,
      [...cited].flatMap((key) => data.sources[key] ?? []).map(({ citation, remark }) => [citation, remark]),
    ),
    [],
    [page.words.disclaimer],
  ];
}
