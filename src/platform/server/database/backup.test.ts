import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyNewDatabase, createServerFolder } from '../../../../test/test-postgres.ts';
import { backUp, restore } from './backup.ts';
import { isServerRunning, startEmbeddedPostgres } from './embedded-postgres.ts';
import { runsAsRoot } from './embedded-postgres-files.ts';
import { migrateDatabase } from './migrate.ts';

let base: string;

beforeAll(async () => {
  base = await createServerFolder();
});
afterAll(() => fs.rm(base, { recursive: true, force: true }));

async function rowsIn(folder: string): Promise<number[]> {
  const server = await startEmbeddedPostgres(folder);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('SELECT n FROM heats ORDER BY n');
  await client.end();
  await server.stop();
  return rows.map((row: { n: number }) => row.n);
}

describe('backup of the embedded database', () => {
  it('a backup taken during writes restores every row committed before the backup began, without gaps', async () => {
    const folder = path.join(base, 'data');
    await copyNewDatabase(folder);
    const server = await startEmbeddedPostgres(folder);
    await fs.writeFile(path.join(folder, 'secret'), 'of this installation');
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('CREATE TABLE heats (n int PRIMARY KEY, note text)');
    let written = 0;
    let stopped = false;
    const writing = (async () => {
      while (!stopped) {
        await client.query('INSERT INTO heats VALUES ($1, $2)', [written + 1, 'x'.repeat(2_000)]);
        written += 1;
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(200);
    const before = written;
    const archive = path.join(base, 'backup.tar.gz');
    await backUp(folder, archive);
    stopped = true;
    await writing;
    await client.end();
    expect(written).toBeGreaterThan(before);

    await expect(restore(folder, archive)).rejects.toThrow('is running');
    await server.stop();

    const former = await restore(folder, archive);
    const rows = await rowsIn(folder);
    expect(rows.length).toBeGreaterThanOrEqual(before);
    expect(rows).toEqual(rows.map((_, index) => index + 1));
    expect(await fs.readFile(path.join(folder, 'secret'), 'utf8')).toBe('of this installation');
    expect((await rowsIn(former ?? '')).length).toBe(written);
  }, 60_000);

  it('D-02 a backup is restored although the database of a killed process is still running', async () => {
    const folder = path.join(base, 'killed');
    await copyNewDatabase(folder);
    const archive = path.join(base, 'killed.tar.gz');
    await backUp(folder, archive);
    const modulePath = path.join(import.meta.dirname, 'embedded-postgres.ts');
    const program = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(modulePath)});
      await startEmbeddedPostgres(${JSON.stringify(folder)});
      process.kill(process.pid, 'SIGKILL');`;
    await once(spawn(process.execPath, ['--input-type=module', '-e', program]), 'exit');
    expect(await isServerRunning(folder)).toBe(true);
    expect(await restore(folder, archive)).toContain('before-restore');
    expect(await isServerRunning(folder)).toBe(false);
  }, 60_000);

  it('D-02 a backup into a missing folder or over a file is refused with the name that was entered', async () => {
    const missing = path.join(base, 'missing');
    await expect(backUp(base, path.join(missing, 'x.tar.gz'))).rejects.toThrow(
      `The folder ${missing} does not exist.`,
    );
    const taken = path.join(base, 'taken.tar.gz');
    await fs.writeFile(taken, '');
    await expect(backUp(base, taken)).rejects.toThrow(`${taken} exists already.`);
  });

  it('D-02 of two backups to one file one is refused; an interrupted backup or restore, and the restore of a truncated archive, change nothing', async () => {
    const folder = path.join(base, 'kept');
    await copyNewDatabase(folder);
    await fs.writeFile(path.join(folder, 'secret'), 'present');
    const interrupted = AbortSignal.abort(new Error('Interrupted.'));
    const archive = path.join(base, 'kept.tar.gz');
    await expect(backUp(folder, archive, interrupted)).rejects.toThrow('Interrupted.');
    const both = await Promise.allSettled([backUp(folder, archive), backUp(folder, archive)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const truncated = path.join(base, 'truncated.tar.gz');
    await fs.copyFile(archive, truncated);
    await fs.truncate(truncated, 100_000);

    const filesIn = async () => (await fs.readdir(base, { recursive: true })).sort();
    const before = await filesIn();
    await expect(restore(folder, archive, interrupted)).rejects.toThrow('Interrupted.');
    await expect(restore(folder, truncated)).rejects.toThrow('is damaged or incomplete');
    await expect(restore(path.join(base, 'new'), truncated)).rejects.toThrow('is damaged or incomplete');
    expect(await filesIn()).toEqual(before);
    expect(await isServerRunning(folder)).toBe(false);
    expect(await fs.readFile(path.join(folder, 'secret'), 'utf8')).toBe('present');
    await (await startEmbeddedPostgres(folder)).stop();
  }, 60_000);

  it('D-02 a restore keeps the data folder itself, which may be a mount point, with the archive and foreign folders in it; if interrupted, it leaves no files elsewhere either', async () => {
    // As root, the files of the database are in another folder, because its user cannot enter this one.
    const closed = path.join(base, 'closed');
    await fs.mkdir(closed, { mode: 0o700 });
    const folder = path.join(closed, 'data');
    const server = await startEmbeddedPostgres(folder);
    await server.stop();
    await fs.mkdir(path.join(folder, 'lost+found'));
    const archive = path.join(folder, 'backup.tar.gz');
    await backUp(folder, archive);
    const { ino } = await fs.stat(folder);
    const linkedFolders = () => fs.readdir(path.dirname(server.dataFolder));

    const before = await linkedFolders();
    let checks = 0;
    const interruptedLater = {
      throwIfAborted() {
        checks += 1;
        if (checks > 1) throw new Error('Interrupted.');
      },
    } as AbortSignal;
    await expect(restore(folder, archive, interruptedLater)).rejects.toThrow('Interrupted.');
    expect(await linkedFolders()).toEqual(before);

    await restore(folder, archive);
    expect((await fs.stat(folder)).ino).toBe(ino);
    const entries = (await fs.readdir(folder)).map((name) => name.replace(/-\d{4}-.*/, '')).sort();
    expect(entries).toEqual(['backup.tar.gz', 'before-restore', 'lost+found', 'postgres', 'postgres.log']);
    const restored = await startEmbeddedPostgres(folder);
    await restored.stop();
    if (runsAsRoot)
      for (const { dataFolder } of [server, restored]) await fs.rm(dataFolder, { recursive: true });
  }, 60_000);

  it('O-09 a backup is recorded with its time and size, which the status page shows', async () => {
    const folder = path.join(base, 'recorded');
    await copyNewDatabase(folder);
    const first = await startEmbeddedPostgres(folder);
    await migrateDatabase(first.url, 'migrations');
    await first.stop();
    const archive = path.join(base, 'recorded.tar.gz');
    const before = new Date();
    await backUp(folder, archive);
    const server = await startEmbeddedPostgres(folder);
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query('SELECT made_at, size_bytes, verified_at FROM backups');
    await client.end();
    await server.stop();
    const { size } = await fs.stat(archive);
    expect(rows).toEqual([{ made_at: expect.any(Date), size_bytes: String(size), verified_at: null }]);
    expect(rows[0].made_at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  }, 60_000);

  it('a backup is refused for a folder without a database, and never overwrites a file', async () => {
    await expect(backUp(path.join(base, 'nothing'), path.join(base, 'x.tar.gz'))).rejects.toThrow(
      'no embedded database',
    );
    await fs.writeFile(path.join(base, 'there.tar.gz'), '');
    await expect(backUp(path.join(base, 'data'), path.join(base, 'there.tar.gz'))).rejects.toThrow(
      'exists already',
    );
  });
});
