import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type Composition, isElement } from '../../calculators/core/elements.ts';

/** One measurement: which steel, its analysis in wt %, from where, and what was measured. */
export type Row = {
  readonly steelId: string;
  readonly steel: Composition;
  /** Column `set`; empty where the table has none. */
  readonly set: string;
  readonly measured: number;
};

/**
 * Reads a table with a header: `steel_id`, columns named by elements, and the measured column.
 * @throws with row and column where one is missing or no number
 */
export function readRows(file: string, measured: string): readonly Row[] {
  const records = parse(fs.readFileSync(file), { columns: true, bom: true, trim: true }) as Record<
    string,
    string
  >[];
  return records.map((record, index) => {
    const numberIn = (column: string): number => {
      const text = record[column];
      const number = Number(text);
      if (!text || !Number.isFinite(number))
        throw new Error(`${file}, row ${index + 2}, column ${column}: "${text ?? ''}" is no number.`);
      return number;
    };
    const contents = Object.keys(record).filter((column) => isElement(column) && record[column] !== '');
    return {
      steelId: record['steel_id'] ?? String(index),
      steel: Object.fromEntries(contents.map((column) => [column, numberIn(column)])),
      set: record['set'] ?? '',
      measured: numberIn(measured),
    };
  });
}
