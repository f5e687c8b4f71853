import type { Clock } from '../../../platform/server/clock.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import { codeRules } from '../auth.rules.ts';

/** Purpose and mailbox of a mailed code, and the IP address from which it is requested or entered. */
export type CodeCaller = { readonly purpose: string; readonly email: string; readonly address: string };

export type CodeTries = ReturnType<typeof createCodeTries>;

/**
 * Counts wrong codes per IP address, so that others cannot use up the tries of the requester. All other IP addresses
 * share few tries: a code can be guessed with a probability of 15 in a million, or 650 in a million by guessing all
 * day (five codes an hour, 25 tries, plus 50 tries a day from other IP addresses).
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
    /** Records the IP address that requested the code; it gets its own tries. */
    async recordRequest(caller: CodeCaller): Promise<void> {
      await store.reset(keyOf('code-tries', caller));
      await store.remember([keyOf('code-asker', caller)], new Date(clock.now().getTime() + validityMs));
    },

    /** Returns whether the current code was requested from this IP address. */
    isRequester: (caller: CodeCaller): Promise<boolean> =>
      store.isAnyRemembered([keyOf('code-asker', caller)], clock.now()),

    /**
     * Consumes a try before the code is compared.
     * @returns false if no try is left
     */
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

    /** Gives a try back if the code was correct but the action that it was for failed. */
    async restoreTry(caller: CodeCaller): Promise<void> {
      await store.release(keyOf('code-tries', caller));
    },
  };
}
