/** Reads the directory of a zip archive and inflates single files, both with size limits. */
import { Inflate } from 'fflate';
import { FileFault, tableLimits } from './file-fault.ts';

type Entry = {
  readonly method: number;
  readonly compressedBytes: number;
  readonly declaredBytes: number;
  readonly at: number;
};
/** Archive, with the number of bytes that may still be inflated. */
export type Archive = {
  readonly bytes: Uint8Array;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly budget: { bytes: number };
};

const signatures = { end: 0x06054b50, directory: 0x02014b50, file: 0x04034b50 } as const;
const endBytes = 22;
const longestComment = 65_535;
const maxEntries = 5_000;
/** Compressed bytes per step; a step inflates to at most about 1,000 times as many. */
const stepBytes = 16_384;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function endOf(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === signatures.end) return at;
  throw new FileFault('broken');
}

/** Reads the directory of the archive without inflating a file. @throws FileFault */
export function openArchive(bytes: Uint8Array): Archive {
  try {
    const view = viewOf(bytes);
    const end = endOf(view);
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    if (count > maxEntries) throw new FileFault('broken');
    const entries = new Map<string, Entry>();
    const decoder = new TextDecoder();
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== signatures.directory) throw new FileFault('broken');
      if (view.getUint16(at + 8, true) & 1) throw new FileFault('encrypted');
      const nameBytes = view.getUint16(at + 28, true);
      const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameBytes));
      entries.set(name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(), {
        method: view.getUint16(at + 10, true),
        compressedBytes: view.getUint32(at + 20, true),
        declaredBytes: view.getUint32(at + 24, true),
        at: view.getUint32(at + 42, true),
      });
      at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return { bytes, entries, budget: { bytes: tableLimits.inflatedBytes } };
  } catch (error) {
    // The offsets are beyond the end of the file.
    throw error instanceof RangeError ? new FileFault('broken') : error;
  }
}

function deduct(budget: Archive['budget'], bytes: number): void {
  budget.bytes -= bytes;
  if (budget.bytes < 0) throw new FileFault('inflatedTooLarge');
}

function inflate(data: Uint8Array, budget: Archive['budget']): string {
  const decoder = new TextDecoder();
  let text = '';
  const inflater = new Inflate((chunk, isLast) => {
    deduct(budget, chunk.length);
    text += decoder.decode(chunk, { stream: !isLast });
  });
  for (let at = 0; at < data.length; at += stepBytes)
    inflater.push(data.subarray(at, at + stepBytes), at + stepBytes >= data.length);
  return text;
}

/** Inflates a file as UTF-8 text; null if it is missing. The declared and the actual size are limited. @throws FileFault */
export function readEntry({ bytes, entries, budget }: Archive, name: string): string | null {
  const entry = entries.get(name.toLowerCase());
  if (!entry) return null;
  if (entry.declaredBytes > budget.bytes) throw new FileFault('inflatedTooLarge');
  try {
    const view = viewOf(bytes);
    if (view.getUint32(entry.at, true) !== signatures.file) throw new FileFault('broken');
    const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    const data = bytes.subarray(from, from + entry.compressedBytes);
    if (data.length < entry.compressedBytes) throw new FileFault('broken');
    if (entry.method === 8) return inflate(data, budget);
    if (entry.method !== 0) throw new FileFault('broken');
    deduct(budget, data.length);
    return new TextDecoder().decode(data);
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('broken');
  }
}
