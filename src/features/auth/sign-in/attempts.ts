import type { Clock } from '../../../platform/server/clock.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import type { SignInLimits } from '../auth.rules.ts';
import {
  assertNotBlocked,
  type CounterKeys,
  countFailure,
  rememberPlaces,
  toKeys,
} from './failure-counters.ts';
import { createQueuePerKey } from './queue-per-key.ts';

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

  const keysOf = (attempt: Attempt) => toKeys(digest, attempt);

  async function handleFailure(attempt: Attempt, keys: CounterKeys, allowances: SignInLimits): Promise<void> {
    const { by } = attempt;
    const isAttacked = await countFailure(store, keys, { by, limits: allowances }, clock.now());
    if (isAttacked) reports?.onAttack(attempt.account);
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
      const keys = keysOf(attempt);
      const attemptOnce = async () => {
        await assertNotBlocked(store, keys, attempt.by, clock.now());
        try {
          const result = await work();
          await store.reset(keys.here);
          await rememberPlaces(store, keys, clock.now());
          return result;
        } catch (error) {
          if (isFailure(error)) await handleFailure(attempt, keys, limits);
          throw error;
        }
      };
      return queueByAddress(keys.here, () => queueByAccount(keys.everywhere, attemptOnce));
    },

    /** Returns whether this account was used from this IP address before. */
    async isKnownLocation(attempt: Pick<Attempt, 'address' | 'account'>): Promise<boolean> {
      return store.isAnyRemembered(keysOf(attempt).places, clock.now());
    },

    /** Resets the failure counters after the owner has proven access to the mailbox. */
    async clear(attempt: Pick<Attempt, 'address' | 'account'>): Promise<void> {
      if (limits === 'off') return;
      const keys = keysOf(attempt);
      await store.reset(keys.here);
      await store.reset(keys.everywhere);
      await rememberPlaces(store, keys, clock.now());
    },
  };
}
