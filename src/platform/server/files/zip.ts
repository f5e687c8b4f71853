import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZippedFile = {
  /** Path in the archive. */
  readonly name: string;
  readonly changedAt: Date;
  /** False for formats that are already compressed, such as PDF. */
  readonly isCompressible: boolean;
  readonly pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

const nothing = new Uint8Array(0);

/**
 * Yields a ZIP archive in pieces; only one piece of one file is in memory at a time. Throws if reading `files` throws.
 */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { name, changedAt, isCompressible, pieces } of files) {
    const entry = isCompressible ? new ZipDeflate(name) : new ZipPassThrough(name);
    entry.mtime = changedAt;
    zip.add(entry);
    for await (const piece of pieces) {
      entry.push(piece);
      yield* ready.splice(0);
    }
    entry.push(nothing, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
