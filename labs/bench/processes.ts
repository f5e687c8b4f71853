/** Starts the measured processes and reads their CPU time and memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serverFlags, serverVariables } from '../../scripts/start/prepare.mjs';

export type Running = {
  readonly pid: number;
  readonly url: string;
  readonly output: () => string;
  stop(): Promise<void>;
};

/** Clock ticks per second of /proc; the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Starts a program and waits until it prints a URL. */
export async function startProcess(args: readonly string[], env: Record<string, string>): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...serverVariables, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      if (output.length < 100_000) output += chunk;
      const found = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`exited with ${code}: ${output}`)));
  });
  return {
    pid: child.pid ?? 0,
    url,
    output: () => output,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Product with its own database in a temporary folder. */
export type Product = Running & {
  readonly folder: string;
  readonly databasePid: number;
  readonly databaseUrl: string;
};

export const password = 'bench-password-1';

/**
 * Starts a product without rate limits and without the demo year. Its `stop` also removes the folder. @param env
 * settings; data in a given `DATA_DIR` are kept
 */
export async function startProduct(port: string, env: Record<string, string> = {}): Promise<Product> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ferrite-bench-'));
  fs.chmodSync(folder, 0o755);
  const data = env.DATA_DIR ?? path.join(folder, 'data');
  const product = await startProcess([...serverFlags, 'server.ts'], {
    PORT: port,
    DATA_DIR: data,
    DEMO_PASSWORD: password,
    DEMO_YEAR: 'off',
    RATE_LIMITS: 'off',
    NODE_ENV: 'production',
    ...env,
  });
  const postmaster = fs.readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return {
    ...product,
    folder,
    databasePid: Number(postmaster[0]),
    databaseUrl: `postgresql://postgres@/ferrite?host=${encodeURIComponent(postmaster[4] ?? '')}`,
    async stop() {
      await product.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs a demo account in. @returns its access token */
export async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Returns the CPU seconds that a process has used so far, user and system. */
export function cpuSeconds(pid: number): number {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Returns the CPU seconds of a process and all its child processes, including ended ones. */
export function cpuSecondsOfAll(parent: number): number {
  const ofOne = (pid: string) => {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = fields
      .slice(11, pid === String(parent) ? 15 : 13)
      .reduce((sum, each) => sum + Number(each), 0);
    return pid === String(parent) || Number(fields[1]) === parent ? ticks / ticksPerSecond : 0;
  };
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        return sum + ofOne(pid);
      } catch {
        // The process has ended in the meantime.
        return sum;
      }
    }, 0);
}

/** Returns the resident memory of a process in MB: current and maximum. */
export function residentMb(pid: number): { now: number; most: number } {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: mb('VmRSS'), most: mb('VmHWM') };
}
