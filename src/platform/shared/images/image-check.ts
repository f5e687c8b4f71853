/** Checks selected files in the browser before they are uploaded; the server repeats the checks. */
import type { PlatformCode } from '../../server/errors/refusals.ts';

export const imageLimitBytes = 10 * 1024 * 1024;
/** Maximum number of pixels. Formats that are decoded line by line need at most 75 MB for this size. */
export const pixelLimit = 40_000_000;

/** File types that the file dialog offers. */
export const imageTypes = 'image/png,image/jpeg,image/webp,image/gif';

/** Reason why the server rejects an image. */
export type ImageCode = Exclude<PlatformCode & `files.${string}`, 'files.not_found' | 'files.missing'>;
/** Number of bytes read from the start of a file. An animated PNG declares its animation before its first image. */
const headBytes = 4_096;
const isImage = (head: string): boolean =>
  head.startsWith('\xff\xd8\xff') ||
  head.startsWith('\x89PNG\r\n\x1a\n') ||
  head.startsWith('GIF8') ||
  (head.startsWith('RIFF') && head.startsWith('WEBP', 8));

/** Returns the problem of an image; null if it is accepted. */
export async function imageProblem(file: Blob): Promise<ImageCode | null> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const head = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (!isImage(head)) return 'files.not_an_image';
  if (file.size > imageLimitBytes) return 'files.too_large';
  if (head.startsWith('\x89PNG') && head.includes('acTL')) return 'files.animated';
  if (pixelsOfPng(bytes) > pixelLimit) return 'files.too_many_pixels';
  return (await isReadable(file)) ? null : 'files.damaged';
}

/** Returns the number of pixels from the first chunk of a PNG; 0 for other formats, whose size the server checks. */
function pixelsOfPng(bytes: Uint8Array): number {
  if (bytes.length < 24 || bytes[0] !== 0x89) return 0;
  const view = new DataView(bytes.buffer);
  return view.getUint32(16) * view.getUint32(20);
}

/** Returns whether the browser can decode the image; true outside of browsers. */
async function isReadable(file: Blob): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
