/** Converts pasted text to rows of cells, and rows to inputs. */

import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Signs } from '@ferrite/calculators/core/inputs/read-number.ts';
import { type QuantityReading, readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import { convert } from '@ferrite/calculators/core/quantity.ts';
import type { CalculatorTexts } from '@ferrite/calculators/core/texts/texts.ts';
import Papa from 'papaparse';
import type { Column } from './columns.ts';

/** Returns the separator: tabs from spreadsheets, semicolons in files with decimal commas. */
function separatorOf(text: string): string {
  const [header = ''] = text.split(/\r?\n|\r/, 1);
  return ['\t', ';', ','].find((each) => header.includes(each)) ?? '\t';
}

/** Returns the cells as text, without empty lines. Formulas are not evaluated. */
export function readTable(text: string): readonly (readonly string[])[] {
  const clean = text.replace(/^\ufeff/, '').replace(/^\s*[\r\n]/, '');
  const { data } = Papa.parse<string[]>(clean, { delimiter: separatorOf(clean), skipEmptyLines: 'greedy' });
  return data.map((row) => row.map((cell) => cell.trim()));
}

/** Returns the choice of a cell by key or label; other texts unchanged, so that parsing reports them. */
function choiceOf({ field }: Column, cell: string, texts: CalculatorTexts): string {
  if (field.kind !== 'choice') return cell;
  const same = (text: string) =>
    text.normalize('NFKC').toLowerCase() === cell.normalize('NFKC').toLowerCase();
  const found = field.input.choices.find(
    (choice) => same(choice) || same(texts.choices?.[`${field.key}.${choice}`] ?? ''),
  );
  return found ?? cell;
}

const noise = (value: number): number => Number(value.toPrecision(12));

/** Reads a number cell in the unit of its column. */
export function readCell({ field, unit }: Column, cell: string, signs?: Signs): QuantityReading {
  if (field.kind === 'choice') return { kind: 'none', reason: 'none' };
  return readQuantity(cell, { unit: unit ?? field.unit, signs });
}

/**
 * Inputs of one row, flat and in the inputs' own units; unreadable cells stay texts, which the calculator names.
 * @param fixed what has no column
 * @param writing the page's texts, which name choices, and how the table writes numbers
 */
export function rowInputs(
  columns: readonly Column[],
  cells: readonly string[],
  fixed: RawInputs,
  { texts, signs }: { readonly texts: CalculatorTexts; readonly signs?: Signs | undefined },
): RawInputs {
  const inputs: Record<string, unknown> = { ...fixed };
  for (const column of columns) {
    const { at, field, unit, chooses } = column;
    const cell = cells[at] ?? '';
    if (chooses) inputs[chooses.key] = chooses.choice;
    if (cell === '') delete inputs[field.key];
    else if (field.kind === 'choice') inputs[field.key] = choiceOf(column, cell, texts);
    else {
      const reading = readCell(column, cell, signs);
      const number = reading.kind === 'number' ? reading.value : null;
      inputs[field.key] =
        number === null || unit === null ? (number ?? cell) : noise(convert(number, unit, field.unit));
    }
  }
  return inputs;
}
