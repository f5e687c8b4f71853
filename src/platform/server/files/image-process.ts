/**
 * Program that re-encodes a picture from standard input and writes a line of JSON and then the files to standard
 * output. A separate process releases the memory of large pictures and isolates decoder crashes.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { imageWidths, largestWidth } from '../../shared/images/image-address.ts';
import { pixelLimit } from '../../shared/images/image-check.ts';
import { AppError } from '../errors/errors.ts';
import { refuse } from '../errors/refusals.ts';
import type { ProcessAnswer } from './images.ts';

/** Pixel limit for formats that are decoded as a whole, which takes at least six bytes per pixel. */
const unpackedPixelLimit = 12_000_000;
/**
 * Maximum height in pixels. It exceeds the maximum width, because tall pictures are strips of text that need the full
 * width to be readable.
 */
const largestHeight = 4_800;

sharp.cache(false);
sharp.concurrency(1);

async function decode(bytes: Buffer): Promise<{ width: number; height: number; files: File[] }> {
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  try {
    const head = await sharp(bytes, options).metadata();
    if ((head.pages ?? 1) > 1) throw refuse('files.animated');
    const unpacked = head.isProgressive || head.format === 'gif';
    const maxPixels = unpacked ? unpackedPixelLimit : pixelLimit;
    if (head.width * head.height > maxPixels) throw refuse('files.too_many_pixels', { about: maxPixels });
    // Resizes before rotating, because rotation needs the whole picture in memory.
    const turned = (head.orientation ?? 1) >= 5;
    const [most, other] = [largestWidth, largestHeight];
    const { data, info } = await sharp(bytes, options)
      .resize({
        width: turned ? other : most,
        height: turned ? most : other,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const upright = await orient(sharp(data, { raw: rawOf(info) }), head.orientation ?? 1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const files: File[] = [];
    for (const each of [width, ...imageWidths.filter((size) => size < width).reverse()]) {
      const file = sharp(upright.data, { raw: rawOf(upright.info) }).resize({ width: each });
      files.push({ width: each, bytes: await file.webp({ quality: 82, effort: 4 }).toBuffer() });
    }
    return { width, height, files };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse('files.damaged', { cause: error });
  }
}

type File = { readonly width: number; readonly bytes: Buffer };
type Raw = { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };

const rawOf = ({ width, height, channels }: Raw) => ({ width, height, channels });

/** Rotates and mirrors an image according to its EXIF orientation. */
function orient<T extends { rotate(angle: number): T; flop(): T }>(image: T, orientation: number): T {
  const angle = [0, 0, 180, 180, 270, 90, 90, 270][orientation - 1] ?? 0;
  const mirrored = [2, 4, 5, 7].includes(orientation);
  return mirrored ? image.rotate(angle).flop() : image.rotate(angle);
}

async function answer(): Promise<void> {
  const bytes = await buffer(process.stdin);
  // Only our own drawings; uploads are never read as SVG.
  if (process.argv[2] === 'drawing') {
    process.stdout.write(await sharp(bytes).png().toBuffer());
    return;
  }
  // The input was already re-encoded by this program.
  if (process.argv[2] === 'mark') {
    const box = { width: 480, height: 160, fit: 'inside', withoutEnlargement: true } as const;
    process.stdout.write(await sharp(bytes).resize(box).png({ compressionLevel: 9 }).toBuffer());
    return;
  }
  const write = (head: ProcessAnswer) => process.stdout.write(`${JSON.stringify(head)}\n`);
  try {
    const { width, height, files } = await decode(bytes);
    write({
      width,
      height,
      files: files.map((file) => ({ width: file.width, sizeBytes: file.bytes.length })),
    });
    for (const file of files) process.stdout.write(file.bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { kind, code, message } = error;
    write({ refused: { kind, code, message } });
  }
}

await answer();
