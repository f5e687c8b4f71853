import type { Clock } from '../clock.ts';
import { refuse } from '../errors/refusals.ts';
import type { RateLimitStore } from './rate-limit.store.ts';

/** Quota of actions: at most `most` actions of one kind per member within `minutes`. */
export type Quota = {
  /** Name of the kind of action, e.g. `archive.comment`. */
  readonly what: string;
  readonly most: number;
  readonly minutes: number;
};

/** Counts an action of a member. @throws AppError 429 `request.too_many` with Retry-After */
export type ConsumeLimit = (quota: Quota, memberId: string) => Promise<void>;

export type RateLimiterOptions = {
  readonly store: Pick<RateLimitStore, 'consume'>;
  readonly clock: Clock;
  /** False switches all limits off, for load tests. */
  readonly enabled: boolean;
};

/** Creates the function that limits how often a member may repeat an action. */
export function createRateLimiter({ store, clock, enabled }: RateLimiterOptions): ConsumeLimit {
  return async ({ what, most, minutes }, memberId) => {
    if (!enabled) return;
    const now = clock.now();
    const until = await store.consume(`flood ${what} ${memberId}`, most, minutes * 60_000, now);
    if (!until) return;
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    throw refuse('request.too_many', {
      about: seconds,
      headers: { 'retry-after': String(seconds) },
      fields: { retryAfterSeconds: seconds },
    });
  };
}
