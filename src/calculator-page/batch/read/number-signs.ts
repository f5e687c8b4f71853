/** Decimal separators of a table, and cells that can be read in two ways. */
import {
  hasBothSigns,
  type Sign,
  type Signs,
  signsIn,
  signsOf,
} from '@ferrite/calculators/core/inputs/read-number.ts';
import { isMissingMark } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import type { SourceRow } from '../../../platform/browser/tables/source-table.ts';
import type { Column } from '../columns/columns.ts';
import { readCell } from './cells.ts';

/** First ambiguous cell, if the rest of the table does not resolve it. */
export type Ambiguity = {
  readonly problem: 'ambiguous';
  readonly row: number;
  readonly key: string;
  readonly text: string;
  readonly decimal: number;
  readonly grouped: number;
  readonly sign: Sign;
  readonly signs: Signs;
};

/** Interpretation of a cell; null means not determined, which counts as empty. */
export type CellRead = { readonly text: string; readonly value: number | null };

/** Yields the texts of number cells with their positions, row by row. */
function* numberTexts(columns: readonly Column[], rows: readonly SourceRow[]) {
  for (const [row, { cells }] of rows.entries())
    for (const column of columns) {
      const text = cells[column.at];
      if (column.field.kind !== 'choice' && typeof text === 'string' && text !== '')
        yield { row, column, text };
    }
}

/**
 * Returns the decimal separators of a table: inferred from it, or of the page's language. If both signs are decimal
 * separators in the table, none of them is clear before three digits.
 */
export function signsOfTable(
  columns: readonly Column[],
  rows: readonly SourceRow[],
  language: Language,
): Signs {
  const texts = Array.from(numberTexts(columns, rows), ({ text }) => text);
  const usual = signsOf(language);
  return hasBothSigns(texts) ? { ...usual, meant: {} } : (signsIn(texts) ?? usual);
}

/** Returns the first ambiguous cell; null if the signs resolve all cells. */
export function ambiguityIn(
  columns: readonly Column[],
  rows: readonly SourceRow[],
  signs: Signs,
): Ambiguity | null {
  for (const { row, column, text } of numberTexts(columns, rows)) {
    const reading = readCell(column, text, signs);
    if (reading.kind !== 'ambiguous') continue;
    const { decimal, grouped, sign } = reading;
    return { problem: 'ambiguous', row: row + 1, key: column.field.key, text, decimal, grouped, sign, signs };
  }
  return null;
}

/** Returns examples of cells that were read differently than the language suggests, and of derived values. */
export function unexpectedReadings(
  columns: readonly Column[],
  rows: readonly SourceRow[],
  signs: Signs,
  language: Language,
): readonly CellRead[] {
  let guided: CellRead | null = null;
  let derived: CellRead | null = null;
  let undetermined: CellRead | null = null;
  const usual = signsOf(language);
  for (const { column, text } of numberTexts(columns, rows)) {
    if (isMissingMark(text)) {
      undetermined ??= { text, value: null };
      continue;
    }
    const reading = readCell(column, text, signs);
    if (reading.kind !== 'number') continue;
    if (reading.isDerived && reading.bound !== 'below') derived ??= { text, value: reading.value };
    if (guided) continue;
    const byLanguage = readCell(column, text, usual);
    if (byLanguage.kind !== 'number' || byLanguage.value !== reading.value)
      guided = { text, value: reading.value };
  }
  return [guided, derived, undetermined].filter((each) => each !== null);
}
