import type { AppError } from '../../../platform/server/errors/errors.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import { counted } from '../../../platform/shared/text/counted.ts';
import { codeRules } from '../auth.rules.ts';
import { refuse } from '../refusals.ts';

export type RequestLimitDeps = {
  readonly limitStore: RateLimitStore;
  /** Returns a keyed hash, for counter keys. */
  readonly digest: (...parts: string[]) => string;
  /** Returns whether the account was used from this IP address before. */
  readonly isKnownLocation: (place: {
    readonly account: string;
    readonly address: string;
  }) => Promise<boolean>;
};

/**
 * Counts a request for a code. The limit over all callers does not apply where the owner has logged in before, so
 * other callers cannot lock out the owner.
 * @returns whether the caller gets tries of its own
 * @throws AppError 429 with Retry-After after too many requests within an hour
 */
export async function countRequest(
  { limitStore, digest, isKnownLocation }: RequestLimitDeps,
  { email, address }: { readonly email: string; readonly address: string },
  now: Date,
): Promise<boolean> {
  const { sendsPerCaller, sendsToMailbox, sendsToMailboxByAll, sendWindowMs } = codeRules;
  const isOwner = await isKnownLocation({ account: email, address });
  const allowances = [
    [digest('code-caller', address), sendsPerCaller],
    [digest('code-address', email, address), sendsToMailbox],
    ...(isOwner ? [] : [[digest('code-address', email), sendsToMailboxByAll] as const]),
  ] as const;
  for (const [key, most] of allowances) {
    const until = await limitStore.consume(key, most, sendWindowMs, now);
    if (until) throw tooManyCodes(until.getTime() - now.getTime());
  }
  const asked = digest('code-asked', email);
  return isOwner || !(await limitStore.consume(asked, sendsToMailbox, sendWindowMs, now));
}

/** Returns the error for a request that may be repeated after `waitMs`. */
export function tooManyCodes(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = waitMs < 120_000 ? counted(seconds, 'second') : counted(Math.ceil(waitMs / 60_000), 'minute');
  return refuse('auth.too_many_codes', { about: wait, headers: { 'retry-after': String(seconds) } });
}
