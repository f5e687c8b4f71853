import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ZippedFile, zipped } from './zip.ts';

const changedAt = new Date('2026-11-26T12:00:00Z');
const fileOf = (name: string, texts: readonly string[], isCompressible = true): ZippedFile => ({
  name,
  changedAt,
  isCompressible,
  pieces: texts.map((text) => new TextEncoder().encode(text)),
});
async function all(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const found: Uint8Array[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}
async function* each(files: readonly ZippedFile[]) {
  yield* files;
}
const read = async (files: readonly ZippedFile[]) => unzipSync(Buffer.concat(await all(zipped(each(files)))));

describe('U-01 archives', () => {
  it('U-01 an archive contains each file with all its pieces, also empty and uncompressed files', async () => {
    const found = await read([
      fileOf('a.json', ['{', '}']),
      fileOf('b/c.pdf', ['%PDF'], false),
      fileOf('d', []),
    ]);
    expect(Object.entries(found).map(([name, data]) => [name, strFromU8(data)])).toEqual([
      ['a.json', '{}'],
      ['b/c.pdf', '%PDF'],
      ['d', ''],
    ]);
  });

  it('U-01 each file is yielded before the next one is created, and an error while creating a file is thrown', async () => {
    const made: string[] = [];
    async function* files() {
      for (const name of ['a', 'b']) {
        made.push(name);
        yield fileOf(name, ['x'.repeat(100)], false);
      }
      throw new Error('no more');
    }
    const pieces = zipped(files());
    await pieces.next();
    expect(made).toEqual(['a']);
    await expect(all(pieces)).rejects.toThrow('no more');
  });
});
