import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/server/clock.ts';
import type { AppError } from '../../../platform/server/errors/errors.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import { counted } from '../../../platform/shared/text/counted.ts';
import { codeRules } from '../auth.rules.ts';
import { refuse } from '../refusals.ts';
import type { CodePurpose, CodeRow, CodeStore } from './code.store.ts';
import { type CodeCaller, createCodeTries } from './code-tries.ts';

/**
 * Decision about a code request. `admitted`: a code is sent, and the caller gets its own tries. `mailed`: a code was
 * just sent for another caller and is used. `admitted_as_stranger`: a code is sent, but because of many requests for
 * this mailbox the caller gets no tries of its own.
 */
type Admission = 'admitted' | 'admitted_as_stranger' | 'mailed';

export type MailedCodes = ReturnType<typeof createMailedCodes>;

/**
 * Creates the six-digit codes that verify a mailbox. A code is stored for unknown email addresses too, so that both
 * cases behave alike; the caller decides whether to mail it.
 */
export function createMailedCodes(options: {
  readonly store: CodeStore;
  readonly limitStore: RateLimitStore;
  readonly clock: Clock;
  /** Returns a keyed hash, for stored codes and counter keys. */
  readonly digest: (...parts: string[]) => string;
  /** Returns whether the account was used from this IP address before. */
  readonly isKnownLocation: (place: {
    readonly account: string;
    readonly address: string;
  }) => Promise<boolean>;
  /** Switches the hourly limits off, for tests; the minimum interval between codes remains. */
  readonly unlimited: boolean;
}) {
  const { store, limitStore, clock, digest, isKnownLocation, unlimited } = options;
  const tries = createCodeTries({ store: limitStore, clock, digest });
  const { validityMs, resendAfterMs, maxTries, otherCallersTries, sendWindowMs } = codeRules;
  const { sendsPerCaller, sendsToMailbox, sendsToMailboxByAll } = codeRules;
  const hashOf = (purpose: CodePurpose, email: string, code: string) => digest('code', purpose, email, code);

  function tooMany(waitMs: number): AppError {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    const wait =
      waitMs < 120_000 ? counted(seconds, 'second') : counted(Math.ceil(waitMs / 60_000), 'minute');
    return refuse('auth.too_many_codes', { about: wait, headers: { 'retry-after': String(seconds) } });
  }

  return {
    /**
     * Counts a request for a code. Other callers cannot lock out the owner: during the waiting time the code already sent stays valid,
     * and the limit over all callers does not apply where the owner has logged in before.
     * @throws AppError 429 with Retry-After if the last request was too recent or there were too many within an hour
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

    /**
     * Creates and stores a new code.
     * @throws AppError 429 if a simultaneous request has created one
     */
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
     * Redeems a code. Returns null for a wrong, expired or used code and for an unknown email address; `no_tries` if
     * the code is not compared because another code must be requested.
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

    /** Makes a redeemed code valid again because the action that it was for failed. */
    async restore(row: CodeRow, address: string): Promise<void> {
      await store.restore(row);
      await tries.restoreTry({ purpose: row.purpose, email: row.email, address });
    },
    removeExpired: () => store.removeExpired(clock.now()),
  };
}

/** Times returned for each request, whether or not a code was mailed. */
export const codeTimes = {
  resendAfter: codeRules.resendAfterMs / 1000,
  expiresIn: codeRules.validityMs / 1000,
};
