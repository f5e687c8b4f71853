import type { Clock } from '../../../../platform/server/clock.ts';
import type { RateLimitStore } from '../../../../platform/server/rate-limit/rate-limit.store.ts';
import { counted } from '../../../../platform/shared/text/counted.ts';
import { createCallCounts } from './call-counts.ts';
import { AuthRefused } from './refusal.ts';
import type { Secrets } from './sessions/secrets.ts';

/** Number of calls allowed within a time in seconds. */
export type Allowance = { readonly calls: number; readonly seconds: number };

export type LimitedCall = 'token' | 'verify' | 'mail' | 'factor' | 'anonymous';
export type ServiceLimits = Readonly<Record<LimitedCall, Allowance>> & {
  /** Minimum number of seconds between mails to one recipient. */
  readonly mailSeconds: number;
};

/** Limits per IP address. The limit for refreshing is high, because clients end their session after a 429. */
export const defaultLimits: ServiceLimits = {
  token: { calls: 150, seconds: 300 },
  verify: { calls: 30, seconds: 300 },
  mail: { calls: 30, seconds: 300 },
  factor: { calls: 30, seconds: 60 },
  anonymous: { calls: 30, seconds: 3600 },
  mailSeconds: 60,
};

const mailsPerRecipient = 3;
/**
 * Limit of wrong second-factor codes per person, over all IP addresses and challenges. Only callers who know the
 * password can reach it.
 */
const factorTries: Allowance = { calls: 10, seconds: 3600 };

export type Limiter = ReturnType<typeof createLimiter>;

/** Creates the rate limiter. Its counters are in the database, shared by all processes, and have hashed keys. */
export function createLimiter(options: {
  readonly store: RateLimitStore;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly limits: ServiceLimits | 'off';
  readonly onError: (error: unknown) => void;
}) {
  const { store, secrets, clock, limits } = options;
  const key = (...parts: string[]) => secrets.digest('limit', ...parts);
  const counts = createCallCounts(options);

  const secondsUntil = (until: Date) =>
    Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1000));

  return {
    /**
     * Counts a call from an IP address. Refreshes are frequent, so they are counted in memory and saved once a second;
     * other calls are saved at once.
     */
    async take(kind: LimitedCall, address: string): Promise<void> {
      if (limits === 'off') return;
      const { calls, seconds } = limits[kind];
      const counter = key(kind, address);
      const until =
        kind === 'token'
          ? counts.take(counter, calls, seconds * 1000)
          : await store.consume(counter, calls, seconds * 1000, clock.now());
      if (until) throw tooMany('over_request_rate_limit', 'Request rate limit reached', secondsUntil(until));
    },

    /**
     * Allows one mail per interval for a recipient and caller, and three per recipient, also if the recipient has no
     * account. So a single caller cannot lock out the owner of a mailbox.
     */
    async takeMail(recipient: string, caller = ''): Promise<void> {
      if (limits === 'off') return;
      const name = recipient.toLowerCase();
      const now = clock.now();
      const intervalMs = limits.mailSeconds * 1000;
      const until =
        (await store.consume(key('recipient', name, caller), 1, intervalMs, now)) ??
        (await store.consume(key('recipient', name), mailsPerRecipient, intervalMs, now));
      if (!until) return;
      const wait = secondsUntil(until);
      const text = `For security purposes, you can only request this after ${counted(wait, 'second')}.`;
      throw tooMany('over_email_send_rate_limit', text, wait);
    },

    /** Counts a try at a person's second factor; a correct code resets the counter. */
    async takeFactorTry(userId: string, code = 'over_request_rate_limit'): Promise<void> {
      if (limits === 'off') return;
      const { calls, seconds } = factorTries;
      const until = await store.consume(key('factor tries', userId), calls, seconds * 1000, clock.now());
      if (until) throw tooMany(code, 'Too many wrong codes', secondsUntil(until));
    },

    async eraseFactorTries(userId: string): Promise<void> {
      if (limits !== 'off') await store.reset(key('factor tries', userId));
    },
  };
}

function tooMany(code: string, message: string, seconds: number): AuthRefused {
  return new AuthRefused(429, code, message, { headers: { 'retry-after': String(seconds) } });
}
