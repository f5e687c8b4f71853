/** Runs work after the response, so that the response time reveals nothing about the work to the caller. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { transientFailure } from '../errors/transient-failures.ts';

export type BackgroundWork = ReturnType<typeof createBackgroundWork>;

/** Maximum number of queued tasks. It is reached only when the database stalls; further requests then get 503. */
const maxQueued = 1_000;

/**
 * Creates a queue of work that runs after the response.
 * @param onError receives failures, because no caller waits for the work
 */
export function createBackgroundWork(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    /** Starts the work after the current response. @throws AppError 503 `server.busy` when too much work is queued */
    run(work: () => Promise<unknown>): void {
      if (running.size >= maxQueued) throw transientFailure('busy');
      const done: Promise<void> = nextTurn()
        .then(work)
        .then(() => undefined, onError)
        .finally(() => running.delete(done));
      running.add(done);
    },

    /** Waits until all queued work is done; for shutdown and tests. */
    async drained(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
