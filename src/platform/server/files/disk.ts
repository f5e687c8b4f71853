/** Files in a folder of this machine: the default, for one instance or several on one disk. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf, type FileStore, isFileKey } from './files.port.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** @param folder is made when the first file comes */
export function createDiskFiles(folder: string): FileStore {
  const place = (key: string) => path.join(folder, ...key.split('/'));

  async function makeFolder(inside: string): Promise<void> {
    await fs.mkdir(inside, { recursive: true, mode: 0o700 });
    // Folders made by earlier versions are open to other users.
    await fs.chmod(folder, 0o700);
  }

  return {
    async put(key, source) {
      contentTypeOf(key);
      const target = place(key);
      await makeFolder(path.dirname(target));
      // Written beside, then named: whoever reads meanwhile sees the whole file or none.
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
        // Beside files there may be parts that a killed process left: as old, they are forgotten here.
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
