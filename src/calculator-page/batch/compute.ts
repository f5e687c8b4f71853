/** A pasted table through one calculator, told piece by piece. Runs in a worker, so that the page keeps answering. */
import type { Calculator } from '../../../calculators/calculator.ts';
import { type Evaluated, evaluate } from '../../../calculators/evaluate.ts';
import { fieldsOf, type RawInputs } from '../../../calculators/fields.ts';
import { labelsOf } from '../../../calculators/labels.ts';
import type { Unit } from '../../../calculators/quantity.ts';
import type { CalculatorTexts } from '../../../calculators/texts.ts';
import { type Column, type Columns, headerOf, readColumns } from './columns.ts';
import { readTable, rowInputs } from './table.ts';

/** Rows at a time: far more than a day's heats, and still a table that a browser holds. */
const mostRows = 10_000;

export type BatchRequest = {
  /** The table as it was pasted. */
  readonly text: string;
  /** Inputs of the form, for what has no column. */
  readonly form: RawInputs;
  /** In the page's language, for names in the header and choices in cells. */
  readonly texts: CalculatorTexts;
};

/** A column that was read: the flat key of its input, and the unit of its figures, null for choices. */
export type ReadColumn = { readonly key: string; readonly unit: Unit | null };
export type BatchResult =
  | Extract<Evaluated, { ok: false }>
  | Pick<Extract<Evaluated, { ok: true }>, 'ok' | 'values' | 'warnings'>;
/** `given` are the row's inputs that have a column. */
export type BatchRow = { readonly given: RawInputs; readonly result: BatchResult };

export type BatchRefusal =
  | { readonly problem: 'twice'; readonly key: string }
  | { readonly problem: 'noHeader'; readonly example: readonly string[] }
  | { readonly problem: 'empty' }
  | { readonly problem: 'tooMany'; readonly rows: number; readonly most: number };

export type BatchNews =
  | ({ readonly news: 'refused' } & BatchRefusal)
  | {
      readonly news: 'begun';
      readonly columns: readonly ReadColumn[];
      /** What each row is called; null when the table names none. */
      readonly names: readonly string[] | null;
      readonly ignored: readonly string[];
      readonly all: number;
    }
  | { readonly news: 'rows'; readonly rows: readonly BatchRow[] };

/** Fewer rows a piece than take the page a moment to receive, and pieces often enough for slow calculators. */
const piece = { rows: 200, ms: 100 } as const;

/** What rows without a column for it take from the form: everything but the elements of a composition in the table. */
export function fixedInputs(calculator: Calculator, columns: readonly Column[], form: RawInputs): RawInputs {
  const given = new Set(columns.flatMap(({ field }) => (field.kind === 'element' ? [field.input.key] : [])));
  return Object.fromEntries(
    fieldsOf(calculator).flatMap((field) => {
      const value = form[field.key];
      const fromTable = field.kind === 'element' && given.has(field.input.key);
      return value === undefined || fromTable ? [] : [[field.key, value]];
    }),
  );
}

function computeRow(calculator: Calculator, columns: readonly Column[], inputs: RawInputs): BatchRow {
  const evaluated = evaluate(calculator, inputs);
  return {
    given: Object.fromEntries(columns.map(({ field: { key } }) => [key, inputs[key]])),
    result: evaluated.ok
      ? { ok: true, values: evaluated.values, warnings: evaluated.warnings }
      : { ok: false, problems: evaluated.problems },
  };
}

function refusalOf(calculator: Calculator, read: Columns, rows: number): BatchRefusal | null {
  if (!read.ok && read.problem === 'twice') return read;
  if (!read.ok) return { problem: 'noHeader', example: headerOf(calculator).slice(0, 4) };
  if (rows === 0) return { problem: 'empty' };
  return rows > mostRows ? { problem: 'tooMany', rows, most: mostRows } : null;
}

/**
 * Reads the table and computes each row; a row that cannot be computed has its problems as its result.
 * @param tell hears once what the table is, or why it is none, and then the rows in their order
 */
export function computeTable(
  calculator: Calculator,
  { text, form, texts }: BatchRequest,
  tell: (news: BatchNews) => void,
): void {
  const [header = [], ...cells] = readTable(text);
  const read = readColumns(calculator, labelsOf(calculator, texts), header);
  const refusal = refusalOf(calculator, read, cells.length);
  if (!read.ok || refusal) {
    if (refusal) tell({ news: 'refused', ...refusal });
    return;
  }
  const { columns, name, ignored } = read;
  tell({
    news: 'begun',
    columns: columns.map(({ field }) => ({
      key: field.key,
      unit: field.kind === 'choice' ? null : field.unit,
    })),
    names: name === null ? null : cells.map((row) => row[name] ?? ''),
    ignored,
    all: cells.length,
  });
  const fixed = fixedInputs(calculator, columns, form);
  let rows: BatchRow[] = [];
  let since = performance.now();
  for (const row of cells) {
    rows.push(computeRow(calculator, columns, rowInputs(columns, row, fixed, texts)));
    if (rows.length < piece.rows && performance.now() - since < piece.ms) continue;
    tell({ news: 'rows', rows });
    rows = [];
    since = performance.now();
  }
  if (rows.length > 0) tell({ news: 'rows', rows });
}
