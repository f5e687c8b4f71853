/**
 * Starts a PostgreSQL primary with standbys by streaming replication. It uses the embedded binaries, which have no
 * pg_basebackup.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectDatabase } from '../src/platform/server/database/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/server/database/embedded-postgres.ts';
import {
  chownToServerUser,
  runsAsRoot,
  unprivilegedId,
} from '../src/platform/server/database/embedded-postgres-files.ts';
import { migrateDatabase } from '../src/platform/server/database/migrate.ts';
import type { TestDatabase } from './database.ts';
import { createServerFolder } from './test-postgres.ts';

const settings = ['fsync=off', 'shared_buffers=32MB', 'wal_keep_size=512MB', 'wal_level=replica'];
const readyWithinMs = 20_000;

export type Standby = {
  readonly url: string;
  /** Returns the process id of the server. */
  pid(): number;
  query<Row extends object>(text: string): Promise<Row[]>;
  /** Stops replay at the current log position, which creates a reproducible lag. */
  pauseReplay(): Promise<void>;
  /** Resumes replay and waits until the standby has replayed everything that the primary has written. */
  catchUp(): Promise<void>;
  /** Kills the server with SIGKILL. */
  kill(): Promise<void>;
  start(): Promise<void>;
};

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}

async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline) {
    if (await check().catch(() => false)) return;
    await pause(10);
  }
  throw new Error(`Not in time: ${what}.`);
}

/**
 * Starts a primary with migrated tables. Standbys start from copies of its files, made before the first test writes to
 * it.
 */
export async function startReplication() {
  const folder = await createServerFolder();
  const folderOf = async (name: string) => {
    const own = path.join(folder, name);
    await fs.mkdir(own, { mode: 0o711 });
    return own;
  };
  const primaryFolder = await folderOf('primary');
  const first = await startEmbeddedPostgres(primaryFolder, settings);
  await migrateDatabase(first.url, 'migrations');
  await first.stop();
  const copy = path.join(folder, 'copy');
  await fs.cp(first.dataFolder, copy, { recursive: true });
  const server = await startEmbeddedPostgres(primaryFolder, settings);
  const standbys: Standby[] = [];

  /** Opens the database of the primary; `close` leaves the server running. */
  const open = (): TestDatabase => ({ ...connectDatabase(server.url, console.error), url: server.url });

  async function startStandby(): Promise<Standby> {
    const name = `standby${standbys.length}`;
    const standby = createStandby(server, copy, await folderOf(name));
    await standby.start();
    standbys.push(standby);
    return standby;
  }

  return {
    url: server.url,
    /** Process id of the primary. */
    pid: server.pid,
    open,
    startStandby,
    query: <Row extends object>(text: string) => query<Row>(server.url, text),
    async close(): Promise<void> {
      for (const each of standbys) await each.kill();
      await server.stop();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the files of a primary and configures the copy as a standby. */
async function prepare(copy: string, dataFolder: string, socketFolder: string): Promise<void> {
  await fs.cp(copy, dataFolder, { recursive: true });
  await fs.writeFile(path.join(dataFolder, 'standby.signal'), '');
  await chownToServerUser(dataFolder);
  await fs.mkdir(socketFolder);
  if (runsAsRoot) await fs.chown(socketFolder, unprivilegedId, unprivilegedId);
}

function createStandby(primary: EmbeddedPostgres, copy: string, folder: string): Standby {
  const dataFolder = path.join(folder, 'postgres');
  const socketFolder = path.join(folder, 's');
  const url = primary.url.replace(encodeURIComponent(primary.socketFolder), encodeURIComponent(socketFolder));
  let running: ChildProcess | null = null;

  function launch(): ChildProcess {
    const options = [
      ...settings,
      'listen_addresses=',
      `unix_socket_directories=${socketFolder}`,
      `primary_conninfo=host=${primary.socketFolder} user=postgres`,
      'max_connections=60',
      'wal_retrieve_retry_interval=100ms',
    ];
    return spawn(
      path.join(primary.binFolder, 'postgres'),
      ['-D', dataFolder, ...options.flatMap((each) => ['-c', each])],
      { stdio: 'ignore', cwd: dataFolder, ...(runsAsRoot && { uid: unprivilegedId, gid: unprivilegedId }) },
    );
  }

  async function start(): Promise<void> {
    if (!(await fs.stat(dataFolder).catch(() => null))) await prepare(copy, dataFolder, socketFolder);
    await until('the standby accepts connections', async () => {
      // The first attempt fails while processes of a killed server still hold its shared memory.
      if (!running || running.exitCode !== null) running = launch();
      return (await query(url, 'SELECT 1')).length === 1;
    });
    await catchUp();
  }

  async function catchUp(): Promise<void> {
    const [row] = await query<{ at: string }>(primary.url, 'SELECT pg_current_wal_flush_lsn() AS at');
    await until('the standby has replayed the log', async () => {
      const [seen] = await query<{ done: boolean }>(
        url,
        `SELECT pg_last_wal_replay_lsn() >= '${row?.at}' AS done,
           CASE WHEN pg_is_wal_replay_paused() THEN pg_wal_replay_resume() END`,
      );
      return seen?.done === true;
    });
  }

  return {
    url,
    pid: () => running?.pid ?? 0,
    query: (text) => query(url, text),
    start,
    catchUp,
    async pauseReplay() {
      await query(url, 'SELECT pg_wal_replay_pause()');
      await until('replay is paused', async () => {
        const [row] = await query<{ state: string }>(url, 'SELECT pg_get_wal_replay_pause_state() AS state');
        return row?.state === 'paused';
      });
    },
    async kill() {
      const killed = running;
      running = null;
      if (!killed || killed.exitCode !== null) return;
      const ended = new Promise((resolve) => killed.once('exit', resolve));
      killed.kill('SIGKILL');
      await ended;
    },
  };
}
