import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/server/clock.ts';
import type { AppError } from '../../platform/server/errors/errors.ts';
import type { RateLimitStore } from '../../platform/server/rate-limit/rate-limit.store.ts';
import { codeRules } from '../auth.rules.ts';
import { refuse } from '../refusals.ts';
import type { CodePurpose, CodeRow, CodeStore } from './code.store.ts';
import { type CodeCaller, createCodeTries } from './code-tries.ts';

/**
 * How a request for a code was admitted. `mailed`: another caller's code was mailed just now; it serves, and no other
 * one is mailed. `admitted_as_stranger`: many asked for this mailbox, so this caller has no tries of its own.
 */
type Admission = 'admitted' | 'admitted_as_stranger' | 'mailed';

export type MailedCodes = ReturnType<typeof createMailedCodes>;

/**
 * Six digits that prove whose mailbox it is. A code exists for any address, whether it belongs to somebody or not,
 * so that known and unknown ones take the same way; who gets it mailed is the caller's decision.
 */
export function createMailedCodes(options: {
  readonly store: CodeStore;
  readonly limitStore: RateLimitStore;
  readonly clock: Clock;
  /** Keyed hash: codes are kept as nothing else, and counters name nobody. */
  readonly digest: (...parts: string[]) => string;
  /** Whether the account of this address was entered from here before. */
  readonly isKnownLocation: (place: {
    readonly account: string;
    readonly address: string;
  }) => Promise<boolean>;
  /** Without limits per hour, for tests; the pause between two codes stays. */
  readonly unlimited: boolean;
}) {
  const { store, limitStore, clock, digest, isKnownLocation, unlimited } = options;
  const tries = createCodeTries({ store: limitStore, clock, digest });
  const { validityMs, resendAfterMs, maxTries, otherCallersTries, sendWindowMs } = codeRules;
  const { sendsPerCaller, sendsToMailbox, sendsToMailboxByAll } = codeRules;
  const hashOf = (purpose: CodePurpose, email: string, code: string) => digest('code', purpose, email, code);

  function tooMany(waitMs: number): AppError {
    const seconds = String(Math.max(1, Math.ceil(waitMs / 1000)));
    const wait = waitMs < 120_000 ? `${seconds} seconds` : `${Math.ceil(waitMs / 60_000)} minutes`;
    return refuse('auth.too_many_codes', { about: wait, headers: { 'retry-after': seconds } });
  }

  return {
    /**
     * Counts a request for a code. What other callers ask for this mailbox does not keep its owner out: a code that
     * they asked for just now is in the mailbox already, and from where the owner has signed in before the sum of all
     * callers does not count.
     * @throws AppError 429 with Retry-After when this caller asked just now, or too many times within the hour
     */
    async admit(purpose: CodePurpose, email: string, caller: string): Promise<Admission> {
      const now = clock.now();
      const last = await store.find(email, purpose);
      const waitMs = last ? last.createdAt.getTime() + resendAfterMs - now.getTime() : 0;
      if (waitMs > 0 && (await tries.isRequester({ purpose, email, address: caller }))) throw tooMany(waitMs);
      let hasTries = true;
      if (!unlimited) {
        const isOwner = await isKnownLocation({ account: email, address: caller });
        const allowances = [
          [digest('code-caller', caller), sendsPerCaller],
          [digest('code-address', email, caller), sendsToMailbox],
          ...(isOwner ? [] : [[digest('code-address', email), sendsToMailboxByAll] as const]),
        ] as const;
        for (const [key, most] of allowances) {
          const until = await limitStore.consume(key, most, sendWindowMs, now);
          if (until) throw tooMany(until.getTime() - now.getTime());
        }
        const asked = digest('code-asked', email);
        hasTries = isOwner || !(await limitStore.consume(asked, sendsToMailbox, sendWindowMs, now));
      }
      if (waitMs > 0) return 'mailed';
      return hasTries ? 'admitted' : 'admitted_as_stranger';
    },

    /** A fresh code instead of the former one. @throws AppError 429 when another request was quicker */
    async issue(
      { purpose, email, address }: CodeCaller & { readonly purpose: CodePurpose },
      admission: Admission,
    ): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const createdAt = clock.now();
      const row = {
        email,
        purpose,
        verificationCode: hashOf(purpose, email, code),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + validityMs),
      };
      if (!(await store.replace(row, new Date(createdAt.getTime() - resendAfterMs))))
        throw tooMany(resendAfterMs);
      if (admission === 'admitted') await tries.recordRequest({ purpose, email, address });
      return code;
    },

    /**
     * Uses the code up; null, always the same, for wrong, expired and used ones and for unknown addresses.
     * `no_tries`: nothing is compared any more, whoever has the address, until another code is asked for.
     */
    async claim(
      purpose: CodePurpose,
      email: string,
      code: string,
      address: string,
    ): Promise<CodeRow | null | 'no_tries'> {
      if (!(await tries.consumeTry({ purpose, email, address }))) return 'no_tries';
      const row = await store.consumeTry(email, purpose, maxTries + otherCallersTries);
      const expected = Buffer.from(hashOf(purpose, email, code));
      const kept = Buffer.from(row?.verificationCode ?? '');
      const matches = kept.length === expected.length && timingSafeEqual(kept, expected);
      if (!row || !matches || row.expiresAt < clock.now()) return null;
      return (await store.consume(row)) ? row : null;
    },

    /** Gives a claimed code back, because what it was for could not be done. */
    async restore(row: CodeRow, address: string): Promise<void> {
      await store.restore(row);
      await tries.restoreTry({ purpose: row.purpose, email: row.email, address });
    },
    removeExpired: () => store.removeExpired(clock.now()),
  };
}

/** What is told of every code that was sent, or would have been. */
export const codeTimes = {
  resendAfter: codeRules.resendAfterMs / 1000,
  expiresIn: codeRules.validityMs / 1000,
};
