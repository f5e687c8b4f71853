/** Runs the built product as a user does: in a separate process, with a data folder and a real database of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serverFlags } from '../scripts/start/prepare.mjs';
import { stopWithRun } from './test-postgres.ts';

export const demoPassword = 'walk-the-heat-7';

/** Number of concurrent browser tests. On two processors, a third one uses the time in which the others wait. */
export const browserWorkers = 3;

export type Product = {
  readonly url: string;
  readonly pid: number | undefined;
  readonly folder: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the product on this port with a new data folder.
 * @returns its URL, once it responds; the product stops when this process ends for any reason
 */
export async function startProduct(port: number, settings: Record<string, string> = {}): Promise<Product> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-e2e-'));
  await fs.chmod(folder, 0o755);
  const child = spawn(process.execPath, [...serverFlags, 'server.ts'], {
    env: {
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
    async stop() {
      isStopping = true;
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      });
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
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
