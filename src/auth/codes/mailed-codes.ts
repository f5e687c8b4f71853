import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { AppError } from '../../platform/errors/errors.ts';
import { codeRules } from '../auth.rules.ts';
import { refuse } from '../refusals.ts';
import type { LimitStore } from '../sign-in/limit.store.ts';
import type { CodePurpose, CodeRow, CodeStore } from './code.store.ts';
import { createCodeTries } from './code-tries.ts';

export type MailedCodes = ReturnType<typeof createMailedCodes>;

/**
 * Six digits that prove whose mailbox it is. A code exists for any address, whether it belongs to somebody or not,
 * so that known and unknown ones take the same way; who gets it mailed is the caller's decision.
 */
export function createMailedCodes(options: {
  readonly store: CodeStore;
  readonly limitStore: LimitStore;
  readonly clock: Clock;
  /** Keyed hash: codes are kept as nothing else, and counters name nobody. */
  readonly digest: (...parts: string[]) => string;
  /** Without limits per hour, for tests; the pause between two codes stays. */
  readonly unlimited: boolean;
}) {
  const { store, limitStore, clock, digest, unlimited } = options;
  const tries = createCodeTries({ store: limitStore, clock, digest });
  const {
    goodForMs,
    resendAfterMs,
    mostTries,
    strangersTries,
    sendsPerAddress,
    sendsPerCaller,
    sendWindowMs,
  } = codeRules;
  const hashOf = (purpose: CodePurpose, email: string, code: string) => digest('code', purpose, email, code);

  function tooMany(waitMs: number): AppError {
    const seconds = String(Math.max(1, Math.ceil(waitMs / 1000)));
    const wait = waitMs < 120_000 ? `${seconds} seconds` : `${Math.ceil(waitMs / 60_000)} minutes`;
    return refuse('auth.too_many_codes', { about: wait, headers: { 'retry-after': seconds } });
  }

  return {
    /** @throws AppError 429 with Retry-After when a code was sent just now, or too many within the hour */
    async admit(purpose: CodePurpose, email: string, caller: string): Promise<void> {
      const now = clock.now();
      const last = await store.find(email, purpose);
      const waitMs = last ? last.createdAt.getTime() + resendAfterMs - now.getTime() : 0;
      if (waitMs > 0) throw tooMany(waitMs);
      if (unlimited) return;
      for (const [key, most] of [
        [digest('code-caller', caller), sendsPerCaller],
        [digest('code-address', email), sendsPerAddress],
      ] as const) {
        const until = await limitStore.take(key, most, sendWindowMs, now);
        if (until) throw tooMany(until.getTime() - now.getTime());
      }
    },

    /** A fresh code instead of the former one. @throws AppError 429 when another request was quicker */
    async issue(purpose: CodePurpose, email: string, address: string): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const createdAt = clock.now();
      const row = {
        email,
        purpose,
        verificationCode: hashOf(purpose, email, code),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + goodForMs),
      };
      if (!(await store.replace(row, new Date(createdAt.getTime() - resendAfterMs))))
        throw tooMany(resendAfterMs);
      await tries.asked({ purpose, email, address });
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
      if (!(await tries.take({ purpose, email, address }))) return 'no_tries';
      const row = await store.takeTry(email, purpose, mostTries + strangersTries);
      const expected = Buffer.from(hashOf(purpose, email, code));
      const kept = Buffer.from(row?.verificationCode ?? '');
      const matches = kept.length === expected.length && timingSafeEqual(kept, expected);
      if (!row || !matches || row.expiresAt < clock.now()) return null;
      return (await store.consume(row)) ? row : null;
    },

    /** Gives a claimed code back, because what it was for could not be done. */
    async restore(row: CodeRow, address: string): Promise<void> {
      await store.restore(row);
      await tries.giveBack({ purpose: row.purpose, email: row.email, address });
    },
    removeExpired: () => store.removeExpired(clock.now()),
  };
}

/** What is told of every code that was sent, or would have been. */
export const codeTimes = {
  resendAfter: codeRules.resendAfterMs / 1000,
  expiresIn: codeRules.goodForMs / 1000,
};
