/** Reads multipart forms with files. Incomplete uploads are removed. */
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/errors.ts';
import { refuse } from '../errors/refusals.ts';
import { isReadableText } from '../http/request/readable.ts';
import { createSemaphore } from '../work/semaphore.ts';

/** Limit of the total size of text fields, the same as for JSON bodies. */
const fieldLimitBytes = 1_048_576;
/** Limits how many pictures are in memory at once; the others wait on disk. */
const withPermit = createSemaphore(2);

const tooLarge = (bytes: number) => refuse('files.too_large', { about: { what: 'A file', bytes } });

/** Returns the error for a form that lacks its file. */
export const missingFile = (field: string) => refuse('files.missing', { about: field });

function requireForm(request: FastifyRequest): void {
  if (!request.isMultipart())
    throw refuse('request.unsupported_type', { about: 'Send a form with files (multipart/form-data).' });
}

/**
 * Rejects text fields with invalid UTF-8; the form library has replaced it by U+FFFD.
 * @throws AppError 400
 */
function requireReadableParts(...texts: readonly string[]): void {
  if (texts.some((text) => !isReadableText(text) || text.includes('\ufffd')))
    throw refuse('request.malformed', { about: 'The form holds characters that cannot be read.' });
}

const limitsOf = (fileSize: number, files: number) => ({
  limits: { fileSize, files, fields: 10, parts: files + 10, fieldSize: fieldLimitBytes, headerPairs: 50 },
});

/** Converts errors of the form library (exceeded limits, incomplete bodies, disconnected senders) to refusals. */
function toRefusal(error: unknown, fileLimitBytes: number): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(fileLimitBytes);
  if (/^FST_.*_LIMIT$/.test(code ?? '')) return refuse('request.too_many_parts');
  if (
    code === 'FST_PROTO_VIOLATION' ||
    code === 'ECONNRESET' ||
    /multipart|Part terminated|Unexpected end|premature/i.test(message ?? '')
  )
    return refuse('request.malformed', { about: 'The form could not be read to its end.' });
  return error;
}

/** Adds the file name to the refusal of a picture, so the sender knows which one was rejected. */
function named(error: unknown, file: string): unknown {
  if (!(error instanceof AppError) || !error.code.startsWith('files.')) return error;
  return error.with({ file });
}

/** Calls `work` with a temporary folder and removes the folder afterwards. */
async function withFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await fs.promises.mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await fs.promises.mkdtemp(path.join(parent, 'upload-'));
  try {
    return await work(folder);
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

export type ImageForm<T> = {
  readonly fields: Readonly<Record<string, string>>;
  readonly images: readonly T[];
};

/**
 * Reads a form with pictures, one picture after the other. Pictures beyond `most` and files of other fields are
 * ignored.
 * @param keep processes a picture; `undo` receives the results if the form fails afterwards
 * @throws AppError 400, 413, 415, and errors of `keep`
 */
export async function receiveImages<T>(
  request: FastifyRequest,
  options: {
    readonly field: string;
    readonly most: number;
    readonly fileLimitBytes: number;
    /** Folder for received files while the request is processed. */
    readonly temporaryFolder: string;
    readonly keep: (bytes: Buffer) => Promise<T>;
    readonly undo: (kept: readonly T[]) => Promise<void>;
    /** Validates the text fields before any picture is processed; throws a refusal if they are invalid. */
    readonly check?: (fields: Readonly<Record<string, string>>) => Promise<void>;
  },
): Promise<ImageForm<T>> {
  requireForm(request);
  const { field, most, fileLimitBytes, keep, undo, check } = options;
  return withFolder(options.temporaryFolder, async (folder) => {
    const { files, fields } = await readParts(request, folder, { field, most, fileLimitBytes });
    await check?.(fields);
    const images: T[] = [];
    try {
      for (const file of files)
        images.push(
          await withPermit(async () => keep(await fs.promises.readFile(file.path))).catch(
            (error: unknown) => {
              throw named(error, file.name);
            },
          ),
        );
      return { fields, images };
    } catch (error) {
      await undo(images);
      throw error;
    }
  });
}

/** Reads the text fields of a form and writes its files into a folder; files beyond the limit are skipped. */
async function readParts(
  request: FastifyRequest,
  folder: string,
  limits: { readonly field: string; readonly most: number; readonly fileLimitBytes: number },
): Promise<{ readonly files: readonly ReceivedFile[]; readonly fields: Readonly<Record<string, string>> }> {
  const { field, most, fileLimitBytes } = limits;
  const files: ReceivedFile[] = [];
  const fields: Record<string, string> = Object.create(null);
  try {
    for await (const part of request.parts(limitsOf(fileLimitBytes, 20))) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge(fieldLimitBytes);
        requireReadableParts(part.fieldname, String(part.value));
        fields[part.fieldname] = String(part.value);
      } else if (part.fieldname === field && files.length < most)
        files.push(await writePart(part, path.join(folder, String(files.length)), fileLimitBytes));
      else part.file.resume();
    }
    return { files, fields };
  } catch (error) {
    throw toRefusal(error, fileLimitBytes);
  }
}

export type ReceivedFile = {
  /** File name given by the sender, without folder names. */
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
};

/**
 * Writes a large file to disk while it is received, and removes it after `use`.
 * @throws AppError 400 without a file, 413, 415, and errors of `use`
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  options: { readonly field: string; readonly fileLimitBytes: number; readonly temporaryFolder: string },
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  requireForm(request);
  const { field, fileLimitBytes } = options;
  return withFolder(options.temporaryFolder, async (folder) => {
    const file = await toDisk(request, path.join(folder, 'file'), field, fileLimitBytes);
    if (!file) throw missingFile(field);
    return use(file);
  });
}

async function toDisk(
  request: FastifyRequest,
  target: string,
  field: string,
  fileLimitBytes: number,
): Promise<ReceivedFile | null> {
  let found: ReceivedFile | null = null;
  try {
    for await (const part of request.parts(limitsOf(fileLimitBytes, 1))) {
      if (part.type === 'field') {
        requireReadableParts(part.fieldname, String(part.value));
        continue;
      }
      if (part.fieldname !== field) {
        part.file.resume();
        continue;
      }
      found = await writePart(part, target, fileLimitBytes);
    }
    return found;
  } catch (error) {
    throw toRefusal(error, fileLimitBytes);
  }
}

/**
 * Decodes a file name sent by a browser: in forms, `"` and line breaks are encoded as `%22`, `%0D` and `%0A` (WHATWG
 * HTML, 4.10.22.7).
 */
const sentName = (name: string): string =>
  name.replace(/%(22|0D|0A)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function writePart(part: MultipartFile, target: string, limitBytes: number): Promise<ReceivedFile> {
  requireReadableParts(part.fieldname, part.filename);
  await pipeline(part.file, fs.createWriteStream(target, { mode: 0o600 }));
  if (part.file.truncated) throw tooLarge(limitBytes);
  const name = path.basename(sentName(part.filename).replaceAll('\\', '/')).slice(-200);
  return { name, path: target, sizeBytes: part.file.bytesRead };
}
