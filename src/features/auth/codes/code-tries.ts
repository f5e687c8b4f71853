import type { Clock } from '../../../platform/server/clock.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import { codeRules } from '../auth.rules.ts';

/** Mailed code, and the address of its requester or user. */
export type CodeCaller = { readonly purpose: string; readonly email: string; readonly address: string };

export type CodeTries = ReturnType<typeof createCodeTries>;

/**
 * Counts wrong codes per address, so that others cannot use up the tries of the requester. All others together have few
 * tries too: the probability to guess a code is 15 in a million, and 650 in a million for continuous guessing over a day
 * (five codes an hour, 25 tries, and 50 tries of others a day).
 */
export function createCodeTries(options: {
  readonly store: RateLimitStore;
  readonly clock: Clock;
  readonly digest: (...parts: string[]) => string;
}) {
  const { store, clock, digest } = options;
  const { validityMs, maxTries, otherCallersTries, otherCallersTriesPerDay } = codeRules;
  const keyOf = (what: string, { purpose, email, address }: CodeCaller) =>
    digest(what, purpose, email.toLowerCase(), address);

  return {
    /** Records the requesting address, which gets its own tries. */
    async recordRequest(caller: CodeCaller): Promise<void> {
      await store.reset(keyOf('code-tries', caller));
      await store.remember([keyOf('code-asker', caller)], new Date(clock.now().getTime() + validityMs));
    },

    /** Returns whether the current code was requested from this address. */
    isRequester: (caller: CodeCaller): Promise<boolean> =>
      store.isAnyRemembered([keyOf('code-asker', caller)], clock.now()),

    /** Consumes a try before the comparison. @returns false if none is left */
    async consumeTry(caller: CodeCaller): Promise<boolean> {
      const now = clock.now();
      const all = { ...caller, address: '' };
      if (await store.consume(keyOf('code-tries', caller), maxTries, validityMs, now)) return false;
      if (await store.isAnyRemembered([keyOf('code-asker', caller)], now)) return true;
      if (await store.consume(keyOf('code-strangers', all), otherCallersTries, validityMs, now)) return false;
      return (
        (await store.consume(keyOf('code-strangers-day', all), otherCallersTriesPerDay, 86_400_000, now)) ===
        null
      );
    },

    /** Restores a try if the code was right but its purpose failed. */
    async restoreTry(caller: CodeCaller): Promise<void> {
      await store.release(keyOf('code-tries', caller));
    },
  };
}
