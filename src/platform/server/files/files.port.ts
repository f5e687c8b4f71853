/** Where uploaded files lie. Features never see this: they go through `uploads.ts`. */
import type { Readable } from 'node:stream';

/** Bytes in memory, or a finished file on this machine's disk, which stays where it is. */
export type FileSource = Buffer | { readonly path: string; readonly sizeBytes: number };

export type StoredFile = { readonly stream: Readable; readonly type: string; readonly sizeBytes: number };

/**
 * Files by key: `folder/name.extension`, see `isFileKey`. The extension alone decides the content type,
 * so that no stored word of an uploader ever becomes a header.
 */
export type FileStore = {
  /** Keeps a file whole or not at all; an existing one of this key is replaced. */
  put(key: string, source: FileSource): Promise<void>;
  /** null when there is none. The caller reads the stream to its end or destroys it. */
  get(key: string): Promise<StoredFile | null>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
  /** Keys of a folder whose file was written before this moment, in any order. */
  list(folder: string, olderThan: Date): AsyncIterable<string>;
};

/** Everything that may be kept, by extension. */
export const contentTypes = {
  webp: 'image/webp',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
} as const;
export type FileExtension = keyof typeof contentTypes;

const keyPattern = /^[a-z]{1,20}\/[\w-]{22,80}\.([a-z\d]{2,4})$/;

/** Whether this names a file: no dots but the one of the extension, so no way out of the folder. */
export function isFileKey(key: string): boolean {
  const extension = keyPattern.exec(key)?.[1];
  return extension !== undefined && Object.hasOwn(contentTypes, extension);
}

/** @throws Error for what names no file */
export function contentTypeOf(key: string): string {
  if (!isFileKey(key)) throw new Error(`No name of a file: ${key}`);
  return contentTypes[key.slice(key.lastIndexOf('.') + 1) as FileExtension];
}
