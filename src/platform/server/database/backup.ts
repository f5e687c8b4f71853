/**
 * Online backup and restore of the embedded database: files are copied while the database runs, and the write-ahead log
 * makes the copy consistent on restore.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import * as tar from 'tar';
import { prepareDataFolder } from '../config/data-folder.ts';
import { isServerRunning, startEmbeddedPostgres } from './embedded-postgres.ts';
import {
  chownToServerUser,
  exists,
  reachableDataFolder,
  removeLinkedFolder,
} from './embedded-postgres-files.ts';

/** Names that the backup excludes: lock files, and files that PostgreSQL recreates. */
const leftOut = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Folders that PostgreSQL requires although they are empty in the backup. */
const emptyFolders = [
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal/archive_status',
  'pg_wal/summaries',
];
/** Files to back up besides the database; `secret` is needed to decrypt stored keys. */
const besides = ['secret', 'demo-password', 'files'];

const existsAlready = (file: string) => new Error(`${file} exists already.`);

/** @throws Error if the target of a backup exists already, or its folder is missing or cannot be written */
export async function checkTarget(archive: string): Promise<void> {
  if (await exists(archive)) throw existsAlready(archive);
  const folder = path.dirname(archive);
  if (!(await exists(folder))) throw new Error(`The folder ${folder} does not exist.`);
  await fs.access(folder, fs.constants.W_OK).catch(() => {
    throw new Error(`The folder ${folder} cannot be written.`);
  });
}

/**
 * Writes a compressed archive of the data folder; the product may be running.
 * @param folder data folder
 * @param archive target file, `.tar.gz`
 * @param signal interrupts the backup, whose incomplete files are then deleted
 */
export async function backUp(folder: string, archive: string, signal?: AbortSignal): Promise<void> {
  await checkTarget(archive);
  if (!(await exists(path.join(folder, 'postgres'))))
    throw new Error(`There is no embedded database in ${folder}.`);
  const server = await startEmbeddedPostgres(folder);
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-backup-'));
  const half = `${archive}.${randomBytes(4).toString('hex')}.part`;
  const client = new pg.Client({ connectionString: server.url });
  const madeAt = new Date();
  try {
    await client.connect();
    const copy = path.join(work, 'postgres');
    // The replication slot retains the write-ahead log until it is copied.
    await client.query(
      `SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`SELECT pg_backup_start('ferrite', true)`);
    await copyMoving(server.dataFolder, copy, leftOut, signal);
    const { rows } = await client.query(`SELECT labelfile FROM pg_backup_stop(false)`);
    await fs.writeFile(path.join(copy, 'backup_label'), (rows[0] as { labelfile: string }).labelfile);
    await copyMoving(
      path.join(server.dataFolder, 'pg_wal'),
      path.join(copy, 'pg_wal'),
      new Set(['archive_status', 'summaries']),
      signal,
    );
    for (const name of emptyFolders) await fs.mkdir(path.join(copy, name), { recursive: true });
    for (const name of besides) {
      const source = path.join(folder, name);
      if (await exists(source)) await fs.cp(source, path.join(work, name), { recursive: true });
    }
    // Created with mode 0600 before any content is written.
    await fs.writeFile(half, '', { mode: 0o600 });
    await tar.create({ gzip: true, file: half, cwd: work, portable: true }, await fs.readdir(work));
    signal?.throwIfAborted();
    // Unlike a renamed file, a link does not replace a backup that was written meanwhile.
    await fs.link(half, archive).catch(async () => {
      if (await exists(archive)) throw existsAlready(archive);
      // File systems such as FAT have no links.
      await fs.rename(half, archive);
    });
    await recordBackup(client, madeAt, (await fs.stat(archive)).size);
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
    await fs.rm(work, { recursive: true, force: true });
    await fs.rm(half, { force: true });
  }
}

/** Records a backup for the status page. The table is missing before the first start of a version that has it. */
async function recordBackup(client: pg.Client, madeAt: Date, sizeBytes: number): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('public.backups') AS name`);
  if (!(rows[0] as { name: string | null }).name) return;
  await client.query('INSERT INTO backups (made_at, size_bytes) VALUES ($1, $2)', [madeAt, sizeBytes]);
}

/**
 * Restores a backup into a new folder, whose content replaces that of the data folder only when its database has
 * started. Everything happens inside the data folder, which may be a mount point; the previous data are kept in a folder
 * there.
 * @param signal interrupts the restore, which then changes nothing
 * @returns the folder of the previous data, or null
 * @throws Error if the product is running or the archive is not a backup
 */
export async function restore(folder: string, archive: string, signal?: AbortSignal): Promise<string | null> {
  // A server that no process uses any more, e.g. after `kill -9`, is stopped.
  if (await isServerRunning(folder)) await (await startEmbeddedPostgres(folder)).stop();
  if (await isServerRunning(folder))
    throw new Error(`The database in ${folder} is running; stop Ferrite first.`);
  const isNew = !(await exists(folder));
  await prepareDataFolder(folder);
  const work = await fs.mkdtemp(path.join(path.resolve(folder), '.restore-'));
  const [backup, restored] = [path.join(work, 'backup'), path.join(work, 'data')];
  try {
    await fs.mkdir(backup, { mode: 0o700 });
    // The user of the server must reach its files, which are inside.
    await fs.chmod(work, 0o711);
    await tar.extract({ file: archive, cwd: backup }).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT' || cause.code === 'ENOSPC') throw cause;
      throw new Error(`${archive} is damaged or incomplete (${cause.message}).`, { cause });
    });
    for (const name of ['backup_label', 'PG_VERSION'])
      if (!(await exists(path.join(backup, 'postgres', name))))
        throw new Error(`${archive} is not a backup of Ferrite.`);
    await fill(restored, backup, signal);
    const kept = path.relative(path.resolve(folder), path.resolve(archive));
    return await replaceContent(path.resolve(folder), restored, kept);
  } finally {
    await removeLinkedFolder(restored);
    // After an error of the archive, files are still being written.
    await fs.rm(work, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    // A new folder is empty if the restore failed; otherwise it cannot be removed.
    if (isNew) await fs.rmdir(folder).catch(() => undefined);
  }
}

/** Fills a new data folder with an extracted backup, and starts its database once to verify it. */
async function fill(folder: string, backup: string, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await prepareDataFolder(folder);
  const target = await reachableDataFolder(folder);
  await fs.cp(path.join(backup, 'postgres'), target, { recursive: true });
  await chownToServerUser(target);
  for (const name of besides) {
    if (await exists(path.join(backup, name)))
      await fs.cp(path.join(backup, name), path.join(folder, name), { recursive: true });
  }
  signal?.throwIfAborted();
  await (await startEmbeddedPostgres(folder)).stop();
  signal?.throwIfAborted();
}

const formerPrefix = 'before-restore-';

/**
 * Replaces the content of the data folder by that of a folder inside it.
 * @param kept entry that stays, besides the data of earlier restores
 * @returns the folder of the previous content; null if there was none
 */
async function replaceContent(folder: string, restored: string, kept: string): Promise<string | null> {
  const staying = ['.restore-', formerPrefix, 'lost+found'];
  const entries = (await fs.readdir(folder)).filter(
    (name) => name !== kept && !staying.some((prefix) => name.startsWith(prefix)),
  );
  const former = path.join(folder, formerPrefix + new Date().toISOString().replace(/[:.]/g, '-'));
  if (entries.length > 0) {
    await fs.mkdir(former);
    await fs.chmod(former, (await fs.stat(folder)).mode);
    await moveEntries(entries, folder, former);
  }
  await moveEntries(await fs.readdir(restored), restored, folder);
  return entries.length > 0 ? former : null;
}

/** Moves entries between two folders of one file system; if one cannot be moved, all are moved back. */
async function moveEntries(names: readonly string[], from: string, to: string): Promise<void> {
  for (const [index, name] of names.entries())
    await fs.rename(path.join(from, name), path.join(to, name)).catch(async (error) => {
      for (const moved of names.slice(0, index))
        await fs.rename(path.join(to, moved), path.join(from, moved));
      throw error;
    });
}

/** Copies a folder whose files change during the copy; files removed meanwhile are skipped. */
async function copyMoving(
  from: string,
  to: string,
  without: ReadonlySet<string>,
  signal: AbortSignal | undefined,
): Promise<void> {
  await fs.mkdir(to, { recursive: true });
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    signal?.throwIfAborted();
    if (without.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyMoving(source, target, new Set(['pgsql_tmp']), signal);
    else if (entry.isFile()) {
      await fs.copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}
