/** File store in a local folder; used unless a bucket is configured. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, type FileStore, isFileKey } from './files.port.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Creates a file store in a local folder.
 * @param folder created with the first file
 */
export function createDiskFiles(folder: string): FileStore {
  const place = (key: string) => path.join(folder, ...key.split('/'));

  async function makeFolder(inside: string): Promise<void> {
    await fs.mkdir(inside, { recursive: true, mode: 0o700 });
    // Earlier versions created folders that other users can access.
    await fs.chmod(folder, 0o700);
  }

  return {
    async put(key, source) {
      contentTypeOf(key);
      const target = place(key);
      await makeFolder(path.dirname(target));
      // Written to a temporary file, then renamed, so that readers never see a partial file.
      const beside = `${target}.${randomBytes(6).toString('hex')}.part`;
      try {
        if (Buffer.isBuffer(source)) await fs.writeFile(beside, source, { mode: 0o600, flush: true });
        else await fs.copyFile(source.path, beside).then(() => fs.chmod(beside, 0o600));
        await fs.rename(beside, target);
      } catch (error) {
        await fs.rm(beside, { force: true });
        throw error;
      }
    },

    async get(key) {
      if (!isFileKey(key)) return null;
      try {
        const file = await fs.open(place(key));
        const { size } = await file.stat();
        return { stream: file.createReadStream(), type: contentTypeOf(key), sizeBytes: size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async remove(key) {
      if (isFileKey(key)) await fs.rm(place(key), { force: true });
    },

    async *list(wanted, olderThan) {
      let entries: string[];
      try {
        entries = await fs.readdir(path.join(folder, wanted));
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      for (const name of entries) {
        const key = `${wanted}/${name}`;
        // Removes old temporary files of processes that were killed.
        const isPart = name.endsWith('.part');
        if (!isPart && !isFileKey(key)) continue;
        const stat = await fs.stat(place(key)).catch(() => null);
        if (!stat || stat.mtime >= olderThan) continue;
        if (isPart) await fs.rm(place(key), { force: true });
        else yield key;
      }
    },
  };
}
