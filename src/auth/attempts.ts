import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { LimitStore } from './limit-store.ts';
import { delayAfter, type SignInLimits } from './rules.ts';

/** So many attempts of one caller at one account run at once; the others wait their turn. */
const atOnce = 8;

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Holds off guessing: failures count per address and account, and per address. An account is never locked
 * for its owner elsewhere. Whether an account exists makes no difference here.
 */
export function createAttempts(options: {
  readonly store: LimitStore;
  readonly clock: Clock;
  readonly limits: SignInLimits | 'off';
  /** Keyed hash, so that stored counters do not name anybody. */
  readonly digest: (...parts: string[]) => string;
}) {
  const { store, clock, limits, digest } = options;
  const turns = createTurns(atOnce);

  async function countFailures(keys: readonly string[], allowances: SignInLimits): Promise<void> {
    const now = clock.now();
    for (const [index, { free, windowMs }] of [allowances.account, allowances.address].entries()) {
      const key = keys[index] ?? '';
      const delay = delayAfter(await store.countFailure(key, windowMs, now), free);
      if (delay > 0) await store.block(key, new Date(now.getTime() + delay), windowMs);
    }
  }

  return {
    /**
     * Runs one attempt. `isFailure` tells which of its errors are wrong guesses.
     * @throws AppError 429 with Retry-After when there were too many before
     */
    async run<T>(
      address: string,
      account: string,
      attempt: () => Promise<T>,
      isFailure: (error: unknown) => boolean,
    ): Promise<T> {
      if (limits === 'off') return attempt();
      const keys = [digest('sign-in', address, account.trim().toLowerCase()), digest('sign-in', address)];
      return turns(keys[0] ?? '', async () => {
        const now = clock.now();
        const until = await store.blockedUntil(keys, now);
        if (until) {
          const seconds = String(Math.ceil((until.getTime() - now.getTime()) / 1000));
          const message = `Too many attempts. Please try again in ${seconds} seconds.`;
          throw new AppError('too_many', 'auth.too_many_attempts', {
            message,
            headers: { 'retry-after': seconds },
          });
        }
        try {
          const result = await attempt();
          await store.forget(keys[0] ?? '');
          return result;
        } catch (error) {
          if (isFailure(error)) await countFailures(keys, limits);
          throw error;
        }
      });
    },
  };
}

/** Many guesses sent at the same instant must not all be judged by the count before the first of them. */
function createTurns(most: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  return async (key, work) => {
    const now = running.get(key) ?? 0;
    if (now >= most)
      await new Promise<void>((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]));
    else running.set(key, now + 1);
    try {
      return await work();
    } finally {
      const [next, ...rest] = waiting.get(key) ?? [];
      if (rest.length > 0) waiting.set(key, rest);
      else waiting.delete(key);
      if (next) next();
      else if ((running.get(key) ?? 1) <= 1) running.delete(key);
      else running.set(key, (running.get(key) ?? 1) - 1);
    }
  };
}
