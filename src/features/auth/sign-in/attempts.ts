import type { Clock } from '../../../platform/server/clock.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import { delayAfter, knownLocationMs, type SignInLimits } from '../auth.rules.ts';
import { refuse } from '../refusals.ts';

/** Maximum of concurrent attempts per account; attempts of one address are serialized. */
const maxConcurrentAttempts = 8;

/** Sign-in attempt by password or code. */
export type Attempt = {
  /** Network address; empty if unknown. */
  readonly address: string;
  /** Email of the account, or the typed name. */
  readonly account: string;
  /** Id of the browser, if sent. */
  readonly deviceId?: string | undefined;
  /** Mailed codes stay available while passwords are delayed. */
  readonly by?: 'password' | 'mail';
};

/** Listeners of failures; they must not throw or delay the response. */
export type AttemptReports = {
  onFailure(attempt: Attempt): Promise<void>;
  /** Called for distributed guessing, to notify the owner. */
  onAttack(account: string): void;
};

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Delays guessing at all login endpoints. Failures count per address and account, per address, and per account over all
 * addresses. Failures of others do not delay the owner at known locations. Unknown accounts behave alike.
 */
export function createAttempts(options: {
  readonly store: RateLimitStore;
  readonly clock: Clock;
  readonly limits: SignInLimits | 'off';
  /** Keyed hash of counter keys. */
  readonly digest: (...parts: string[]) => string;
  readonly reports?: AttemptReports;
}) {
  const { store, clock, limits, digest, reports } = options;
  const queueByAccount = createQueuePerKey(maxConcurrentAttempts);
  // Attempts of an address are serialized, so that its limit is exact.
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
     * Runs an attempt. `isFailure`: whether an error is a wrong guess.
     * @throws AppError 429 with Retry-After after too many failures
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

    /** Returns whether this account was used from this location before. */
    async isKnownLocation(attempt: Pick<Attempt, 'address' | 'account'>): Promise<boolean> {
      return store.isAnyRemembered(toKeys(attempt).places, clock.now());
    },

    /** Resets the failures after the owner verified the mailbox. */
    async clear(attempt: Pick<Attempt, 'address' | 'account'>): Promise<void> {
      if (limits === 'off') return;
      const keys = toKeys(attempt);
      await store.reset(keys.here);
      await store.reset(keys.everywhere);
      await store.remember(keys.places, new Date(clock.now().getTime() + knownLocationMs));
    },
  };
}

/** Queue per key, so that concurrent guesses are counted one after the other. */
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
