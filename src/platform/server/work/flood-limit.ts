/** Limits that keep one person from filling the site: how many of a thing within how many minutes. */
import type { Clock } from '../clock.ts';
import { refuse } from '../errors/refusals.ts';

export type FloodLimit = {
  /** Names what is counted, e.g. `archive.comment`; members are counted apart. */
  readonly what: string;
  readonly most: number;
  readonly minutes: number;
};

/** Counts one more for this member. @throws AppError 429 `request.too_many` with Retry-After */
export type ConsumeLimit = (limit: FloodLimit, memberId: string) => Promise<void>;

export type FloodLimits = {
  /** Takes one of `most` within the window; null, or from when there are some again. */
  readonly take: (key: string, most: number, windowMs: number, now: Date) => Promise<Date | null>;
  readonly clock: Clock;
  /** false counts nothing, for load tests. */
  readonly on: boolean;
};

export function createFloodLimit({ take, clock, on }: FloodLimits): ConsumeLimit {
  return async ({ what, most, minutes }, memberId) => {
    if (!on) return;
    const now = clock.now();
    const until = await take(`flood ${what} ${memberId}`, most, minutes * 60_000, now);
    if (!until) return;
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    throw refuse('request.too_many', {
      about: seconds,
      headers: { 'retry-after': String(seconds) },
      fields: { retryAfterSeconds: seconds },
    });
  };
}
