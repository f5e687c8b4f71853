import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { AuthRefused } from './refusal.ts';

/** So many calls in so many seconds. */
export type Allowance = { readonly calls: number; readonly seconds: number };

export type ServiceLimits = {
  readonly token: Allowance;
  readonly verify: Allowance;
  readonly mail: Allowance;
  readonly admin: Allowance;
};

/** Per address. Refreshing is generous: the client takes 429 for the end of its session. */
export const usualLimits: ServiceLimits = {
  token: { calls: 150, seconds: 300 },
  verify: { calls: 30, seconds: 300 },
  mail: { calls: 30, seconds: 300 },
  admin: { calls: 600, seconds: 60 },
};

const mostAddresses = 50_000;
const mailIntervalMs = 60_000;

export type Limiter = ReturnType<typeof createLimiter>;

/** Buckets that fill up again bit by bit, in memory: what they hold off is load; guessing is held off by the codes and the login itself. */
export function createLimiter(clock: Clock, limits: ServiceLimits | 'off') {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: mostAddresses });
  const lastMails = new LRUCache<string, number>({ max: mostAddresses });

  return {
    take(kind: keyof ServiceLimits, address: string): void {
      if (limits === 'off') return;
      const { calls, seconds } = limits[kind];
      const now = clock.now().getTime();
      const key = `${kind} ${address}`;
      const bucket = buckets.get(key) ?? { left: calls, at: now };
      const refilled = Math.min(calls, bucket.left + ((now - bucket.at) / 1000) * (calls / seconds));
      if (refilled < 1) {
        const wait = Math.ceil((1 - refilled) * (seconds / calls));
        throw new AuthRefused(429, 'over_request_rate_limit', 'Request rate limit reached', {
          headers: { 'retry-after': String(wait) },
        });
      }
      buckets.set(key, { left: refilled - 1, at: now });
    },

    /** One mail a minute per recipient, whether or not there is such a person: the answer must not tell. */
    takeMail(recipient: string): void {
      if (limits === 'off') return;
      const now = clock.now().getTime();
      const wait = Math.ceil(
        ((lastMails.get(recipient) ?? Number.NEGATIVE_INFINITY) + mailIntervalMs - now) / 1000,
      );
      if (wait > 0) {
        throw new AuthRefused(
          429,
          'over_email_send_rate_limit',
          `For security purposes, you can only request this after ${wait} seconds.`,
          { headers: { 'retry-after': String(wait) } },
        );
      }
      lastMails.set(recipient, now);
    },
  };
}
