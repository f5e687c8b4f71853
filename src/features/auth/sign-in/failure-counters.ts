import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import { delayAfter, type FailureLimit, knownLocationMs, type SignInLimits } from '../auth.rules.ts';
import { refuse } from '../refusals.ts';
import type { Attempt } from './attempts.ts';

/** Keys of the counters of an attempt: per IP address and account, per IP address, per account, and of known places. */
export type CounterKeys = ReturnType<typeof toKeys>;

/** @param digest returns a keyed hash */
export function toKeys(digest: (...parts: string[]) => string, { address, account, deviceId }: Attempt) {
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
}

/**
 * Checks that no counter of an attempt delays it. Failures at other IP addresses do not delay mailed codes and
 * attempts at known places.
 * @throws AppError 429 with Retry-After
 */
export async function assertNotBlocked(
  store: RateLimitStore,
  keys: CounterKeys,
  by: Attempt['by'],
  now: Date,
): Promise<void> {
  const here = await store.blockedUntil([keys.here, keys.address], now);
  const everywhere = by === 'mail' ? null : await store.blockedUntil([keys.everywhere], now);
  const isBlocked = everywhere !== null && !(await store.isAnyRemembered(keys.places, now));
  const ends = [here, isBlocked ? everywhere : null].flatMap((end) => (end ? [end.getTime()] : []));
  if (ends.length === 0) return;
  const seconds = String(Math.ceil((Math.max(...ends) - now.getTime()) / 1000));
  throw refuse('auth.too_many_attempts', { about: { seconds }, headers: { 'retry-after': seconds } });
}

/**
 * Counts a failed attempt and blocks the counters that exceed their limit.
 * @returns whether the account is being guessed from many IP addresses
 */
export async function countFailure(
  store: RateLimitStore,
  keys: CounterKeys,
  { by, limits }: { readonly by: Attempt['by']; readonly limits: SignInLimits },
  now: Date,
): Promise<boolean> {
  await count(store, keys.here, limits.account, now);
  await count(store, keys.address, limits.address, now);
  if (by === 'mail') return false;
  return (await count(store, keys.everywhere, limits.everywhere, now)) >= limits.everywhere.free;
}

async function count(
  store: RateLimitStore,
  key: string,
  { free, windowMs, maxDelayMs }: FailureLimit,
  now: Date,
): Promise<number> {
  const failures = await store.countFailure(key, windowMs, now);
  const delay = delayAfter(failures, free, maxDelayMs);
  if (delay > 0) await store.block(key, new Date(now.getTime() + delay), windowMs);
  return failures;
}

/** Stores IP address and device as known places of the account. */
export async function rememberPlaces(store: RateLimitStore, keys: CounterKeys, now: Date): Promise<void> {
  await store.remember(keys.places, new Date(now.getTime() + knownLocationMs));
}
