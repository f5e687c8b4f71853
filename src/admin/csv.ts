/** Tables for spreadsheets, row by row, so that a long one needs no more memory than a short one. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

export type Cell = string | number | null;

/**
 * @param header names of the columns
 * @param rows as they come; the reader's pace decides how fast they are asked for
 * @returns the file as UTF-8 with the mark by which spreadsheets know it
 */
export function csvStream(header: readonly string[], rows: AsyncIterable<readonly Cell[]>): Readable {
  async function* lines() {
    yield header;
    for await (const row of rows) yield row.map(harmless);
  }
  return Readable.from(lines()).compose(stringify({ bom: true, record_delimiter: '\r\n' })) as Readable;
}

/** A text that a spreadsheet would take for a formula is marked as a text. Numbers stay numbers. */
export function harmless(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
