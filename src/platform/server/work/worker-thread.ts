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

const defaults = { cpuMs: 1_000, maxWaiting: 100, heapMb: 96, idleMs: 60_000 };
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

export class WorkerThread {
  readonly #options: Required<WorkerOptions>;
  readonly #waiting: Task[] = [];
  #running: Task | null = null;
  #thread: Worker | null = null;
  /** Whether the thread has loaded its program. */
  #isReady = false;
  #stopWatch = (): void => undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #lastId = 0;
  #restarts = 0;

  constructor(options: WorkerOptions) {
    this.#options = { ...defaults, ...options };
  }

  /**
   * Runs a function of the program in the thread; arguments and result are copied.
   * @throws WorkLimitExceeded if the task was stopped; AppError 503 if too many tasks wait
   */
  run<T>(name: string, ...args: readonly unknown[]): Promise<T> {
    if (this.#waiting.length >= this.#options.maxWaiting) return Promise.reject(transientFailure('busy'));
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ name, args, resolve: resolve as (result: unknown) => void, reject });
      if (!this.#running) this.#startNext();
    });
  }

  waiting(): number {
    return this.#waiting.length;
  }

  /** Returns the number of threads that failed or were stopped. */
  restarts(): number {
    return this.#restarts;
  }

  close(): void {
    clearTimeout(this.#idleTimer);
    this.#stopThread();
    const closed = new Error(`The thread ${this.#options.program} was closed.`);
    for (const task of this.#waiting.splice(0)) task.reject(closed);
    this.#finish((task) => task.reject(closed));
    clearTimeout(this.#idleTimer);
  }

  #startNext(): void {
    const task = this.#waiting.shift();
    if (!task) return;
    clearTimeout(this.#idleTimer);
    this.#running = task;
    let thread: Worker;
    try {
      this.#thread ??= this.#startThread();
      thread = this.#thread;
      thread.ref();
      // Throws for values that cannot be cloned, e.g. deeply nested ones.
      thread.postMessage({ id: this.#lastId + 1, name: task.name, args: task.args });
    } catch (error) {
      this.#finish(({ reject }) => reject(error as Error));
      return;
    }
    this.#lastId += 1;
    this.#stopWatch = watchTask(thread, {
      cpuMs: this.#options.cpuMs,
      isReady: () => this.#isReady,
      onExceeded: (limit) => this.#fail(new WorkLimitExceeded(`${this.#options.program}: ${limit}`)),
    });
  }

  #startThread(): Worker {
    this.#isReady = false;
    const { program } = this.#options;
    const thread = startProgram(this.#options);
    thread.on('message', (answer: Answer) => this.#receive(answer));
    thread.on('error', (error: NodeJS.ErrnoException) =>
      this.#fail(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new WorkLimitExceeded(`${program}: too much memory`)
          : error,
      ),
    );
    thread.on('exit', (code) => this.#fail(new Error(`The thread ${program} exited with ${code}.`)));
    return thread;
  }

  #receive(answer: Answer): void {
    if (answer === 'ready') this.#isReady = true;
    if (answer === 'ready' || answer.id !== this.#lastId) return;
    this.#finish((task) =>
      'failed' in answer ? task.reject(new Error(answer.failed)) : task.resolve(answer.result),
    );
  }

  #fail(error: Error): void {
    this.#restarts += 1;
    this.#stopThread();
    this.#finish((task) => task.reject(error));
  }

  #stopThread(): void {
    const thread = this.#thread;
    this.#thread = null;
    thread?.removeAllListeners().on('error', () => undefined);
    void thread?.terminate();
  }

  /** Ends the running task by calling `end`, and starts the next task. */
  #finish(end: (task: Task) => void): void {
    this.#stopWatch();
    const task = this.#running;
    this.#running = null;
    if (task) end(task);
    if (this.#waiting.length > 0) this.#startNext();
    else {
      this.#thread?.unref();
      this.#idleTimer = setTimeout(() => this.#stopThread(), this.#options.idleMs).unref();
    }
  }
}

export const createWorker = (options: WorkerOptions): WorkerThread => new WorkerThread(options);

function startProgram({ program, data, heapMb }: Required<WorkerOptions>): Worker {
  const thread = new Worker(programFile(program), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 8 },
    // The thread must not receive the secrets of the server.
    env: { NODE_NO_WARNINGS: '1' },
    execArgv: [],
    // Output that libraries write to the terminal must not appear in the log.
    stdout: true,
    stderr: true,
  });
  thread.stdout.resume();
  thread.stderr.resume();
  return thread;
}

type TaskLimits = {
  readonly cpuMs: number;
  /** Returns whether the program is loaded; the time to load it does not count toward the limit of the task. */
  readonly isReady: () => boolean;
  /** Called when the task exceeds a limit. */
  readonly onExceeded: (limit: string) => void;
};

/**
 * Measures the processor time and duration of a task.
 * @returns the function that ends the measurement
 */
function watchTask(thread: Worker, { cpuMs, isReady, onExceeded }: TaskLimits): () => void {
  const startedAt = performance.now();
  let isEnded = false;
  let usedBefore: number | null = null;

  function compare({ user, system }: NodeJS.CpuUsage): void {
    if (isEnded) return;
    const used = (user + system) / 1_000;
    usedBefore ??= used;
    if (used - usedBefore > cpuMs) onExceeded('too long');
  }

  const timer = setInterval(() => {
    if (performance.now() - startedAt > longestMs) onExceeded('no answer');
    else if (isReady()) void thread.cpuUsage().then(compare, () => undefined);
  }, pollEveryMs);
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
