/** Runs the built product as a user does: in a separate process, with a data folder and a real database of its own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serverFlags, serverVariables } from '../scripts/start/prepare.mjs';
import { stopWithRun } from './test-postgres.ts';

export const demoPassword = 'walk-the-heat-7';

/** Number of concurrent browser tests. On two processors, a third one uses the time in which the others wait. */
export const browserWorkers = 3;

export type Product = {
  readonly url: string;
  readonly pid: number | undefined;
  readonly folder: string;
  /** Stops the product. @returns the status of its process */
  readonly stop: (keep?: { readonly dataFolder: boolean }) => Promise<number | null>;
};

/** Copies a data folder with the owners of its files. Its database must have ended. */
export const copyDataFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/**
 * Starts the product on this port.
 * @param from data folder to copy; by default, the product creates its database and demo content, which takes most of the
 * time of a start @returns its URL, once it responds; the product stops when this process ends for any reason
 */
export async function startProduct(
  port: number,
  settings: Record<string, string> = {},
  from?: string,
): Promise<Product> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-e2e-'));
  await fs.chmod(folder, 0o755);
  if (from) await copyDataFolder(from, path.join(folder, 'data'));
  const child = spawn(process.execPath, [...serverFlags, 'server.ts'], {
    env: {
      ...serverVariables,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      DEMO_PASSWORD: demoPassword,
      DEMO_YEAR: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...settings,
    },
    // The channel closes when this process ends for any reason; the product then stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid) stopWithRun(folder, child.pid);
  const output = outputOf(child);
  const url = await answering(child, output);
  let isStopping = false;
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    // Without this, the tests that follow would report only refused connections.
    process.stderr.write(
      `The product at ${url} stopped with ${code ?? signal}:\n${output.text.slice(-4_000)}\n`,
    );
  });
  return {
    url,
    pid: child.pid,
    folder,
    async stop(keep = { dataFolder: false }) {
      isStopping = true;
      const status = await new Promise<number | null>((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      });
      if (!keep.dataFolder) await fs.rm(folder, { recursive: true, force: true });
      return status;
    },
  };
}

/**
 * Starts the product once on this port and stops it. @returns its folder, whose data folder can be copied for further products
 * @throws if the product or its database did not stop
 */
export async function createDataFolder(port: number): Promise<{ parent: string; data: string }> {
  const { folder, stop } = await startProduct(port);
  const status = await stop({ dataFolder: true });
  const data = path.join(folder, 'data');
  if (status !== 0 || existsSync(path.join(data, 'postgres', 'postmaster.pid')))
    throw new Error(`The product stopped with ${status}, or its database is still running.`);
  return { parent: folder, data };
}

function outputOf(child: ChildProcess): { text: string } {
  const output = { text: '' };
  const read = (chunk: Buffer) => {
    output.text += chunk;
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return output;
}

function answering(child: ChildProcess, output: { readonly text: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = () => {
      const found = /is at (http:\/\/\S+)/.exec(output.text);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`The product stopped with ${code}:\n${output.text}`)));
  });
}

/**
 * Returns whether a process is running. A process that has exited remains listed until its parent reads its status,
 * which on a busy machine takes minutes.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return os.platform() !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
