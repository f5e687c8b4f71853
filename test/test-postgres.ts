import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/server/database/embedded-postgres.ts';

export type TestPostgres = {
  readonly server: EmbeddedPostgres;
  readonly folder: string;
  readonly stop: () => Promise<void>;
};

/**
 * Stops the PostgreSQL servers in this folder or one below it, and deletes the folder when this process ends, for whatever reason.
 * @param productPid process id of a product that owns the server and must stop first
 */
export function stopWithRun(folder: string, productPid?: number): void {
  const program = path.join(import.meta.dirname, 'stop-with-run.mjs');
  const watcher = spawn(process.execPath, [program, folder, ...(productPid ? [String(productPid)] : [])], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
}

/** Creates a folder for PostgreSQL servers. They stop, and it is deleted, when this process ends, for whatever reason. */
export async function createServerFolder(): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-test-'));
  // If started as root, a server runs as another user, who needs access to the folder.
  await fs.chmod(folder, 0o755);
  stopWithRun(folder);
  return folder;
}

let createdOnce: Promise<string> | undefined;

/**
 * Copies a data folder whose server was started and stopped once. Creating the files of a server takes ten times as long.
 */
export async function copyNewDatabase(to: string): Promise<void> {
  createdOnce ??= (async () => {
    const folder = await createServerFolder();
    await (await startEmbeddedPostgres(folder)).stop();
    return folder;
  })();
  // As root, the files belong to the user of the server.
  await promisify(execFile)('cp', ['-a', `${await createdOnce}/.`, to]);
}

/** Starts a PostgreSQL server in a new folder. It stops when this process ends, for whatever reason. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = await createServerFolder();
  // Test data need not survive a power failure, so the server does not wait for the disk.
  const server = await startEmbeddedPostgres(folder, [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ]);
  return {
    server,
    folder,
    async stop() {
      await server.stop();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
