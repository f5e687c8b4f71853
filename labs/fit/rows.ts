/** Reads tables of measurements for fitting and validating; errors state file, row and column. */
import fs from 'node:fs';
import { type Composition, isElement } from '@ferrite/calculators/core/elements.ts';
import { parse } from 'csv-parse/sync';

/** One measurement: its steel, the analysis in wt %, and every other column as text. */
export type Row = {
  readonly steelId: string;
  readonly steel: Composition;
  /** Content of the column `set`; empty if the table has none. */
  readonly set: string;
  readonly measured: number;
  /** Returns the number in a column. @throws Error with row and column if the text is not a number */
  readonly numberIn: (column: string) => number;
  readonly has: (column: string) => boolean;
  /** Returns the text in a column; empty without a value. */
  readonly textIn: (column: string) => string;
};

/** Creates a row of published figures: analysis, columns and measured value. */
export const publishedRow = (
  steelId: string,
  steel: Composition,
  columns: Readonly<Record<string, number | string>>,
  measured: number,
): Row => ({
  steelId,
  steel,
  set: '',
  measured,
  numberIn: (column) => Number(columns[column]),
  has: (column) => column in columns,
  textIn: (column) => `${columns[column] ?? ''}`,
});

/**
 * Reads a table with a header: columns named by elements in wt %, the measured column, and optionally `steel_id` (rows
 * of one steel belong together; without it, rows with the same analysis) and `set`.
 * @throws Error with row and column if a value is missing or not a number
 */
export function readRows(file: string, measured: string): readonly Row[] {
  const records = recordsOf(file);
  const [first] = records;
  if (!first) throw new Error(`${file} has no rows.`);
  if (!(measured in first)) throw new Error(`${file} has no column ${measured}.`);
  return records.map((record, index) => {
    const numberIn = (column: string): number => {
      const text = record[column];
      const number = Number(text);
      if (!text || !Number.isFinite(number))
        throw new Error(`${file}, row ${index + 2}, column ${column}: "${text ?? ''}" is not a number.`);
      return number;
    };
    const contents = Object.keys(record).filter((column) => isElement(column) && record[column] !== '');
    return {
      steelId: record['steel_id'] ?? contents.map((column) => record[column]).join('|'),
      steel: Object.fromEntries(contents.map((column) => [column, percentIn(column, numberIn)])),
      set: record['set'] ?? '',
      measured: numberIn(measured),
      numberIn,
      has: (column) => (record[column] ?? '') !== '',
      textIn: (column) => record[column] ?? '',
    };
  });

  function percentIn(column: string, numberIn: (column: string) => number): number {
    const percent = numberIn(column);
    if (percent < 0 || percent > 100)
      throw new Error(`${file}, column ${column}: ${percent} is not a content in wt %.`);
    return percent;
  }
}

function recordsOf(file: string): readonly Readonly<Record<string, string>>[] {
  if (!fs.existsSync(file)) throw new Error(`${file} does not exist.`);
  try {
    return parse(fs.readFileSync(file), { columns: true, bom: true, trim: true });
  } catch (error) {
    throw new Error(`${file} is not a table: ${(error as Error).message}`);
  }
}
