/**
 * Runs work whose duration depends on user input in a thread: one task at a time with limited processor time and
 * memory, and a bounded queue. A task that exceeds a limit is stopped together with its thread; the next task gets a
 * new thread.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { transientFailure } from '../errors/transient-failures.ts';

export type WorkerOptions = {
  /** Name of the program in `src/programs/`, without file extension; see `serveWork`. */
  readonly program: string;
  /** Data passed to the program as `workerData`. */
  readonly data: unknown;
  /** Maximum processor time of one task in milliseconds; independent of the load of the machine. */
  readonly cpuMs?: number;
  readonly maxWaiting?: number;
  readonly heapMb?: number;
  /** Time in milliseconds after which an idle thread is stopped to release its memory. */
  readonly idleMs?: number;
};

/** Thrown when a task exceeded its time or memory limit and was stopped. */
export class WorkLimitExceeded extends Error {}

/** Message from a program: `ready` after loading, then one result per task. */
export type Answer =
  | 'ready'
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: string };

type Task = {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
};

const pollEveryMs = 100;
/** Maximum time without a result, in milliseconds; then the task is stopped. */
const longestMs = 60_000;

/** Returns the path of a program: from the build folder, or in development the source, which Node runs directly. */
function programFile(name: string): string {
  if (import.meta.filename.endsWith('.ts'))
    return path.join(import.meta.dirname, '../../../programs', `${name}.ts`);
  let folder = import.meta.dirname;
  while (path.basename(folder) !== 'build' && path.dirname(folder) !== folder) folder = path.dirname(folder);
  return path.join(folder, 'workers', `${name}.js`);
}

export function createWorker({
  program,
  data,
  cpuMs = 1_000,
  maxWaiting = 100,
  heapMb = 96,
  idleMs = 60_000,
}: WorkerOptions) {
  const waiting: Task[] = [];
  let thread: Worker | null = null;
  let ready = false;
  let running: Task | null = null;
  let pollTimer: NodeJS.Timeout | undefined;
  let rest: NodeJS.Timeout | undefined;
  let lastId = 0;
  let restarts = 0;

  const drop = (): void => {
    const gone = thread;
    thread = null;
    gone?.removeAllListeners().on('error', () => undefined);
    void gone?.terminate();
  };

  /** Ends the running task by calling `finish`, and starts the next task. */
  function settle(finish: (task: Task) => void): void {
    clearInterval(pollTimer);
    const task = running;
    running = null;
    if (task) finish(task);
    if (waiting.length > 0) next();
    else {
      thread?.unref();
      rest = setTimeout(drop, idleMs).unref();
    }
  }

  const fail = (error: Error): void => {
    restarts += 1;
    drop();
    settle((task) => task.reject(error));
  };

  function begin(): Worker {
    ready = false;
    const made = new Worker(programFile(program), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8 },
      // The thread must not receive the secrets of the server.
      env: { NODE_NO_WARNINGS: '1' },
      execArgv: [],
      // Output that libraries write to the terminal must not appear in the log.
      stdout: true,
      stderr: true,
    });
    made.stdout.resume();
    made.stderr.resume();
    made.on('message', (answer: Answer) => {
      if (answer === 'ready') ready = true;
      if (answer === 'ready' || answer.id !== lastId) return;
      settle((task) =>
        'failed' in answer ? task.reject(new Error(answer.failed)) : task.resolve(answer.result),
      );
    });
    made.on('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new WorkLimitExceeded(`${program}: too much memory`)
          : error,
      ),
    );
    made.on('exit', (code) => fail(new Error(`The thread ${program} exited with ${code}.`)));
    return made;
  }

  function next(): void {
    const task = waiting.shift();
    if (!task) return;
    clearTimeout(rest);
    running = task;
    let current: Worker;
    try {
      thread ??= begin();
      current = thread;
      current.ref();
      // Throws for values that cannot be cloned, e.g. deeply nested ones.
      current.postMessage({ id: lastId + 1, name: task.name, args: task.args });
    } catch (error) {
      settle(({ reject }) => reject(error as Error));
      return;
    }
    lastId += 1;
    const id = lastId;
    let from: number | null = null;
    const begun = performance.now();
    pollTimer = setInterval(() => {
      if (performance.now() - begun > longestMs) fail(new WorkLimitExceeded(`${program}: no answer`));
      // The time to load the program does not count toward the limit of the task.
      else if (ready)
        void current.cpuUsage().then(
          ({ user, system }) => {
            if (id !== lastId || running !== task) return;
            const used = (user + system) / 1_000;
            from ??= used;
            if (used - from > cpuMs) fail(new WorkLimitExceeded(`${program}: too long`));
          },
          () => undefined,
        );
    }, pollEveryMs);
  }

  return {
    /**
     * Runs a function of the program in the thread; arguments and result are copied.
     * @throws WorkLimitExceeded if the task was stopped; AppError 503 if too many tasks wait
     */
    run<T>(name: string, ...args: readonly unknown[]): Promise<T> {
      if (waiting.length >= maxWaiting) return Promise.reject(transientFailure('busy'));
      return new Promise<T>((resolve, reject) => {
        waiting.push({ name, args, resolve: resolve as (result: unknown) => void, reject });
        if (!running) next();
      });
    },

    waiting: () => waiting.length,
    /** Returns the number of threads that failed or were stopped. */
    restarts: () => restarts,

    close(): void {
      clearTimeout(rest);
      drop();
      const closed = new Error(`The thread ${program} was closed.`);
      for (const task of waiting.splice(0)) task.reject(closed);
      settle((task) => task.reject(closed));
      clearTimeout(rest);
    },
  };
}

export type WorkerThread = ReturnType<typeof createWorker>;
