import type { Clock } from '../../../platform/server/clock.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import { delayAfter, knownLocationMs, type SignInLimits } from '../auth.rules.ts';
import { refuse } from '../refusals.ts';

/** Maximum number of simultaneous attempts per account. Attempts from one IP address are handled one after the other. */
const maxConcurrentAttempts = 8;

/** Login attempt by password or mailed code. */
export type Attempt = {
  /** IP address; empty if unknown. */
  readonly address: string;
  /** Email address of the account, or the login name as typed. */
  readonly account: string;
  /** Device id of the browser, if it sent one. */
  readonly deviceId?: string | undefined;
  /** Kind of credential; mailed codes are accepted even while passwords are delayed. */
  readonly by?: 'password' | 'mail';
};

/** Listeners for failed attempts; they must not throw or delay the response. */
export type AttemptReports = {
  onFailure(attempt: Attempt): Promise<void>;
  /** Called on distributed guessing, to notify the owner. */
  onAttack(account: string): void;
};

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Delays password guessing at all login endpoints. Failures are counted per IP address and account, per IP address,
 * and per account over all IP addresses. Failures of others do not delay the owner at a known IP address or device.
 * Names without an account are handled the same way.
 */
export function createAttempts(options: {
  readonly store: RateLimitStore;
  readonly clock: Clock;
  readonly limits: SignInLimits | 'off';
  /** Returns a keyed hash, used as key of the counters. */
  readonly digest: (...parts: string[]) => string;
  readonly reports?: AttemptReports;
}) {
  const { store, clock, limits, digest, reports } = options;
  const queueByAccount = createQueuePerKey(maxConcurrentAttempts);
  // Attempts from one IP address are handled one after the other, so that its limit is exact.
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
     * Runs a login attempt.
     * @param isFailure returns whether an error means a wrong guess
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

    /** Returns whether this account was used from this IP address before. */
    async isKnownLocation(attempt: Pick<Attempt, 'address' | 'account'>): Promise<boolean> {
      return store.isAnyRemembered(toKeys(attempt).places, clock.now());
    },

    /** Resets the failure counters after the owner has proven access to the mailbox. */
    async clear(attempt: Pick<Attempt, 'address' | 'account'>): Promise<void> {
      if (limits === 'off') return;
      const keys = toKeys(attempt);
      await store.reset(keys.here);
      await store.reset(keys.everywhere);
      await store.remember(keys.places, new Date(clock.now().getTime() + knownLocationMs));
    },
  };
}

/** Creates a queue per key, so that simultaneous guesses are counted one after the other. */
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
