/** Streams CSV tables row by row, with constant memory. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { escapeFormula } from '../../platform/shared/csv.ts';

export type Cell = string | number | null;
export type CsvFile = { readonly header: readonly string[]; readonly rows: AsyncIterable<readonly Cell[]> };

/**
 * Returns a stream of the CSV file, UTF-8 with a byte order mark, as soon as the first row is available. An earlier
 * error gives an error response; a later one closes the connection.
 * @param header column names
 * @param rows read only as fast as the client downloads
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

/** Formats a cell. A text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe. */
const cellText = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? String(cell) : escapeFormula(cell);
