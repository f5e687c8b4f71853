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
  const waiting: {
    readonly since: number;
    readonly resolve: () => void;
    readonly reject: () => void;
  }[] = [];

  function begin(): () => void {
    const begun = now();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      meanMs += weight * (now() - begun - meanMs);
      releaseNext();
    };
  }

  /** Passes the free slot to the first waiting task, so that no new task gets it first. */
  function releaseNext(): void {
    let next = waiting.shift();
    // A task that has waited too long is rejected, because its response would come too late.
    while (next && now() - next.since > tolerance * longestWaitMs) {
      next.reject();
      next = waiting.shift();
    }
    if (next) next.resolve();
    else free += 1;
  }

  /** Waits for a slot; rejects after the maximum wait even if no running task ends, e.g. because the database hangs. */
  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      const longest = tolerance * longestWaitMs;
      const since = now();
      let timer: NodeJS.Timeout | undefined;
      function poll(): void {
        const left = since + longest - now();
        if (left <= 0) waiter.reject();
        else timer = setTimeout(poll, left).unref();
      }
      const end = () => {
        clearTimeout(timer);
        const at = waiting.indexOf(waiter);
        if (at >= 0) waiting.splice(at, 1);
      };
      const waiter = {
        since,
        resolve: () => {
          end();
          resolve();
        },
        reject: () => {
          end();
          reject(transientFailure('busy'));
        },
      };
      waiting.push(waiter);
      if (Number.isFinite(longest)) poll();
    });

  const isFull = () => free === 0 && ((waiting.length + 1) * meanMs) / atOnce > longestWaitMs;

  async function enter(): Promise<() => void> {
    if (isFull()) throw transientFailure('busy');
    if (free > 0) free -= 1;
    else await waitForSlot();
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
    { enter, isFull, waiting: () => waiting.length },
  );
}
