/** What features do with files. Pictures are public under names that nobody guesses; other files are not. */
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

/** Removes what a killed process left. */
async function removeOldFolders(parent: string, olderThan: Date): Promise<void> {
  const names = await fs.readdir(parent).catch(() => []);
  for (const name of names) {
    const folder = path.join(parent, name);
    const stat = await fs.stat(folder).catch(() => null);
    if (stat && stat.mtime < olderThan) await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Folders whose files anybody may read who knows the name. */
const publicFolders = ['archive', 'forum'] as const;
/** `tools` holds what members send to the administrators. */
const folders = [...publicFolders, 'tools'] as const;

export type ImagePurpose = (typeof publicFolders)[number];
export type NewImage = {
  /** As it came, up to 10 MB. */
  readonly bytes: Buffer;
  /** Member who sends it. */
  readonly ownerId: string;
  readonly purpose: ImagePurpose;
};

/** A form may be open for so long before what was pasted into it counts as forgotten. */
const orphanHours = 24;

const randomName = () => randomBytes(16).toString('base64url');

/** Who knows which files of a folder are in use. */
export type UsedFiles = Partial<Record<(typeof folders)[number], () => Promise<readonly string[]>>>;

export type UploadsOptions = {
  /** Where files lie while their request runs: on the disk whose free space is watched. */
  readonly temporaryFolder: string;
  readonly store: FileStore;
  readonly clock: Clock;
  readonly consume: ConsumeLimit;
};

export function createUploads({ temporaryFolder, store, clock, consume }: UploadsOptions) {
  async function removeKeys(keys: readonly string[]): Promise<void> {
    for (const key of keys) await store.remove(key);
  }

  return {
    imageLimitBytes,
    temporaryFolder,

    /**
     * Makes a picture safe and keeps it in its widths.
     * @returns its address on this site and its size in pixels
     * @throws AppError of `makeImage`; 429 for too many in an hour
     */
    async storeImage({
      bytes,
      ownerId,
      purpose,
    }: NewImage): Promise<{ url: string; width: number; height: number }> {
      await consume(imageLimit, ownerId);
      const { width, height, files } = await makeImage(bytes);
      const base = `${purpose}/${randomName()}`;
      const url = `/files/${base}-${width}x${height}.webp`;
      try {
        for (const file of files) {
          const key = file.width === width ? url.slice('/files/'.length) : `${base}-${file.width}.webp`;
          await store.put(key, file.bytes);
        }
      } catch (error) {
        await removeKeys(imageKeys(url)).catch(() => undefined);
        throw error;
      }
      return { url, width, height };
    },

    /** Whether this address is a picture that we keep, as `storeImage` gave it. */
    isOwnUrl: (url: string): boolean => storedImage(url) !== null,

    /** Takes back pictures whose use came to nothing; other addresses are left alone. */
    async removeImages(urls: readonly string[]): Promise<void> {
      await removeKeys(urls.flatMap(imageKeys));
    },

    /** A public file by the rest of its address; null when there is none, or it is not public. */
    async readPublic(key: string): Promise<StoredFile | null> {
      if (!publicFolders.some((folder) => key.startsWith(`${folder}/`))) return null;
      return store.get(key);
    },

    /** Keeps a file for the administrators. @returns its key */
    async storeToolFile(file: string, sizeBytes: number, extension: FileExtension): Promise<string> {
      const key = `tools/${randomName()}.${extension}`;
      await store.put(key, { path: file, sizeBytes });
      return key;
    },

    /** A file by its key, public or not. */
    read: (key: string): Promise<StoredFile | null> => store.get(key),
    remove: (key: string): Promise<void> => store.remove(key),
    contentTypeOf,

    /**
     * Removes what was sent a day ago and nobody uses.
     * @param used addresses and keys in use, per folder; asked after the list was made, so that what was taken into
     * use meanwhile stays. A folder without an answer is left alone.
     * @returns how many files went
     */
    async sweep(used: UsedFiles): Promise<number> {
      const olderThan = new Date(clock.now().getTime() - orphanHours * 3_600_000);
      await removeOldFolders(temporaryFolder, olderThan);
      let removed = 0;
      for (const folder of folders) {
        const ask = used[folder];
        if (!ask) continue;
        const old: string[] = [];
        for await (const key of store.list(folder, olderThan)) old.push(key);
        if (old.length === 0) continue;
        const kept = new Set((await ask()).flatMap((each) => [each, ...imageKeys(each)]));
        const forgotten = old.filter((key) => !kept.has(key));
        await removeKeys(forgotten);
        removed += forgotten.length;
      }
      return removed;
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
