/** Stores the files that features receive. Pictures are public under random names; other files are private. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { imageKeys, storedImage } from '../../shared/images/image-address.ts';
import { imageLimitBytes } from '../../shared/images/image-check.ts';
import type { Clock } from '../clock.ts';
import type { ConsumeLimit } from '../rate-limit/rate-limit.ts';
import { contentTypeOf, type FileExtension, type FileStore, type StoredFile } from './files.port.ts';
import { imageLimit } from './image-limit.ts';
import { makeImage } from './images.ts';
import type { ReceivedFile } from './receive.ts';

/** Removes temporary folders left by killed processes. */
async function removeOldFolders(parent: string, olderThan: Date): Promise<void> {
  const names = await fs.readdir(parent).catch(() => []);
  for (const name of names) {
    const folder = path.join(parent, name);
    const stat = await fs.stat(folder).catch(() => null);
    if (stat && stat.mtime < olderThan) await fs.rm(folder, { recursive: true, force: true });
  }
}

const publicFolders = ['archive', 'forum'] as const;
/** `tools` contains files submitted to the administrators, `heats` files that members store with their heats. */
const privateFolders = ['tools', 'heats'] as const;
export const fileFolders = [...publicFolders, ...privateFolders] as const;

export type ImagePurpose = (typeof publicFolders)[number];
export type NewImage = {
  /** Picture as uploaded, up to 10 MB. */
  readonly bytes: Buffer;
  readonly ownerId: string;
  readonly purpose: ImagePurpose;
};

/** Age in hours after which unused uploads are deleted. */
const orphanHours = 24;

const randomName = () => randomBytes(16).toString('base64url');

/** Functions that return the keys of the files in use, by folder. */
export type UsedFiles = Partial<Record<(typeof fileFolders)[number], () => Promise<readonly string[]>>>;

export type UploadsOptions = {
  /** Folder for received files while a request is processed; its disk is checked for free space. */
  readonly temporaryFolder: string;
  readonly store: FileStore;
  readonly clock: Clock;
  readonly consume: ConsumeLimit;
};

export function createUploads({ temporaryFolder, store, clock, consume }: UploadsOptions) {
  return {
    imageLimitBytes,
    temporaryFolder,

    /**
     * Processes a picture and stores it in several widths.
     * @returns URL and size in pixels
     * @throws AppError of `makeImage`; 429 for too many pictures within an hour
     */
    async storeImage(image: NewImage): Promise<StoredImage> {
      await consume(imageLimit, image.ownerId);
      return storeWidths(store, await makeImage(image.bytes), image.purpose);
    },

    /** Returns whether a URL was created by `storeImage`. */
    isOwnUrl: (url: string): boolean => storedImage(url) !== null,

    /** Deletes stored pictures by URL; other URLs are ignored. */
    async removeImages(urls: readonly string[]): Promise<void> {
      await removeKeys(store, urls.flatMap(imageKeys));
    },

    /** Returns a public file; null if it does not exist or is private. */
    async readPublic(key: string): Promise<StoredFile | null> {
      if (!publicFolders.some((folder) => key.startsWith(`${folder}/`))) return null;
      return store.get(key);
    },

    /** Stores a received file privately. @returns its key */
    async storePrivate(
      folder: (typeof privateFolders)[number],
      { path: file, sizeBytes }: Pick<ReceivedFile, 'path' | 'sizeBytes'>,
      extension: FileExtension,
    ): Promise<string> {
      const key = `${folder}/${randomName()}.${extension}`;
      await store.put(key, { path: file, sizeBytes });
      return key;
    },

    /** Returns a public or private file. */
    read: (key: string): Promise<StoredFile | null> => store.get(key),
    remove: (key: string): Promise<void> => store.remove(key),
    contentTypeOf,

    /**
     * Deletes unused files older than a day.
     * @param used returns the files in use by folder; called after the files are listed, so files that come into use
     *   meanwhile are kept. Folders without a function are skipped
     * @returns the number of deleted files
     */
    async sweep(used: UsedFiles): Promise<number> {
      const olderThan = new Date(clock.now().getTime() - orphanHours * 3_600_000);
      await removeOldFolders(temporaryFolder, olderThan);
      let removed = 0;
      for (const folder of fileFolders) {
        const list = used[folder];
        if (list) removed += await removeUnused(store, await oldKeys(store, folder, olderThan), list);
      }
      return removed;
    },
  };
}

type StoredImage = { url: string; width: number; height: number };

/** Stores the files of a picture under a new random name; if one fails, removes the others. */
async function storeWidths(
  store: FileStore,
  { width, height, files }: Awaited<ReturnType<typeof makeImage>>,
  purpose: ImagePurpose,
): Promise<StoredImage> {
  const base = `${purpose}/${randomName()}`;
  const url = `/files/${base}-${width}x${height}.webp`;
  try {
    for (const file of files) {
      const key = file.width === width ? url.slice('/files/'.length) : `${base}-${file.width}.webp`;
      await store.put(key, file.bytes);
    }
  } catch (error) {
    await removeKeys(store, imageKeys(url)).catch(() => undefined);
    throw error;
  }
  return { url, width, height };
}

async function oldKeys(store: FileStore, folder: string, olderThan: Date): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(folder, olderThan)) keys.push(key);
  return keys;
}

/** Deletes those of the files that are not in use. @returns their number */
async function removeUnused(
  store: FileStore,
  keys: readonly string[],
  listUsed: () => Promise<readonly string[]>,
): Promise<number> {
  if (keys.length === 0) return 0;
  const used = new Set((await listUsed()).flatMap((each) => [each, ...imageKeys(each)]));
  const unused = keys.filter((key) => !used.has(key));
  await removeKeys(store, unused);
  return unused.length;
}

async function removeKeys(store: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await store.remove(key);
}

export type Uploads = ReturnType<typeof createUploads>;
