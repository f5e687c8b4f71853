/** Texts on columns that are used only with another choice than that of the form. */
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { formatNumber } from '@ferrite/calculators/core/numbers.ts';
import { rawInputs } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import type { CalculatorPage, PageTexts } from '../use-calculator.ts';
import type { BatchWords } from './batch-context.ts';
import { columnsOf, type NamedChoice } from './columns/columns.ts';
import { changesUsing, isUsed, withChoices } from './columns/needed-choices.ts';
import { choiceList } from './output/row-texts.ts';
import { fixedInputs } from './read/row-reader.ts';
import type { BatchTable } from './table/batch-table.ts';

/** Maximum number of selections that a text lists. */
const maxSelections = 6;

export type NotesPage = PageTexts & Pick<CalculatorPage, 'calculator' | 'state'>;

const choiceText = ({ labels, data }: NotesPage, { key, choice }: NamedChoice): string =>
  `${labels.input(key)}: ${data.texts.choices?.[`${key}.${choice}`] ?? choice}`;

const selectionText = (page: NotesPage, changes: readonly NamedChoice[]): string =>
  changes.map((change) => choiceText(page, change)).join(' + ');

/** Returns the inputs of the form that all rows have; with the choices set for the rows, if these are the same for all. */
export function sharedInputs(
  { calculator, state }: NotesPage,
  table: BatchTable,
): { readonly inputs: RawInputs; readonly isUsedByRows: (key: string) => boolean } {
  const fixed = fixedInputs(calculator, columnsOf(calculator, table.columns), rawInputs(calculator, state));
  const sets = new Map(
    table.rows.flatMap(({ computed }) => {
      const set = computed?.needed?.set ?? [];
      return computed ? [[JSON.stringify(set), set] as const] : [];
    }),
  );
  const [set = []] = sets.values();
  if (sets.size !== 1 || set.length === 0) return { inputs: fixed, isUsedByRows: () => true };
  const inputs = withChoices(calculator, fixed, { set, unused: [] });
  return {
    inputs,
    isUsedByRows: (key) => isUsed(calculator, key, inputs) && !set.some((change) => change.key === key),
  };
}

/** Returns sentences on the choices that were set because a column is used only with them. */
export function setChoiceNotes(page: NotesPage, words: BatchWords, table: BatchTable): readonly string[] {
  const { calculator, state, language } = page;
  const form = rawInputs(calculator, state);
  const counts = new Map<string, { readonly set: readonly NamedChoice[]; readonly rows: number }>();
  for (const { computed } of table.rows) {
    const set = computed?.needed?.set ?? [];
    if (set.length === 0) continue;
    const key = JSON.stringify(set);
    counts.set(key, { set, rows: (counts.get(key)?.rows ?? 0) + 1 });
  }
  return [...counts.values()].map(({ set, rows }) => {
    const inputs = withChoices(calculator, form, { set, unused: [] });
    const columns = columnsOf(calculator, table.columns).filter(
      ({ field: { key } }) => !isUsed(calculator, key, form) && isUsed(calculator, key, inputs),
    );
    return fill(words.notes.choiceSet, {
      choices: set.map((change) => choiceText(page, change)).join('; '),
      columns: columns.map(({ at }) => table.header[at] ?? '').join(', '),
      n: formatNumber(rows, 0, language),
    });
  });
}

/** Returns sentences on columns that rows with a result do not use, with the selections that use them. */
export function unusedColumnNotes(page: NotesPage, words: BatchWords, table: BatchTable): readonly string[] {
  const { calculator, state, language } = page;
  const counts = new Map<string, number>();
  for (const { computed } of table.rows)
    for (const key of computed?.result.ok ? (computed.needed?.unused ?? []) : [])
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const form = rawInputs(calculator, state);
  return table.columns.flatMap(({ at, key, chooses }) => {
    const rows = Math.max(counts.get(key) ?? 0, chooses ? (counts.get(chooses.key) ?? 0) : 0);
    if (rows === 0) return [];
    const needed = chooses ? [key, chooses.key] : [key];
    const selections = changesUsing(calculator, needed, form).map((each) => selectionText(page, each));
    const more = selections.length > maxSelections ? ', …' : '';
    const note = fill(words.notes.columnUnused, {
      column: table.header[at] ?? '',
      n: formatNumber(rows, 0, language),
    });
    if (selections.length === 0) return [note];
    const list = selections.slice(0, maxSelections).join(', ') + more;
    return [`${note} ${fill(words.notes.usedWith, { list })}`];
  });
}

/** Returns sentences on columns with texts that are none of the choices of their input. */
export function wrongChoices(
  page: NotesPage,
  words: BatchWords,
  table: BatchTable,
): readonly { readonly at: number; readonly text: string }[] {
  const counts = new Map<string, number>();
  for (const { computed } of table.rows) {
    if (!computed || computed.result.ok) continue;
    for (const { key, code } of computed.result.problems)
      if (code === 'choice') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return table.columns.flatMap(({ at, key }) => {
    const rows = counts.get(key);
    if (rows === undefined) return [];
    const n = formatNumber(rows, 0, page.language);
    const column = table.header[at] ?? '';
    return [{ at, text: fill(words.notes.wrongChoice, { column, n, list: choiceList(page, key) }) }];
  });
}
