/** Streams CSV tables row by row, with constant memory. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { escapeFormula } from '../../platform/shared/csv.ts';

export type Cell = string | number | null;

/**
 * Returns the file as UTF-8 with a byte order mark, once its first row is available: earlier failures lead to an error
 * response, later ones to a closed connection.
 * @param header column names
 * @param rows consumed at the reader's pace
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

/** Formats a cell; texts that a spreadsheet would evaluate as formulas are marked as text. */
const cellText = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell) : escapeFormula(cell);
