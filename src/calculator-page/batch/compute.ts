/** Computes a pasted table in a worker and reports in chunks. */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { type Evaluated, evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { fieldsOf, type RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { type Sign, type Signs, signsIn, signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import { labelsOf } from '@ferrite/calculators/core/texts/labels.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import { type Column, type Columns, headerOf, readColumns } from './columns.ts';
import { readCell, readTable, rowInputs } from './table.ts';

/** Maximum number of rows. */
const mostRows = 10_000;

export type BatchRequest = {
  /** Pasted table. */
  readonly text: string;
  /** Inputs of the form, for inputs without a column. */
  readonly form: RawInputs;
  /** Texts of the page's language, for names in the header and choices in cells. */
  readonly texts: CalculatorTexts;
  readonly language: Language;
  /** Decimal signs of the table, if the user was asked. */
  readonly signs?: Signs | undefined;
};

/** Column that was read: flat key of its input and unit of its numbers; null for choices. */
export type ReadColumn = { readonly key: string; readonly unit: Unit | null };
export type BatchResult =
  | Extract<Evaluated, { ok: false }>
  | Pick<Extract<Evaluated, { ok: true }>, 'ok' | 'values' | 'warnings'>;
/** `given`: inputs of the row that have a column. */
export type BatchRow = { readonly given: RawInputs; readonly result: BatchResult };

export type BatchRefusal =
  | { readonly problem: 'twice'; readonly key: string }
  | { readonly problem: 'noHeader'; readonly example: readonly string[] }
  | { readonly problem: 'empty' }
  /** First ambiguous cell, if the table does not resolve it. */
  | {
      readonly problem: 'ambiguous';
      readonly row: number;
      readonly key: string;
      readonly text: string;
      readonly decimal: number;
      readonly grouped: number;
      readonly sign: Sign;
    }
  | { readonly problem: 'tooMany'; readonly rows: number; readonly most: number };

/** Interpretation of a cell. */
export type CellRead = { readonly text: string; readonly value: number };

export type BatchMessage =
  | ({ readonly news: 'refused' } & BatchRefusal)
  | {
      readonly news: 'begun';
      readonly columns: readonly ReadColumn[];
      /** Names of the rows; null if the table has none. */
      readonly names: readonly string[] | null;
      readonly ignored: readonly string[];
      /** Examples of cells read differently than the language suggests, and of bounds. */
      readonly readAs: readonly CellRead[];
      readonly all: number;
    }
  | { readonly news: 'rows'; readonly rows: readonly BatchRow[] };

/** Returns whether a row has a result: an answer, or any output if there is no answer. */
export function hasResult({ outputs }: Calculator, result: BatchResult): boolean {
  if (!result.ok) return false;
  const answers = outputs.filter(({ role }) => role === 'answer');
  return (answers.length > 0 ? answers : outputs).some(({ key }) => (result.values[key] ?? null) !== null);
}

/** Chunk size, and maximum interval for slow calculators. */
const piece = { rows: 200, ms: 100 } as const;

/** Returns the form's inputs without a column, except elements of a composition that is in the table. */
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

function refusalOf(read: Columns, rows: number, names: readonly string[]): BatchRefusal | null {
  if (!read.ok && read.problem === 'twice') return read;
  if (!read.ok) return { problem: 'noHeader', example: names.slice(0, 4) };
  if (rows === 0) return { problem: 'empty' };
  return rows > mostRows ? { problem: 'tooMany', rows, most: mostRows } : null;
}

type Cells = readonly (readonly string[])[];

/** Yields the number cells with their positions, row by row. */
function* numberCells(columns: readonly Column[], cells: Cells) {
  for (const [row, texts] of cells.entries())
    for (const column of columns) {
      const text = texts[column.at] ?? '';
      if (column.field.kind !== 'choice' && text !== '') yield { row, column, text };
    }
}

/** Returns the decimal signs: as answered by the user, inferred from the table, or of the page's language. */
function signsOfTable(columns: readonly Column[], cells: Cells, request: BatchRequest): Signs {
  function* texts() {
    for (const { text } of numberCells(columns, cells)) yield text;
  }
  return request.signs ?? signsIn(texts()) ?? signsOf(request.language);
}

function ambiguity(columns: readonly Column[], cells: Cells, signs: Signs): BatchRefusal | null {
  for (const { row, column, text } of numberCells(columns, cells)) {
    const reading = readCell(column, text, signs);
    if (reading.kind !== 'ambiguous') continue;
    const { decimal, grouped, sign } = reading;
    return { problem: 'ambiguous', row: row + 1, key: column.field.key, text, decimal, grouped, sign };
  }
  return null;
}

function readAsOf(columns: readonly Column[], cells: Cells, signs: Signs, language: Language) {
  let guided: CellRead | null = null;
  let derived: CellRead | null = null;
  const usual = signsOf(language);
  for (const { column, text } of numberCells(columns, cells)) {
    const reading = readCell(column, text, signs);
    if (reading.kind !== 'number') continue;
    if (reading.isDerived) derived ??= { text, value: reading.value };
    if (guided) continue;
    const byLanguage = readCell(column, text, usual);
    if (byLanguage.kind !== 'number' || byLanguage.value !== reading.value)
      guided = { text, value: reading.value };
  }
  return [guided, derived].filter((each) => each !== null);
}

/**
 * Reads the table and computes each row; the result of an invalid row is its problems.
 * @param tell receives the table or the reason why it is invalid, then the rows in order
 */
export function computeTable(
  calculator: Calculator,
  request: BatchRequest,
  tell: (news: BatchMessage) => void,
): void {
  const { form, texts } = request;
  const [header = [], ...cells] = readTable(request.text);
  const labels = labelsOf(calculator, texts);
  const read = readColumns(calculator, { labels, texts }, header);
  const signs = read.ok ? signsOfTable(read.columns, cells, request) : signsOf(request.language);
  const refusal =
    refusalOf(read, cells.length, headerOf(calculator, labels)) ??
    (read.ok ? ambiguity(read.columns, cells, signs) : null);
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
    readAs: readAsOf(columns, cells, signs, request.language),
    all: cells.length,
  });
  const fixed = fixedInputs(calculator, columns, form);
  let rows: BatchRow[] = [];
  let since = performance.now();
  for (const row of cells) {
    rows.push(computeRow(calculator, columns, rowInputs(columns, row, fixed, { texts, signs })));
    if (rows.length < piece.rows && performance.now() - since < piece.ms) continue;
    tell({ news: 'rows', rows });
    rows = [];
    since = performance.now();
  }
  if (rows.length > 0) tell({ news: 'rows', rows });
}
