/** Tables for spreadsheets, row by row, so that a long one needs no more memory than a short one. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { escapeFormula } from '../platform/shared/csv.ts';

export type Cell = string | number | null;

/**
 * @param header names of the columns
 * @param rows as they come; the reader's pace decides how fast they are asked for
 * @returns the file as UTF-8 with the mark by which spreadsheets know it, once its first row is there: what fails until
 *   then is still an answer, afterwards only a cut connection
 */
export async function csvStream(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Promise<Readable> {
  const reading = rows[Symbol.asyncIterator]();
  const first = await reading.next();
  async function* lines() {
    yield header;
    if (first.done) return;
    yield first.value.map(cellText);
    for await (const row of { [Symbol.asyncIterator]: () => reading }) yield row.map(cellText);
  }
  return Readable.from(lines()).compose(stringify({ bom: true, record_delimiter: '\r\n' })) as Readable;
}

/** Numbers stay numbers; a text that a spreadsheet would take for a formula is marked as a text. */
const cellText = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell) : escapeFormula(cell);
