/** One instance of the product that the fault test supervises: started, controlled, killed, restarted. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { Order, Report } from './server.ts';

export type Instance = {
  readonly port: number;
  readonly url: string;
  isUp(): boolean;
  /** Starts the process. @param crashAt failpoint at which the process kills itself @throws if the process does not start */
  start(crashAt?: string): Promise<void>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  /** Runs a job. @returns false if the process ended in the meantime */
  run(job: string): Promise<boolean>;
  moveClock(aheadMs: number): void;
  /** Resolves when the process has ended; immediately if there is none. */
  gone(): Promise<void>;
};

const program = path.join(import.meta.dirname, 'server.ts');
const packageLoader = path.resolve(import.meta.dirname, '../../scripts/start/load-packages.mjs');
const startTimeoutMs = 90_000;
const jobTimeoutMs = 120_000;

export async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Creates an instance. @param folder data folder, with the output of the process in `server.log` @param environment
 * settings of the product, the same for every start
 */
export async function createInstance(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Instance> {
  const port = await freePort();
  fs.mkdirSync(folder, { recursive: true });
  const log = path.join(folder, 'server.log');
  const waiting = new Map<number, (isDone: boolean) => void>();
  let child: ChildProcess | null = null;
  let isReady = false;
  let aheadMs = 0;
  let jobs = 0;

  /** Sends a command to the process; a command that the process no longer receives fails when it ends. */
  function send(order: Order): void {
    if (child?.connected) child.send(order, () => undefined);
  }

  function hear(started: ChildProcess, becameReady: () => void): void {
    started.on('error', () => undefined);
    started.on('message', (word: Report) => {
      if ('ready' in word) becameReady();
      else {
        if (word.error) fs.appendFileSync(log, `${word.error}\n`);
        waiting.get(word.done)?.(true);
        waiting.delete(word.done);
      }
    });
    started.once('exit', () => {
      if (child === started) [child, isReady] = [null, false];
      for (const answer of waiting.values()) answer(false);
      waiting.clear();
    });
  }

  function gone(): Promise<void> {
    const running = child;
    if (!running) return Promise.resolve();
    return new Promise((resolve) => running.once('exit', () => resolve()));
  }

  function moveClock(ahead: number): void {
    aheadMs = ahead;
    send({ aheadMs });
  }

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    isUp: () => isReady,
    gone,
    async start(crashAt) {
      const output = fs.openSync(log, 'a');
      const started = spawn(process.execPath, ['--import', packageLoader, program], {
        env: {
          ...(process.env['PATH'] ? { PATH: process.env['PATH'] } : {}),
          ...environment,
          PORT: String(port),
          DATA_DIR: folder,
          FAULTS_AHEAD_MS: String(aheadMs),
          ...(crashAt ? { CRASH_AT: crashAt } : {}),
        },
        stdio: ['ignore', output, output, 'ipc'],
      });
      fs.closeSync(output);
      child = started;
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`The instance did not start within ${startTimeoutMs} ms.`)),
          startTimeoutMs,
        );
        const end = (finish: () => void) => {
          clearTimeout(late);
          finish();
        };
        started.once('exit', () => end(() => reject(new Error(`The instance exited; see ${log}.`))));
        hear(started, () => {
          isReady = true;
          end(resolve);
        });
      });
      // The clock may have been moved while the process was starting.
      moveClock(aheadMs);
    },
    async kill() {
      const end = gone();
      child?.kill('SIGKILL');
      await end;
    },
    run(job) {
      const number = ++jobs;
      return new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`The job ${job} did not finish in time.`)),
          jobTimeoutMs,
        );
        waiting.set(number, (isDone) => {
          clearTimeout(late);
          resolve(isDone);
        });
        if (!child?.connected) return waiting.get(number)?.(false);
        send({ run: job, number });
      });
    },
    moveClock,
  };
}
