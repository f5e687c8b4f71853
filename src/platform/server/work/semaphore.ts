/** Runs at most so many tasks at once; the others wait in order, or are refused when that would take too long. */
import { setImmediate as others } from 'node:timers/promises';
import { transientFailure } from '../errors/transient-failures.ts';

export type Semaphore = {
  /** Runs a task when its turn comes. @throws AppError 503 `server.busy` when the wait would be too long */
  <T>(task: () => Promise<T>): Promise<T>;
  /** A turn for work that ends elsewhere: what it gives must be called once, at the end. @throws as above */
  enter(): Promise<() => void>;
  /** Whether whoever came now would be refused. */
  isFull(): boolean;
  /** Number of tasks that wait. */
  waiting(): number;
};

export type TurnsOptions = {
  /** So long somebody may have to wait; left out, everybody waits. */
  readonly longestWaitMs?: number;
  readonly now?: () => number;
};

/**
 * Node takes one new connection in each round of its event loop, so that tasks of 20 ms without a pause would let fifty
 * callers a second in, and the others wait where nobody refuses them. An empty round costs some microseconds.
 */
const roundsBetween = 24;
/** With many callers a round takes long itself: then a few are enough, and the task must not wait for the rest. */
const longestPauseMs = 4;
/** Foreseen times are rough: whoever has waited so many times longer comes too late. */
const tolerance = 1.25;
/** How much the newest task counts in the mean length of a task: the last ten or so decide. */
const weight = 0.1;
/** Until one has been measured. */
const firstGuessMs = 10;

export function createSemaphore(
  atOnce: number,
  { longestWaitMs = Number.POSITIVE_INFINITY, now = () => performance.now() }: TurnsOptions = {},
): Semaphore {
  let free = atOnce;
  let meanMs = firstGuessMs;
  const waiting: {
    readonly since: number;
    readonly go: () => void;
    readonly refuse: () => void;
  }[] = [];

  function begin(): () => void {
    const begun = now();
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      meanMs += weight * (now() - begun - meanMs);
      handOn();
    };
  }

  /** Whoever ends hands its place to the first who waits, so that nobody slips in between. */
  function handOn(): void {
    let next = waiting.shift();
    // Whoever has waited too long is not answered in time any more: the place is for others.
    while (next && now() - next.since > tolerance * longestWaitMs) {
      next.refuse();
      next = waiting.shift();
    }
    if (next) next.go();
    else free += 1;
  }

  /** Whoever is not called in time is refused, also when nobody ends at all: work may hang with the database. */
  const itsTurn = () =>
    new Promise<void>((resolve, reject) => {
      const longest = tolerance * longestWaitMs;
      const since = now();
      let timer: NodeJS.Timeout | undefined;
      function poll(): void {
        const left = since + longest - now();
        if (left <= 0) waiter.refuse();
        else timer = setTimeout(poll, left).unref();
      }
      const end = () => {
        clearTimeout(timer);
        const at = waiting.indexOf(waiter);
        if (at >= 0) waiting.splice(at, 1);
      };
      const waiter = {
        since,
        go: () => {
          end();
          resolve();
        },
        refuse: () => {
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
    else await itsTurn();
    const leave = begin();
    // Whoever has come meanwhile is heard first.
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
