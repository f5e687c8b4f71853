import type { Clock } from '../../../platform/server/clock.ts';
import type { RateLimitStore } from '../../../platform/server/rate-limit/rate-limit.store.ts';
import { AuthRefused } from './refusal.ts';
import type { Secrets } from './sessions/secrets.ts';
import { createTally } from './tally.ts';

/** So many calls in so many seconds. */
export type Allowance = { readonly calls: number; readonly seconds: number };

export type ServiceLimits = {
  readonly token: Allowance;
  readonly verify: Allowance;
  readonly mail: Allowance;
  readonly factor: Allowance;
  readonly admin: Allowance;
};

/** Per address. Refreshing is generous: the client takes 429 for the end of its session. */
export const defaultLimits: ServiceLimits = {
  token: { calls: 150, seconds: 300 },
  verify: { calls: 30, seconds: 300 },
  mail: { calls: 30, seconds: 300 },
  factor: { calls: 30, seconds: 60 },
  admin: { calls: 600, seconds: 60 },
};

const mailIntervalMs = 60_000;
const mailsPerRecipient = 3;
/** Wrong codes of a second factor, over all addresses and challenges of a person: only who has the password gets here. */
const factorTries: Allowance = { calls: 10, seconds: 3600 };

export type Limiter = ReturnType<typeof createLimiter>;

/** Counters shared by all processes, in the database, by keyed hashes of what they count. */
export function createLimiter(options: {
  readonly store: RateLimitStore;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly limits: ServiceLimits | 'off';
  readonly onError: (error: unknown) => void;
}) {
  const { store, secrets, clock, limits } = options;
  const key = (...parts: string[]) => secrets.digest('limit', ...parts);
  const tally = createTally(options);

  const secondsUntil = (until: Date) =>
    Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1000));

  return {
    /**
     * One call of an address. Refreshing a session is on the path of everybody, so those are counted here and
     * told to the others in one go a second; the rest takes its place in the database at once.
     */
    async take(kind: keyof ServiceLimits, address: string): Promise<void> {
      if (limits === 'off') return;
      const { calls, seconds } = limits[kind];
      const counter = key(kind, address);
      const until =
        kind === 'token'
          ? tally.take(counter, calls, seconds * 1000)
          : await store.consume(counter, calls, seconds * 1000, clock.now());
      if (until) throw tooMany('over_request_rate_limit', 'Request rate limit reached', secondsUntil(until));
    },

    /**
     * One mail a minute per recipient and caller, few per recipient, whether or not there is such a person: the answer
     * must not tell. A single caller cannot keep the owner of a mailbox from asking.
     */
    async takeMail(recipient: string, caller = ''): Promise<void> {
      if (limits === 'off') return;
      const name = recipient.toLowerCase();
      const now = clock.now();
      const until =
        (await store.consume(key('recipient', name, caller), 1, mailIntervalMs, now)) ??
        (await store.consume(key('recipient', name), mailsPerRecipient, mailIntervalMs, now));
      if (!until) return;
      const wait = secondsUntil(until);
      const text = `For security purposes, you can only request this after ${wait} seconds.`;
      throw tooMany('over_email_send_rate_limit', text, wait);
    },

    /** One try at a person's second factor; a right one gives them all back. */
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
