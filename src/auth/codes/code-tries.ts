import type { Clock } from '../../platform/server/clock.ts';
import type { RateLimitStore } from '../../platform/server/rate-limit/rate-limit.store.ts';
import { codeRules } from '../auth.rules.ts';

/** A code that was mailed, and from where somebody asks for it or types it. */
export type CodeCaller = { readonly purpose: string; readonly email: string; readonly address: string };

export type CodeTries = ReturnType<typeof createCodeTries>;

/**
 * Wrong codes are counted per address that types them, so that strangers cannot use up the code of whoever asked
 * for it. All strangers together have few tries as well: a code is guessed with 15 in a million, an account whose
 * codes somebody asks for and guesses at all day long (five codes an hour, 25 tries, and 50 a day by strangers)
 * with 650 in a million, while its owner gets up to 480 mails.
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
    /** From here the code was asked for: here its own tries are waiting for it. */
    async recordRequest(caller: CodeCaller): Promise<void> {
      await store.reset(keyOf('code-tries', caller));
      await store.remember([keyOf('code-asker', caller)], new Date(clock.now().getTime() + validityMs));
    },

    /** Whether the code that is good now was asked for from here. */
    isRequester: (caller: CodeCaller): Promise<boolean> =>
      store.isAnyRemembered([keyOf('code-asker', caller)], clock.now()),

    /** Takes one try before anything is compared. @returns false when there is none left here */
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

    /** The code was right, but what it was for could not be done. */
    async restoreTry(caller: CodeCaller): Promise<void> {
      await store.release(keyOf('code-tries', caller));
    },
  };
}
