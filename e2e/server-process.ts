/** Starts the server as an operator does, for the tests of its process. Each test has a folder of its own. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

let base: string;
let running: ChildProcess[] = [];
let freePort = 0;
/** Returns a port that no other test of this file has used. */
export const nextPort = () => String(freePort++);
/** Ends a process after the test. */
export const endAfterTest = (child: ChildProcess) => void running.push(child);
/** Data folder after its first start, which takes most of the time of a test. Tests use copies of it. */
let template: Promise<string> | null = null;

/**
 * Prepares the tests of a file. Files of one worker share this module, so each file calls it. @param firstPort first port of
 * the servers; files that run at the same time need ports of their own
 */
export function withServerProcesses(firstPort: number): void {
  beforeAll(() => {
    freePort = firstPort;
  });
  beforeEach(async () => {
    base = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-process-'));
    await fs.chmod(base, 0o755);
  });
  afterEach(async () => {
    await Promise.all(running.map((child) => end(child, 'SIGTERM')));
    running = [];
    await fs.rm(base, { recursive: true, force: true });
  });
  afterAll(async () => {
    const made = await template;
    template = null;
    if (made) await fs.rm(made, { recursive: true, force: true });
  });
}

type Started = { child: ChildProcess; url: string; output: () => string };

export function launch(
  settings: Record<string, string>,
  program = 'server.ts',
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DEMO_PASSWORD: 'walk-the-heat-7',
      DEMO_YEAR: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endAfterTest(child);
  let text = '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

export async function startServer(
  settings: Record<string, string>,
  program?: string,
  patienceMs = 75_000,
): Promise<Started> {
  const port = settings.PORT ?? nextPort();
  const { child, output } = launch({ ...settings, PORT: port }, program);
  await expect
    .poll(() => (child.exitCode === null ? output() : `stopped: ${output()}`), { timeout: patienceMs })
    .toMatch(/is at http|stopped/);
  expect(output()).toContain('is at http');
  return { child, url: `http://127.0.0.1:${port}`, output };
}

export function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Returns a path in the folder of the test. */
export const folder = (name: string) => path.join(base, name);

/** Starts a server on a new data folder and stops it again; the database must have ended before its files are copied. */
async function createTemplate(): Promise<string> {
  const parent = await fs.mkdtemp(path.join(os.tmpdir(), 'ferrite-process-'));
  await fs.chmod(parent, 0o755);
  const data = path.join(parent, 'data');
  const { child, output } = await startServer({ DATA_DIR: data });
  await end(child, 'SIGTERM');
  const isStopped = child.exitCode === 0 && !(await isThere(path.join(data, 'postgres', 'postmaster.pid')));
  if (!isStopped) {
    const pid = await postmasterOf(data).catch(() => 0);
    if (pid > 0) process.kill(pid, 'SIGINT');
    throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${output()}`);
  }
  return parent;
}

/** Returns a copy of a data folder that was started once. The owners of its files are kept. */
export async function copyStartedDataFolder(name: string): Promise<string> {
  template ??= createTemplate().catch((error: unknown) => {
    template = null;
    throw error;
  });
  await promisify(execFile)('cp', ['-a', path.join(await template, 'data'), folder(name)]);
  return folder(name);
}
export const isThere = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

export async function postmasterOf(dataFolder: string): Promise<number> {
  const own = path.join(dataFolder, 'postgres');
  const real = await fs.readlink(own).catch(() => own);
  return Number((await fs.readFile(path.join(real, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
