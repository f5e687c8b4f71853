/**
 * Backup of the embedded database while it is written to, and its return. PostgreSQL's own online
 * backup: the files are copied as they are, the log of the meantime makes them consistent on restore.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import * as tar from 'tar';
import { prepareDataFolder } from '../config/data-folder.ts';
import { isServerRunning, startEmbeddedPostgres } from './embedded-postgres.ts';
import { exists, giveToServer, reachableDataFolder } from './embedded-postgres-files.ts';

/** Never part of a copy: locks, and what PostgreSQL makes anew. */
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
/** Empty folders that a server insists on. */
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
/** Beside the database: without its secret the stored keys cannot be read. */
const besides = ['secret', 'demo-password', 'files'];

/**
 * Writes a compressed archive of the data folder; the product may run meanwhile.
 * @param folder the data folder
 * @param archive the file to write, `.tar.gz`
 */
export async function backUp(folder: string, archive: string): Promise<void> {
  if (await exists(archive)) throw new Error(`${archive} exists already.`);
  if (!(await exists(path.join(folder, 'postgres'))))
    throw new Error(`There is no embedded database in ${folder}.`);
  const server = await startEmbeddedPostgres(folder);
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-backup-'));
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    const copy = path.join(work, 'postgres');
    // The slot keeps every piece of log from now on until we have copied it.
    await client.query(
      `SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`SELECT pg_backup_start('ferrite', true)`);
    await copyMoving(server.dataFolder, copy, leftOut);
    const { rows } = await client.query(`SELECT labelfile FROM pg_backup_stop(false)`);
    await fs.writeFile(path.join(copy, 'backup_label'), (rows[0] as { labelfile: string }).labelfile);
    await copyMoving(
      path.join(server.dataFolder, 'pg_wal'),
      path.join(copy, 'pg_wal'),
      new Set(['archive_status', 'summaries']),
    );
    for (const name of emptyFolders) await fs.mkdir(path.join(copy, name), { recursive: true });
    for (const name of besides) {
      const source = path.join(folder, name);
      if (await exists(source)) await fs.cp(source, path.join(work, name), { recursive: true });
    }
    const half = `${archive}.part`;
    // Private before the first byte is written.
    await fs.writeFile(half, '', { mode: 0o600 });
    await tar.create({ gzip: true, file: half, cwd: work, portable: true }, await fs.readdir(work));
    await fs.rename(half, archive);
  } finally {
    await client.end().catch(() => undefined);
    await server.stop();
    await fs.rm(work, { recursive: true, force: true });
  }
}

/**
 * Puts a backup in the place of the data folder's database; the former one is kept beside it.
 * @returns the folder in which the former data are, or null when there were none
 * @throws Error when the product runs on this folder or the archive is not a backup
 */
export async function restore(folder: string, archive: string): Promise<string | null> {
  if (await isServerRunning(folder))
    throw new Error(`The database in ${folder} is running; stop Ferrite first.`);
  const work = await fs.mkdtemp(path.join(path.dirname(path.resolve(folder)), '.restore-'));
  try {
    await tar.extract({ file: archive, cwd: work });
    if (!(await exists(path.join(work, 'postgres', 'backup_label'))))
      throw new Error(`${archive} is not a backup of Ferrite.`);
    const former = await setAside(folder);
    await prepareDataFolder(folder);
    const target = await reachableDataFolder(path.resolve(folder));
    await fs.cp(path.join(work, 'postgres'), target, { recursive: true });
    await giveToServer(target);
    for (const name of besides) {
      if (await exists(path.join(work, name)))
        await fs.cp(path.join(work, name), path.join(folder, name), { recursive: true });
    }
    // Started once here, so that a broken backup is known now and not at the next start.
    await (await startEmbeddedPostgres(folder)).stop();
    return former;
  } finally {
    await fs.rm(work, { recursive: true, force: true });
  }
}

async function setAside(folder: string): Promise<string | null> {
  if (!(await exists(folder))) return null;
  const former = `${path.resolve(folder)}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  await fs.rename(folder, former);
  return former;
}

/** Copies a folder whose files grow, shrink and vanish meanwhile; what vanished is not needed. */
async function copyMoving(from: string, to: string, without: ReadonlySet<string>): Promise<void> {
  await fs.mkdir(to, { recursive: true });
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    if (without.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyMoving(source, target, new Set(['pgsql_tmp']));
    else if (entry.isFile()) {
      await fs.copyFile(source, target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
  }
}
