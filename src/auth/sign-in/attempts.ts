import type { Clock } from '../../platform/server/clock.ts';
import type { RateLimitStore } from '../../platform/server/rate-limit/rate-limit.store.ts';
import { delayAfter, knownLocationMs, type SignInLimits } from '../auth.rules.ts';
import { refuse } from '../refusals.ts';

/** Attempts at one account that run at once, from as many addresses; those of one address run one after the other. */
const maxConcurrentAttempts = 8;

/** One try at an account, by a password or by a code. */
export type Attempt = {
  /** From where; empty when that is not known. */
  readonly address: string;
  /** The account's email, or what was typed instead of one. */
  readonly account: string;
  /** The browser's own id, if it has shown one. */
  readonly deviceId?: string | undefined;
  /** What proves the mailbox is open to the owner when passwords are held off. */
  readonly by?: 'password' | 'mail';
};

/** Who hears of wrong guesses. Neither may throw, nor make the answer wait for a mail. */
export type AttemptReports = {
  onFailure(attempt: Attempt): Promise<void>;
  /** So many guesses from so many places that the owner should know. */
  onAttack(account: string): void;
};

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Holds off guessing, for every login endpoint. Failures count per address and account, per
 * address, and slowly per account over all addresses. Where the account has been entered before, its owner is
 * not held off by the guesses of others. Whether an account exists makes no difference here.
 */
export function createAttempts(options: {
  readonly store: RateLimitStore;
  readonly clock: Clock;
  readonly limits: SignInLimits | 'off';
  /** Keyed hash, so that stored counters do not name anybody. */
  readonly digest: (...parts: string[]) => string;
  readonly reports?: AttemptReports;
}) {
  const { store, clock, limits, digest, reports } = options;
  const queueByAccount = createQueuePerKey(maxConcurrentAttempts);
  // The next attempt of an address is judged when the one before has been counted, so that its limit is exact.
  const queueByAddress = createQueuePerKey(1);

  const toKeys = ({ address, account, deviceId }: Attempt) => {
    const name = account.trim().toLowerCase();
    return {
      here: digest('sign-in', address, name),
      address: digest('sign-in', address),
      everywhere: digest('sign-in-everywhere', name),
      places: [
        digest('known-address', name, address),
        ...(deviceId ? [digest('known-device', name, deviceId)] : []),
      ],
    };
  };
  type Keys = ReturnType<typeof toKeys>;

  async function assertNotBlocked(keys: Keys, by: Attempt['by'], now: Date): Promise<void> {
    const here = await store.blockedUntil([keys.here, keys.address], now);
    const everywhere = by === 'mail' ? null : await store.blockedUntil([keys.everywhere], now);
    const isBlocked = everywhere !== null && !(await store.isAnyRemembered(keys.places, now));
    const ends = [here, isBlocked ? everywhere : null].flatMap((end) => (end ? [end.getTime()] : []));
    if (ends.length === 0) return;
    const seconds = String(Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
    throw refuse('auth.too_many_attempts', {
      about: { seconds },
      headers: { 'retry-after': seconds },
    });
  }

  async function count(key: string, { free, windowMs, maxDelayMs }: SignInLimits['account'], now: Date) {
    const failures = await store.countFailure(key, windowMs, now);
    const delay = delayAfter(failures, free, maxDelayMs);
    if (delay > 0) await store.block(key, new Date(now.getTime() + delay), windowMs);
    return failures;
  }

  async function countFailure(attempt: Attempt, keys: Keys, allowances: SignInLimits): Promise<void> {
    const now = clock.now();
    await count(keys.here, allowances.account, now);
    await count(keys.address, allowances.address, now);
    if (attempt.by !== 'mail') {
      const failures = await count(keys.everywhere, allowances.everywhere, now);
      if (failures >= allowances.everywhere.free) reports?.onAttack(attempt.account);
    }
    await reports?.onFailure(attempt);
  }

  return {
    /**
     * Runs one attempt. `isFailure` tells which of its errors are wrong guesses.
     * @throws AppError 429 with Retry-After when there were too many before
     */
    async run<T>(
      attempt: Attempt,
      work: () => Promise<T>,
      isFailure: (error: unknown) => boolean,
    ): Promise<T> {
      if (limits === 'off') return work();
      const keys = toKeys(attempt);
      const attemptOnce = async () => {
        await assertNotBlocked(keys, attempt.by, clock.now());
        try {
          const result = await work();
          await store.reset(keys.here);
          await store.remember(keys.places, new Date(clock.now().getTime() + knownLocationMs));
          return result;
        } catch (error) {
          if (isFailure(error)) await countFailure(attempt, keys, limits);
          throw error;
        }
      };
      return queueByAddress(keys.here, () => queueByAccount(keys.everywhere, attemptOnce));
    },

    /** Whether this account was entered from here before. */
    async isKnownLocation(attempt: Pick<Attempt, 'address' | 'account'>): Promise<boolean> {
      return store.isAnyRemembered(toKeys(attempt).places, clock.now());
    },

    /** The owner has just shown the mailbox from here: what others guessed wrong holds nobody off any more. */
    async clear(attempt: Pick<Attempt, 'address' | 'account'>): Promise<void> {
      if (limits === 'off') return;
      const keys = toKeys(attempt);
      await store.reset(keys.here);
      await store.reset(keys.everywhere);
      await store.remember(keys.places, new Date(clock.now().getTime() + knownLocationMs));
    },
  };
}

/** Many guesses sent at the same instant must not all be judged by the count before the first of them. */
function createQueuePerKey(maxConcurrent: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  return async (key, work) => {
    const now = running.get(key) ?? 0;
    if (now >= maxConcurrent)
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
