/** Work that nobody waits for: whoever asked is answered first, and learns nothing from how long it takes. */
import { setImmediate as others } from 'node:timers/promises';
import { trouble } from '../errors/trouble.ts';

export type Afterwards = ReturnType<typeof createAfterwards>;

/** More than this waits only when the database does: then nobody is told that something is on its way. */
const mostWaiting = 1_000;

/** @param onError told of what fails; nobody else is there to be told */
export function createAfterwards(onError: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    /** Begins once what is at hand has been answered. @throws AppError 503 `server.busy` when too much waits already */
    run(work: () => Promise<unknown>): void {
      if (running.size >= mostWaiting) throw trouble('busy');
      const done: Promise<void> = others()
        .then(work)
        .then(() => undefined, onError)
        .finally(() => running.delete(done));
      running.add(done);
    },

    /** Waits for all of it, for closing and for tests. */
    async drained(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
