/** Runs the product as `npm start` does, where possible on a separate small file system. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../faults/instance.ts';
import { createTroubles, type Troubles } from './troubles.ts';

export const password = 'hostile-password-1';
const root = path.resolve(import.meta.dirname, '../..');
/** Size of the file system in MB: enough for PostgreSQL with its log, and little more. */
const roomMb = 320;
const startTimeoutMs = 120_000;

export type Product = {
  readonly url: string;
  readonly port: number;
  /** Data folder (DATA_DIR). */
  readonly folder: string;
  /** True if the data folder is on a separate file system, where a full disk affects nothing else. */
  readonly isAlone: boolean;
  readonly failures: Troubles;
  /** Process id of the server; null while there is none. */
  serverPid(): number | null;
  /** Process id of the embedded PostgreSQL; null while there is none. */
  postmasterPid(): number | null;
  databaseUrl(): string;
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  errors(): string[];
  /** File with the terminal output. */
  logFile: string;
  isUp(): boolean;
  stop(): Promise<void>;
};

export const childrenOf = (pid: number): number[] => {
  try {
    return fs
      .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
};
export const commandOf = (pid: number): string => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

function mounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${roomMb}m,mode=755`, 'ferrite-hostile', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** Starts the product. @param work an empty folder @param small whether to use a separate small file system */
export async function startProduct(
  work: string,
  settings: Record<string, string>,
  small: boolean,
): Promise<Product> {
  const volume = path.join(work, 'volume');
  fs.mkdirSync(volume, { recursive: true, mode: 0o755 });
  const isAlone = small && mounted(volume);
  const folder = path.join(volume, 'data');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(work, 'log');
  const output = fs.openSync(logFile, 'a');
  const child: ChildProcess = spawn(process.execPath, [path.join(root, 'scripts/start/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_PASSWORD: password,
      DEMO_YEAR: 'off',
      LOG_LEVEL: 'warn',
      APP_MODE: 'demo',
      ...settings,
    },
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const postmaster = () => {
    try {
      return fs.readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
    } catch {
      return [];
    }
  };
  const databaseUrl = () =>
    `postgresql://postgres@/ferrite?host=${encodeURIComponent(postmaster()[4] ?? '')}`;
  const product: Product = {
    url,
    port,
    folder,
    isAlone,
    failures: createTroubles(),
    logFile,
    isUp: () => !hasEnded(),
    serverPid: () => childrenOf(child.pid ?? 0).find((pid) => commandOf(pid).includes('server.ts')) ?? null,
    postmasterPid: () => Number(postmaster()[0]) || null,
    databaseUrl,
    async query<T extends object>(text: string, values: readonly unknown[] = []) {
      const client = new pg.Client({ connectionString: databaseUrl(), application_name: 'hostile-run' });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<T>(text, [...values])).rows;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    errors: () =>
      fs
        .readFileSync(logFile, 'utf8')
        .split('\n')
        .flatMap((line) => {
          try {
            const { level, msg, err } = JSON.parse(line) as {
              level: number;
              msg?: string;
              err?: { message?: string };
            };
            return level >= 50 ? [`${msg ?? ''}: ${err?.message ?? ''}`.slice(0, 200)] : [];
          } catch {
            return [];
          }
        }),
    async stop() {
      if (!hasEnded()) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await Promise.race([ended, pause(30_000)]);
        if (!hasEnded()) child.kill('SIGKILL');
      }
      // A server that was killed could not end its PostgreSQL.
      const orphan = product.postmasterPid();
      if (orphan && commandOf(orphan).includes('postgres')) process.kill(orphan, 'SIGQUIT');
      await pause(500);
      if (isAlone) execFileSync('umount', ['-l', volume], { stdio: 'ignore' });
      fs.rmSync(volume, { recursive: true, force: true });
    },
  };
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    if (await isWell(product)) return product;
    if (hasEnded() || Date.now() > deadline) {
      await product.stop();
      throw new Error(`The product did not start:\n${fs.readFileSync(logFile, 'utf8').slice(-2_000)}`);
    }
    await pause(200);
  }
}

/** Returns whether the health endpoint returns 200. */
export async function isWell({ url }: Pick<Product, 'url'>): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
