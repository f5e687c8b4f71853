/** Limits how many tasks run at once. Other tasks wait in order, or are rejected if the wait would be too long. */
import { setImmediate as others } from 'node:timers/promises';
import { transientFailure } from '../errors/transient-failures.ts';

export type Semaphore = {
  /** Runs a task when a slot is free. @throws AppError 503 `server.busy` if the wait would be too long */
  <T>(task: () => Promise<T>): Promise<T>;
  /**
   * Acquires a slot for work that ends outside of this function.
   * @returns the function that releases the slot
   * @throws AppError 503 `server.busy` if the wait would be too long
   */
  enter(): Promise<() => void>;
  /** Returns whether a new task would be rejected. */
  isFull(): boolean;
  waiting(): number;
};

export type SemaphoreOptions = {
  /** Maximum wait in milliseconds; unlimited if omitted. */
  readonly longestWaitMs?: number;
  readonly now?: () => number;
};

/**
 * Number of event loop rounds between tasks. Node accepts one new connection per round: without a pause, tasks of 20 ms
 * would admit fifty callers a second, and the others would wait in the kernel, where they cannot be rejected. An empty
 * round costs microseconds.
 */
const roundsBetween = 24;
/** Maximum pause between tasks in milliseconds; with many callers a single round takes long. */
const longestPauseMs = 4;
/**
 * A task is rejected if its expected wait exceeds the maximum wait by this factor, because the expectation is rough.
 */
const tolerance = 1.25;
/** Weight of the newest task in the moving average of durations. */
const weight = 0.1;
/** Average duration assumed before the first measurement, in milliseconds. */
const firstGuessMs = 10;

export function createSemaphore(
  atOnce: number,
  { longestWaitMs = Number.POSITIVE_INFINITY, now = () => performance.now() }: SemaphoreOptions = {},
): Semaphore {
  let free = atOnce;
  let meanMs = firstGuessMs;
  const waitingLine = createWaitingLine(tolerance * longestWaitMs, now);

  function begin(): () => void {
    const begun = now();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      meanMs += weight * (now() - begun - meanMs);
      // The slot is passed to the first waiting task, so that no new task gets it first.
      if (!waitingLine.admitFirst()) free += 1;
    };
  }

  const isFull = () => free === 0 && ((waitingLine.length() + 1) * meanMs) / atOnce > longestWaitMs;

  async function enter(): Promise<() => void> {
    if (isFull()) throw transientFailure('busy');
    if (free > 0) free -= 1;
    else await waitingLine.join();
    const leave = begin();
    // Pauses so that Node can accept connections that arrived meanwhile.
    const since = now();
    for (let round = 0; round < roundsBetween && now() - since < longestPauseMs; round += 1) await others();
    return leave;
  }

  return Object.assign(
    async <T>(task: () => Promise<T>): Promise<T> => {
      const leave = await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
    { enter, isFull, waiting: waitingLine.length },
  );
}

type Waiter = { readonly since: number; readonly resolve: () => void; readonly reject: () => void };

/** Creates the line of tasks that wait for a slot. */
function createWaitingLine(longestMs: number, now: () => number) {
  const waiters: Waiter[] = [];

  /** Rejects the waiter after the maximum wait. @returns the function that cancels this */
  function limitWait(waiter: Waiter): () => void {
    let timer: NodeJS.Timeout | undefined;
    function poll(): void {
      const left = waiter.since + longestMs - now();
      if (left <= 0) waiter.reject();
      else timer = setTimeout(poll, left).unref();
    }
    if (Number.isFinite(longestMs)) poll();
    return () => clearTimeout(timer);
  }

  return {
    length: () => waiters.length,

    /** Waits for a slot; rejects after the maximum wait even if no running task ends, e.g. because the database hangs. */
    join: () =>
      new Promise<void>((resolve, reject) => {
        let cancelLimit = (): void => undefined;
        const end = () => {
          cancelLimit();
          const at = waiters.indexOf(waiter);
          if (at >= 0) waiters.splice(at, 1);
        };
        const waiter = {
          since: now(),
          resolve: () => {
            end();
            resolve();
          },
          reject: () => {
            end();
            reject(transientFailure('busy'));
          },
        };
        waiters.push(waiter);
        cancelLimit = limitWait(waiter);
      }),

    /** Gives a free slot to the first task. @returns false if no task waits */
    admitFirst(): boolean {
      let first = waiters.shift();
      // A task that has waited too long is rejected, because its response would come too late.
      while (first && now() - first.since > longestMs) {
        first.reject();
        first = waiters.shift();
      }
      first?.resolve();
      return first !== undefined;
    },
  };
}
