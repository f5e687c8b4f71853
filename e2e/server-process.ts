/** Starts the server as an operator does, for the tests of its process. Each test has a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { serverVariables } from '../scripts/start/prepare.mjs';
import { copyDataFolder } from '../test/product.ts';

let base: string;
let running: ChildProcess[] = [];
let freePort = 0;
/** Returns a port that no other test of this file has used. */
export const nextPort = () => String(freePort++);
/** Ends a process after the test. */
export const endAfterTest = (child: ChildProcess) => void running.push(child);

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
}

type Started = { child: ChildProcess; url: string; output: () => string };

export function launch(
  settings: Record<string, string>,
  program = 'server.ts',
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [program], {
    env: {
      ...serverVariables,
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

/** Returns a copy of a data folder that was started once. The owners of its files are kept. */
export async function copyStartedDataFolder(name: string): Promise<string> {
  await copyDataFolder(inject('startedDataFolder'), folder(name));
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
