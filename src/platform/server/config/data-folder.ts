import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Maximum permissions of the data folder. When started as root, the embedded PostgreSQL runs as another user, which
 * must be able to enter the folder but cannot list it.
 */
const allowedMode = process.getuid?.() === 0 ? 0o711 : 0o700;

/**
 * Creates the data folder, or removes the permissions of other users from an existing one.
 * @throws Error naming the setting if the folder cannot be written
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await createOrRestrict(folder);
    await fs.access(folder, constants.W_OK);
  } catch (error) {
    throw unwritable(folder, error);
  }
}

/** Returns the error for a data folder that cannot be written. */
const unwritable = (folder: string, cause: unknown): Error =>
  new Error(`DATA_DIR: the folder ${folder} cannot be written (${(cause as Error).message}).`, { cause });

/**
 * Returns a random value that is stored in the data folder with mode 0600 and generated on first use.
 * @throws Error naming the setting if the folder cannot be written
 */
export async function persistedSecret(dataFolder: string, name: string, bytes: number): Promise<string> {
  const file = path.join(dataFolder, name);
  await prepareDataFolder(dataFolder);
  try {
    // With `wx`, concurrent instances use the value that the first one wrote.
    await fs
      .writeFile(file, randomBytes(bytes).toString('base64url'), { flag: 'wx', mode: 0o600 })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    return (await fs.readFile(file, 'utf8')).trim();
  } catch (error) {
    throw unwritable(dataFolder, error);
  }
}

async function createOrRestrict(folder: string): Promise<void> {
  if (await createFolder(folder)) return fs.chmod(folder, allowedMode);
  const { mode, uid } = await fs.stat(folder);
  const isOwn = process.getuid === undefined || process.getuid() === 0 || process.getuid() === uid;
  if (isOwn && (mode & 0o777 & ~allowedMode) !== 0) await fs.chmod(folder, mode & allowedMode);
}

/**
 * Creates a folder and its parents. The recursive `mkdir` of Node never ends where no folder can be created although the
 * parent exists, e.g. in /proc.
 * @returns false if the folder exists
 */
async function createFolder(folder: string): Promise<boolean> {
  const parent = path.dirname(folder);
  try {
    await fs.mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await fs.stat(folder)).isDirectory()) return false;
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
  }
  await createFolder(parent);
  return createFolder(folder);
}
