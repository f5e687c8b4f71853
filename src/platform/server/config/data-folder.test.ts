import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../files/disk.ts';
import { persistedSecret, prepareDataFolder } from './data-folder.ts';

let base: string;
beforeAll(async () => {
  base = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-data-folder-'));
});
afterAll(() => fs.rm(base, { recursive: true }));

const othersMay = async (...names: string[]) => (await fs.stat(path.join(base, ...names))).mode & 0o077;
/** Mode of the data folder: as root, the PostgreSQL user needs execute permission to enter it. */
const passOnly = process.getuid?.() === 0 ? 0o011 : 0;

describe.skipIf(process.platform === 'win32')('S-08 file permissions of the data folder', () => {
  it('S-08 other users of the machine cannot list or read a newly created data folder', async () => {
    await prepareDataFolder(path.join(base, 'new'));
    expect(await othersMay('new')).toBe(passOnly);
  });

  it('S-08 a data folder that an earlier version left readable becomes unreadable for other users', async () => {
    await fs.mkdir(path.join(base, 'old'), { mode: 0o755 });
    await prepareDataFolder(path.join(base, 'old'));
    expect(await othersMay('old')).toBe(passOnly);
  });

  it('S-08 a data folder that other users cannot access remains inaccessible to them', async () => {
    await fs.mkdir(path.join(base, 'closed'), { mode: 0o700 });
    await prepareDataFolder(path.join(base, 'closed'));
    expect(await othersMay('closed')).toBe(0);
  });

  it('a folder that cannot be written is reported with the name of the setting', async () => {
    await fs.writeFile(path.join(base, 'file'), '');
    await expect(prepareDataFolder(path.join(base, 'file'))).rejects.toThrow(
      /^DATA_DIR: the folder .* cannot be written/,
    );
    await expect(persistedSecret(path.join(base, 'file'), 'secret', 9)).rejects.toThrow(/^DATA_DIR: /);
  });

  it('missing parents of the data folder are created, and other users cannot list them', async () => {
    await prepareDataFolder(path.join(base, 'parent', 'child', 'data'));
    expect([await othersMay('parent'), await othersMay('parent', 'child', 'data')]).toEqual([0, passOnly]);
  });

  it.runIf(process.platform === 'linux')(
    'a data folder in /proc, where none can be created, is reported and does not delay the start',
    async () => {
      await expect(prepareDataFolder('/proc/ferrite/data')).rejects.toThrow(
        /^DATA_DIR: the folder .* cannot be written/,
      );
    },
  );

  it('S-08 other users of the machine cannot list or read uploaded files', async () => {
    const source = path.join(base, 'source.zip');
    await fs.writeFile(source, 'zip', { mode: 0o644 });
    await fs.mkdir(path.join(base, 'files'), { mode: 0o755 });
    await createDiskFiles(path.join(base, 'files')).put('uploads/0123456789abcdef0123456789abcdef.zip', {
      path: source,
      sizeBytes: 3,
    });
    expect(await othersMay('files')).toBe(0);
    expect(await othersMay('files', 'uploads')).toBe(0);
    expect(await othersMay('files', 'uploads', '0123456789abcdef0123456789abcdef.zip')).toBe(0);
  });
});
