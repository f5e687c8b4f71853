import type { Clock } from '../../../../platform/server/clock.ts';
import type { UsesDeps } from '../../uses/usecases/deps.ts';

/** Dependencies of computations in a worker thread, with limits of time and concurrency. */
export type ComputingDeps = {
  readonly clock: Clock;
  /** Functions of the thread: see `src/programs/calculator-program.ts`. */
  readonly run: <T>(name: 'one' | 'rows' | 'spreads', ...args: readonly unknown[]) => Promise<T>;
  /** Adds to the counter of a key. @returns the new value and the end of its window */
  readonly count: (
    key: string,
    amount: number,
    windowMs: number,
    now: Date,
  ) => Promise<{ readonly count: number; readonly windowEndsAt: Date }>;
  /** false disables charging, for load tests. */
  readonly isLimited: boolean;
};

/** Dependencies of computations that require access and count as uses. */
export type ComputeDeps = {
  readonly computing: ComputingDeps;
  readonly uses: UsesDeps;
};

/** Calculator and its raw inputs. */
export type Calculation = {
  readonly id: string;
  readonly inputs: unknown;
};
