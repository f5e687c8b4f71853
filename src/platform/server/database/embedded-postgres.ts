/**
 * PostgreSQL server from the npm packages, running in the data folder. It needs no installation, uses a socket in a
 * private folder instead of a port, and keeps its data after kill -9.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { prepareDataFolder } from '../config/data-folder.ts';
import {
  findBinaries,
  identity,
  initialise,
  logFileIn,
  openLog,
  reachableBinaries,
  reachableDataFolder,
  runsAsRoot,
  unprivilegedId,
} from './embedded-postgres-files.ts';

const databaseName = 'ferrite';
const startTimeoutMs = 30_000;
/** Timeout in ms of queries to the server; a server that does not respond in time is stopped without its lock. */
const answerTimeoutMs = 3_000;
/**
 * Key of the advisory lock in the database `postgres`: every process that uses the server holds it shared, and the last
 * one takes it exclusively before it stops the server. PostgreSQL releases it when a process is killed.
 */
const useLock = 1;
/** PostgreSQL settings for logging: values of failed statements are reported to the caller and never logged. */
const logSettings = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_statement=none',
  'log_min_duration_statement=-1',
];

export type EmbeddedPostgres = {
  /** Connection URL of the product's database. */
  readonly url: string;
  /** Folder of the socket; a restart uses the same folder, so the connection URL stays the same. */
  readonly socketFolder: string;
  /** Process id of the server. */
  readonly pid: number;
  /** Folder with the programs initdb, pg_ctl and postgres. */
  readonly binFolder: string;
  readonly dataFolder: string;
  /** Resolves when the connection that registers this process as a user of the server has ended. */
  readonly connectionEnded: Promise<void>;
  /**
   * Shuts the server down quickly, unless another process that called `startEmbeddedPostgres` uses it. All other
   * connections are closed: those of this process, of killed processes and of tools such as psql.
   */
  stop(): Promise<void>;
};

/**
 * Starts the server with data in `folder/postgres` or uses the running one; creates the data on first use.
 * @param folder data folder of the product
 * @param extraSettings further `name=value` settings
 * @param socketFolder folder of the socket, by default a new private one; a running server keeps its own
 * @throws Error with a clear message if it cannot start
 */
export async function startEmbeddedPostgres(
  folder: string,
  extraSettings: readonly string[] = [],
  socketFolder?: string,
): Promise<EmbeddedPostgres> {
  await prepareDataFolder(folder);
  const binFolder = await reachableBinaries(await findBinaries());
  const dataFolder = await reachableDataFolder(path.resolve(folder));
  await initialise(binFolder, dataFolder);

  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const answering =
      (await liveSocketFolder(dataFolder)) ??
      (await untilAnswering(
        dataFolder,
        await launch({ binFolder, dataFolder, logFile: logFileIn(folder) }, extraSettings, socketFolder),
        deadline,
      ));
    // A server that is shutting down may still respond: retry.
    const server = answering && (await ready(binFolder, dataFolder, answering).catch(ignoreShutdownError));
    if (server) return server;
    // Processes of a killed server may still hold shared memory: retry.
    if (Date.now() > deadline) {
      throw new Error(
        `PostgreSQL did not start in ${dataFolder}; see the last lines of ${logFileIn(folder)}.`,
      );
    }
    await pause(200);
  }
}

/**
 * Returns null for errors of a server that is shutting down or does not answer.
 * @throws all other errors
 */
function ignoreShutdownError(error: NodeJS.ErrnoException): null {
  if (['ECONNRESET', 'ECONNREFUSED', 'ENOENT', 'EPIPE', '57P01', '57P03'].includes(error.code ?? ''))
    return null;
  if (/^(Connection terminated|Query read timeout|timeout expired)/.test(error.message)) return null;
  throw error;
}

/** Registers this process as a user of the server; null while another process stops the server. */
async function ready(
  binFolder: string,
  dataFolder: string,
  socketFolder: string,
): Promise<EmbeddedPostgres | null> {
  const session = await connect(socketFolder);
  const connectionEnded = new Promise<void>((resolve) => session.once('end', resolve));
  try {
    if (!(await lock(session, 'pg_try_advisory_lock_shared'))) {
      await session.end();
      return null;
    }
    await ensureDatabase(session);
  } catch (error) {
    void session.end().catch(() => undefined);
    throw error;
  }
  return {
    url: socketUrl(socketFolder, databaseName),
    socketFolder,
    pid: await postmasterOf(dataFolder),
    binFolder,
    dataFolder,
    connectionEnded,
    stop: () => stopServer(dataFolder, session),
  };
}

function socketUrl(socketFolder: string, database: string): string {
  return `postgresql://postgres@/${database}?host=${encodeURIComponent(socketFolder)}`;
}

export async function isServerRunning(folder: string): Promise<boolean> {
  const own = path.join(path.resolve(folder), 'postgres');
  const linked = await fs.readlink(own).catch(() => own);
  return (await liveSocketFolder(linked)) !== null;
}

type ServerPaths = { readonly binFolder: string; readonly dataFolder: string; readonly logFile: string };

async function launch(
  { binFolder, dataFolder, logFile }: ServerPaths,
  extraSettings: readonly string[],
  socketFolder = makeSocketFolder(),
): Promise<ChildProcess> {
  await ownSocketFolder(socketFolder);
  const log = await openLog(logFile);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'unix_socket_permissions=0700',
    'max_connections=60',
    'shared_buffers=128MB',
    'dynamic_shared_memory_type=posix',
    ...logSettings,
    ...extraSettings,
  ];
  const child = spawn(
    path.join(binFolder, 'postgres'),
    ['-D', dataFolder, ...settings.flatMap((each) => ['-c', each])],
    {
      ...identity,
      cwd: dataFolder,
      // A separate process group, because Ctrl-C must not stop the database before the product.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  child.on('error', () => undefined);
  child.unref();
  await log.close();
  return child;
}

/** Creates a private folder with a short path, because socket addresses are limited to about 100 bytes. */
function makeSocketFolder(): string {
  return path.join(os.tmpdir(), `ferrite-${randomBytes(8).toString('hex')}`);
}

async function ownSocketFolder(socketFolder: string): Promise<void> {
  await fs.mkdir(socketFolder, { recursive: true, mode: 0o700 });
  const { uid } = await fs.lstat(socketFolder);
  const own = process.getuid?.() ?? uid;
  if (uid !== own && uid !== identity.uid) throw new Error(`${socketFolder} belongs to another user.`);
  if (runsAsRoot) await fs.chown(socketFolder, unprivilegedId, unprivilegedId);
}

async function untilAnswering(
  dataFolder: string,
  child: ChildProcess,
  deadline: number,
): Promise<string | null> {
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const socketFolder = await liveSocketFolder(dataFolder);
    if (socketFolder) return socketFolder;
    await pause(40);
  }
  return null;
}

/** Returns the socket folder of the running server, or null if none is running. */
async function liveSocketFolder(dataFolder: string): Promise<string | null> {
  const lines = (await fs.readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  );
  const socketFolder = lines[4]?.trim();
  if (!socketFolder || lines[7]?.trim() !== 'ready') return null;
  const answers = await new Promise<boolean>((resolve) => {
    const socket = net.connect(path.join(socketFolder, '.s.PGSQL.5432'));
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  return answers ? socketFolder : null;
}

async function connect(socketFolder: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: socketUrl(socketFolder, 'postgres'),
    application_name: 'ferrite-watch',
    connectionTimeoutMillis: answerTimeoutMs,
  });
  // An interrupted query and the event `end` report the error too.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function lock(session: pg.Client, name: string): Promise<boolean> {
  const query = { text: `SELECT ${name}(${useLock}) AS done`, query_timeout: answerTimeoutMs };
  return ((await session.query(query)).rows[0] as { done: boolean }).done;
}

async function ensureDatabase(session: pg.Client): Promise<void> {
  await session.query(`CREATE DATABASE ${databaseName}`).catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}

async function stopServer(dataFolder: string, session: pg.Client): Promise<void> {
  const isLast = await endUse(session)
    .catch(() => endUseAnew(dataFolder))
    .catch(() => true);
  if (!isLast) return;
  const [pid, socketFolder] = [await postmasterOf(dataFolder), session.host];
  if (pid <= 0) return;
  signal(pid, 'SIGINT');
  // An ended process that its parent has not reaped still accepts signals, but its file is gone.
  while (signal(pid, 0) && (await postmasterOf(dataFolder)) === pid) await pause(30);
  await fs.rm(socketFolder, { recursive: true, force: true });
}

/** Returns whether no other process uses the server; then none can begin to, because this session holds the lock. */
async function endUse(session: pg.Client): Promise<boolean> {
  await lock(session, 'pg_advisory_unlock_shared');
  const isLast = await lock(session, 'pg_try_advisory_lock');
  if (!isLast) await session.end();
  return isLast;
}

/** Repeats `endUse` after the session was lost, e.g. because another process started the server again. */
async function endUseAnew(dataFolder: string): Promise<boolean> {
  const socketFolder = await liveSocketFolder(dataFolder);
  if (!socketFolder) return true;
  return endUse(await connect(socketFolder));
}

/** Returns the process id of the server that uses this data folder; 0 if there is none. */
async function postmasterOf(dataFolder: string): Promise<number> {
  const words = await fs.readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(words.split('\n')[0]);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
