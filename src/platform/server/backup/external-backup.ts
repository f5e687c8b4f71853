/**
 * Backs up an external database and its file store: a database dump, the files, and checksums with which a restore can
 * be verified.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import * as tar from 'tar';
import { checkTarget } from '../database/backup.ts';
import type { FileStore } from '../files/files.port.ts';
import { differences, type Fingerprints, readFingerprints } from './fingerprints.ts';
import { runTool } from './postgres-tools.ts';

type Manifest = {
  readonly createdAt: string;
  readonly tables: Fingerprints;
  /** SHA-256 checksums by file key. */
  readonly files: Readonly<Record<string, string>>;
};
export type ExternalBackupOptions = {
  /** Database URL without a connection pooler, or through one that pools sessions (not transactions). */
  readonly databaseUrl: string;
  readonly store: FileStore;
  /** Folders of the file store to include in the backup. */
  readonly folders: readonly string[];
};

const dumpName = 'database.dump';
const manifestName = 'manifest.json';
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Writes a compressed archive while instances run. Dump and checksums are from the same database snapshot. Files are
 * read after the snapshot, so every file that the dump refers to is included.
 * @param archive target file, `.tar.gz`
 */
export async function backUpExternal(options: ExternalBackupOptions, archive: string): Promise<void> {
  await checkTarget(archive);
  await fs.writeFile(archive, '', { flag: 'wx', mode: 0o600 });
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-backup-'));
  const createdAt = new Date().toISOString();
  try {
    const tables = await withClient(options.databaseUrl, async (client) => {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
      const dump = path.join(work, dumpName);
      const snapshot = `--snapshot=${rows[0]?.snapshot}`;
      await runTool('pg_dump', ['--format=custom', snapshot, `--file=${dump}`, options.databaseUrl]);
      const found = await readFingerprints(client);
      await client.query('COMMIT');
      return found;
    });
    const files = await copyFiles(options, path.join(work, 'files'));
    const manifest: Manifest = { createdAt, tables, files };
    await fs.writeFile(path.join(work, manifestName), JSON.stringify(manifest));
    await tar.create({ gzip: true, file: archive, cwd: work, portable: true }, await fs.readdir(work));
  } catch (error) {
    await fs.rm(archive, { force: true });
    throw error;
  } finally {
    await fs.rm(work, { recursive: true, force: true });
  }
  const { size } = await fs.stat(archive);
  await withClient(options.databaseUrl, (client) =>
    client.query('INSERT INTO backups (made_at, size_bytes) VALUES ($1, $2)', [createdAt, size]),
  );
}

async function copyFiles(
  { store, folders }: ExternalBackupOptions,
  target: string,
): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  const soon = new Date(Date.now() + 60_000);
  for (const folder of folders)
    for await (const key of store.list(folder, soon)) {
      const file = await store.get(key);
      // The file was removed after it was listed.
      if (!file) continue;
      const bytes = await buffer(file.stream);
      await fs.mkdir(path.dirname(path.join(target, key)), { recursive: true });
      await fs.writeFile(path.join(target, key), bytes);
      sums[key] = sha256(bytes);
    }
  return sums;
}

/**
 * Restores an archive into an empty database and compares every table and file with the backup.
 * @param scratchUrl empty database
 * @returns number of rows and files, and one line per difference
 */
export async function verifyBackup(
  archive: string,
  scratchUrl: string,
): Promise<{ readonly rows: number; readonly files: number; readonly problems: readonly string[] }> {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-verify-'));
  try {
    const manifest = await unpack(archive, work);
    await restoreDump(work, scratchUrl);
    const found = await withClient(scratchUrl, readFingerprints);
    const problems = differences(manifest.tables, found);
    for (const [key, sum] of Object.entries(manifest.files)) {
      const bytes = await fs.readFile(path.join(work, 'files', key)).catch(() => null);
      if (!bytes || sha256(bytes) !== sum) problems.push(`${key}: ${bytes ? 'other contents' : 'missing'}`);
    }
    const rows = Object.values(found).reduce((sum, each) => sum + each.rows, 0);
    return { rows, files: Object.keys(manifest.files).length, problems };
  } finally {
    await fs.rm(work, { recursive: true, force: true });
  }
}

/** Records in the database that this backup was verified; the status page shows it. */
export async function markVerified(databaseUrl: string, archive: string): Promise<void> {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-verify-'));
  try {
    const { createdAt } = await unpack(archive, work, [manifestName]);
    await withClient(databaseUrl, (client) =>
      client.query('UPDATE backups SET verified_at = now() WHERE made_at = $1', [createdAt]),
    );
  } finally {
    await fs.rm(work, { recursive: true, force: true });
  }
}

/** Restores an archive into an empty database and its files into the store. */
export async function restoreExternal(options: ExternalBackupOptions, archive: string): Promise<void> {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-restore-'));
  try {
    const { files } = await unpack(archive, work);
    await restoreDump(work, options.databaseUrl);
    for (const key of Object.keys(files)) {
      const file = path.join(work, 'files', key);
      await options.store.put(key, { path: file, sizeBytes: (await fs.stat(file)).size });
    }
  } finally {
    await fs.rm(work, { recursive: true, force: true });
  }
}

async function unpack(archive: string, work: string, only?: string[]): Promise<Manifest> {
  await tar.extract({ file: archive, cwd: work, ...(only && { filter: (name) => only.includes(name) }) });
  const text = await fs.readFile(path.join(work, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${archive} is not a backup of an external database.`);
  return JSON.parse(text) as Manifest;
}

async function restoreDump(work: string, url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ number: number }>(
      `SELECT count(*)::int AS number FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema')`,
    );
    if (rows[0]?.number !== 0) throw new Error('The database to restore into is not empty.');
  });
  const dump = path.join(work, dumpName);
  await runTool('pg_restore', ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${url}`, dump]);
}
