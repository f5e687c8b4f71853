/** Computation for API clients in a worker thread, with limits of time and concurrency. */
import { randomUUID } from 'node:crypto';
import { isUncertain } from '@ferrite/calculators/core/analysis/uncertain-inputs.ts';
import type { Evaluated } from '@ferrite/calculators/core/evaluate.ts';
import type { RawInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { findDefinition } from '@ferrite/calculators/definitions.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import { AppError } from '../../../platform/server/errors/errors.ts';
import { WorkLimitExceeded } from '../../../platform/server/work/worker-thread.ts';
import { refuse } from '../refusals.ts';
import { type ComputedBatch, computeBatch, type Portion } from './batch.ts';
import type { Intervals, SpreadsSlice } from './spreads.ts';

/** Maximum computing time per member and time window; a third of the thread's time. */
const budget = { maxMs: 200_000, windowMs: 10 * 60_000 };
/** Computing time in ms that is accumulated before it is recorded. */
const chargeEveryMs = 1_000;
/** Maximum computing time of the intervals of one calculation in ms. */
const longestSpreadsMs = 60_000;

export type ComputingDependencies = {
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

export function createComputing({ clock, run, count, isLimited }: ComputingDependencies) {
  async function consume(memberId: string, ms: number): Promise<void> {
    if (!isLimited) return;
    const now = clock.now();
    const used = await count(`computing ${memberId}`, Math.round(ms), budget.windowMs, now);
    if (used.count <= budget.maxMs) return;
    const seconds = Math.max(1, Math.ceil((used.windowEndsAt.getTime() - now.getTime()) / 1_000));
    throw refuse('tools.computing_time', {
      about: { mostSeconds: budget.maxMs / 1_000, windowMinutes: budget.windowMs / 60_000, seconds },
      headers: { 'retry-after': String(seconds) },
      fields: { retryAfterSeconds: seconds },
    });
  }

  return {
    /**
     * Computes one set of inputs. @throws AppError 422 if the computation does not finish, 503 if too many requests are
     * waiting
     */
    one: (calculatorId: string, inputs: unknown): Promise<Evaluated> =>
      run<Evaluated>('one', calculatorId, inputs).catch(refuseEndless),

    /**
     * Computes the intervals of results whose inputs have a ±; null without ±.
     * @param memberId member whose computing time is charged; null for calls with a separate limit
     * @throws AppError 429 `tools.computing_time` when the member's time is used up; otherwise as `one`
     */
    async spreads(calculatorId: string, raw: RawInputs, memberId: string | null): Promise<Intervals | null> {
      const calculator = findDefinition(calculatorId);
      if (!calculator || !isUncertain(calculator, raw)) return null;
      const charge = async (ms: number) => memberId !== null && consume(memberId, ms);
      await charge(0);
      const job = randomUUID();
      let ms = 0;
      while (ms < longestSpreadsMs) {
        const slice = await run<SpreadsSlice>('spreads', job, calculatorId, raw).catch(refuseEndless);
        ms += slice.ms;
        if (!slice.isDone) continue;
        // Completed intervals are returned even if the remaining time does not cover them.
        await charge(ms).catch(() => undefined);
        return slice.intervals;
      }
      await charge(ms);
      throw refuse('tools.endless');
    },

    /**
     * Computes a batch.
     * @returns the response as bytes, and the number of rows with a result
     * @throws AppError 429 `tools.computing_time` when the member's time is used up; otherwise as `one`
     */
    async batch(
      calculatorId: string,
      rows: readonly unknown[],
      memberId: string,
      signal?: AbortSignal,
    ): Promise<ComputedBatch> {
      await consume(memberId, 0);
      let unpaidMs = 0;
      const charge = async (ms: number) => {
        unpaidMs += ms;
        if (unpaidMs < chargeEveryMs) return;
        const due = unpaidMs;
        unpaidMs = 0;
        await consume(memberId, due);
      };
      const compute = (portion: readonly unknown[]) =>
        run<Portion>('rows', calculatorId, portion)
          .catch((error: unknown) => {
            if (error instanceof WorkLimitExceeded || error instanceof AppError) throw error;
            // Retries once if the thread crashes during the portion.
            return run<Portion>('rows', calculatorId, portion);
          })
          .catch(refuseEndless);
      const answer = await computeBatch({ id: calculatorId, rows, signal }, compute, charge);
      // The result is returned even if the remaining time does not cover the last portion.
      await consume(memberId, unpaidMs).catch(() => undefined);
      return answer;
    },
  };
}

export type Computing = ReturnType<typeof createComputing>;

function refuseEndless(error: unknown): never {
  if (!(error instanceof WorkLimitExceeded)) throw error;
  throw refuse('tools.endless', { cause: error });
}
