/** Processes uploaded pictures: decodes, rotates, resizes and re-encodes them without metadata. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { imageLimitBytes } from '../../shared/images/image-check.ts';
import { AppError, type ErrorKind } from '../errors/errors.ts';
import { refuse } from '../errors/refusals.ts';
import { createSemaphore } from '../work/semaphore.ts';

const accepted = new Set(['jpg', 'png', 'webp', 'gif']);
/** Time limit for processing one picture. */
const patienceMs = 60_000;

export type ConvertedImage = {
  readonly width: number;
  readonly height: number;
  /** WebP files of the picture, widest first. */
  readonly files: readonly { readonly width: number; readonly bytes: Buffer }[];
};

/** First line of the program's output: size and files, or a refusal. */
export type ProcessAnswer =
  | {
      readonly width: number;
      readonly height: number;
      readonly files: readonly { readonly width: number; readonly sizeBytes: number }[];
    }
  | { readonly refused: { readonly kind: ErrorKind; readonly code: string; readonly message: string } };

/** Processes one picture at a time, to limit memory. */
const withPermit = createSemaphore(1);

/**
 * Converts an uploaded picture to WebP in several widths.
 * @throws AppError `files.not_an_image`, `files.animated`, `files.too_large`, `files.too_many_pixels`, `files.damaged`
 */
export async function makeImage(bytes: Buffer): Promise<ConvertedImage> {
  if (bytes.length > imageLimitBytes)
    throw refuse('files.too_large', { about: { what: 'An image', bytes: imageLimitBytes } });
  // The format is detected by content first, because the decoder also reads other formats (SVG, PDF).
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === 'apng') throw refuse('files.animated');
  if (!found || !accepted.has(found.ext)) throw refuse('files.not_an_image');
  const output = await withPermit(() => runProcess('picture', bytes));
  const end = output.indexOf(10);
  const answer = JSON.parse(output.subarray(0, end).toString()) as ProcessAnswer;
  if ('refused' in answer) {
    throw AppError.revived(answer.refused);
  }
  let at = end + 1;
  const files = answer.files.map(({ width, sizeBytes }) => {
    const file = { width, bytes: output.subarray(at, at + sizeBytes) };
    at += sizeBytes;
    return file;
  });
  return { width: answer.width, height: answer.height, files };
}

/** Renders one of our own SVG drawings as PNG. */
export const rasterize = (svg: string): Promise<Buffer> =>
  withPermit(() => runProcess('drawing', Buffer.from(svg)));

/**
 * Returns a company logo as a small PNG.
 * @throws as {@link makeImage}
 */
export async function makeMark(bytes: Buffer): Promise<Buffer> {
  const [made] = (await makeImage(bytes)).files.slice(-1);
  if (!made) throw refuse('files.damaged');
  return withPermit(() => runProcess('mark', made.bytes));
}

async function runProcess(what: 'picture' | 'drawing' | 'mark', input: Buffer): Promise<Buffer> {
  const child = spawn(process.execPath, ['--max-old-space-size=64', programFile(), what], {
    // The program must not receive the secrets of the server.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_NO_WARNINGS: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
  // The program may exit before it has read all input; its exit status is checked below.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [output, complaint, code] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (code === 0) return output;
  throw refuse('files.damaged', {
    cause: new Error(`The image process exited with ${code}: ${complaint.slice(0, 500)}`),
  });
}

let program: string | undefined;

/** Returns the path of the program's source file, which is found from the source folder and from the build folder. */
function programFile(): string {
  const name = path.join('src', 'platform', 'server', 'files', 'image-process.ts');
  for (let folder = import.meta.dirname; !program; folder = path.dirname(folder)) {
    const candidate = path.join(folder, name);
    if (fs.existsSync(candidate)) program = candidate;
    else if (folder === path.dirname(folder)) throw new Error(`${name} is missing.`);
  }
  return program;
}
