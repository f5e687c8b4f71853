import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyNewDatabase, createServerFolder } from '../../../../test/test-postgres.ts';
import { isServerRunning, startEmbeddedPostgres } from './embedded-postgres.ts';
import { limitLog, openLog } from './embedded-postgres-files.ts';
import { watchEmbeddedPostgres } from './embedded-postgres-watch.ts';

// Requires Linux, which lists the clients waiting at a socket.
it.skipIf(process.platform !== 'linux')(
  'D-02 the data are kept when a server is started while the previous one is still stopping',
  {
    timeout: 120_000,
  },
  async () => {
    const folder = await createServerFolder();
    await copyNewDatabase(folder);
    let server = await startEmbeddedPostgres(folder);
    try {
      await ask(server.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
      const words = (await fs.readFile(path.join(server.dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
      const pid = Number(words[0]);
      // The process accepts connections but does not serve them, like a server that is shutting down.
      process.kill(pid, 'SIGSTOP');
      const socket = `${words[4]}/.s.PGSQL.5432`;
      const before = await connections(socket);
      const starting = startEmbeddedPostgres(folder);
      await expect.poll(async () => (await connections(socket)) - before).toBeGreaterThanOrEqual(2);
      process.kill(pid, 'SIGKILL');
      server = await starting;
      expect(await ask(server.url, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
    } finally {
      await server.stop();
      await fs.rm(folder, { recursive: true, force: true });
    }
  },
);

describe('S-04 supervised embedded database', () => {
  it.each(['SIGKILL', 'SIGQUIT'] as const)(
    'S-04 the database restarts with the same connection URL and data after %s, and after its socket was deleted',
    { timeout: 120_000 },
    async (signal) => {
      const folder = await createServerFolder();
      await copyNewDatabase(folder);
      const messages: string[] = [];
      const server = await watchEmbeddedPostgres(
        folder,
        ({ message }) => messages.push(message),
        () => messages.push('moved'),
      );
      try {
        await ask(server.url, 'CREATE TABLE kept AS SELECT 7 AS answer');
        for (const times of [1, 2]) {
          process.kill(await postmasterOf(server.dataFolder), signal);
          await expect.poll(() => server.restarts()).toBe(times);
          expect(await ask(server.url, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
        }
        expect(messages.at(-1)).toBe('PostgreSQL ended and was started again.');
        await fs.rm(server.socketFolder, { recursive: true });
        await expect.poll(() => server.restarts()).toBe(3);
        expect(await ask(server.url, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }]);
        // Closing one connection does not count as an exit of the server.
        await ask(
          server.url,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ferrite-watch'`,
        );
        await expect.poll(() => watchers(server.url)).toBe(1);
        expect(server.restarts()).toBe(3);
      } finally {
        await server.stop();
      }
      expect(await isServerRunning(folder)).toBe(false);
      await fs.rm(folder, { recursive: true, force: true });
    },
  );
});

describe('D-02 end of the embedded database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await createServerFolder();
    await copyNewDatabase(folder);
  });
  afterEach(async () => {
    // Ends a server that a failed test has left.
    if (await isServerRunning(folder)) await (await startEmbeddedPostgres(folder)).stop();
    await fs.rm(folder, { recursive: true, force: true });
  });

  it('D-02 the last process that uses the database stops it, in any order of stops', {
    timeout: 120_000,
  }, async () => {
    const first = await startEmbeddedPostgres(folder);
    const second = await startEmbeddedPostgres(folder);
    await first.stop();
    expect(await ask(second.url, 'SELECT 7 AS answer')).toEqual([{ answer: 7 }]);
    await second.stop();
    expect(await isServerRunning(folder)).toBe(false);
    const both = [await startEmbeddedPostgres(folder), await startEmbeddedPostgres(folder)];
    await Promise.all(both.map((each) => each.stop()));
    expect(await isServerRunning(folder)).toBe(false);
  });

  it('D-02 open connections, also with an unfinished statement, do not keep the database running', {
    timeout: 120_000,
  }, async () => {
    const server = await startEmbeddedPostgres(folder);
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => undefined);
    await client.connect();
    const statement = client.query('SELECT pg_sleep(600)').catch((error: { code: string }) => error.code);
    await server.stop();
    expect(await isServerRunning(folder)).toBe(false);
    expect(await statement).toBe('57P01');
  });

  it('D-02 a killed process does not keep the database running, nor does a statement that it began', {
    timeout: 120_000,
  }, async () => {
    const server = await startEmbeddedPostgres(folder);
    const program = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(path.resolve('src/platform/server/database/embedded-postgres.ts'))});
      const { default: pg } = await import('pg');
      const server = await startEmbeddedPostgres(${JSON.stringify(folder)});
      const client = new pg.Client({ connectionString: server.url, application_name: 'killed' });
      await client.connect();
      await client.query('SELECT pg_sleep(600)');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
    const statements = () =>
      ask(server.url, `SELECT state FROM pg_stat_activity WHERE application_name = 'killed'`);
    await expect.poll(statements, { timeout: 30_000 }).toEqual([{ state: 'active' }]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await statements()).toEqual([{ state: 'active' }]);
    await server.stop();
    expect(await isServerRunning(folder)).toBe(false);
  });

  it('D-02 after its connection was closed, a process stops the database only if no other process uses it', {
    timeout: 120_000,
  }, async () => {
    const first = await startEmbeddedPostgres(folder);
    const [session] = await ask(
      first.url,
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'ferrite-watch'`,
    );
    const second = await startEmbeddedPostgres(folder);
    await ask(second.url, `SELECT pg_terminate_backend(${(session as { pid: number }).pid})`);
    await first.connectionEnded;
    await first.stop();
    expect(await ask(second.url, 'SELECT 7 AS answer')).toEqual([{ answer: 7 }]);
    await second.stop();
    expect(await isServerRunning(folder)).toBe(false);
  });
});

describe.skipIf(process.platform === 'win32')('S-08 log file of the embedded database', () => {
  const log = async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-log-'));
    return { folder, file: path.join(folder, 'postgres.log') };
  };

  it('S-08 a log that is too large is rotated while the server keeps it open', async () => {
    const { folder, file } = await log();
    const handle = await openLog(file);
    await handle.write('first');
    await limitLog(file, 4);
    await handle.write('then');
    await handle.close();
    expect(await fs.readFile(file, 'utf8')).toBe('then');
    expect(await fs.readFile(`${file}.1`, 'utf8')).toBe('first');
    expect((await fs.stat(`${file}.1`)).mode & 0o777).toBe(0o600);
    await fs.rm(folder, { recursive: true });
  });

  it('S-08 a log of an earlier version that other users can read is removed', async () => {
    const { folder, file } = await log();
    await fs.writeFile(file, 'DETAIL: Key (email)', { mode: 0o644 });
    await (await openLog(file)).close();
    expect(await fs.readFile(file, 'utf8')).toBe('');
    expect((await fs.stat(file)).mode & 0o777).toBe(0o600);
    await fs.rm(folder, { recursive: true });
  });
});

const postmasterOf = async (dataFolder: string) =>
  Number((await fs.readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function watchers(url: string): Promise<number> {
  const rows = await ask(
    url,
    `SELECT 1 FROM pg_stat_activity WHERE application_name = 'ferrite-watch' AND state IS NOT NULL`,
  );
  return rows.length;
}

async function connections(socket: string): Promise<number> {
  const lines = (await fs.readFile('/proc/net/unix', 'utf8')).split('\n');
  return lines.filter((line) => line.endsWith(` ${socket}`)).length - 1;
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query(query)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}
