import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/server/clock.ts';
import { codeRules } from '../auth.rules.ts';
import type { CodePurpose, CodeRow, CodeStore } from './code.store.ts';
import { type CodeCaller, createCodeTries } from './code-tries.ts';
import { countRequest, type RequestLimitDeps, tooManyCodes } from './request-limits.ts';

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
export function createMailedCodes(
  options: RequestLimitDeps & {
    readonly store: CodeStore;
    readonly clock: Clock;
    /** Switches the hourly limits off, for tests; the minimum interval between codes remains. */
    readonly unlimited: boolean;
  },
) {
  const { store, limitStore, clock, digest, unlimited } = options;
  const tries = createCodeTries({ store: limitStore, clock, digest });
  const { validityMs, resendAfterMs, maxTries, otherCallersTries } = codeRules;
  const hashOf = (purpose: CodePurpose, email: string, code: string) => digest('code', purpose, email, code);

  return {
    /**
     * Counts a request for a code. During the waiting time the code already sent stays valid, so other callers cannot
     * lock out the owner.
     * @throws AppError 429 with Retry-After if the last request was too recent or there were too many within an hour
     */
    async admit(purpose: CodePurpose, email: string, address: string): Promise<Admission> {
      const now = clock.now();
      const last = await store.find(email, purpose);
      const waitMs = last ? last.createdAt.getTime() + resendAfterMs - now.getTime() : 0;
      if (waitMs > 0 && (await tries.isRequester({ purpose, email, address }))) throw tooManyCodes(waitMs);
      const hasTries = unlimited || (await countRequest(options, { email, address }, now));
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
        throw tooManyCodes(resendAfterMs);
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
