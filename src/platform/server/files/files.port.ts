/** Interface of file stores; only `uploads.ts` uses it. */
import type { Readable } from 'node:stream';

/** File content: bytes in memory, or a file on the local disk, which is copied, not moved. */
export type FileSource = Buffer | { readonly path: string; readonly sizeBytes: number };

export type StoredFile = { readonly stream: Readable; readonly type: string; readonly sizeBytes: number };

/**
 * Store of files by key: `folder/name.extension`, see `isFileKey`. The extension determines the content type, so
 * uploaders cannot set headers.
 */
export type FileStore = {
  /** Stores a file atomically; an existing file with the same key is replaced. */
  put(key: string, source: FileSource): Promise<void>;
  /** Returns a file, or null if it does not exist. The caller must consume or destroy the stream. */
  get(key: string): Promise<StoredFile | null>;
  /** Deletes a file; does nothing if it does not exist. */
  remove(key: string): Promise<void>;
  /** Yields the keys of the files in a folder that were written before `olderThan`, in any order. */
  list(folder: string, olderThan: Date): AsyncIterable<string>;
};

/** Allowed file extensions and their content types. */
export const contentTypes = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
} as const;
export type FileExtension = keyof typeof contentTypes;

const keyPattern = /^[a-z]{1,20}\/[\w-]{22,80}\.([a-z\d]{2,4})$/;

/**
 * Returns whether a key is valid. It contains no dot except before the extension, so it cannot point outside its
 * folder.
 */
export function isFileKey(key: string): boolean {
  const extension = keyPattern.exec(key)?.[1];
  return extension !== undefined && Object.hasOwn(contentTypes, extension);
}

/**
 * Returns the content type of a key.
 * @throws Error for an invalid key
 */
export function contentTypeOf(key: string): string {
  if (!isFileKey(key)) throw new Error(`Invalid file name: ${key}`);
  return contentTypes[key.slice(key.lastIndexOf('.') + 1) as FileExtension];
}
