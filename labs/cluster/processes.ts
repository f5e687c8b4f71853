/** Child processes of this run, which are started as a given user, and stopped or killed by their ids. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export type Running = {
  readonly pid: number;
  isRunning(): boolean;
  /** Sends a signal to the program and its child processes; resolves when the program has ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

const run = promisify(execFile);
const started = new Set<Running>();
const endsWithinMs = 40_000;

/** Starts a program in a separate process group; its output is written to `log`. */
export function start(
  command: string,
  args: readonly string[],
  { log, user, env = {}, cwd }: { log: string; user?: string; env?: Record<string, string>; cwd?: string },
): Running {
  const output = fs.openSync(log, 'a');
  const [program, all] = user
    ? ['setpriv', [`--reuid=${user}`, `--regid=${user}`, '--init-groups', command, ...args]]
    : [command, [...args]];
  const child: ChildProcess = spawn(program, all, {
    detached: true,
    cwd: cwd ?? path.dirname(log),
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  child.on('error', (error) => fs.appendFileSync(log, `${error.message}\n`));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const running: Running = {
    pid: child.pid ?? 0,
    isRunning,
    async end(signal = 'SIGTERM') {
      if (!isRunning() || !child.pid) return;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      // A signal to terminate is sent to the program alone, because it ends its own child processes.
      process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
      await Promise.race([ended, pause(endsWithinMs)]);
      if (isRunning()) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
  started.add(running);
  return running;
}

/** Kills all running programs, after an incomplete start. */
export async function endAll(): Promise<void> {
  await Promise.all([...started].map((each) => each.end('SIGKILL')));
}

export async function output(command: string, args: readonly string[]): Promise<string> {
  return (await run(command, [...args], { timeout: 60_000 })).stdout;
}

/** Error for a check that can no longer succeed. */
export class Ended extends Error {}

/** Waits until a check succeeds. @throws Error with the name of the check after a timeout */
export async function waitUntil(
  what: string,
  check: () => Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (await check().catch((error) => error instanceof Ended && Promise.reject(error))) return;
    await pause(200);
  }
  throw new Error(`Timed out after ${withinMs / 1000} s: ${what}.`);
}

const needed: Readonly<Record<string, string>> = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  postgresql: '/usr/lib/postgresql/15/bin/postgres',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  memcached: '/usr/bin/memcached',
  'swift-proxy': '/usr/bin/swift-proxy-server',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
};

/** Installs missing Debian packages, without starting their services. */
export function installPackages(): void {
  const missing = Object.entries(needed).flatMap(([name, file]) => (fs.existsSync(file) ? [] : [name]));
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...missing]]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`apt-get ${args[0]}: ${stderr.trim().split('\n').at(-1)}`);
  }
}

/**
 * Returns a file of `deploy/` with replaced values. @throws Error if one of the values to replace does not occur, e.g.
 * after a change of the file
 */
export function configured(
  file: string,
  changes: readonly (readonly [from: string | RegExp, to: string])[],
): string {
  const root = path.resolve(import.meta.dirname, '../../deploy');
  return changes.reduce(
    (text, [from, to]) => {
      if (typeof from === 'string' ? !text.includes(from) : text.search(from) < 0)
        throw new Error(`deploy/${file} does not contain ${String(from)}.`);
      return text.replace(from, to);
    },
    fs.readFileSync(path.join(root, file), 'utf8'),
  );
}
