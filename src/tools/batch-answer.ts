/** The answer of a batch, written while it is computed. */
import type { BatchRow } from './tools.ts';

/** Characters that are gathered before they leave the heap. */
const pieceLength = 16_384;

/**
 * Takes the rows one by one and answers `{id, results, failed}` as bytes. A thousand rows kept as objects, or as one
 * long text, would cost the small heap of the server more to clear away than they cost to compute.
 */
export function createBatchAnswer(id: string) {
  const pieces: Buffer[] = [];
  let text = `{"id":${JSON.stringify(id)},"results":[`;
  let between = '';
  let failed = 0;
  return {
    add(row: BatchRow): void {
      text += between + JSON.stringify(row);
      between = ',';
      if (!row.ok) failed += 1;
      if (text.length < pieceLength) return;
      pieces.push(Buffer.from(text));
      text = '';
    },
    end(): Buffer {
      return Buffer.concat([...pieces, Buffer.from(`${text}],"failed":${failed}}`)]);
    },
  };
}
